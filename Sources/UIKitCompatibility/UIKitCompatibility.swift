// An import of UIKit imports Foundation and Core Animation too.
@_exported public import Transitioning
