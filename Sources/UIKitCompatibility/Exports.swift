// Code with UIKit's names and transitions of this library need one import.
@_exported public import HeadlessUIKit
@_exported public import Transitioning
