import HeadlessStage
import HeadlessViews
import TransitionCurves

/// A presentation of one controller by another, from the request to the end of its dismissal.
///
/// The presentation retains both controllers, and both retain it until it is over or its window is
/// deallocated; see `PresentationRegistry`. A transition that is at its end can still read them.
@MainActor
final class Presentation {
  /// The presented controller: the requested one, or its replacement in compact size classes.
  var presented: UIViewController

  /// The requested controller, while another one replaces it.
  var replaced: Replaced? {
    didSet {
      oldValue?.manager?.isReplaced = false
      replaced?.manager?.isReplaced = true
    }
  }

  var presenting: UIViewController

  /// The controller whose `present(_:animated:completion:)` was called.
  @LinkedController private(set) var source: UIViewController?

  /// The clock, which may outlive its stage.
  private(set) var timeline: Timeline

  let container = TransitionContainerView()

  /// True if the presentation covers the presenter's view rather than the screen.
  var isInContext = false

  /// The view that a container controller moves in place of the presenter's view; see `shownView`.
  var contextView: UIView?

  /// The presentation controller; a plain one, unless another is chosen first.
  lazy var controller = UIPresentationController(
    presentedViewController: presented, presenting: presenting)

  /// The current adaptation; see `adapt()`.
  var adaptation = Adaptation()

  /// The placeholder of the presenter's view while that view is in the container or removed;
  /// otherwise nil.
  var standIn: UIView?

  /// The running transition, if there is one.
  private(set) var transition: ControllerTransition?

  /// The transition of a presentation in front that dismisses this one as well.
  @LinkedTransition var dismissal: ControllerTransition?

  /// The destination of the requested dismissal; set before the delegate is asked for the animator.
  var requestedDestination: UIViewController?

  /// The undo log of changes that the presentation made to views that stay.
  var undoLog: ModelUndoLog?

  var focusBefore: SavedFocus?

  /// The transition under way: that of the presentation, or that of one in front which dismisses
  /// it.
  var transitionUnderWay: ControllerTransition? {
    if let transition, transition.life.hasStarted { return transition }
    return dismissal?.life.isInProgress == true ? dismissal : nil
  }

  /// True while another controller may add the presented controller as a child, in order to replace
  /// it.
  var allowsReparenting = false

  /// The window's registry, until the window is deallocated.
  private var registry: PresentationRegistry? { registryLink?.registry }

  private var registryLink: Link?

  /// True once the presentation has ended.
  private(set) var isOver = false

  /// The requests that cannot be performed yet.
  var requests = Requests()

  init(
    presented: UIViewController, presenting: UIViewController, source: UIViewController,
    stage: Stage
  ) {
    self.presented = presented
    self.presenting = presenting
    timeline = stage.timeline
    self.source = source
  }

  @MainActor deinit {
    container.presentationController = nil
    container.presentation = nil
  }

  /// The stage; nil once it is deallocated.
  var stage: Stage? { timeline.stage }

  /// The controller to which the running dismissal returns; the presenter if no dismissal runs.
  var destination: UIViewController { requestedDestination ?? presenting }

  /// Calls the completion of a request that has nothing left to present or dismiss.
  func giveUp(_ completion: (() -> Void)?) {
    requests.isPreparing = false
    guard let completion else { return }
    timeline.perform(completion)
  }

  /// Changes to the container's window and to the clock of its stage, which change when the
  /// presenter's view moves.
  func followContainer() {
    guard !isOver, let window = container.window else { return }
    register(in: window)
    guard let new = window.layer.timeline, new !== timeline, let stage = new.stage else { return }
    timeline = new
    presented.noteStage = stage
  }

  /// Registers the presentation with one window and unregisters it from the former one.
  func register(in window: UIWindow) {
    guard registry !== window.presentations else { return }
    registry?.remove(self)
    registryLink = window.presentations.link
    registry?.add(self)
  }

  /// Schedules a transition for the end of this turn.
  func begin(_ transition: ControllerTransition) {
    for each in transition.modalScene?.leaving.dropFirst() ?? [] { each.dismissal = transition }
    transition.announce()
    self.transition = transition
    endPreparation()
    guard let stage else { return transition.cutShort() }
    stage.timeline.perform { transition.start() }
  }

  /// Performs work that asks the delegate; requests made during the work are handled afterwards.
  func prepare(_ work: () -> Void) {
    requests.isPreparing = true
    work()
    endPreparation()
  }

  private func endPreparation() {
    requests.isPreparing = false
    for request in requests.takeEarly() { request() }
  }

  /// Clears the ended transition and performs the requests that waited for it.
  func transitionDidEnd() {
    transition = nil
    requestedDestination = nil
    for request in requests.takeWaiting() { request() }
  }
}

extension Presentation {
  /// Clears the links of the two controllers, once the presented one is off the screen.
  func clearLinks() {
    guard !isOver else { return }
    isOver = true
    registry?.remove(self)
    let (presenting, presented) = (presenting, presented)
    presenting.family.presented = nil
    presented.family.presenter = nil
    presented.presentation = nil
    presented.presentationController = nil
    if let replaced, replaced.controller.transitions.controller === replaced.manager {
      replaced.controller.presentationController = nil
    }
    replaced = nil
    controller.actualContainerView = nil
    container.presentationController = nil
    container.presentation = nil
  }

  /// Releases everything without touching a view, because the window is deallocated.
  func abandon() {
    guard !isOver else { return }
    replaced?.controller.abandonPresentations()
    presented.forgetAppearance()
    controller.didLeave()
    clearLinks()
    transition?.abandon()
    transition = nil
    for request in requests.takeEarly() + requests.takeWaiting() {
      stage?.timeline.perform(request)
    }
  }
}
