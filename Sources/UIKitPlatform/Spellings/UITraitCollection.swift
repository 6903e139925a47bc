// The user's preferences, which are traits on the stage.
#if canImport(UIKit)
  // In an extension of the class it would keep a subclass from having a member of that name.
  extension NSObjectProtocol where Self: UITraitCollection {
    /// True if the user prefers transitions that do not move.
    @MainActor
    public var prefersReducedMotion: Bool { UIAccessibility.isReduceMotionEnabled }
  }

  extension UIView {
    /// The layout direction that the app forces on the view or on the nearest view around it, or
    /// else that of the view's traits.
    package var surroundingLayoutDirection: UITraitEnvironmentLayoutDirection {
      for view in sequence(first: self, next: \.superview) {
        switch view.semanticContentAttribute {
        case .forceLeftToRight: return .leftToRight
        case .forceRightToLeft: return .rightToLeft
        default: continue
        }
      }
      return traitCollection.layoutDirection
    }
  }
#endif
