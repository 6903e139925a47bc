/// How a node of a composition runs as a part of the whole transition.
@MainActor
struct TransitionRole {
  /// The role of a node that is the whole transition, or runs as its parent does.
  static let whole = TransitionRole()

  /// The time from the beginning of the transition to that of the node, in seconds.
  var delay: TimeInterval = 0

  /// The speed of the node, unitless; positive.
  var speed = 1.0

  /// True if the node runs in the direction opposite to that of the transition.
  var isReversed = false

  /// The view that takes the place of the fore view.
  var foreTarget: UIView?

  /// The view that takes the place of the back view.
  var backTarget: UIView?

  /// This role, given relative to a role of the parent, relative to the whole transition.
  func within(_ parent: TransitionRole) -> TransitionRole {
    var whole = self
    whole.delay = parent.delay + delay / parent.speed
    whole.speed = parent.speed * speed
    whole.isReversed = parent.isReversed != isReversed
    let (fore, back) =
      isReversed
      ? (parent.backTarget, parent.foreTarget) : (parent.foreTarget, parent.backTarget)
    whole.foreTarget = foreTarget ?? fore
    whole.backTarget = backTarget ?? back
    return whole
  }
}
