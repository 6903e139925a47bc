import HeadlessViews

/// The arena in which the recognizers of one screen compete for touches.
///
/// The recognizer that recognizes first prevents the others from recognizing the same touches. At
/// one instant the deeper view comes first, and of the recognizers of one view the recognizer added
/// last.
@MainActor
final class GestureArena {
  weak var delivery: TouchDelivery?

  /// The recognizers that track touches, or have yet to be reset, in the order in which they
  /// joined.
  private(set) var contenders: [UIGestureRecognizer] = []

  /// The number of recognizers that have joined so far.
  private var joined = 0

  /// The contenders that have recognized something, in the order in which they did.
  private var recognized: [UIGestureRecognizer] = []

  /// The recognizers that may no longer have to wait, until they are reviewed.
  private var pendingReview: Set<UIGestureRecognizer> = []

  /// The actions that are due, in the order of the calls.
  private var actions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []

  /// The number of actions that have become due so far.
  private(set) var actionCount = 0

  private var isSettling = false

  /// True if an action is due.
  var hasActions: Bool { !actions.isEmpty }

  /// Handles a recognizer's request for a new state.
  func request(_ new: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer) {
    perform {
      join(recognizer, depth: recognizer.view?.depth ?? 0)
      switch recognizer.recognition.request(new) {
      case .nothing: break
      case .refused: recognizer.refuse(new)
      case .acts: note(recognizer.recognition.state, of: recognizer)
      case .fails: reviewWaiters(for: recognizer)
      case .asks:
        if !recognizer.mayBegin {
          bar(recognizer)
        } else {
          decide(recognizer)
        }
      }
      settle()
    }
  }

  /// Stops a recognizer and removes its touches.
  func remove(_ recognizer: UIGestureRecognizer) {
    perform {
      if recognizer.recognition.stop() { note(.cancelled, of: recognizer) }
      for touch in recognizer.attempt { touch.receivers.remove(recognizer) }
      recognizer.touches = []
      reviewWaiters(for: recognizer)
      settle()
    }
  }

  private func perform(_ work: () -> Void) {
    guard let delivery else { return work() }
    delivery.perform(work)
  }

  private func join(_ recognizer: UIGestureRecognizer, depth: @autoclosure () -> Int) {
    guard !contains(recognizer) else { return }
    contenders.append(recognizer)
    recognizer.arena = self
    recognizer.place = joined
    joined += 1
    recognizer.depth = depth()
    if recognizer.recognition.isRecognized { recognized.appendOnce(recognizer) }
  }

  /// Removes a recognizer from the contenders.
  func leave(_ recognizer: UIGestureRecognizer) {
    guard contains(recognizer) else { return }
    contenders.remove(recognizer)
    recognizer.place = nil
    recognized.remove(recognizer)
    reviewWaiters(for: recognizer)
  }

  /// True if a recognizer is among the contenders.
  func contains(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.place != nil && recognizer.arena === self
  }

  /// The contenders among some recognizers, in the order in which they joined.
  func contenders(among some: Set<UIGestureRecognizer>) -> [UIGestureRecognizer] {
    some.filter(contains).sorted { ($0.place ?? 0) < ($1.place ?? 0) }
  }

  /// Queues the actions for a state; changes in a row share one call.
  func note(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
    actionCount += 1
    let last = actions.last { $0.recognizer === recognizer }
    guard state != .changed || last?.state != .changed else { return }
    actions.append((recognizer, state))
  }

  // MARK: Deciding

  /// Decides whether a recognizer that waits to begin may begin, fails, or has to wait on.
  private func decide(_ recognizer: UIGestureRecognizer) {
    guard recognizer.recognition.isWaiting else { return }
    for other in recognized where other !== recognizer && other.recognition.isRecognized {
      if other.prevents(recognizer) || recognizer.requiresFailure(of: other) {
        return bar(recognizer)
      }
    }
    let waits = waitsForSome(recognizer)
    // A callback may have stopped the recognizer.
    guard !waits, recognizer.recognition.isWaiting else { return }
    recognize(recognizer)
  }

  /// True if a recognizer has to wait for another recognizer; it is then reviewed when the other
  /// decides.
  private func waitsForSome(_ recognizer: UIGestureRecognizer) -> Bool {
    while let other = recognizer.blockers.last {
      if isUndecided(other) { return true }
      recognizer.blockers.removeLast()
    }
    var blockers = recognizer.requirements.all.filter { isUndecided($0) }
    if blockers.isEmpty {
      // Delegates are asked about other recognizers only if the answer matters.
      blockers = neighbours(of: recognizer).filter { other in
        other.recognition.isUndecided && recognizer.requiresFailure(of: other)
      }
    }
    guard !blockers.isEmpty else { return false }
    recognizer.blockers = blockers.reversed()
    return waitsForSome(recognizer)
  }

  private func isUndecided(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.recognition.isUndecided && contains(recognizer)
  }

  private func recognize(_ recognizer: UIGestureRecognizer) {
    for state in recognizer.recognition.proceed() { note(state, of: recognizer) }
    recognized.appendOnce(recognizer)
    delivery?.withdraw(
      recognizer.attempt, cancels: recognizer.cancelsTouchesInView,
      discards: recognizer.delaysTouchesBegan)
    for other in neighbours(of: recognizer) where other.recognition.isUndecided {
      if other.requiresFailure(of: recognizer) || recognizer.prevents(other) { bar(other) }
    }
    reviewWaiters(for: recognizer)
  }

  /// Makes a recognizer fail because of another recognizer.
  func bar(_ recognizer: UIGestureRecognizer) {
    recognizer.recognition.bar()
    reviewWaiters(for: recognizer)
  }

  private func reviewWaiters(for recognizer: UIGestureRecognizer) {
    // Only recognizers that are linked to it wait for it; mostly there are none.
    guard recognizer.mayBeAwaited else { return }
    pendingReview.formUnion(recognizer.links.filter { $0.blockers.last === recognizer })
  }

  /// Decides again about the recognizers that may no longer have to wait.
  func settle() {
    guard !isSettling else { return }
    isSettling = true
    while !pendingReview.isEmpty {
      let due = contenders(among: pendingReview)
      pendingReview = []
      for recognizer in due where contains(recognizer) { decide(recognizer) }
    }
    isSettling = false
  }

  /// The contenders that share a touch with a recognizer or are linked to it by requirements, in
  /// the order in which they joined.
  private func neighbours(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    let links = recognizer.links
    return contenders.filter { other in
      other !== recognizer && (other.sharesTouch(with: recognizer) || links.contains(other))
    }
  }
}

extension GestureArena: TouchAudience {
  var isIdle: Bool { contenders.isEmpty }

  func begin(_ touch: UITouch) {
    var view = touch.view
    var depth = view?.depth ?? 0
    while let each = view {
      for case let recognizer as UIGestureRecognizer in each.touchReceivers.reversed()
      where recognizer.admits(touch) {
        join(recognizer, depth: depth)
        recognizer.touches.append(touch)
        recognizer.attempt.append(touch)
        touch.receivers.appendOnce(recognizer)
      }
      view = each.superview
      depth -= 1
    }
  }

  func receive(_ touches: [UITouch], with event: UIEvent) {
    var order: [UIGestureRecognizer] = []
    for touch in touches {
      for recognizer in touch.gestureRecognizers ?? [] { order.appendOnce(recognizer) }
    }
    // The recognizers of one touch are in the right order; those of several touches have to be
    // merged.
    if touches.count > 1 {
      order = order.enumerated()
        .sorted { (-$0.element.depth, $0.offset) < (-$1.element.depth, $1.offset) }
        .map(\.element)
    }
    for recognizer in order { recognizer.track(touches, with: event) }
    for touch in touches where touch.phase == .began && isTaken(touch) {
      delivery?.withdraw([touch], cancels: true, discards: false)
    }
  }

  /// True if an active gesture that has cancelled its touches in their views has received another
  /// touch; that touch is withheld from its view too.
  private func isTaken(_ touch: UITouch) -> Bool {
    touch.gestureRecognizers?.contains {
      $0.recognition.isActive && $0.cancelsTouchesInView
    } ?? false
  }

  func withholds(_ touch: UITouch) -> Bool {
    holds(touch) { $0.delaysTouchesBegan }
  }

  func withholdsEnd(of touch: UITouch) -> Bool {
    holds(touch) { $0.delaysTouchesEnded }
  }

  private func holds(_ touch: UITouch, _ delays: (UIGestureRecognizer) -> Bool) -> Bool {
    touch.gestureRecognizers?.contains {
      $0.arena === self && $0.recognition.isUndecided && delays($0)
    } ?? false
  }

  func sendActions() -> Bool {
    guard !actions.isEmpty else { return false }
    let due = actions
    actions = []
    for (recognizer, state) in due { recognizer.send(state) }
    return true
  }

  func viewsDidLeave() {
    for recognizer in contenders {
      let window = recognizer.view?.window
      let hasLeft =
        window?.tree.host !== delivery?.timeline
        || recognizer.attempt.contains { $0.window !== window }
      if hasLeft { remove(recognizer) }
    }
  }

  func abandon() {
    actions = []
    for recognizer in contenders { recognizer.finish() }
  }
}

extension UIView {
  /// The number of superviews above the view.
  fileprivate var depth: Int {
    var (depth, view) = (0, superview)
    while let each = view {
      depth += 1
      view = each.superview
    }
    return depth
  }
}
