/// The motion of one of the library's transitions on UIKit.
@MainActor
package final class TransitionMotion {
  /// The direction of the transition.
  let direction: TransitionDirection

  package private(set) var hasEnded = false
  package private(set) var context: (any UIViewControllerContextTransitioning)?
  package private(set) var followsFinger = false

  /// The run, which UIKit retains.
  weak var run: (any TransitionAnimator)?

  /// The interruptible animator of the run, once it has begun.
  weak var driver: TransitionDriver?

  /// The driver of the transition's interaction controller; nil if it has none.
  weak var fingerHold: FingerHold?

  /// True if an interaction controller that is not percent-driven drives the transition.
  var isDrivenByOther = false

  /// True once the animations have begun.
  private var hasBegun = false

  /// The view that hit-tests moving views.
  private var catcher: TouchCatcher?

  /// True if MetricKit counts the hitches of each run.
  package static var reportsToMetricKit = false

  /// The interval of the run for the system's instruments.
  private var signpost: TransitionSignpost?

  private var animations: [LayerAnimation] = []

  /// The first values of the animations that the start has added, of which no presentation layer
  /// has any yet; nil before the start and after it.
  private var firstValues: [(layer: CALayer, key: String, value: MotionValue)]?
  private var blocks: BlockAnimations?
  private var log = ModelLog()

  /// The frames at which the container may have left its window, while the transition runs.
  private var frames: FrameFollower?

  /// The search for values that move without an animation that is found.
  private var search: UnkeyedMotion?

  package init(_ direction: TransitionDirection) { self.direction = direction }

  package var isDriven: Bool { context?.isInteractive == true || driver?.isDriving == true }
}

extension TransitionMotion {
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

extension TransitionMotion {
  package func begin(in context: any UIViewControllerContextTransitioning) {
    self.context = context
    followsFinger = context.isInteractive
    fingerHold?.transitionDidBegin(self)
    // UIKit lets VoiceOver read what is behind these styles.
    if [.overFullScreen, .overCurrentContext].contains(context.presentationStyle) {
      context.containerView.accessibilityViewIsModal = true
    }
  }

  /// Does nothing: UIKit itself calls `viewIsAppearing(_:)`.
  package func didPlaceView(of controller: UIViewController) {}

  /// Starts the transition, and finds what its animation blocks have added.
  package func record(_ start: () -> () -> Void) {
    guard let context else { return start()() }
    var found = BlockAnimations(below: roots(in: context))
    firstValues = []
    let commit = start()
    firstValues = nil
    found.note(at: context.containerView.mediaTime, in: &log)
    commit()
    blocks = found
  }

  package func restoreViewBehind() {
    guard let context, let back = context.viewController(forKey: .to)?.viewIfLoaded?.layer else {
      return
    }
    for leaving in PresentationEnd.logs(in: context) { leaving.restore(within: back, into: &log) }
  }

  /// Looks for values that move without an animation that is found, for touches of what moves, and
  /// for the end of the container on the screen; begins the interval of the run.
  package func didBegin(_ name: String) {
    guard let context else { return }
    signpost = TransitionSignpost(name, reportsToMetricKit: Self.reportsToMetricKit)
    let container = context.containerView
    search = container.window.map {
      UnkeyedMotion(below: roots(in: context), in: $0) { [unowned self] in report($1, moving: $0) }
    }
    catcher = TouchCatcher(of: container)
    endOffScreen(container)
    hasBegun = true
  }

  /// Turns the transition round as a gesture would that catches and cancels it.
  package func reverse() -> Bool {
    guard hasBegun, !hasEnded, let context, let driver, !context.isInteractive, !isDrivenByOther
    else { return false }
    if context.transitionWasCancelled { return true }
    if let fingerHold { return fingerHold.reverse(self) }
    context.pauseInteractiveTransition()
    driver.pauseAnimation()
    context.cancelInteractiveTransition()
    guard context.transitionWasCancelled else {
      driver.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      return false
    }
    driver.isReversed = true
    driver.runBackEvenly()
    return true
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
}

// MARK: - Animating

extension TransitionMotion {
  package func moves(_ target: AnimationTarget, of layer: CALayer) -> Bool {
    LayerAnimation.moves(target, of: layer)
  }

  package func isOnScreen(_ layer: CALayer) -> Bool { layer.presentation() != nil }

  package func shown(_ target: AnimationTarget, of layer: CALayer) -> MotionValue? {
    firstValues?.last { $0.layer === layer && $0.key == target.key }?.value
      ?? layer.shownMotion(of: target)
  }

  package func set(
    _ target: AnimationTarget, of layer: CALayer, to value: MotionValue, _ timing: TransitionTiming
  ) {
    log.enter(target, of: layer) { layer.setModelObject(value.object, of: target) }
  }

  package func animate(
    _ layer: CALayer, _ target: AnimationTarget, from start: MotionValue, to end: MotionValue,
    along function: MediaTimingFunction, during span: ClosedRange<Double>,
    lasting duration: TimeInterval, for part: some TransitionPart
  ) {
    firstValues?.append((layer, target.key, start))
    let motion = LayerMotion(target: target, start: start, end: end, delay: part.delay)
    add(motion.animation(along: function, during: span, lasting: duration), target, layer, part)
  }

  package func animate(
    _ layer: CALayer, _ target: AnimationTarget, from start: MotionValue, to end: MotionValue,
    on spring: SpringCurve, lasting duration: TimeInterval, delay: TimeInterval,
    for part: some TransitionPart
  ) {
    firstValues?.append((layer, target.key, start))
    let motion = LayerMotion(target: target, start: start, end: end, delay: delay)
    add(motion.animation(on: spring, lasting: duration), target, layer, part)
  }

  package func removeAnimation(of target: AnimationTarget, on layer: CALayer) {
    LayerAnimation.remove(target, of: layer)
  }

  package func visibleChanges(
    of target: AnimationTarget, on layer: CALayer, from start: MotionValue, to end: MotionValue
  ) -> Double {
    layer.visibleChanges(of: target, from: start, to: end)
  }

  package func report(_ value: MotionValue, of target: AnimationTarget, on layer: CALayer) {
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
}

// MARK: - Ending

extension TransitionMotion {
  package func end() {
    hasEnded = true
    search?.stop()
    frames?.stop()
    catcher?.removeFromSuperview()
    signpost?.end()
  }

  package func settle(cancelled: Bool) {
    guard let context else { return }
    if cancelled {
      for animation in animations { animation.remove() }
      log.restore()
    } else {
      // Animations that the transition does not wait for continue.
      for animation in animations { animation.removeAtEnd() }
      // A view that faded out must be opaque when it is shown again.
      if let leaving = context.view(forKey: .from)?.layer { log.inside(of: leaving).restore() }
      if direction == .forward { PresentationEnd.restore(log, in: context) }
    }
  }

  package func forgetContext() {
    animations = []
    blocks?.remove()
    blocks = nil
    context = nil
  }

  package func abandon() {
    end()
    for animation in animations { animation.removeAtEnd() }
    animations = []
    context = nil
  }
}
