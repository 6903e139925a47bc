// Code with UIKit's names and transitions of this library need one import.
@_exported public import Transitioning

#if canImport(UIKit)
  @_exported public import UIKit
#else
  @_exported public import HeadlessUIKit
#endif
