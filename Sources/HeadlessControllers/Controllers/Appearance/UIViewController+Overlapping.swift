import HeadlessViews

/// Changes of a controller's appearance that overlap.
///
/// Two of the package's changes can be under way at a time: one of the container, which appears or
/// disappears or exchanges its child, and one of a presentation, which presents or dismisses the
/// controller, or takes its view off the screen and brings it back. The controller is on the screen
/// only if both leave it there:
///
/// - A change joins another one in the same direction; the two make one pair of callbacks.
/// - A controller that one of the two takes away is not brought back by the other. The
///   disappearance ends as soon as one of the two has completed it.
/// - An appearance ends with the presentation, even if the container has appeared before.
/// - After a presentation that leaves the controller in place, the container alone decides.
///
/// The changes of a container that forwards appearance itself are nested instead, because the
/// container ends the appearances that it has begun.
extension UIViewController {
  /// True if a container forwards its appearance to the controller.
  var isForwardedTo: Bool { container?.shouldAutomaticallyForwardAppearanceMethods == true }

  /// The change of the appearance by a presentation that is under way: `appearing` or
  /// `disappearing`; nil if there is none.
  var ownChange: AppearanceState.Phase? {
    if let transition = presentation?.transitionUnderWay {
      return transition.isPresenting ? .appearing : .disappearing
    }
    guard let transition = family.presented?.presentation?.transitionUnderWay,
      transition.movesPresenter(self)
    else { return nil }
    return transition.isPresenting ? .disappearing : .appearing
  }

  /// True if the container takes the controller away: it disappears itself, or exchanges its child.
  private var isTakenAway: Bool {
    if container?.appearance.phase == .disappearing { return true }
    let root = contextRoot
    return root.family.parent?.containerCoordinator?.slot.running?.change?.from === root
  }

  /// Begins an appearance, or joins one that is under way in the same direction.
  func joinAppearance(_ isAppearing: Bool, animated: Bool) {
    let isUnderWay = appearance.phase == (isAppearing ? .appearing : .disappearing)
    if isUnderWay, presence.isFollowing, isForwardedTo { return }
    beginAppearanceTransition(isAppearing, animated: animated)
  }

  /// Ends an appearance that a presentation began or joined.
  ///
  /// A controller does not appear in a container that is off the screen. A controller that
  /// disappears with its container, or in a change of it, continues to disappear.
  func finishAppearanceInContainer(appearing: Bool) {
    guard appearing, let container else { return finishAppearance(appearing: appearing) }
    if appearance.phase == .disappearing, isForwardedTo, isTakenAway {
      presence.isFollowing = true
    } else {
      let isOn = container.appearance.phase == .appearing || container.appearance.phase == .appeared
      finishAppearance(appearing: isOn)
    }
    // The container may have come back while the presentation was under way.
    followContainer(into: viewIfLoaded?.superview)
  }
}
