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

  /// The object that the event is about; nil without one, as in an event that was read from a file.
  ///
  /// Two runs have different objects, so that equality ignores it.
  package let source: ObjectIdentifier?

  /// Creates an event about `subject` at `time` seconds.
  public init(time: TimeInterval, category: Category, subject: String, message: String) {
    self.init(time: time, category: category, subject: subject, message: message, source: nil)
  }

  package init(
    time: TimeInterval, category: Category, subject: String, message: String,
    source: ObjectIdentifier?
  ) {
    self.time = time
    self.category = category
    self.subject = subject
    self.message = message
    self.source = source
  }

  /// True if all that a person reads is the same.
  public static func == (one: StageEvent, other: StageEvent) -> Bool {
    one.time == other.time && one.category == other.category && one.subject == other.subject
      && one.message == other.message
  }

  /// Hashes the time, the subject and the message.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(time)
    hasher.combine(subject)
    hasher.combine(message)
  }
}
