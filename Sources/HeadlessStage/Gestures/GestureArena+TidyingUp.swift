import HeadlessViews

extension GestureArena {
  func tidyUp() -> Bool {
    for recognizer in contenders { release(recognizer) }
    let hasLetGo = letGo()
    settle()
    guard !hasLetGo, actions.isEmpty else { return true }
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

  /// Lets those go that look at nothing and wait for nothing; false when there are none.
  private func letGo() -> Bool {
    var waitingInVain: [GestureRecognizer] = []
    var gone: [GestureRecognizer] = []
    let isQuiet = contenders.allSatisfy {
      $0.touches.isEmpty
        && ($0.recognition.isWaiting || $0.recognition.isFinal || !$0.awaitsMoreTouches)
    }
    for recognizer in contenders
    where recognizer.recognition.isUndecided && recognizer.touches.isEmpty {
      if recognizer.recognition.isWaiting {
        // Those that only wait for each other wait in vain.
        guard isQuiet, !hasSomebodyToDecide else { continue }
        waitingInVain.append(recognizer)
      } else if !recognizer.awaitsMoreTouches {
        gone.append(recognizer)
      }
    }
    if let first = waitingInVain.first {
      first.report(.waitsInCircle(recognizers: waitingInVain.map(\.label)))
      for recognizer in waitingInVain { bar(recognizer) }
    }
    guard !gone.isEmpty else { return !waitingInVain.isEmpty }
    hasNews = true
    contenders.removeAll { each in gone.contains { $0 === each } }
    for recognizer in gone {
      for touch in recognizer.attempt { touch.receivers.removeAll { $0 === recognizer } }
      recognizer.attempt = []
      recognizer.answers = [:]
      recognizer.arena = nil
    }
    return true
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
}
