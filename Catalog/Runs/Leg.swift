import TransitionPictures
import Transitioning

/// A part of a run, from rest to rest, with what was seen of it and what is to be said against it.
struct Leg {
  /// What is done in a leg; parts of a way or of a duration are in `0...1`.
  enum Course: Hashable {
    /// What the sample is about is opened.
    case forward
    /// A finger drives the way back, and lets go when most of it is done.
    case interactive
    /// A finger drives a part of the way back, thinks better of it, and lets go.
    case cancelled(at: Double)
    /// It is opened and, when a part of the duration has passed, closed.
    case interrupted(at: Double)
    /// It is closed.
    case backward
  }

  let course: Course
  let recording: Recording
  let checks: [Check]

  /// What the leg is called in reports.
  var name: String { course.name }
}

extension Leg.Course {
  /// True when a finger drives the way back.
  var isDriven: Bool {
    switch self {
    case .interactive, .cancelled: true
    case .forward, .interrupted, .backward: false
    }
  }

  /// What a leg of this kind is called in reports.
  var name: String {
    switch self {
    case .forward: "forward"
    case .interactive: "interactive"
    case .cancelled: "cancelled"
    case .interrupted: "interrupted"
    case .backward: "backward"
    }
  }
}

extension Recording {
  /// How many layers are visible in the frame that has most of them.
  var mostLayers: Int {
    // A layer has two items where its border is above its sublayers.
    frames.map { Set($0.items.map(\.layer)).count }.max() ?? 0
  }
}
