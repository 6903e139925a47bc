import TransitionPictures
import Transitioning

/// A part of a run, from rest to rest, with its recording and its checks.
struct Leg {
  /// The action of a leg; fractions of a distance or of a duration are in `0...1`.
  enum Course: Hashable {
    /// The sample opens its controller.
    case forward
    /// A finger drives most of the dismissal and is lifted at rest.
    case interactive
    /// A finger drives a fraction of the dismissal, turns back, and is lifted.
    case cancelled(at: Double)
    /// The sample opens its controller, and closes it after a fraction of the duration.
    case interrupted(at: Double)
    /// The sample opens its controller, and a finger takes hold of it after a fraction of the
    /// duration and drives it back.
    case caught(at: Double)
    /// The sample closes its controller.
    case backward
    /// The sample opens or closes its controller, and the screen is resized meanwhile, in steps: on
    /// the way there to another size class, on the way back to its first size.
    case resized(TransitionDirection)
  }

  let course: Course
  let recording: Recording
  let checks: [Check]

  /// The name of the leg in reports.
  var name: String { course.name }
}

extension Leg.Course {
  /// True if a finger drives the leg.
  var isDriven: Bool {
    switch self {
    case .interactive, .cancelled, .caught: true
    case .forward, .interrupted, .backward, .resized: false
    }
  }

  /// True if the screen is resized during the leg.
  var isResized: Bool {
    if case .resized = self { true } else { false }
  }

  /// The name of the leg in reports.
  var name: String {
    switch self {
    case .forward: "forward"
    case .interactive: "interactive"
    case .cancelled: "cancelled"
    case .interrupted: "interrupted"
    case .caught: "caught"
    case .backward: "backward"
    case .resized(.forward): "forward-resized"
    case .resized(.backward): "backward-resized"
    }
  }
}

extension Recording {
  /// The largest number of layers that are visible in one frame.
  var mostLayers: Int {
    // A layer has two items if its border is above its sublayers.
    frames.map { Set($0.items.map(\.layer)).count }.max() ?? 0
  }
}
