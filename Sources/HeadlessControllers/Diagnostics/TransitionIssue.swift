public import HeadlessViews

/// The requests that view controllers and transitions refuse, and the misuse that they report.
public enum TransitionIssue: DiagnosticIssue {
  /// A request to present from a controller that already presents.
  case alreadyPresenting(presenter: String, current: String, requested: String)

  /// A request to present from a controller whose view is not in a window.
  case notInWindow(presenter: String, requested: String)

  /// A request to present a controller that is on the screen already.
  case alreadyOnScreen(requested: String)

  /// A request to present from a controller that is itself being presented or dismissed.
  case transitionInProgress(presenter: String, requested: String)

  /// A request to dismiss a controller that is being dismissed.
  case alreadyDismissing(controller: String)

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

  /// A node of a composition ended a second time.
  case endedTwice(node: String)

  /// A node used its context before its start, for example while only its feasibility was
  /// requested.
  case tooEarly(node: String, request: String)

  /// A node used its context after the whole transition had ended.
  case tooLate(node: String, request: String)

  /// A node composed a transition that it is part of, or the composition was nested without end.
  case composesItself(transition: String, node: String)

  /// A transition removed one of its two views from the container.
  case removedView(transition: String, controller: String)

  /// An animator completed a transition without adding the incoming view to the container.
  case missingView(transition: String, controller: String)

  /// The fallbacks of a transition form a cycle or do not end.
  case fallbackCycle(chain: [String])

  /// A transition returned a duration that is negative or not finite.
  case impossibleDuration(transition: String, value: String)

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

  /// A request to push a navigation controller or tab bar controller.
  case cannotBePushed(controller: String, navigation: String)

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
      "\(presenter) cannot present \(requested): it is presenting \(current); nothing was presented"
    case .notInWindow(let presenter, let requested):
      "\(presenter) cannot present \(requested): its view is in no window; nothing was presented"
    case .alreadyOnScreen(let requested):
      "\(requested) cannot be presented: it is on screen already; nothing was presented"
    case .transitionInProgress(let presenter, let requested):
      "\(presenter) cannot present \(requested) while it is being presented or dismissed; nothing was"
        + " presented"
    case .alreadyDismissing(let controller):
      "\(controller) is being dismissed already; the second request only waits for its end"
    case .presentsItself(let controller):
      "\(controller) cannot present itself; nothing was presented"
    case .presentsAncestor(let presenter, let requested):
      "\(presenter) cannot present \(requested), which contains it; nothing was presented"
    case .presentsRoot(let presenter, let requested):
      "\(presenter) cannot present \(requested): it is the root of a window; nothing was presented"
    case .impossibleStyle(let requested):
      "\(requested) cannot be presented: its presentation style is none; nothing was presented"
    case .unbalancedAppearance(let controller):
      "the appearance calls of \(controller) do not come in pairs; the surplus one was ignored"
    case .completedTwice(let transition):
      "\(transition) was completed twice; the second time was ignored"
    case .endedTwice(let node):
      "\(node) ended twice; the second time was ignored"
    case .tooEarly(let node, let request):
      "\(node) asked to \(request) before it was started; it was ignored"
    case .tooLate(let node, let request):
      "\(node) asked to \(request) after the transition had ended; it was ignored"
    case .composesItself(let transition, let node):
      "\(node) cannot compose \(transition), which it is a part of, or which has no end; it was left out"
    case .removedView(let transition, let controller):
      "\(transition) took the view of \(controller) out of the container when it started; nothing of the"
        + " view can be seen"
    case .missingView(let transition, let controller):
      "\(transition) was completed, but the view of \(controller) was never added to the container;"
        + " nothing of it can be seen"
    case .fallbackCycle(let chain):
      "falling back never comes to an end: \(chain.joined(separator: " → ")); the first one ran"
    case .impossibleDuration(let transition, let value):
      "\(transition) cannot take \(value) s; the default duration was used"
    case .cannotBeDriven(let context):
      "a transition of \(context), which is none of the library's own, cannot be driven by percent; it"
        + " was called off"
    case .driverIsBusy(let driver, let current, let requested):
      "\(driver) drives \(current), so it cannot drive \(requested) as well, which was not driven"
    case .childOfItself(let controller):
      "\(controller) cannot be its own child; it was not added"
    case .childOfDescendant(let child, let parent):
      "\(child) contains \(parent) and cannot be its child; it was not added"
    case .alreadyChild(let child, let parent):
      "\(child) is a child of \(parent) already; it was not added again"
    case .childIsPresented(let child, let parent):
      "\(child) is presented and cannot become a child of \(parent); it was not added"
    case .childIsRoot(let child, let parent):
      "\(child) is the root of a window and cannot become a child of \(parent); it was not added"
    case .rootIsChild(let controller, let parent):
      "\(controller) is a child of \(parent) and cannot be the root of a window; the window keeps the"
        + " root it has"
    case .rootIsPresented(let controller, let presenter):
      "\(controller) is presented by \(presenter) and cannot be the root of a window; the window keeps"
        + " the root it has"
    case .rootOfTwoWindows(let controller):
      "\(controller) is the root of a window already and cannot be that of another, which keeps the root"
        + " it has"
    case .endlessRootChanges(let controller, let changes):
      "the window of \(controller) came or went \(changes) times while \(controller) was told of it; it was"
        + " left as it was then"
    case .viewLostWhileLoading(let controller):
      "\(controller) has no view when its viewDidLoad returns; it got a plain one"
    case .viewInWrongPlace(let controller, let parent, let place):
      "the view of \(controller), a child of \(parent), was put into that of \(place); its appearance"
        + " may not follow"
    case .alreadyOnStack(let controller, let navigation):
      "\(controller) is on the stack of \(navigation) already; the stack was left as it was"
    case .cannotBePushed(let controller, let navigation):
      "\(controller) is a navigation or tab bar controller, which \(navigation) cannot push; the stack was"
        + " left as it was"
    case .notOnStack(let controller, let navigation):
      "\(controller) is not on the stack of \(navigation); nothing was popped"
    case .noSuchTab(let index, let count, let tabs):
      "\(tabs) has no tab \(index), for it has \(count); the selection stays"
    case .noTab(let controller, let tabs):
      "\(controller) has no tab in \(tabs); the selection stays"
    case .notSiblings(let from, let to, let parent):
      "\(to) cannot take the place of \(from): \(parent) has not both as children, or forwards"
        + " appearance by itself; nothing was done"
    case .noDetents(let controller):
      "the sheet of \(controller) cannot be without detents; it keeps the ones it has"
    case .popoverWithoutSource(let requested):
      "\(requested) cannot be presented as a popover without a source view in the presenter's window;"
        + " nothing was presented"
    case .notChild(let child, let parent):
      "\(child) is no child of \(parent), which cannot give it other traits; nothing was done"
    }
  }
}
