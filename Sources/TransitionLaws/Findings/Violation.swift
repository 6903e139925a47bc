public import Foundation
public import Transitioning

/// One fault of a transition: where, when and what.
public struct Violation: Hashable, Sendable, Codable {
  /// A value of a property at an instant near the fault.
  package struct Neighbour: Hashable, Sendable, Codable {
    /// The time since the beginning of the run, in seconds.
    package let time: TimeInterval

    /// The value, as text.
    package let value: String
  }

  /// The fault, as the end of a sentence.
  public var fault: String

  /// The view or layer at fault, by its name; nil if none is.
  public var subject: String?

  /// The direction; nil if the fault is of neither.
  public var direction: TransitionDirection?

  /// The time since the beginning of the run, in seconds; nil if the fault has none.
  public var time: TimeInterval?

  /// The frame of the fault, from 0, and the number of frames.
  package var frame: Int?

  /// The number of frames of the run.
  package var frames: Int?

  /// The interruption of the transition, such as `closed twice`; nil if there was none.
  package var interruption: String?

  /// The name of the screen, if it is another one than that of the audit: `tablet`.
  package var screen: String?

  /// A property near the fault, by its name.
  package var property: String?

  /// The values of the property near the fault.
  package var neighbours: [Neighbour] = []

  /// The likely cause, in a sentence.
  public var cause: String?

  /// The number of other faults of the law that are not listed after this one.
  package var others = 0

  /// Creates a fault of a transition.
  public init(_ fault: String, subject: String? = nil, cause: String? = nil) {
    self.fault = fault
    self.subject = subject
    self.cause = cause
  }

  /// The values near the fault, each with its time; an arrow stands between two at one time.
  var values: [String] {
    neighbours.enumerated().map { index, neighbour in
      index > 0 && neighbours[index - 1].time == neighbour.time
        ? "→ \(neighbour.value)"
        : "\(String(format: "%.3f", neighbour.time)) s  \(neighbour.value)"
    }
  }

  /// The place of the fault: `forward, at 0.150 s (frame 9 of 21)`; before it the screen, if it is
  /// another one.
  package var place: String {
    var parts: [String] = []
    if let screen { parts.append("on the \(screen)") }
    if let interruption { parts.append(interruption) }
    if let direction { parts.append(direction.rawValue) }
    if let time {
      var text = "at \(String(format: "%.3f", time)) s"
      if let frame, let frames { text += " (frame \(frame) of \(frames))" }
      parts.append(text)
    }
    return parts.joined(separator: ", ")
  }

  /// The fault with its place and subject, in one line.
  public var sentence: String {
    let text = (subject.map { "\($0) " } ?? "") + fault
    return place.isEmpty ? text : "\(place): \(text)"
  }
}

extension Violation: CustomStringConvertible {
  /// The fault with its place and subject, and the likely cause, in one line.
  public var description: String {
    sentence + (cause.map { "; likely: \($0)" } ?? "")
  }
}
