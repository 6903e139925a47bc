import HeadlessViews

/// Where the recognizers that look at touches of one screen contend.
///
/// Who recognizes first keeps the others from recognizing the same touches; at one instant, the
/// deeper view comes first, and of one view's recognizers the one added last (fact I10).
@MainActor
final class GestureArena {
  weak var delivery: TouchDelivery?

  /// Those that look at touches, or have yet to be reset, in the order of joining.
  var contenders: [GestureRecognizer] = []

  /// What is due to be called, in this order.
  var actions: [(recognizer: GestureRecognizer, state: GestureRecognizer.State)] = []

  /// How many actions have become due so far.
  private(set) var actionCount = 0

  /// True when somebody who waits may have to wait no more.
  var hasNews = false
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

  /// Notes that the actions for a state are due.
  func note(_ state: GestureRecognizer.State, of recognizer: GestureRecognizer) {
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

  /// Lets a recognizer fail for another's sake.
  func bar(_ recognizer: GestureRecognizer) {
    recognizer.recognition.bar()
    hasNews = true
  }

  /// Decides again about those that wait, until nothing has changed.
  func settle() {
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
