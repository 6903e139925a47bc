// Whoever imports UIKit has Foundation and Core Animation with it.
@_exported public import Transitioning
