public import HeadlessViews

/// A request that a view controller refuses, and a misuse that it reports.
public enum ControllerIssue: DiagnosticIssue {
  /// A request to present from a controller that already presents.
  case alreadyPresenting(presenter: String, current: String, requested: String)

  /// A request to present a controller again from the controller that already presents it.
  case alreadyPresents(presenter: String, requested: String)

  /// A request to present from a controller whose view is not in a window.
  case notInWindow(presenter: String, requested: String)

  /// A request to present a controller that is on the screen already.
  case alreadyOnScreen(requested: String)

  /// A request to present from a controller that is itself being presented or dismissed.
  case transitionInProgress(presenter: String, requested: String)

  /// A request to dismiss a controller that is being dismissed.
  case alreadyDismissing(controller: String)

  /// A request to dismiss a controller while its presentation or dismissal runs, on a stage without
  /// the leniency of that name.
  case dismissalDuringTransition(controller: String)

  /// A request to present a controller from itself.
  case presentsItself(controller: String)

  /// A request to present an ancestor of the receiver, or a controller that contains its presenter.
  case presentsAncestor(presenter: String, requested: String)

  /// A request to present a controller that is the root of a window.
  case presentsRoot(presenter: String, requested: String)

  /// A request to present in the style `none`, which is only valid for adaptation.
  case impossibleStyle(requested: String)

  /// A container's appearance calls are not balanced.
  case unbalancedAppearance(controller: String)

  /// A transition was completed a second time.
  case completedTwice(transition: String)

  /// An animator completed a transition without adding the incoming view to the container.
  case missingView(transition: String, controller: String)

  /// An animator added a controller's own view instead of the view that its presentation controller
  /// presents.
  case missingPresentedView(transition: String, controller: String)

  /// An animator removed a view that it must leave where it is.
  case lostView(transition: String, controller: String)

  /// An animator returned an interruptible animator that its `animateTransition(using:)` did not
  /// start.
  case idleAnimator(transition: String, animator: String)

  /// An animator returned two different interruptible animators for one transition.
  case otherAnimator(transition: String, animator: String)

  /// An interaction controller was used for a transition that it does not hold.
  case nothingHeld(driver: String, transition: String)

  /// A transaction was left open when a transition began; reported once for each transaction.
  case openTransaction(transition: String)

  /// A percent-driven interaction controller was used with a context that an app created itself.
  case cannotBeDriven(context: String)

  /// An interaction controller was returned for a transition while it drives another one.
  case driverIsBusy(driver: String, current: String, requested: String)

  /// A request to add a controller to itself.
  case childOfItself(controller: String)

  /// A request to add an ancestor as a child.
  case childOfDescendant(child: String, parent: String)

  /// A request to add a controller that is a child of the receiver already.
  case alreadyChild(child: String, parent: String)

  /// A request to add a controller that is presented.
  case childIsPresented(child: String, parent: String)

  /// A request to add a controller that is the root of a window.
  case childIsRoot(child: String, parent: String)

  /// A request to make a child the root of a window.
  case rootIsChild(controller: String, parent: String)

  /// A request to make a presented controller the root of a window.
  case rootIsPresented(controller: String, presenter: String)

  /// A request to make the root of a window the root of another one.
  case rootOfTwoWindows(controller: String)

  /// The callbacks of a window's root changed the window or its root again and again.
  case endlessRootChanges(controller: String, changes: Int)

  /// A controller had no view when its `viewDidLoad` returned.
  case viewLostWhileLoading(controller: String)

  /// A child's view was added to the view of a controller that is not its parent.
  case viewInWrongPlace(controller: String, parent: String, place: String)

  /// A request to exchange children in a container that does not support it for them.
  case notSiblings(from: String, to: String, parent: String)

  /// A request to push a controller that is on the stack already.
  case alreadyOnStack(controller: String, navigation: String)

  /// A request to push a navigation controller.
  case cannotBePushed(controller: String, navigation: String)

  /// A swipe back that does not begin, because the stack's delegate gives animators.
  case swipeBackIsOff(navigation: String, delegate: String)

  /// A swipe back at the root, which UIKit would begin.
  case swipeAtRoot(navigation: String)

  /// A tab bar controller was put on a stack, against Apple's page; reported once for each stack.
  case tabsOnStack(controller: String, navigation: String)

  /// A controller was moved from one stack to another while its view is in the first one.
  case movedWhileShown(controller: String, from: String, to: String)

  /// A request to pop to a controller that is not on the stack.
  case notOnStack(controller: String, navigation: String)

  /// A request to select a tab that does not exist.
  case noSuchTab(index: Int, count: Int, tabs: String)

  /// A request to select a controller that has no tab.
  case noTab(controller: String, tabs: String)

  /// A request to remove all detents of a sheet.
  case noDetents(controller: String)

  /// A request to present a popover without a source.
  case popoverWithoutSource(requested: String)

  /// A request to override the traits of a controller that is not a child.
  case notChild(child: String, parent: String)

  /// One sentence that says what was refused and what happened instead.
  public var description: String {
    switch self {
    case .alreadyPresenting(let presenter, let current, let requested):
      "\(presenter) cannot present \(requested): the presenter already presents \(current); the"
        + " request is ignored"
    case .alreadyPresents(let presenter, let requested):
      "\(presenter) already presents \(requested); the second request is ignored"
    case .notInWindow(let presenter, let requested):
      "\(presenter) cannot present \(requested): the view of the presenter is not in a window; the"
        + " request is ignored"
    case .alreadyOnScreen(let requested):
      "\(requested) cannot be presented: it is already on the screen; the request is ignored"
    case .transitionInProgress(let presenter, let requested):
      "\(presenter) cannot present \(requested) while the presenter is being presented or"
        + " dismissed; the request is ignored"
    case .alreadyDismissing(let controller):
      "\(controller) is already being dismissed; the second request only waits for the end of that"
        + " dismissal"
    case .dismissalDuringTransition(let controller):
      "\(controller) cannot be dismissed while its presentation or dismissal runs; the request is"
        + " ignored. Dismiss with transitionController.dismiss()"
    case .presentsItself(let controller):
      "\(controller) cannot present itself; the request is ignored"
    case .presentsAncestor(let presenter, let requested):
      "\(presenter) cannot present \(requested), which contains the presenter; the request is"
        + " ignored"
    case .presentsRoot(let presenter, let requested):
      "\(presenter) cannot present \(requested), which is the root of a window; the request is"
        + " ignored"
    case .impossibleStyle(let requested):
      "\(requested) cannot be presented in the style none, which is only valid for adaptation; the"
        + " request is ignored"
    case .unbalancedAppearance(let controller):
      "the calls that begin and end the appearance transitions of \(controller) are not balanced;"
        + " the surplus call is ignored"
    case .completedTwice(let transition):
      "\(transition) was completed twice; the second call is ignored"
    case .missingView(let transition, let controller):
      "\(transition) was completed, but the view of \(controller) was never added to the container;"
        + " the view is not visible"
    case .missingPresentedView(let transition, let controller):
      "\(transition) was completed with the view of \(controller) in the container, but without the"
        + " presentedView of its presentation controller; add view(forKey: .to)"
    case .lostView(let transition, let controller):
      "\(transition) has ended, and the view of \(controller) is in no window; the animator must not"
        + " remove it"
    case .idleAnimator(let transition, let animator):
      "\(transition) cannot be driven or reversed: the animator that \(animator) returns from"
        + " interruptibleAnimator(using:) was not started; most likely each call makes a new one:"
        + " make it once, start it in animateTransition(using:), and return the same one until"
        + " animationEnded(_:)"
    case .otherAnimator(let transition, let animator):
      "\(transition) cannot be driven or reversed: \(animator) returns another animator at each"
        + " call of interruptibleAnimator(using:); make it once, and return the same one until"
        + " animationEnded(_:)"
    case .nothingHeld(let driver, let transition):
      "\(driver) cannot move \(transition), which began without interaction; call pause() first"
    case .openTransaction(let transition):
      "\(transition) waits for a CATransaction that was begun and not committed: its animations begin"
        + " with the commit; call CATransaction.commit() before the code returns"
    case .cannotBeDriven(let context):
      "a percent-driven interaction controller cannot drive a context of the type \(context),"
        + " because the library did not create the context; the transition is cancelled"
    case .driverIsBusy(let driver, let current, let requested):
      "\(driver) already drives \(current) and cannot drive \(requested), which runs without"
        + " interaction"
    case .childOfItself(let controller):
      "\(controller) cannot be a child of itself; the child is not added"
    case .childOfDescendant(let child, let parent):
      "\(child) contains \(parent) and cannot be its child; the child is not added"
    case .alreadyChild(let child, let parent):
      "\(child) is already a child of \(parent); the child is not added again"
    case .childIsPresented(let child, let parent):
      "\(child) is presented and cannot become a child of \(parent); the child is not added"
    case .childIsRoot(let child, let parent):
      "\(child) is the root of a window and cannot become a child of \(parent); the child is not"
        + " added"
    case .rootIsChild(let controller, let parent):
      "\(controller) is a child of \(parent) and cannot be the root of a window; the window keeps"
        + " its root"
    case .rootIsPresented(let controller, let presenter):
      "\(controller) is presented by \(presenter) and cannot be the root of a window; the window"
        + " keeps its root"
    case .rootOfTwoWindows(let controller):
      "\(controller) is already the root of a window and cannot be the root of another window,"
        + " which keeps its root"
    case .endlessRootChanges(let controller, let changes):
      "callbacks of \(controller) changed its window or the root of its window \(changes) times in"
        + " a row; the last state stays"
    case .viewLostWhileLoading(let controller):
      "\(controller) has no view when its viewDidLoad returns; a plain view is used"
    case .viewInWrongPlace(let controller, let parent, let place):
      "the view of \(controller), a child of \(parent), was added to the view of \(place);"
        + " appearance callbacks may be missing"
    case .alreadyOnStack(let controller, let navigation):
      "\(controller) is already on the stack of \(navigation); the stack does not change"
    case .cannotBePushed(let controller, let navigation):
      "\(controller) is a navigation controller, which \(navigation) cannot push; the stack does not"
        + " change"
    case .tabsOnStack(let controller, let navigation):
      "\(controller) is a tab bar controller and is on the stack of \(navigation) now; it works, but"
        + " Apple's page of pushViewController says that a tab bar controller cannot be pushed: make"
        + " it the root of the window if you can"
    case .movedWhileShown(let controller, let from, let to):
      "\(controller) was moved to the stack of \(to) while its view is in \(from), whose stack loses"
        + " it; remove it from the first stack before"
    case .swipeBackIsOff(let navigation, let delegate):
      "a swipe back in \(navigation) does not begin: its delegate \(delegate) implements"
        + " navigationController(_:animationControllerFor:from:to:), which switches the stack's own"
        + " swipe off, also on a device. Forward that method, the one for the interaction controller"
        + " and willShow to TransitionNavigationControllerDelegate.shared, and set the"
        + " delegate before the stack is shown: it brings the swipe back"
    case .swipeAtRoot(let navigation):
      "a swipe back at the root of \(navigation) was refused only here: a device begins it, and the"
        + " next push freezes. The delegate of interactivePopGestureRecognizer must return false"
        + " from gestureRecognizerShouldBegin(_:) while the stack has one controller"
    case .notOnStack(let controller, let navigation):
      "\(controller) is not on the stack of \(navigation); the stack does not change"
    case .noSuchTab(let index, let count, let tabs):
      "\(tabs) has no tab at index \(index), only \(count) tabs; the selection does not change"
    case .noTab(let controller, let tabs):
      "\(controller) has no tab in \(tabs); the selection does not change"
    case .notSiblings(let from, let to, let parent):
      "\(to) cannot replace \(from): both must be different children of \(parent), which must"
        + " forward appearance automatically; the call is ignored"
    case .noDetents(let controller):
      "the sheet of \(controller) cannot have an empty list of detents; the sheet keeps its detents"
    case .popoverWithoutSource(let requested):
      "\(requested) cannot be presented as a popover without a source in the presenter's window,"
        + " such as a sourceView; the request is ignored"
    case .notChild(let child, let parent):
      "\(child) is not a child of \(parent), which cannot override its traits; the call is ignored"
    }
  }
}
