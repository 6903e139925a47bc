/// A step on the way to the transition that runs, or does not: what was decided, and why.
///
/// ```swift
/// for decision in photo.transitionDecisions { print(decision) }
/// // PhotoTransition falls back to FadeTransition
/// // FadeTransition runs forward
/// ```
public enum TransitionDecision: Hashable, Sendable, CustomStringConvertible {
  /// The request was refused.
  case refused(TransitionIssue)

  /// Nothing is to be seen, so no delegate was asked for an animator.
  case notAnimated

  /// The controller has a transition controller, and that has no transition.
  case noTransition

  /// A transition was asked whether it can run, and said no.
  case infeasible(Name)

  /// A transition lets another run in its place.
  case fallsBack(Name, to: Name)

  /// A transition that moves things gives way to one that does not, for motion is to be reduced.
  case reducesMotion(Name, to: Name)

  /// A transition runs: the whole of it, or a part that was composed.
  case runs(Name, TransitionDirection)

  /// Nobody has chosen an animator, so the transition runs that the controller prefers, or that of its
  /// style.
  case system(SystemTransition.Kind)

  /// A dismissal waits for the end of what runs.
  case waits(for: TransitionDirection)

  /// A presentation under way is reversed by a dismissal.
  case reverses

  /// A dismissal came before anything was to be seen of the presentation, which is cut short.
  case cutsShort

  /// The name of a type of transition.
  public struct Name: Hashable, Sendable, CustomStringConvertible {
    private let type: Any.Type

    package init(of transition: AnyObject) {
      type = Swift.type(of: transition)
    }

    /// The type's name, as it is written.
    public var description: String { String(describing: type) }

    /// Names are equal when they name the same type.
    public static func == (left: Name, right: Name) -> Bool { left.type == right.type }

    /// Hashes the type.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
  }

  /// The decision in a few words.
  public var description: String {
    switch self {
    case .refused(let issue): "refused: \(issue)"
    case .notAnimated: "not animated, so nobody is asked"
    case .noTransition: "no transition was assigned"
    case .infeasible(let name): "\(name) cannot run here"
    case .fallsBack(let name, let other): "\(name) falls back to \(other)"
    case .reducesMotion(let name, let other): "\(name) gives way to \(other), to reduce motion"
    case .runs(let name, let direction): "\(name) runs \(direction.rawValue)"
    case .system(let kind): "no animation controller, so the system's \(kind)"
    case .waits(let direction):
      "dismissal waits until the \(direction == .forward ? "presentation" : "dismissal") has ended"
    case .reverses: "dismissal reverses the presentation"
    case .cutsShort: "dismissal cuts the presentation short"
    }
  }
}
