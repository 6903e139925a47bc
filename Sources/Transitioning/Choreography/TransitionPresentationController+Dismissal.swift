/// Dismissal by the user: a drag of the presented view, or a tap beside it. See `UserDismissal`.
extension TransitionPresentationController {
  /// True if the presented controller, or a controller in it that is on the screen, sets
  /// `isModalInPresentation`.
  public final var isModal: Bool { userDismissal.isModal }

  /// True if no transition moves the presented view, and nothing is presented in front of it.
  public final var isAtRest: Bool { userDismissal.isAtRest }

  /// Asks whether the user may dismiss the presentation, once for a gesture, before anything moves.
  public final func userMayDismiss() -> Bool { userDismissal.userMayDismiss() }

  /// Dismisses the presentation on behalf of the user, and notifies the delegate.
  public final func dismissForUser() { userDismissal.dismissForUser() }

  /// Notifies the delegate that the user has tried to dismiss a presentation that must stay; call
  /// this method when the finger is lifted.
  public final func userDidAttemptToDismiss() { userDismissal.userDidAttemptToDismiss() }

  /// Dismisses the presentation for a tap beside the presented view, or notifies the delegate of
  /// the attempt; ignored during a transition.
  public final func userDidTapOutside() { userDismissal.userDidTapOutside() }
}
