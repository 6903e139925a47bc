import HeadlessStage
import HeadlessViews
import MotionCurves

/// A presentation of one controller by another, from the request to the end of its dismissal.
///
/// The presentation retains both controllers, and both retain it until it is over or its window is
/// deallocated; see `PresentationRegistry`. A transition that is at its end can still read them.
@MainActor
final class Presentation {
  /// The presented controller: the requested one, or its replacement in compact size classes.
  private(set) var presented: UIViewController

  /// The requested controller, while another one replaces it.
  private(set) var replaced: UIViewController?

  /// The presentation controller of the replaced controller.
  ///
  /// Another controller may present the replaced controller at the same time.
  private var managerOfReplaced: UIPresentationController? {
    didSet {
      oldValue?.isReplaced = false
      managerOfReplaced?.isReplaced = true
    }
  }

  /// The presenting controller.
  private(set) var presenting: UIViewController

  /// The controller whose `present(_:animated:completion:)` was called.
  private(set) weak var source: UIViewController?

  /// The clock, which may outlive its stage.
  private(set) var timeline: Timeline

  /// The container view of the presentation.
  let container = TransitionContainerView()

  /// True if the presentation covers the presenter's view rather than the screen.
  var isInContext = false

  /// The common superview of the presenter's view and the container, inside a container controller;
  /// see `shownView`.
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
  private(set) var transition: ModalTransition?

  /// The transition of a presentation in front that dismisses this one as well.
  weak var dismissal: ModalTransition?

  /// The destination of the requested dismissal; set before the delegate is asked for the animator.
  var requestedDestination: UIViewController?

  /// The undo log of changes that the presentation made to views that stay.
  var undoLog: ModelUndoLog?

  /// The accessibility focus before the presentation.
  var focusBefore: SavedFocus?

  /// The transition under way: that of the presentation, or that of one in front which dismisses
  /// it.
  var transitionUnderWay: ModalTransition? {
    if let transition, transition.life.hasStarted { return transition }
    return dismissal?.life.isInProgress == true ? dismissal : nil
  }

  /// True while the delegate is asked and no transition has begun.
  var isPreparing = false

  /// True while another controller may add the presented controller as a child, in order to replace
  /// it.
  var allowsReparenting = false

  /// The registry that contains the presentation.
  private weak var registry: PresentationRegistry?

  /// True once the presentation has ended.
  private(set) var isOver = false

  /// The requests made while the delegate was asked.
  var early: [() -> Void] = []

  /// The requests made while a transition ran.
  var waiting: [() -> Void] = []

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

  /// Sets the links, asks the delegate, and schedules the transition for the end of this turn.
  ///
  /// - Parameter prepared: The presentation controller, if it exists already.
  func present(
    in style: UIModalPresentationStyle, by delegate: (any UIViewControllerTransitioningDelegate)?,
    _ prepared: UIPresentationController?, animated: Bool, completion: (() -> Void)?
  ) {
    // Set the links first, so that requests from the delegate or from `viewDidLoad` see them.
    presenting.actualPresented = presented
    presented.actualPresenting = presenting
    presented.presentation = self
    presented.transitionDecisions = []
    presented.noteStage = stage
    if let window = presenting.viewIfLoaded?.window { register(in: window) }
    isPreparing = true
    let transition = transition(
      in: style, by: delegate, prepared, animated: animated, completion: completion)
    if let transition {
      begin(transition)
      if adaptation.mustNotify { notifyOfAdaptation(transition.coordinator) }
    } else {
      giveUp(completion)
    }
  }

  /// Asks the delegate for everything that a presentation needs; returns nil if the presentation is
  /// over by then, because a callback released the window.
  private func transition(
    in style: UIModalPresentationStyle, by delegate: (any UIViewControllerTransitioningDelegate)?,
    _ prepared: UIPresentationController?, animated: Bool, completion: (() -> Void)?
  ) -> ModalTransition? {
    let source = source ?? presenting
    if let prepared {
      controller = prepared
    } else if style == .custom {
      controller =
        delegate?.presentationController(
          forPresented: presented, presenting: presenting, source: source) ?? controller
    }
    if !controller.shouldPresentInFullscreen { moveToContext() }
    guard !isOver else { return nil }
    controller.actualPresentationStyle = style
    controller.presentingViewController = presenting
    presented.presentationController = controller
    adaptation.mustNotify = adaptAtFirst()
    guard !isOver else { return nil }
    let chosen = choice(animated: animated) {
      delegate?.animationController(
        forPresented: presented, presenting: presenting, source: source)
    }
    var driver: (any UIViewControllerInteractiveTransitioning)?
    if let chosen { driver = delegate?.interactionControllerForPresentation(using: chosen) }
    guard !isOver else { return nil }
    presented.loadViewIfRequired()
    guard !isOver else { return nil }
    let system = chosen == nil ? system(isPresenting: true, animated: animated) : nil
    guard !isOver else { return nil }
    return ModalTransition(
      self, back: presenting, isPresenting: true, isAnimated: animated,
      animator: chosen ?? system, systemKind: system?.kind, interactionController: driver,
      completion: completion)
  }

  /// Calls the completion of a request that has nothing left to present or dismiss.
  func giveUp(_ completion: (() -> Void)?) {
    isPreparing = false
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
  private func register(in window: UIWindow) {
    guard registry !== window.presentations else { return }
    registry?.remove(self)
    registry = window.presentations
    registry?.add(self)
  }

  /// Replaces the requested controller with another one, or restores it.
  func exchange(for other: UIViewController) {
    guard other !== presented else { return }
    let former = presented
    // A mere replacement keeps no link to the presentation.
    if replaced != nil { former.presentationController = nil }
    if other === replaced {
      other.presentationController = managerOfReplaced
      (replaced, managerOfReplaced) = (nil, nil)
    } else if replaced == nil {
      (replaced, managerOfReplaced) = (former, former.actualPresentationController)
    }
    other.presentation = self
    other.actualPresenting = presenting
    other.noteStage = stage
    presenting.actualPresented = other
    presented = other
    former.actualPresenting = nil
    former.presentation = nil
  }

  /// Changes the presenter to the nearest controller that defines a presentation context, unless
  /// that one presents already; for presentation controllers that do not cover the screen.
  private func moveToContext() {
    let window = presenting.viewIfLoaded?.window
    let definer = (source ?? presenting).presenter(for: .currentContext)
    guard !isOver, definer !== presenting, definer.actualPresented == nil,
      definer.viewIfLoaded?.window === window, !definer.isInside(presented)
    else { return }
    presenting.actualPresented = nil
    presenting = definer
    presenting.actualPresented = presented
    presented.actualPresenting = presenting
  }

  /// Schedules a transition for the end of this turn.
  func begin(_ transition: ModalTransition) {
    transition.announceDismissals()
    transition.announce()
    self.transition = transition
    endPreparation()
    guard let stage else { return transition.cutShort() }
    stage.timeline.perform { transition.start() }
  }

  /// Performs work that asks the delegate; requests made during the work are handled afterwards.
  func prepare(_ work: () -> Void) {
    isPreparing = true
    work()
    endPreparation()
  }

  private func endPreparation() {
    isPreparing = false
    let requests = early
    early = []
    for request in requests { request() }
  }

  /// The delegate's animator; without animation the delegate is not asked.
  func choice(
    animated: Bool, _ ask: () -> (any UIViewControllerAnimatedTransitioning)?
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard !animated else { return ask() }
    presented.note(.notAnimated)
    return nil
  }

  /// The animator of the system transition, for a presentation without another one; a dismissal
  /// driven by a finger slides even if reduced motion is preferred.
  func system(
    isPresenting: Bool, animated: Bool, isDriven: Bool = false
  ) -> SystemTransitionAnimator? {
    guard animated else { return nil }
    let isContexts =
      controller.coversContext && presenting.providesPresentationContextTransitionStyle
    let reducesMotion = stage?.traits.prefersReducedMotion == true
    let style = isContexts ? presenting.modalTransitionStyle : controller.transitionStyle
    let transition: SystemTransition =
      if isDriven {
        .coverVertical
      } else if reducesMotion {
        .crossDissolve
      } else {
        presented.preferredTransition ?? SystemTransition(style)
      }
    presented.note(.system(transition.kind))
    return SystemTransitionAnimator(transition, isPresenting: isPresenting, source: source)
  }

  /// Clears the ended transition and performs the requests that waited for it.
  func transitionDidEnd() {
    transition = nil
    requestedDestination = nil
    let requests = waiting
    waiting = []
    for request in requests { request() }
  }
}

extension Presentation {
  /// Clears the links of the two controllers, once the presented one is off the screen.
  func clearLinks() {
    guard !isOver else { return }
    isOver = true
    registry?.remove(self)
    let (presenting, presented) = (presenting, presented)
    presenting.actualPresented = nil
    presented.actualPresenting = nil
    presented.presentation = nil
    presented.presentationController = nil
    if let replaced, replaced.actualPresentationController === managerOfReplaced {
      replaced.presentationController = nil
    }
    (replaced, managerOfReplaced) = (nil, nil)
    controller.actualContainerView = nil
    container.presentationController = nil
    container.presentation = nil
  }

  /// Releases everything without touching a view, because the window is deallocated.
  func abandon() {
    guard !isOver else { return }
    presented.forgetAppearance()
    controller.didLeave()
    clearLinks()
    transition?.abandon()
    transition = nil
    let requests = early + waiting
    (early, waiting) = ([], [])
    for request in requests { stage?.timeline.perform(request) }
  }
}
