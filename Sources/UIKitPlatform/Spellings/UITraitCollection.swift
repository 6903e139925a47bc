// The user's preferences, which are traits on the stage.
#if canImport(UIKit)
  extension UITraitCollection {
    /// True if the user prefers transitions that do not move.
    @MainActor
    public var prefersReducedMotion: Bool { UIAccessibility.isReduceMotionEnabled }
  }
#endif
