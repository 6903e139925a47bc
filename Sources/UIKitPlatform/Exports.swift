// UIKit, or its stand-in where there is none; the other files of this module import nothing else.
@_exported public import Foundation
@_exported public import TransitionCurves

#if canImport(UIKit)
  @_exported public import UIKit
#else
  @_exported public import HeadlessUIKit
#endif
