public import HeadlessViews

/// What view controllers and transitions refuse.
public enum TransitionIssue: DiagnosticIssue {
  /// A controller was to present while it presents another.
  case alreadyPresenting(presenter: String, current: String, requested: String)

  /// A controller was to present while its view is in no window.
  case notInWindow(presenter: String, requested: String)

  /// A controller was to be presented that is on screen already.
  case alreadyOnScreen(requested: String)

  /// A controller was to present while it was itself coming in or going out.
  case transitionInProgress(presenter: String, requested: String)

  /// A controller was to be dismissed while it was being dismissed.
  case alreadyDismissing(controller: String)

  /// A controller was to present itself.
  case presentsItself(controller: String)

  /// A controller was to present one that it is in, or that contains its presenter.
  case presentsAncestor(presenter: String, requested: String)

  /// A controller was to be presented that is the root of a window.
  case presentsRoot(presenter: String, requested: String)

  /// A controller was to be presented in the style `none`, which is only an answer to adapt by.
  case impossibleStyle(requested: String)

  /// Appearance calls that a container makes do not come in pairs.
  case unbalancedAppearance(controller: String)

  /// A transition was completed a second time.
  case completedTwice(transition: String)

  /// A node of a composition ended a second time.
  case endedTwice(node: String)

  /// A node asked for something before it was started, as when it is only asked whether it can run.
  case tooEarly(node: String, request: String)

  /// A node asked for something after the whole transition had ended.
  case tooLate(node: String, request: String)

  /// A node was to compose a transition that it is a part of, or compositions never came to an end.
  case composesItself(transition: String, node: String)

  /// A transition took a view out of the container that it was to show or to take away in it.
  case removedView(transition: String, controller: String)

  /// An animator has completed a transition without having put the incoming view into the container.
  case missingView(transition: String, controller: String)

  /// Falling back led in a circle, or never to an end.
  case fallbackCycle(chain: [String])

  /// A transition wanted a duration that is negative or not finite.
  case impossibleDuration(transition: String, value: String)

  /// Somebody was to drive by percent what an app made itself.
  case cannotBeDriven(context: String)

  /// An interaction controller was to drive a transition while it drives another.
  case driverIsBusy(driver: String, current: String, requested: String)

  /// A controller was to become its own child.
  case childOfItself(controller: String)

  /// A controller was to become a child of one that it contains.
  case childOfDescendant(child: String, parent: String)

  /// A controller was to become a child of its parent.
  case alreadyChild(child: String, parent: String)

  /// A controller was to become a child while it is presented.
  case childIsPresented(child: String, parent: String)

  /// A controller was to become a child while it is the root of a window.
  case childIsRoot(child: String, parent: String)

  /// A controller was to become the root of a window while it is a child.
  case rootIsChild(controller: String, parent: String)

  /// A controller was to become the root of a window while it is presented.
  case rootIsPresented(controller: String, presenter: String)

  /// A controller was to become the root of a window while it is that of another.
  case rootOfTwoWindows(controller: String)

  /// A window came and went, or got other roots, again and again while its root was told of it.
  case endlessRootChanges(controller: String, changes: Int)

  /// A controller had no view when its `viewDidLoad` returned.
  case viewLostWhileLoading(controller: String)

  /// A child's view was put into the view of a controller that is not its parent.
  case viewInWrongPlace(controller: String, parent: String, place: String)

  /// A child was to take the place of another in a container that cannot see to that.
  case notSiblings(from: String, to: String, parent: String)

  /// A controller was to come on top of a stack that it is on already.
  case alreadyOnStack(controller: String, navigation: String)

  /// A controller that fills the screen in its own way was to come on top of a stack.
  case cannotBePushed(controller: String, navigation: String)

  /// A controller was to be gone back to that is not on the stack.
  case notOnStack(controller: String, navigation: String)

  /// A tab was to be selected that there is not.
  case noSuchTab(index: Int, count: Int, tabs: String)

  /// A controller was to be selected that has no tab.
  case noTab(controller: String, tabs: String)

  /// A sheet was to have no detents.
  case noDetents(controller: String)

  /// A popover was to be presented without a view that it could point at.
  case popoverWithoutSource(requested: String)

  /// A controller was to give other traits to one that is no child of it.
  case notChild(child: String, parent: String)

  /// One sentence that says what was refused and what holds instead.
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
