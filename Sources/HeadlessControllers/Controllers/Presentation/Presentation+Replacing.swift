import HeadlessStage
import HeadlessViews
import TransitionCurves

/// The exchange of the presented controller for another one, for an adapted style.
extension Presentation {
  /// A requested controller that another one replaces.
  struct Replaced {
    let controller: UIViewController

    /// Its presentation controller; another controller may present it at the same time.
    let manager: UIPresentationController?
  }

  /// The presentation controller for an adapted style; also replaces the presented controller if
  /// the delegate provides another one.
  func manager(
    for style: UIModalPresentationStyle, instead own: UIPresentationController
  ) -> UIPresentationController {
    let new = own.adapted(to: style)
    new.actualPresentationStyle = style
    new.original = own
    new.delegate = own.delegate
    let former = presented
    allowsReparenting = true
    let other = own.delegate?.presentationController(
      own, viewControllerForAdaptivePresentationStyle: style)
    allowsReparenting = false
    if presented.presentation === self, let other, other !== presented {
      if let issue = other.obstacle(toReplacing: presented, of: presenting) {
        stage?.diagnostics.report(issue)
      } else {
        exchange(for: other)
      }
    }
    // The presented controller may have been added to another parent; it is removed from there,
    // because it is presented here.
    if former.family.presenter != nil, let parent = former.family.parent {
      stage?.diagnostics.report(
        ControllerIssue.childIsPresented(child: former.label, parent: parent.label))
      former.leaveParent()
    }
    guard presented.presentation === self else { return new }
    new.take(presented)
    own.delegate?.presentationController(own, prepare: new)
    return new
  }

  /// Replaces the requested controller with another one, or restores it.
  func exchange(for other: UIViewController) {
    guard other !== presented else { return }
    let former = presented
    // A mere replacement keeps no link to the presentation.
    if replaced != nil { former.presentationController = nil }
    if let replaced, other === replaced.controller {
      other.presentationController = replaced.manager
      self.replaced = nil
    } else if replaced == nil {
      replaced = Replaced(controller: former, manager: former.transitions.controller)
    }
    other.presentation = self
    other.family.presenter = presenting
    other.noteStage = stage
    presenting.family.presented = other
    presented = other
    former.family.presenter = nil
    former.presentation = nil
    handOver(from: former, to: other)
  }

  /// Lets a controller present what the one presents whose place it takes, unless that one stays
  /// inside it.
  ///
  /// What is in a context leaves with the former controller, and comes back with it.
  private func handOver(from former: UIViewController, to other: UIViewController) {
    guard let cover = former.family.presented?.presentation, !cover.isInContext,
      other.family.presented == nil, !former.isInside(other)
    else { return }
    former.family.presented = nil
    other.family.presented = cover.presented
    cover.presented.family.presenter = other
    cover.presenting = other
    cover.controller.presentingViewController = other
  }

  /// Makes what is presented in the context of a controller appear or disappear with the
  /// controller's view, which an adaptation has brought back or taken off the screen.
  ///
  /// A container that contains the controller forwards its own appearance.
  func followContext() {
    guard isInContext, transition == nil else { return }
    followPresentersView()
    for occupant in presented.visibleOccupants where occupant.container == nil {
      let isSeen = occupant.viewIfLoaded?.window != nil
      guard occupant.appearance.phase == (isSeen ? .disappeared : .appeared) else { continue }
      occupant.beginAppearanceTransition(isSeen, animated: false)
      if isSeen { occupant.callIsAppearing() }
      occupant.finishAppearance(appearing: isSeen)
    }
  }

  /// The reason why a replaced controller cannot return; nil if it can.
  var obstacleToReturning: ControllerIssue? {
    guard let replaced = replaced?.controller else { return nil }
    let isElsewhere = replaced.family.parent.map { !$0.isInside(presented) } ?? false
    if isElsewhere || replaced.family.presenter != nil || replaced.isRoot {
      return .alreadyOnScreen(requested: replaced.label)
    }
    guard presenting.isInside(replaced) else { return nil }
    return .presentsAncestor(presenter: presenting.label, requested: replaced.label)
  }
}

extension UIViewController {
  /// The reason why this controller cannot replace another one; nil if it can.
  fileprivate func obstacle(
    toReplacing other: UIViewController, of presenter: UIViewController
  ) -> ControllerIssue? {
    if presenter.isInside(self) {
      return .presentsAncestor(presenter: presenter.label, requested: label)
    }
    let isFree =
      family.parent == nil && family.presenter == nil && family.presented == nil && !isRoot
      && viewIfLoaded?.window == nil
    return isFree ? nil : .alreadyOnScreen(requested: label)
  }
}
