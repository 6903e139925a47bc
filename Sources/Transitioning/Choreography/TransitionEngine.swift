/// The engine of one run: it places the incoming view, decides from where to where each property
/// moves and when, and ends the transition.
///
/// It is the same on every platform. What a platform does itself, such as adding an animation to a
/// layer, is in its `TransitionMotion`.
@MainActor
final class TransitionEngine {
  let direction: TransitionDirection

  /// True once the deferred work is done, too.
  private(set) var isOver = false

  /// The motion on the platform.
  let motion: TransitionMotion

  /// The layer of the view behind a dismissal, if that view never left the screen.
  private var viewThatStays: CALayer?

  /// The views that are in the container when the motion begins, until it has begun or ended.
  private var standing: [(view: UIView, key: UITransitionContextViewControllerKey)] = []

  /// The controllers whose views the transition has removed while it started.
  private var withRemovedViews: [String] = []

  /// The work to do at the end, in order.
  private var deferred: [() -> Void] = []

  init(_ direction: TransitionDirection) {
    self.direction = direction
    motion = TransitionMotion(direction)
  }

  /// The context of the transition, from its start to its end; nil before and after.
  var context: (any UIViewControllerContextTransitioning)? { motion.context }

  /// True while the transition is held, or runs out after it was released.
  var isDriven: Bool { motion.isDriven }

  /// True once the motion has ended; no animation can begin after that.
  var hasEnded: Bool { motion.hasEnded }
}

// MARK: - Beginning

extension TransitionEngine {
  /// Takes the context, places the incoming view and runs `start` in a transaction.
  ///
  /// - Parameters:
  ///   - duration: The duration of the transaction, in seconds.
  ///   - name: The type of the transition, for measurements.
  ///   - removed: Called with the name of each controller whose view `start` has removed from the
  ///     container.
  func perform(
    in context: any UIViewControllerContextTransitioning, lasting duration: TimeInterval,
    named name: String, removed: (String) -> Void, _ start: () -> Void
  ) {
    motion.begin(in: context)
    let incoming = context.view(forKey: .to)
    if let incoming {
      place(incoming, in: context)
    } else {
      viewThatStays = context.viewController(forKey: .to)?.viewIfLoaded?.layer
    }
    // A callback of the placing may have moved either view elsewhere.
    note(context.view(forKey: .from), .from, in: context)
    note(incoming, .to, in: context)
    motion.record {
      CATransaction.begin()
      CATransaction.setAnimationDuration(duration)
      start()
      return CATransaction.commit
    }
    if direction == .backward { motion.restoreViewBehind() }
    lookForRemovedViews()
    withRemovedViews.forEach(removed)
    // A transition of no length is over already.
    if !hasEnded { motion.didBegin(name) }
  }

  /// Places the incoming view, in front of all views forward and behind them backward, and lays it
  /// out.
  ///
  /// A view that is in the container stays where it is, for example below a dimming view of a
  /// presentation controller. The outgoing view keeps its place: moving it before the motion would
  /// be visible.
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
    motion.didPlaceView(of: controller)
    view.layoutIfNeeded()
  }

  /// Notes a view that is in the container.
  private func note(
    _ view: UIView?, _ key: UITransitionContextViewControllerKey,
    in context: any UIViewControllerContextTransitioning
  ) {
    if let view, view.isDescendant(of: context.containerView) { standing.append((view, key)) }
  }

  /// Looks which views of the transition were removed from the container; the platform removes one
  /// itself when the transition is completed.
  private func lookForRemovedViews() {
    guard let context else { return standing = [] }
    for (view, key) in standing where !view.isDescendant(of: context.containerView) {
      withRemovedViews.append(context.viewController(forKey: key)?.nameInReports ?? "nothing")
    }
    standing = []
  }
}

// MARK: - Animating

extension TransitionEngine {
  /// Animates a property of a layer between its back and fore values, for a part of the transition.
  ///
  /// - Parameters:
  ///   - timing: The timing in the direction of the part.
  ///   - span: The part of the duration in which the value changes, in `0...1`, from the beginning
  ///     of the part, in its direction.
  ///   - startsAnew: True if a view that was found on the screen starts from its own value, and not
  ///     from what it shows.
  func animate(
    _ layer: CALayer, _ target: AnimationTarget, back: MotionValue, fore: MotionValue,
    _ timing: TransitionTiming, _ span: ClosedRange<Double>, startsAnew: Bool,
    for part: some TransitionPart
  ) {
    let isForward = part.direction == .forward
    let (ownStart, end) = isForward ? (back, fore) : (fore, back)
    guard ownStart.isFinite, end.isFinite else {
      return motion.report(ownStart.isFinite ? end : ownStart, of: target, on: layer)
    }
    let isFound = direction == .backward && !startsAnew && finds(layer)
    let isShown = isFound || motion.moves(target, of: layer)
    let start = (isShown ? motion.shown(target, of: layer) : nil) ?? ownStart
    motion.set(target, of: layer, to: end, timing)
    let duration = part.duration / part.speed
    guard duration > 0 else { return motion.removeAnimation(of: target, on: layer) }
    let span = span.clamped(to: 0...1)
    // Under a finger, progress is linear.
    switch motion.followsFinger ? .eased(.linear) : timing {
    case .eased(let function):
      motion.animate(
        layer, target, from: start, to: end, along: function, during: span, lasting: duration,
        for: part)
    case .spring(let own):
      let spring = own.spedUp(by: part.speed)
      let changes = motion.visibleChanges(of: target, on: layer, from: start, to: end)
      let visible = spring.settlingDuration(over: changes, tolerance: 1)
      guard visible > 0 else { return motion.removeAnimation(of: target, on: layer) }
      let delay = part.delay + span.lowerBound * duration
      part.springDidStart(SpringRest(target.key, at: delay + visible))
      motion.animate(
        layer, target, from: start, to: end, on: spring, lasting: visible, delay: delay, for: part)
    }
  }

  /// True if a dismissal finds the layer already on the screen, as a part of the back view that
  /// stays there: the presentation was not animated, or another animator animated it.
  private func finds(_ layer: CALayer) -> Bool {
    guard let back = viewThatStays, motion.isOnScreen(layer) else { return false }
    var place = Optional(layer)
    while let layer = place, layer !== back { place = layer.superlayer }
    return place != nil
  }
}

// MARK: - Ending

extension TransitionEngine {
  /// Adds work to do at the end.
  func deferToCompletion(_ work: @escaping () -> Void) {
    deferred.append(work)
  }

  /// Ends the transition, which completes unless it was cancelled.
  func complete() {
    lookForRemovedViews()
    finish()
    let context = context
    motion.forgetContext()
    guard let context else { return }
    context.completeTransition(!context.transitionWasCancelled)
  }

  /// Ends the motion, because the transition has ended.
  func transitionDidEnd() {
    finish()
    motion.forgetContext()
  }

  /// Drops the transition without an end, and the deferred work, because nothing performs the
  /// transition any more.
  func abandon() {
    (isOver, deferred) = (true, [])
    motion.abandon()
  }

  private func finish() {
    guard !hasEnded else { return }
    motion.end()
    while !deferred.isEmpty {
      let work = deferred
      deferred = []
      for each in work { each() }
    }
    isOver = true
    guard let context else { return }
    motion.settle(cancelled: context.transitionWasCancelled)
  }
}
