import Transitioning

/// A part of a run, from rest to rest; fractions of a distance or of a duration are in `0...1`.
enum Leg: Hashable {
  /// The sample opens its controller.
  case forward
  /// A finger drives most of the dismissal and is lifted at rest.
  case interactive
  /// A finger drives a fraction of the dismissal, and is lifted at rest, or on its way back where a
  /// finger at rest might finish.
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

  /// The direction of the transition that begins.
  var direction: TransitionDirection {
    switch self {
    case .forward, .interrupted, .caught, .resized(.forward): .forward
    case .interactive, .cancelled, .backward, .resized(.backward): .backward
    }
  }

  /// True if the controller is open at the end.
  var endsOpen: Bool {
    switch self {
    case .forward, .cancelled, .resized(.forward): true
    case .interactive, .interrupted, .caught, .backward, .resized(.backward): false
    }
  }

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
}
