/// A generator of feedback that can be felt; nothing is felt here.
@preconcurrency @MainActor
open class UIFeedbackGenerator {
  /// Creates a generator.
  public init() {}

  /// Does nothing.
  open func prepare() {}
}

/// A generator of impacts; nothing is felt here.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight of what collides; UIKit's styles and numbers.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// Light.
    case light = 0
    /// Of moderate weight.
    case medium = 1
    /// Heavy.
    case heavy = 2
    /// Soft.
    case soft = 3
    /// Rigid.
    case rigid = 4
  }

  /// Creates a generator; the style has no effect.
  public init(style: FeedbackStyle) { super.init() }

  /// Creates a generator of medium impacts.
  public override init() { super.init() }

  /// Does nothing.
  open func impactOccurred() {}

  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A generator for changes of a selection; nothing is felt here.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}

/// A generator for successes, warnings and failures; nothing is felt here.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What has happened; UIKit's types and numbers.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// A task has succeeded.
    case success = 0
    /// A warning.
    case warning = 1
    /// A task has failed.
    case error = 2
  }

  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
