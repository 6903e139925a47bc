/// A decision about which transition runs, and its reason.
///
/// ```swift
/// for decision in photo.transitionDecisions { print(decision) }
/// // PhotoTransition falls back to FadeTransition
/// // FadeTransition runs forward
/// ```
public enum TransitionDecision: Hashable, Sendable, CustomStringConvertible {
  /// The request was refused, for a reason in one sentence: that of the reported issue.
  case refused(String)

  /// The request is not animated, so no delegate was asked for an animator.
  case notAnimated

  /// The controller's transition controller has no transition.
  case noTransition

  /// Nothing asked the controller for its transition.
  case notAsked(Name, TransitionObstacle)

  /// A transition reported that it cannot run.
  case infeasible(Name)

  /// A transition is replaced by its fallback.
  case fallsBack(Name, to: Name)

  /// A transition is replaced by another one because reduced motion is preferred.
  case reducesMotion(Name, to: Name)

  /// A transition is replaced by another one because a finger drives it from its beginning.
  case isDriven(Name, to: Name)

  /// A transition runs: the root transition, or a composed part of it.
  case runs(Name, TransitionDirection)

  /// A transition has a reason to run as it does, as the end of a sentence.
  case explained(Name, String)

  /// The delegate that was set has been deallocated, so that it was not asked.
  case lostDelegate(of: String)

  /// No animator was chosen: the system transition that the controller prefers runs, or the one of
  /// its style.
  case system(SystemTransitionKind)

  /// A dismissal waits for the end of the running transition.
  case waits(for: TransitionDirection)

  /// A dismissal reverses the running presentation.
  case reverses

  /// A dismissal cuts a presentation short before the presentation was visible.
  case cutsShort

  /// True if a transition controller was asked, whatever it answered.
  package var isAnswer: Bool {
    switch self {
    case .noTransition, .infeasible, .fallsBack, .reducesMotion, .isDriven, .runs, .explained: true
    case .refused, .notAnimated, .notAsked, .lostDelegate, .system, .waits, .reverses, .cutsShort:
      false
    }
  }

  /// The name of a transition's type.
  public struct Name: Hashable, Sendable, CustomStringConvertible {
    private let type: Any.Type

    package init(of transition: AnyObject) {
      type = Swift.type(of: transition)
    }

    /// The name of the type, as in source code.
    public var description: String { "\(type)" }

    /// Two names are equal if they name the same type.
    public static func == (left: Name, right: Name) -> Bool { left.type == right.type }

    /// Hashes the type.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
  }

  /// A short description of the decision.
  public var description: String {
    switch self {
    case .refused(let reason): "refused: \(reason)"
    case .notAnimated: "not animated, so no delegate is called"
    case .noTransition: "the transition controller has no transition"
    case .notAsked(let name, let obstacle): "\(name) is not asked: \(obstacle)"
    case .infeasible(let name): "\(name) cannot run here"
    case .fallsBack(let name, let other): "\(name) falls back to \(other)"
    case .reducesMotion(let name, let other): "\(name) gives way to \(other), to reduce motion"
    case .isDriven(let name, let other): "\(name) gives way to \(other), under a finger"
    case .runs(let name, let direction): "\(name) runs \(direction.rawValue)"
    case .explained(let name, let reason): "\(name) \(reason)"
    case .lostDelegate(let owner):
      "the delegate of \(owner) was deallocated; the property is weak, so retain the delegate"
    case .system(let kind): "no animation controller, so the system's \(kind)"
    case .waits(let direction):
      "dismissal waits until the \(direction == .forward ? "presentation" : "dismissal") has ended"
    case .reverses: "dismissal reverses the presentation"
    case .cutsShort: "dismissal cuts the presentation short"
    }
  }
}
