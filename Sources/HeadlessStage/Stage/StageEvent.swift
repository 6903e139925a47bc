public import Foundation

/// An event on a stage that is worth a line in a log.
public struct StageEvent: Hashable, Sendable {
  /// A kind of event.
  public enum Category: String, Hashable, Sendable, CaseIterable, Codable {
    /// A choice between several ways to continue, with its reason.
    case decision
    /// A call of a lifecycle method of a view controller or presentation controller.
    case lifecycle
    /// A step of a transition.
    case transition
    /// An event that concerns users of a screen reader.
    case accessibility
    /// A call or value that was refused.
    case diagnostic
  }

  /// The time of the event, in seconds of the stage's clock.
  public let time: TimeInterval

  /// The kind of event.
  public let category: Category

  /// The name of the object that the event is about.
  public let subject: String

  /// The event in a few words.
  public let message: String

  /// Creates an event about `subject` at `time` seconds.
  public init(time: TimeInterval, category: Category, subject: String, message: String) {
    self.time = time
    self.category = category
    self.subject = subject
    self.message = message
  }
}
