public import Foundation

/// Something worth telling that happened on a stage.
public struct StageEvent: Hashable, Sendable {
  /// What sort of thing happened.
  public enum Category: String, Hashable, Sendable, CaseIterable, Codable {
    /// Somebody chose between several ways to go on, and why.
    case decision
    /// A callback of a view controller or presentation controller was called.
    case lifecycle
    /// A step of a transition.
    case transition
    /// Something that matters to those who have the screen read out.
    case accessibility
    /// Something was refused.
    case diagnostic
  }

  /// When, in seconds of the stage's clock.
  public let time: TimeInterval

  /// What sort of thing happened.
  public let category: Category

  /// Who it happened to.
  public let subject: String

  /// What happened, in a few words.
  public let message: String

  /// Something that happened at `time` seconds to `subject`.
  public init(time: TimeInterval, category: Category, subject: String, message: String) {
    self.time = time
    self.category = category
    self.subject = subject
    self.message = message
  }
}
