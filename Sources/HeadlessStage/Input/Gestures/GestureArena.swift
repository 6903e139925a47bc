import HeadlessViews

/// The arena in which the recognizers of one screen compete for touches.
///
/// The recognizer that recognizes first prevents the others from recognizing the same touches. At
/// one instant the deeper view comes first, and of the recognizers of one view the recognizer added
/// last.
///
/// An event of one recognizer is examined for that recognizer and its neighbours, not for all
/// contenders, because many contenders may look at other touches.
@MainActor
final class GestureArena {
  weak var delivery: TouchDelivery?

  /// The recognizers that look at touches, or have yet to be reset, in the order in which they
  /// joined.
  private(set) var contenders = ObjectSet<GestureRecognizer>()

  /// The contenders with an event since they were examined last.
  var restless = ObjectSet<GestureRecognizer>()

  /// The contenders that are undecided and look at no touch.
  private(set) var idle = ObjectSet<GestureRecognizer>()

  /// The contenders that have recognized something, including recognizers cancelled since.
  private var recognized = ObjectSet<GestureRecognizer>()

  /// The recognizers that have looked at each touch since their last reset.
  private var lookers: [Touch: ObjectSet<GestureRecognizer>] = [:]

  /// The recognizers that wait for a recognizer to leave `possible`, by that recognizer.
  private var waiters: [ObjectIdentifier: [GestureRecognizer]] = [:]

  /// The recognizers that may not have to wait any longer.
  private var awake: [GestureRecognizer] = []

  /// The number of contenders that are undecided and do not wait to begin.
  private(set) var deciding = 0

  /// The actions that are due, in the order of the calls.
  private var actions: [(recognizer: GestureRecognizer, state: GestureRecognizer.State)] = []

  /// The recognizers whose last due action is for `changed`.
  private var changing: Set<ObjectIdentifier> = []

  /// The number of actions that have become due so far.
  private(set) var actionCount = 0

  private var turns = 0
  private var isSettling = false

  /// True if an action is due.
  var hasActions: Bool { !actions.isEmpty }

  /// Handles a recognizer's request for a new state.
  func request(_ new: GestureRecognizer.State, for recognizer: GestureRecognizer) {
    perform {
      join(recognizer, depth: recognizer.view?.depth ?? 0)
      restless.append(recognizer)
      switch recognizer.recognition.request(new) {
      case .nothing: break
      case .refused: recognizer.refuse(new)
      case .acts: note(recognizer.recognition.state, of: recognizer)
      case .fails: wakeWaiters(for: recognizer)
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
  func remove(_ recognizer: GestureRecognizer) {
    perform {
      if recognizer.recognition.stop() { note(.cancelled, of: recognizer) }
      for touch in recognizer.attempt { touch.receivers.remove(recognizer) }
      recognizer.touches = []
      restless.append(recognizer)
      wakeWaiters(for: recognizer)
      settle()
    }
  }

  private func perform(_ work: () -> Void) {
    guard let delivery else { return work() }
    delivery.perform(work)
  }

  private func join(_ recognizer: GestureRecognizer, depth: @autoclosure () -> Int) {
    guard contenders.append(recognizer) else { return }
    turns += 1
    recognizer.turn = turns
    recognizer.arena = self
    recognizer.depth = depth()
    if recognizer.recognition.isDeciding { deciding += 1 }
    if recognizer.recognition.isRecognized { recognized.append(recognizer) }
  }

  /// Removes a recognizer from the contenders.
  func leave(_ recognizer: GestureRecognizer) {
    guard contenders.remove(recognizer) else { return }
    restless.remove(recognizer)
    idle.remove(recognizer)
    recognized.remove(recognizer)
    if recognizer.recognition.isDeciding { deciding -= 1 }
    // The recognizers that were linked to this one may have nothing left to wait for before they
    // are reset.
    for other in recognizer.links where contenders.contains(other) { restless.append(other) }
    wakeWaiters(for: recognizer)
  }

  /// Updates whether a contender is undecided and looks at no touch.
  func noteIdleness(of recognizer: GestureRecognizer) {
    if recognizer.recognition.isUndecided, recognizer.touches.isEmpty {
      idle.append(recognizer)
    } else {
      idle.remove(recognizer)
    }
  }

  /// Updates the number of contenders that are undecided and do not wait to begin.
  func noteChange(from wasDeciding: Bool, to isDeciding: Bool) {
    if wasDeciding != isDeciding { deciding += isDeciding ? 1 : -1 }
  }

  /// Queues the actions for a state.
  func note(_ state: GestureRecognizer.State, of recognizer: GestureRecognizer) {
    actionCount += 1
    if state == .changed {
      guard changing.insert(ObjectIdentifier(recognizer)).inserted else { return }
    } else {
      changing.remove(ObjectIdentifier(recognizer))
    }
    actions.append((recognizer, state))
  }

  // MARK: Deciding

  /// Decides whether a recognizer that waits to begin may begin, fails, or has to wait on.
  private func decide(_ recognizer: GestureRecognizer) {
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

  /// True if a recognizer has to wait for another recognizer; it is then woken when the other
  /// decides.
  private func waitsForSome(_ recognizer: GestureRecognizer) -> Bool {
    while let other = recognizer.blockers.last {
      if isUndecided(other) {
        waiters[ObjectIdentifier(other), default: []].append(recognizer)
        return true
      }
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

  private func isUndecided(_ recognizer: GestureRecognizer) -> Bool {
    recognizer.recognition.isUndecided && contenders.contains(recognizer)
  }

  private func recognize(_ recognizer: GestureRecognizer) {
    for state in recognizer.recognition.proceed() { note(state, of: recognizer) }
    recognized.append(recognizer)
    restless.append(recognizer)
    delivery?.withdraw(
      recognizer.attempt, cancels: recognizer.cancelsTouchesInView,
      discards: recognizer.delaysTouchesBegan)
    for other in neighbours(of: recognizer) where other.recognition.isUndecided {
      if other.requiresFailure(of: recognizer) || recognizer.prevents(other) { bar(other) }
    }
    wakeWaiters(for: recognizer)
  }

  /// Makes a recognizer fail because of another recognizer.
  func bar(_ recognizer: GestureRecognizer) {
    recognizer.recognition.bar()
    restless.append(recognizer)
    wakeWaiters(for: recognizer)
  }

  private func wakeWaiters(for recognizer: GestureRecognizer) {
    guard !waiters.isEmpty,
      let waiting = waiters.removeValue(forKey: ObjectIdentifier(recognizer))
    else { return }
    awake += waiting
  }

  /// Decides again about the recognizers that may not have to wait any longer.
  func settle() {
    guard !isSettling else { return }
    isSettling = true
    while !awake.isEmpty {
      let due = awake.sorted { $0.turn < $1.turn }
      awake = []
      for recognizer in due where contenders.contains(recognizer) { decide(recognizer) }
    }
    isSettling = false
  }

  /// The contenders that share a touch with a recognizer or are linked to it by requirements, in
  /// the order in which they joined.
  private func neighbours(of recognizer: GestureRecognizer) -> [GestureRecognizer] {
    var found = ObjectSet<GestureRecognizer>()
    for touch in recognizer.attempt {
      for other in lookers[touch] ?? ObjectSet() { found.append(other) }
    }
    for other in recognizer.links where contenders.contains(other) { found.append(other) }
    found.remove(recognizer)
    return found.sorted { $0.turn < $1.turn }
  }

  // MARK: Touches

  /// Records that a recognizer does not count a touch as its own any more.
  func forget(_ touch: Touch, of recognizer: GestureRecognizer) {
    lookers[touch]?.remove(recognizer)
    if lookers[touch]?.isEmpty == true { lookers[touch] = nil }
    restless.append(recognizer)
  }

  /// True if a recognizer has looked at a touch since its last reset.
  func looks(_ recognizer: GestureRecognizer, at touch: Touch) -> Bool {
    lookers[touch]?.contains(recognizer) ?? false
  }
}

extension GestureArena: TouchAudience {
  var isIdle: Bool { contenders.isEmpty }

  func begin(_ touch: Touch) {
    var view = touch.view
    var depth = view?.depth ?? 0
    while let each = view {
      for case let recognizer as GestureRecognizer in each.touchReceivers.reversed()
      where recognizer.admits(touch) {
        join(recognizer, depth: depth)
        restless.append(recognizer)
        recognizer.touches.append(touch)
        recognizer.attempt.append(touch)
        touch.receivers.append(recognizer)
        lookers[touch, default: ObjectSet()].append(recognizer)
      }
      view = each.superview
      depth -= 1
    }
  }

  func receive(_ touches: [Touch], with event: Event) {
    var order: [GestureRecognizer] = []
    var known: Set<ObjectIdentifier> = []
    for touch in touches {
      for case let recognizer as GestureRecognizer in touch.receivers
      where known.insert(ObjectIdentifier(recognizer)).inserted {
        order.append(recognizer)
      }
    }
    // The recognizers of one touch are in the right order; those of several touches have to be
    // merged.
    if touches.count > 1 {
      order = order.enumerated()
        .sorted { (-$0.element.depth, $0.offset) < (-$1.element.depth, $1.offset) }
        .map(\.element)
    }
    // The end of a recognizer's wait between touches may have passed by now.
    for recognizer in idle { restless.append(recognizer) }
    for recognizer in order {
      restless.append(recognizer)
      recognizer.look(at: touches, with: event)
    }
    for touch in touches where touch.phase == .began && isTaken(touch) {
      delivery?.withdraw([touch], cancels: true, discards: false)
    }
  }

  /// True if an active gesture that has cancelled its touches in their views has taken in another
  /// touch; that touch is withheld from its view too.
  private func isTaken(_ touch: Touch) -> Bool {
    touch.receivers.contains { receiver in
      guard let recognizer = receiver as? GestureRecognizer else { return false }
      return recognizer.recognition.isActive && recognizer.cancelsTouchesInView
    }
  }

  func withholds(_ touch: Touch) -> Bool {
    holds(touch) { $0.delaysTouchesBegan }
  }

  func withholdsEnd(of touch: Touch) -> Bool {
    holds(touch) { $0.delaysTouchesEnded }
  }

  private func holds(_ touch: Touch, _ delays: (GestureRecognizer) -> Bool) -> Bool {
    // The recognizers that come last are mostly undecided for longest.
    let holder = touch.receivers.last { receiver in
      guard let recognizer = receiver as? GestureRecognizer else { return false }
      return recognizer.arena === self && recognizer.recognition.isUndecided && delays(recognizer)
    }
    return holder != nil
  }

  func sendActions() -> Bool {
    guard !actions.isEmpty else { return false }
    let due = actions
    actions = []
    changing = []
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

extension View {
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
