// An import of UIKit imports Foundation and Core Animation too; the other files of this module
// import nothing of the stage.
@_exported public import Foundation
@_exported public import HeadlessControllers
@_exported public import HeadlessStage
@_exported public import HeadlessViews
@_exported public import TransitionCurves
