import HeadlessStage
import HeadlessViews

/// One controller presented by another, from the request to the end of its dismissal.
///
/// It retains both, and both lead to it until it is over, or until the window goes; see
/// `PresentationRegistry`. A transition that is at its end can still ask it for them.
@MainActor
final class Presentation {
  /// The controller that is presented: the one that was asked for, or what stands in for it where there
  /// is little room.
  private(set) var presented: ViewController

  /// The controller that was asked for, while another stands in for it.
  private(set) var replaced: ViewController?

  /// What manages the presentation of that one, which may be presented by another meanwhile.
  private var managerOfReplaced: PresentationController? {
    didSet {
      oldValue?.isSpokesman = false
      managerOfReplaced?.isSpokesman = true
    }
  }

  /// The controller that presents it.
  private(set) var presenting: ViewController

  /// The controller that was asked to present it, where that is not the one that does.
  private weak var asked: ViewController?

  private var isAskedOfPresenter: Bool

  /// The clock, which outlives its stage.
  private(set) var timeline: Timeline

  /// The view in which it takes place.
  let container = TransitionContainerView()

  /// True when it takes place in the context of the presenter, and not all over the screen.
  var isInContext = false

  /// What the presenter's view and the container share, in a container controller; see `shownView`.
  var contextView: View?

  /// What manages the presentation.
  var controller: PresentationController

  /// How it has adapted to the room there is; see `adapt()`.
  var adaptation = Adaptation()

  /// What keeps the place of the presenter's view while that is out: nil while it is at home.
  var standIn: View?

  /// The transition that runs, if one does.
  private(set) var transition: ModalTransition?

  /// The transition of a presentation further up that dismisses this one as well.
  weak var dismissal: ModalTransition?

  /// Said before the delegate is asked for the animator, so that this knows where it leads.
  private var requestedDestination: ViewController?

  /// What the presentation changed about those who stay.
  var ledger: ModelLedger?

  /// Where the focus was when it began.
  var focusBefore: FocusMemory?

  /// True while the delegate is asked, and nothing has begun.
  private(set) var isPreparing = false

  /// True while another controller may take the presented one in, in order to stand in for it.
  var isLending = false

  /// How many presentations may lend their controllers now.
  static var lendings = 0

  /// Where the presentation is known as one of its window.
  private weak var registry: PresentationRegistry?

  /// The window of that, for a weak reference takes longer; if it goes, so does the presentation.
  @exclusivity(unchecked) private var knownIn: ObjectIdentifier?

  /// True once nothing is presented any more.
  private(set) var isOver = false

  /// What was asked for then.
  private var early: [() -> Void] = []

  /// What was asked for while a transition ran.
  private var waiting: [() -> Void] = []

  init(
    presented: ViewController, presenting: ViewController, source: ViewController, stage: Stage
  ) {
    self.presented = presented
    self.presenting = presenting
    timeline = stage.timeline
    if source !== presenting { asked = source }
    isAskedOfPresenter = source === presenting
    controller = PresentationController(presentedViewController: presented, presenting: presenting)
  }

  @MainActor deinit {
    container.presentationController = nil
    container.presentation = nil
  }

  /// The screen; nil once that is gone.
  var stage: Stage? { timeline.stage }

  /// The controller that the dismissal under way goes back to; the presenter when there is none.
  var destination: ViewController { requestedDestination ?? presenting }

  /// The controller that was asked to present it.
  var source: ViewController? { isAskedOfPresenter ? presenting : asked }

  /// Sets the links, asks the delegate, and lets the transition begin when this turn's code is done.
  ///
  /// - Parameter prepared: What manages the presentation, where that is known already.
  func present(
    in style: ModalPresentationStyle, by delegate: (any ViewControllerTransitioningDelegate)?,
    _ prepared: PresentationController?, animated: Bool, completion: (() -> Void)?
  ) {
    // The presenter is taken from here on, also for what the delegate or `viewDidLoad` asks for.
    presenting.storedPresented = presented
    presented.storedPresenting = presenting
    presented.presentation = self
    presented.transitionDecisions = []
    presented.noteStage = stage
    if let window = presenting.viewIfLoaded?.window { register(in: window) }
    isPreparing = true
    let transition = transition(
      in: style, by: delegate, prepared, animated: animated, completion: completion)
    if let transition {
      begin(transition)
      if adaptation.isTold { tellAdaptation(transition.coordinator) }
    } else {
      giveUp(completion)
    }
  }

  /// Asks the delegate for all that a presentation needs; nil when that is over already, as it is when a
  /// callback has let go of the window.
  private func transition(
    in style: ModalPresentationStyle, by delegate: (any ViewControllerTransitioningDelegate)?,
    _ prepared: PresentationController?, animated: Bool, completion: (() -> Void)?
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
    controller.storedPresentationStyle = style
    controller.presentingViewController = presenting
    presented.presentationController = controller
    adaptation.isTold = adaptAtFirst()
    guard !isOver else { return nil }
    let chosen = choice(animated: animated) {
      delegate?.animationController(
        forPresented: presented, presenting: presenting, source: source)
    }
    var driver: (any ViewControllerInteractiveTransitioning)?
    if let chosen { driver = delegate?.interactionControllerForPresentation(using: chosen) }
    guard !isOver else { return nil }
    presented.loadViewIfRequired()
    guard !isOver else { return nil }
    let animator = chosen ?? system(isPresenting: true, animated: animated)
    guard !isOver else { return nil }
    return ModalTransition(
      self, back: presenting, isPresenting: true, isAnimated: animated, animator: animator,
      interactionController: driver, completion: completion)
  }

  /// Answers a request that has nothing left to present or to dismiss.
  private func giveUp(_ completion: (() -> Void)?) {
    isPreparing = false
    guard let completion else { return }
    timeline.perform(completion)
  }

  /// Turns to the window that the container is in, and to the clock of its stage: the presenter's view may
  /// have taken it elsewhere.
  func followContainer() {
    guard !isOver, let window = container.window else { return }
    register(in: window)
    guard let new = window.layer.timeline, new !== timeline, let stage = new.stage else { return }
    timeline = new
    presented.noteStage = stage
  }

  /// Lets a window know of the presentation, and no other.
  private func register(in window: Window) {
    guard knownIn != ObjectIdentifier(window) else { return }
    knownIn = ObjectIdentifier(window)
    registry?.remove(self)
    registry = window.presentations
    registry?.add(self)
  }

  /// Lets another controller stand in for the one that was asked for, or that one be itself again.
  func exchange(for other: ViewController) {
    guard other !== presented else { return }
    let former = presented
    // What only stood in for another has nothing more to do with the presentation.
    if replaced != nil { former.presentationController = nil }
    if other === replaced {
      other.presentationController = managerOfReplaced
      (replaced, managerOfReplaced) = (nil, nil)
    } else if replaced == nil {
      (replaced, managerOfReplaced) = (former, former.storedPresentationController)
    }
    other.presentation = self
    other.storedPresenting = presenting
    other.noteStage = stage
    presenting.storedPresented = other
    presented = other
    former.storedPresenting = nil
    former.presentation = nil
  }

  /// Lets the controller present that defines the nearest context, as a presentation controller wants
  /// that does not cover the screen (fact B5), unless it presents already.
  private func moveToContext() {
    let (source, window) = (source, presenting.viewIfLoaded?.window)
    let definer = (source ?? presenting).presenter(for: .currentContext)
    guard !isOver, definer !== presenting, definer.storedPresented == nil,
      definer.viewIfLoaded?.window === window, !definer.isInside(presented)
    else { return }
    presenting.storedPresented = nil
    presenting = definer
    isAskedOfPresenter = source === definer
    asked = isAskedOfPresenter ? nil : source
    presenting.storedPresented = presented
    presented.storedPresenting = presenting
  }

  /// Asks the delegate and lets the dismissal begin when this turn's code is done.
  ///
  /// A presentation under way is reversed from where it is, if it can be, and one that nobody has
  /// seen anything of is cut short (fact B29). While any other transition runs, the request waits for
  /// its end, and then begins in the same instant.
  ///
  /// - Parameter back: The controller to go back to: the presenter, or one further down.
  func dismiss(to back: ViewController, animated: Bool, completion: (() -> Void)?) {
    if let transition {
      return dismiss(during: transition, to: back, animated: animated, completion: completion)
    }
    guard !isOver else { return giveUp(completion) }
    guard !isPreparing else { return postpone(to: back, animated, completion) }
    followContainer()
    isPreparing = true
    requestedDestination = back
    presented.transitionDecisions = []
    if let transition = dismissal(to: back, animated: animated, completion: completion) {
      begin(transition)
    } else {
      giveUp(completion)
    }
  }

  /// Asks the delegate for all that a dismissal needs; nil when there is nothing to dismiss any more.
  private func dismissal(
    to back: ViewController, animated: Bool, completion: (() -> Void)?
  ) -> ModalTransition? {
    let delegate = presented.transitioningDelegate
    let chosen = choice(animated: animated) {
      delegate?.animationController(forDismissed: presented)
    }
    var driver: (any ViewControllerInteractiveTransitioning)?
    if let chosen { driver = delegate?.interactionControllerForDismissal(using: chosen) }
    if driver == nil, animated { driver = controller.dismissalDriver }
    guard !isOver else { return nil }
    let animator =
      chosen ?? system(isPresenting: false, animated: animated, isDriven: driver != nil)
    guard !isOver else { return nil }
    return ModalTransition(
      self, back: back, isPresenting: false, isAnimated: animated, animator: animator,
      interactionController: driver, completion: completion)
  }

  /// Lets a dismissal that was asked for while the delegate is asked come right after.
  private func postpone(
    to back: ViewController, _ animated: Bool, _ completion: (() -> Void)?
  ) {
    early.append { [weak self, weak back] in
      guard let self, let back else { return completion?() ?? () }
      self.dismiss(to: back, animated: animated, completion: completion)
    }
  }

  private func dismiss(
    during transition: ModalTransition, to back: ViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    guard transition.isUnderWay else { return wait(for: transition, back, animated, completion) }
    if transition.isPresenting {
      if animated, transition.reverse() {
        presented.note(.reverses)
        guard back !== presenting else { return transition.addCompletion(completion) }
        return wait(for: transition, back, animated, completion)
      }
      wait(for: transition, back, animated, completion)
      guard !animated || !transition.hasStarted else { return }
      presented.note(.cutsShort)
      cutShort(transition)
    } else if transition.back === back, !transition.transitionWasCancelled {
      guard !controller.dismissalWasRequestedAgain() else {
        return transition.addCompletion(completion)
      }
      stage?.diagnostics.report(
        TransitionIssue.alreadyDismissing(controller: presented.sentenceName))
      transition.addCompletion(completion)
    } else {
      wait(for: transition, back, animated, completion)
    }
  }

  /// Ends a transition later in this instant, as if it had run its course.
  private func cutShort(_ transition: ModalTransition) {
    stage?.timeline.perform { transition.cutShort() }
  }

  /// Lets a dismissal wait; should what it was to dismiss be gone by then, it has nothing to do.
  private func wait(
    for transition: ModalTransition, _ back: ViewController, _ animated: Bool,
    _ completion: (() -> Void)?
  ) {
    presented.note(.waits(for: transition.isPresenting ? .forward : .backward))
    waiting.append { [weak back, weak leaving = back.storedPresented] in
      guard let back, let leaving, back.storedPresented === leaving else {
        completion?()
        return
      }
      Presenter.dismiss(from: back, animated: animated, completion: completion)
    }
  }

  private func begin(_ transition: ModalTransition) {
    self.transition = transition
    endPreparation()
    guard let stage else { return transition.cutShort() }
    stage.timeline.perform { transition.start() }
  }

  /// Does work in which the delegate is asked; what is asked for meanwhile comes after it.
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

  /// The animator that the delegate chooses; when nothing is to be seen it is not even asked (B27).
  private func choice(
    animated: Bool, _ ask: () -> (any ViewControllerAnimatedTransitioning)?
  ) -> (any ViewControllerAnimatedTransitioning)? {
    guard !animated else { return ask() }
    presented.note(.notAnimated)
    return nil
  }

  /// The transition of the style, for when nobody has chosen one; what a finger drags moves with it,
  /// however little motion is wanted.
  private func system(
    isPresenting: Bool, animated: Bool, isDriven: Bool = false
  ) -> (any ViewControllerAnimatedTransitioning)? {
    guard animated else { return nil }
    let isContexts =
      controller.coversContext && presenting.providesPresentationContextTransitionStyle
    let isCalm = stage?.traits.prefersReducedMotion == true
    let style = isContexts ? presenting.modalTransitionStyle : controller.transitionStyle
    let transition: SystemTransition =
      if isDriven {
        .coverVertical
      } else if isCalm {
        .crossDissolve
      } else {
        presented.preferredTransition ?? SystemTransition(style)
      }
    presented.note(.system(transition.kind))
    return SystemTransitionAnimator(transition, isPresenting: isPresenting, source: source)
  }

  /// Notes that the transition has ended, and turns to what was asked for meanwhile.
  func transitionDidEnd() {
    transition = nil
    requestedDestination = nil
    let requests = waiting
    waiting = []
    for request in requests { request() }
  }
}

extension Presentation {
  /// Lets the two controllers go, once the presented one is off the screen.
  func clearLinks() {
    guard !isOver else { return }
    isOver = true
    registry?.remove(self)
    let (presenting, presented) = (presenting, presented)
    presenting.storedPresented = nil
    presented.storedPresenting = nil
    presented.presentation = nil
    presented.presentationController = nil
    if let replaced, replaced.storedPresentationController === managerOfReplaced {
      replaced.presentationController = nil
    }
    (replaced, managerOfReplaced) = (nil, nil)
    controller.storedContainerView = nil
    container.presentationController = nil
    container.presentation = nil
  }

  /// Lets everything go without touching a view, because the window is no more.
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
