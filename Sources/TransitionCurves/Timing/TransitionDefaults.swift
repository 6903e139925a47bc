public import Foundation

/// Default values for all transitions.
public enum TransitionDefaults {
  /// The default duration of a transition, in seconds; Material Motion's default.
  public static let duration: TimeInterval = PlatformDuration.transition.seconds
}
