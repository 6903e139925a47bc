import HeadlessViews

/// Where the recognizers that look at touches of one screen contend.
///
/// Who recognizes first keeps the others from recognizing the same touches; at one instant, the
/// deeper view comes first, and of one view's recognizers the one added last (fact I10).
@MainActor
final class GestureArena {
  weak var delivery: TouchDelivery?

  /// Those that look at touches, or have yet to be reset, in the order of joining.
  private var contenders: [GestureRecognizer] = []

  private var actions: [(recognizer: GestureRecognizer, state: GestureRecognizer.State)] = []

  /// How many actions have become due so far.
  private(set) var actionCount = 0

  private var hasNews = false
  private var isSettling = false

  /// A recognizer wants to be in a state.
  func request(_ new: GestureRecognizer.State, for recognizer: GestureRecognizer) {
    perform {
      join(recognizer)
      switch recognizer.recognition.request(new) {
      case .nothing: break
      case .refused: recognizer.refuse(new)
      case .acts: note(recognizer.recognition.state, of: recognizer)
      case .fails: hasNews = true
      case .asks:
        if recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) == false {
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
      for touch in recognizer.attempt { touch.receivers.removeAll { $0 === recognizer } }
      recognizer.touches = []
      hasNews = true
      settle()
    }
  }

  private func perform(_ work: () -> Void) {
    guard let delivery else { return work() }
    delivery.perform(work)
  }

  private func join(_ recognizer: GestureRecognizer) {
    guard !contenders.contains(where: { $0 === recognizer }) else { return }
    recognizer.arena = self
    recognizer.depth = recognizer.view?.depth ?? 0
    contenders.append(recognizer)
  }

  private func note(_ state: GestureRecognizer.State, of recognizer: GestureRecognizer) {
    actionCount += 1
    if state == .changed, let last = actions.last(where: { $0.recognizer === recognizer }),
      last.state == .changed
    {
      return
    }
    actions.append((recognizer, state))
  }

  // MARK: Deciding

  /// Lets a recognizer that waits for leave have it, fail, or wait on.
  private func decide(_ recognizer: GestureRecognizer) {
    guard recognizer.recognition.isWaiting else { return }
    var waits = false
    for other in contenders where other !== recognizer {
      if other.recognition.isRecognized {
        if other.prevents(recognizer) || recognizer.requiresFailure(of: other) {
          return bar(recognizer)
        }
      } else if other.recognition.isUndecided, recognizer.requiresFailure(of: other) {
        waits = true
      }
    }
    // Somebody who was asked may have ended it all.
    guard !waits, recognizer.recognition.isWaiting else { return }
    recognize(recognizer)
  }

  private func recognize(_ recognizer: GestureRecognizer) {
    for state in recognizer.recognition.proceed() { note(state, of: recognizer) }
    delivery?.withdraw(
      recognizer.attempt, cancels: recognizer.cancelsTouchesInView,
      discards: recognizer.delaysTouchesBegan)
    for other in contenders where other !== recognizer && other.recognition.isUndecided {
      if other.requiresFailure(of: recognizer) || recognizer.prevents(other) { bar(other) }
    }
  }

  private func bar(_ recognizer: GestureRecognizer) {
    recognizer.recognition.bar()
    hasNews = true
  }

  /// Decides again about those that wait, until nothing has changed.
  private func settle() {
    guard !isSettling else { return }
    isSettling = true
    while hasNews {
      hasNews = false
      for recognizer in contenders where recognizer.recognition.isWaiting { decide(recognizer) }
    }
    isSettling = false
  }
}

extension GestureArena: TouchAudience {
  var isIdle: Bool { contenders.isEmpty }

  func begin(_ touch: Touch) {
    var view = touch.view
    while let each = view {
      for case let recognizer as GestureRecognizer in each.touchReceivers.reversed()
      where recognizer.admits(touch) {
        join(recognizer)
        recognizer.touches.append(touch)
        recognizer.attempt.append(touch)
        touch.receivers.append(recognizer)
      }
      view = each.superview
    }
  }

  func receive(_ touches: [Touch], with event: Event) {
    var order: [GestureRecognizer] = []
    for touch in touches {
      for case let recognizer as GestureRecognizer in touch.receivers
      where !order.contains(where: { $0 === recognizer }) {
        order.append(recognizer)
      }
    }
    // One touch names its recognizers in the right order; several may have to be merged.
    if touches.count > 1 {
      order = order.enumerated()
        .sorted { (-$0.element.depth, $0.offset) < (-$1.element.depth, $1.offset) }
        .map(\.element)
    }
    for recognizer in order { recognizer.look(at: touches, with: event) }
  }

  func withholds(_ touch: Touch) -> Bool {
    holds(touch) { $0.delaysTouchesBegan }
  }

  func withholdsEnd(of touch: Touch) -> Bool {
    holds(touch) { $0.delaysTouchesEnded }
  }

  private func holds(_ touch: Touch, _ delays: (GestureRecognizer) -> Bool) -> Bool {
    touch.receivers.contains { receiver in
      guard let recognizer = receiver as? GestureRecognizer else { return false }
      return recognizer.arena === self && recognizer.recognition.isUndecided && delays(recognizer)
    }
  }

  func sendActions() -> Bool {
    guard !actions.isEmpty else { return false }
    let due = actions
    actions = []
    for (recognizer, state) in due { recognizer.send(state) }
    return true
  }

  func tidyUp() -> Bool {
    for recognizer in contenders { release(recognizer) }
    letGo()
    settle()
    guard actions.isEmpty else { return true }
    return resetFinished()
  }

  /// Takes touches that are over from a recognizer, and ends what it forgot to end.
  private func release(_ recognizer: GestureRecognizer) {
    guard !recognizer.touches.isEmpty || recognizer.recognition.isActive else { return }
    recognizer.lastPoint = recognizer.screenPoint
    recognizer.touches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    guard recognizer.touches.isEmpty, recognizer.recognition.isActive,
      !recognizer.attempt.isEmpty, !recognizer.awaitsMoreTouches
    else { return }
    if recognizer.recognition.stop() { note(.cancelled, of: recognizer) }
  }

  /// Lets those go that look at nothing and wait for nothing.
  private func letGo() {
    var gone: [GestureRecognizer] = []
    let isQuiet = contenders.allSatisfy {
      $0.touches.isEmpty && ($0.recognition.isWaiting || !$0.awaitsMoreTouches)
    }
    for recognizer in contenders
    where recognizer.recognition.isUndecided && recognizer.touches.isEmpty {
      if recognizer.recognition.isWaiting {
        // Those that only wait for each other wait in vain.
        if isQuiet, !hasSomebodyToDecide { bar(recognizer) }
      } else if !recognizer.awaitsMoreTouches {
        gone.append(recognizer)
      }
    }
    guard !gone.isEmpty else { return }
    hasNews = true
    contenders.removeAll { each in gone.contains { $0 === each } }
    for recognizer in gone {
      for touch in recognizer.attempt { touch.receivers.removeAll { $0 === recognizer } }
      recognizer.attempt = []
      recognizer.answers = [:]
      recognizer.arena = nil
    }
  }

  /// True when somebody is undecided who waits for no leave.
  private var hasSomebodyToDecide: Bool {
    contenders.contains { $0.recognition.isUndecided && !$0.recognition.isWaiting }
  }

  /// Resets those that have made up their minds and have no touches left, together with those that
  /// they are linked to by requirements (fact I5).
  private func resetFinished() -> Bool {
    let groups = linkedGroups()
    var finished: [GestureRecognizer] = []
    for group in groups
    where group.allSatisfy({ $0.recognition.isFinal && $0.touches.isEmpty }) {
      finished += group
    }
    guard !finished.isEmpty else { return false }
    contenders.removeAll { each in finished.contains { $0 === each } }
    for recognizer in finished { recognizer.finish() }
    return true
  }

  private func linkedGroups() -> [[GestureRecognizer]] {
    var rest = contenders
    var groups: [[GestureRecognizer]] = []
    while !rest.isEmpty {
      var group = [rest.removeFirst()]
      var index = 0
      while index < group.count {
        let one = group[index]
        let isLinked = { (other: GestureRecognizer) in
          one.isKnownToRequireFailure(of: other) || other.isKnownToRequireFailure(of: one)
        }
        group += rest.filter(isLinked)
        rest.removeAll(where: isLinked)
        index += 1
      }
      groups.append(group)
    }
    return groups
  }

  func viewsDidLeave() {
    for recognizer in contenders where recognizer.view?.window?.tree.host !== delivery?.timeline {
      remove(recognizer)
    }
  }

  func abandon() {
    let all = contenders
    contenders = []
    actions = []
    for recognizer in all { recognizer.finish() }
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
