import HeadlessViews

/// Where the recognizers that look at touches of one screen contend.
///
/// The recognizer that recognizes first keeps the others from recognizing the same touches; at one
/// instant, the deeper view comes first, and of one view's recognizers the one added last (fact I10).
///
/// What happens to one recognizer is looked at for it and for those it has to do with, and not for all:
/// there may be many that look at other touches.
@MainActor
final class GestureArena {
  weak var delivery: TouchDelivery?

  /// The recognizers that look at touches, or have yet to be reset, in the order of joining.
  private(set) var contenders = Roster<GestureRecognizer>()

  /// The recognizers among them that something has happened to since they were looked at last.
  var restless = Roster<GestureRecognizer>()

  /// Those among them that are undecided and look at no touch.
  private(set) var idle = Roster<GestureRecognizer>()

  /// Those among them that have recognized something, or had.
  private var recognized = Roster<GestureRecognizer>()

  /// The recognizers that have looked at each touch since their last reset.
  private var lookers: [Touch: Roster<GestureRecognizer>] = [:]

  /// The recognizers that wait for each to make up its mind.
  private var waiters: [ObjectIdentifier: [GestureRecognizer]] = [:]

  /// Those that may have to wait no more.
  private var awake: [GestureRecognizer] = []

  /// How many contenders are about to make up their minds, and wait for no leave.
  private(set) var deciding = 0

  /// What is due to be called, in this order.
  private var actions: [(recognizer: GestureRecognizer, state: GestureRecognizer.State)] = []

  /// The recognizers whose last action that is due is for a change.
  private var changing: Set<ObjectIdentifier> = []

  /// How many actions have become due so far.
  private(set) var actionCount = 0

  private var turns = 0
  private var isSettling = false

  /// True when some action is due.
  var hasActions: Bool { !actions.isEmpty }

  /// A recognizer wants to be in a state.
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

  /// Ends what a recognizer is doing and takes its touches from it.
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

  /// Takes a recognizer out of the contenders.
  func leave(_ recognizer: GestureRecognizer) {
    guard contenders.remove(recognizer) else { return }
    restless.remove(recognizer)
    idle.remove(recognizer)
    recognized.remove(recognizer)
    if recognizer.recognition.isDeciding { deciding -= 1 }
    // Those that it was linked to may have nothing left to wait for before they are reset.
    for other in recognizer.links where contenders.contains(other) { restless.append(other) }
    wakeWaiters(for: recognizer)
  }

  /// Notes whether a contender is undecided and looks at no touch.
  func noteIdleness(of recognizer: GestureRecognizer) {
    if recognizer.recognition.isUndecided, recognizer.touches.isEmpty {
      idle.append(recognizer)
    } else {
      idle.remove(recognizer)
    }
  }

  /// Notes that a contender has begun or ceased to make up its mind.
  func noteChange(from wasDeciding: Bool, to isDeciding: Bool) {
    if wasDeciding != isDeciding { deciding += isDeciding ? 1 : -1 }
  }

  /// Notes that the actions for a state are due.
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

  /// Lets a recognizer that waits for leave have it, fail, or wait on.
  private func decide(_ recognizer: GestureRecognizer) {
    guard recognizer.recognition.isWaiting else { return }
    for other in recognized where other !== recognizer && other.recognition.isRecognized {
      if other.prevents(recognizer) || recognizer.requiresFailure(of: other) {
        return bar(recognizer)
      }
    }
    let waits = waitsForSome(recognizer)
    // A callback may have ended it all.
    guard !waits, recognizer.recognition.isWaiting else { return }
    recognize(recognizer)
  }

  /// True when a recognizer waits for another, and then will be woken when that makes up its mind.
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
      // Others are asked about only where it depends on them.
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

  /// Lets a recognizer fail for another's sake.
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

  /// Decides again about those that wait and may have to wait no more.
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

  /// The contenders that look at a touch of a recognizer's or are to fail before another, in the order
  /// of joining.
  private func neighbours(of recognizer: GestureRecognizer) -> [GestureRecognizer] {
    var found = Roster<GestureRecognizer>()
    for touch in recognizer.attempt {
      for other in lookers[touch] ?? Roster() { found.append(other) }
    }
    for other in recognizer.links where contenders.contains(other) { found.append(other) }
    found.remove(recognizer)
    return found.sorted { $0.turn < $1.turn }
  }

  // MARK: Looking

  /// Notes that a recognizer does not count a touch as its own any more.
  func forget(_ touch: Touch, of recognizer: GestureRecognizer) {
    lookers[touch]?.remove(recognizer)
    if lookers[touch]?.isEmpty == true { lookers[touch] = nil }
    restless.append(recognizer)
  }

  /// True when a recognizer has looked at a touch since its last reset.
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
        lookers[touch, default: Roster()].append(recognizer)
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
    // One touch names its recognizers in the right order; several may have to be merged.
    if touches.count > 1 {
      order = order.enumerated()
        .sorted { (-$0.element.depth, $0.offset) < (-$1.element.depth, $1.offset) }
        .map(\.element)
    }
    // What a recognizer waits for between touches may have passed by now.
    for recognizer in idle { restless.append(recognizer) }
    for recognizer in order {
      restless.append(recognizer)
      recognizer.look(at: touches, with: event)
    }
    for touch in touches where touch.phase == .began && isTaken(touch) {
      delivery?.withdraw([touch], cancels: true, discards: false)
    }
  }

  /// True when a gesture that goes on, and has cancelled its touches in their views, has taken another
  /// one in: that one is none of its view's business either (fact I7).
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
    // Those that are told last are mostly undecided for longest.
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
  /// How many superviews the view is below.
  fileprivate var depth: Int {
    var (depth, view) = (0, superview)
    while let each = view {
      depth += 1
      view = each.superview
    }
    return depth
  }
}
