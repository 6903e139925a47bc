import HeadlessViews

/// A change of a presentation from one style to another, at once.
///
/// The style may have another controller, and it may remove the presenter's view or return it.
@MainActor
struct StyleChange {
  private let presentation: Presentation
  private let old: UIPresentationController
  private let new: UIPresentationController
  private let oldView: UIView?

  /// The controller that another one replaces; nil if the same controller stays.
  private let leaving: UIViewController?

  /// The controller that replaces it.
  private let arriving: UIViewController?

  /// The presenter, if its view is removed.
  private let covered: UIViewController?

  /// The presenter, if its view returns.
  private let uncovered: UIViewController?

  /// - Parameters:
  ///   - former: The controller that was presented in the old style.
  ///   - oldView: The view that was presented in the old style.
  init(
    _ presentation: Presentation, from old: UIPresentationController, of former: UIViewController,
    showing oldView: UIView?, to new: UIPresentationController
  ) {
    self.presentation = presentation
    self.old = old
    self.new = new
    self.oldView = oldView
    let isExchanged = former !== presentation.presented
    leaving = isExchanged ? former : nil
    arriving = isExchanged ? presentation.presented : nil
    let (removed, removes) = (old.shouldRemovePresentersView, new.shouldRemovePresentersView)
    covered = removes && !removed ? presentation.presenting : nil
    uncovered = removed && !removes ? presentation.presenting : nil
  }

  /// Performs the change.
  ///
  /// - Parameter isCovered: True if a presentation in front has removed the presented view.
  func perform(isCovered: Bool) {
    let appearing = isCovered ? nil : arriving
    leaving?.beginAppearanceTransition(false, animated: false)
    if let arriving { leaving?.withdraw(arriving) }
    // A controller that was a mere replacement does not come back.
    if leaving !== presentation.replaced?.controller { leaving?.withdrawPresentations() }
    uncovered?.beginAppearanceTransition(true, animated: false)
    endOldStyle()
    if covered != nil { presentation.borrowPresentersView() }
    new.presentationTransitionWillBegin()
    covered?.beginAppearanceTransition(false, animated: false)
    arriving?.loadViewIfNeeded()
    appearing?.beginAppearanceTransition(true, animated: false)
    exchangeViews()
    if uncovered != nil { presentation.returnPresentersView() }
    uncovered?.callIsAppearing()
    appearing?.callIsAppearing()
    presentation.container.layoutIfNeeded()
    if covered != nil { presentation.removePresentersView() }
    new.presentationTransitionDidEnd(true)
    leaving?.finishAppearance(appearing: false)
    appearing?.finishAppearance(appearing: presentation.container.window != nil)
    // The replacement may contain the former controller, which is seen in it.
    leaving?.followContainer(into: leaving?.viewIfLoaded?.superview)
    uncovered?.finishAppearance(appearing: true)
    covered?.finishAppearance(appearing: false)
  }

  private func endOldStyle() {
    let container = presentation.container
    old.dismissalTransitionDidEnd(true)
    old.actualContainerView = nil
    presentation.controller = new
    new.actualContainerView = container
    new.presentingViewController = presentation.presenting
    container.presentationController = new
    if presentation.presented !== new.originalController.presentedViewController {
      presentation.presented.presentationController = new
    }
  }

  private func exchangeViews() {
    if let view = new.presentedView {
      view.frame = new.frameOfPresentedViewInContainerView
      presentation.container.addSubview(view)
    }
    // The old view may be the new view or a part of it.
    if let oldView, new.presentedView.map(oldView.isDescendant) != true {
      oldView.removeFromSuperview()
    }
  }
}

extension UIViewController {
  /// Removes a child that is about to be presented itself.
  fileprivate func withdraw(_ other: UIViewController) {
    guard other.family.parent != nil, other.lineage.contains(self) else { return }
    other.willMove(toParent: nil)
    other.viewIfLoaded?.removeFromSuperview()
    other.removeFromParent()
  }
}
