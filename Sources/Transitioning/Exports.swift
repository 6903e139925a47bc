// The platform on which transitions run; the other files of this module import nothing.
#if arch(arm) || arch(arm64_32) || arch(i386) || arch(wasm32)
  #error("Transitioning needs a processor of 64 bits: elsewhere, CGFloat and Int are smaller.")
#elseif TRANSITIONING_ON_UIKIT || os(iOS)
  @_exported public import UIKitPlatform
#elseif os(macOS) || os(Linux)
  @_exported public import HeadlessUIKit
#else
  #error(
    "Transitioning is for iOS, Mac Catalyst, macOS and Linux. For other platforms, depend on it with a condition: .product(name: \"Transitioning\", package: \"Transitioning\", condition: .when(platforms: [.iOS]))"
  )
#endif
