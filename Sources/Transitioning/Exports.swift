// The platform on which transitions run; the other files of this module import nothing.
#if TRANSITIONING_ON_UIKIT || (canImport(UIKit) && !os(watchOS) && !os(tvOS))
  @_exported public import UIKitPlatform
#else
  @_exported public import HeadlessUIKit
#endif
