// The user's preferences, which are traits on the stage.
#if canImport(UIKit)
  // In an extension of the class it would keep a subclass from having a member of that name.
  extension NSObjectProtocol where Self: UITraitCollection {
    /// True if the user prefers transitions that do not move.
    @MainActor
    public var prefersReducedMotion: Bool { UIAccessibility.isReduceMotionEnabled }
  }
#endif
