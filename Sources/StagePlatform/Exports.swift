// The stage, and what is below it; the other files of this module import nothing.
@_exported public import Foundation
@_exported public import HeadlessControllers
@_exported public import HeadlessControls
@_exported public import HeadlessStage
@_exported public import HeadlessUIKit
@_exported public import HeadlessViews
@_exported public import MotionCurves
@_exported public import MotionTerms
