/// The engine of the library's animators on UIKit.
@MainActor
package final class TransitionEngine {
  package let direction: TransitionDirection
  package private(set) var hasEnded = false
  package private(set) var isOver = false
  package private(set) var context: (any UIViewControllerContextTransitioning)?

  /// The run, which UIKit retains.
  weak var run: (any TransitionAnimator)?

  /// The interruptible animator of the run, once it has begun.
  weak var driver: TransitionDriver?

  /// The driver of the transition's interaction controller; nil if it has none.
  weak var fingerDriver: FingerDriver?

  /// The view that hit-tests moving views, while an interaction controller may catch them.
  private var catcher: TouchCatcher?

  /// True if the transition is interactive from its beginning, so that all animations are linear.
  private var followsFinger = false

  /// The layer of the view behind a dismissal, if that view was on the screen all the time.
  private var viewThatStays: CALayer?

  /// The views that were in the container when the transition began, until it has started or ended.
  private var standing: [(view: UIView, key: UITransitionContextViewControllerKey)] = []

  /// The controllers whose views the transition has removed while it started.
  private var withRemovedViews: [String] = []

  private var animations: [LayerAnimation] = []
  private var blocks: BlockAnimations?
  private var log = ModelLog()

  /// The frames at which the container may have left its window, while the transition runs.
  private var frames: FrameFollower?

  /// The search for values that move without an animation that is found.
  private var search: UnkeyedMotion?

  /// The work to do at the end, in order.
  private var deferred: [() -> Void] = []

  package init(_ direction: TransitionDirection) {
    self.direction = direction
  }

  /// True while a finger drives the transition, or the transition continues after the release.
  package var isDriven: Bool { context?.isInteractive == true || driver?.isDriving == true }
}

extension TransitionEngine {
  /// The layers that the transition animates and that are not in its container.
  var layersOutside: [CALayer] {
    guard let container = context?.containerView.layer else { return [] }
    let layers = animations.map(\.layer) + (blocks?.layers ?? [])
    return layers.filter { !$0.isInside(container) }
  }

  /// Called when the time of the layers is paused.
  func timeIsHeld() { blocks?.revive() }
}

// MARK: - Beginning

extension TransitionEngine {
  package func perform(
    in context: any UIViewControllerContextTransitioning,
    lasting duration: @autoclosure () -> TimeInterval, removed: (String) -> Void,
    _ motion: () -> Void
  ) {
    self.context = context
    followsFinger = context.isInteractive
    fingerDriver?.transitionDidBegin(self)
    let container = context.containerView
    // UIKit lets VoiceOver read what is behind these styles.
    if [.overFullScreen, .overCurrentContext].contains(context.presentationStyle) {
      container.accessibilityViewIsModal = true
    }
    note(context.view(forKey: .from), .from, in: container)
    if let incoming = context.view(forKey: .to) {
      place(incoming, in: context)
      note(incoming, .to, in: container)
    } else {
      viewThatStays = context.viewController(forKey: .to)?.viewIfLoaded?.layer
    }
    var blocks = BlockAnimations(below: roots(in: context))
    CATransaction.begin()
    CATransaction.setAnimationDuration(duration())
    motion()
    blocks.note(at: container.mediaTime, in: &log)
    CATransaction.commit()
    restoreBehind()
    lookForRemovedViews()
    withRemovedViews.forEach(removed)
    // A transition of no length is over already.
    guard !hasEnded else { return }
    self.blocks = blocks
    watch(container, in: context)
    endOffScreen(container)
  }

  /// Restores what the leaving presentations have changed in the view behind, and what this
  /// transition does not move: it is not the one that has presented.
  private func restoreBehind() {
    guard direction == .backward, let context,
      let back = context.viewController(forKey: .to)?.viewIfLoaded?.layer
    else { return }
    for leaving in PresentationEnd.logs(in: context) { leaving.restore(within: back, into: &log) }
  }

  /// Looks for values that move without an animation that is found, and for touches of what moves.
  private func watch(_ container: UIView, in context: any UIViewControllerContextTransitioning) {
    search = container.window.map {
      UnkeyedMotion(below: roots(in: context), in: $0) { [unowned self] in report($1, moving: $0) }
    }
    if fingerDriver != nil { catcher = TouchCatcher(of: container) }
  }

  /// Ends the transition when its container leaves the screen, as when an app shows another root on
  /// the way.
  ///
  /// Core Animation does not promise to stop an animation that stays on its layer then.
  private func endOffScreen(_ container: UIView) {
    frames = container.window.map {
      FrameFollower(of: $0) { [unowned self, weak container] in
        if container?.window == nil { animations.forEach { $0.remove() } }
      }
    }
  }

  /// The layers of the container, and of views of the transition that are not in it.
  private func roots(in context: any UIViewControllerContextTransitioning) -> [CALayer] {
    let container = context.containerView.layer
    let controllers = [context.viewController(forKey: .from), context.viewController(forKey: .to)]
    let layers = controllers.compactMap { $0?.viewIfLoaded?.layer }
    return [container] + layers.filter { !$0.isInside(container) }
  }

  /// Notes a view that is in the container.
  private func note(
    _ view: UIView?, _ key: UITransitionContextViewControllerKey, in container: UIView
  ) {
    if let view, view.isDescendant(of: container) { standing.append((view, key)) }
  }

  /// Looks which views of the transition were removed from the container; UIKit removes one itself
  /// when the transition is completed.
  private func lookForRemovedViews() {
    guard let context else { return }
    for (view, key) in standing where !view.isDescendant(of: context.containerView) {
      let controller = context.viewController(forKey: key).map { "\(type(of: $0))" }
      withRemovedViews.append(controller ?? "nothing")
    }
    standing = []
  }

  /// Places the incoming view, in front of all views forward and behind them backward, and lays it
  /// out.
  ///
  /// A view that is in the container stays where it is.
  private func place(_ view: UIView, in context: any UIViewControllerContextTransitioning) {
    guard let controller = context.viewController(forKey: .to) else { return }
    let (frame, container) = (context.finalFrame(for: controller), context.containerView)
    if !frame.isEmpty { view.frame = frame }
    if !view.isDescendant(of: container) {
      if direction == .forward {
        container.addSubview(view)
      } else {
        container.insertSubview(view, at: 0)
      }
    }
    view.layoutIfNeeded()
  }
}

// MARK: - Animating

extension TransitionEngine {
  package func animate(
    _ layer: CALayer, _ target: AnimationTarget, back: MotionValue, fore: MotionValue,
    _ timing: TransitionTiming, _ span: ClosedRange<Double>, startsAnew: Bool,
    for part: some TransitionPart
  ) {
    let isForward = part.direction == .forward
    let (ownStart, end) = isForward ? (back, fore) : (fore, back)
    let isFound = direction == .backward && !startsAnew && finds(layer)
    let isShown = LayerAnimation.moves(target, of: layer) || isFound
    let start = (isShown ? layer.shownMotion(of: target) : nil) ?? ownStart
    guard ownStart.isFinite, end.isFinite else {
      return report(ownStart.isFinite ? end : ownStart, of: target)
    }
    log.enter(target, of: layer) { layer.setModelObject(end.object, of: target) }
    let (duration, span) = (part.duration / part.speed, span.clamped(to: 0...1))
    guard duration > 0 else { return LayerAnimation.remove(target, of: layer) }
    // Under a finger, progress is linear.
    switch followsFinger ? .eased(.linear) : timing {
    case .eased(let function):
      let motion = LayerMotion(target: target, start: start, end: end, delay: part.delay)
      add(motion.animation(along: function, during: span, lasting: duration), target, layer, part)
    case .spring(let own):
      let spring = own.spedUp(by: part.speed)
      let changes = layer.visibleChanges(of: target, from: start, to: end)
      let visible = spring.settlingDuration(over: changes, tolerance: 1)
      guard visible > 0 else { return LayerAnimation.remove(target, of: layer) }
      let delay = part.delay + span.lowerBound * duration
      part.springDidStart(SpringRest(target.key, at: delay + visible))
      let motion = LayerMotion(target: target, start: start, end: end, delay: delay)
      add(motion.animation(on: spring, lasting: visible), target, layer, part)
    }
  }

  private func report(_ value: MotionValue, of target: AnimationTarget) {
    report(.impossibleValue(property: target.key, value: "\(value.object)"))
  }

  private func report(_ layer: CALayer, moving target: AnimationTarget) {
    report(.movesWithoutKey(property: target.key, owner: layer.ownersName))
  }

  private func report(_ issue: TransitionIssue) {
    guard let fore = context?.viewController(forKey: direction == .forward ? .to : .from) else {
      return
    }
    TransitionLog.report(issue, near: fore)
  }

  private func add(
    _ animation: CAAnimation, _ target: AnimationTarget, _ layer: CALayer,
    _ part: some TransitionPart
  ) {
    part.animationDidStart()
    animations.append(
      LayerAnimation(animation, target, on: layer) { [weak part, run] in
        // An app's own container need not retain the run: its animations do.
        withExtendedLifetime(run) { part?.animationDidEnd() }
      })
  }

  /// True if a dismissal finds the layer already on the screen, as a part of the back view that
  /// stays there: the presentation was not animated, or another animator animated it.
  private func finds(_ layer: CALayer) -> Bool {
    guard let back = viewThatStays, layer.presentation() != nil else { return false }
    return layer.isInside(back)
  }
}

// MARK: - Ending

extension TransitionEngine {
  package func deferToCompletion(_ work: @escaping () -> Void) {
    deferred.append(work)
  }

  package func complete() {
    lookForRemovedViews()
    finish()
    let context = context
    self.context = nil
    guard let context else { return }
    context.completeTransition(!context.transitionWasCancelled)
  }

  package func transitionDidEnd() {
    finish()
    context = nil
  }

  package func abandon() {
    (hasEnded, isOver) = (true, true)
    search?.stop()
    frames?.stop()
    for animation in animations { animation.removeAtEnd() }
    (animations, deferred) = ([], [])
    context = nil
  }

  private func finish() {
    guard !hasEnded else { return }
    hasEnded = true
    search?.stop()
    frames?.stop()
    catcher?.removeFromSuperview()
    while !deferred.isEmpty {
      let work = deferred
      deferred = []
      for each in work { each() }
    }
    isOver = true
    if let context, context.transitionWasCancelled {
      for animation in animations { animation.remove() }
      log.restore()
    } else if let context {
      // Animations that the transition does not wait for continue.
      for animation in animations { animation.removeAtEnd() }
      // A view that faded out must be opaque when it is shown again.
      if let leaving = context.view(forKey: .from)?.layer { log.inside(of: leaving).restore() }
      if direction == .forward { PresentationEnd.restore(log, in: context) }
    }
    animations = []
    blocks?.remove()
    blocks = nil
  }
}
