import HeadlessViews

extension GestureArena {
  func tidyUp() -> Bool {
    let due = restless.sorted { $0.turn < $1.turn }
    restless.removeAll()
    for recognizer in due where contenders.contains(recognizer) { release(recognizer) }
    let hasLetGo = letGo(due)
    settle()
    guard !hasLetGo, !hasActions else {
      // The recognizers are reset when nothing else is left to do.
      for recognizer in due where contenders.contains(recognizer) { restless.append(recognizer) }
      return true
    }
    return resetFinished(due)
  }

  /// Removes touches that are over from a recognizer, and cancels a gesture that its subclass did
  /// not end.
  private func release(_ recognizer: GestureRecognizer) {
    defer { noteIdleness(of: recognizer) }
    guard !recognizer.touches.isEmpty || recognizer.recognition.isActive else { return }
    recognizer.lastPoint = recognizer.screenPoint
    recognizer.touches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    guard recognizer.touches.isEmpty, recognizer.recognition.isActive,
      !recognizer.attempt.isEmpty, !recognizer.awaitsMoreTouches
    else { return }
    if recognizer.recognition.stop() { note(.cancelled, of: recognizer) }
  }

  /// Removes the recognizers that look at no touch and await none; returns false if there are none.
  private func letGo(_ due: [GestureRecognizer]) -> Bool {
    let gone = due.filter { recognizer in
      contenders.contains(recognizer) && recognizer.recognition.isDeciding
        && recognizer.touches.isEmpty && !recognizer.awaitsMoreTouches
    }
    // Recognizers that wait only for one another fail.
    let waitingInVain = deciding == 0 && !idle.isEmpty && isQuiet ? idle.filter(\.isInVain) : []
    if let first = waitingInVain.first {
      first.report(.waitsInCircle(recognizers: waitingInVain.map(\.label)))
      for recognizer in waitingInVain { bar(recognizer) }
    }
    for recognizer in gone { recognizer.forgetTouches() }
    return !gone.isEmpty || !waitingInVain.isEmpty
  }

  /// True if no touch is looked at, and none is awaited.
  private var isQuiet: Bool {
    contenders.allSatisfy {
      $0.touches.isEmpty
        && ($0.recognition.isWaiting || $0.recognition.isFinal || !$0.awaitsMoreTouches)
    }
  }

  /// Resets the recognizers that are in a final state and have no touches left, together with the
  /// recognizers that they are linked to by requirements.
  private func resetFinished(_ due: [GestureRecognizer]) -> Bool {
    // Members of groups that were examined, and members of groups that are not finished.
    var (known, unfinished): (Set<GestureRecognizer>, Set<GestureRecognizer>) = ([], [])
    var groups: [[GestureRecognizer]] = []
    for recognizer in due
    where contenders.contains(recognizer) && recognizer.isFinished && !known.contains(recognizer) {
      if let group = finishedGroup(with: recognizer, &unfinished) {
        groups.append(group)
        known.formUnion(group)
      }
    }
    guard !groups.isEmpty else { return false }
    for group in groups.sorted(by: { $0[0].turn < $1[0].turn }) {
      for recognizer in group { recognizer.finish() }
    }
    return true
  }

  /// Returns the recognizers that a recognizer is linked to, directly or through others, beginning
  /// with the recognizer that joined first; nil if one of them is not finished.
  private func finishedGroup(
    with recognizer: GestureRecognizer, _ unfinished: inout Set<GestureRecognizer>
  ) -> [GestureRecognizer]? {
    guard !unfinished.contains(recognizer) else { return nil }
    var members: Set = [recognizer]
    var (first, pending) = (recognizer, [recognizer])
    while let one = pending.popLast() {
      let others = one.links.filter { contenders.contains($0) }
      guard others.allSatisfy({ $0.isFinished && !unfinished.contains($0) }) else {
        unfinished.formUnion(members)
        return nil
      }
      if one.turn < first.turn { first = one }
      pending += others.filter { members.insert($0).inserted }
    }
    var group = [first]
    members = [first]
    var index = 0
    while index < group.count {
      let others = group[index].links.filter { contenders.contains($0) }
      group += others.filter { members.insert($0).inserted }.sorted { $0.turn < $1.turn }
      index += 1
    }
    return group
  }
}

extension GestureRecognizer {
  /// True if the recognizer is in a final state and looks at no touch.
  fileprivate var isFinished: Bool { recognition.isFinal && touches.isEmpty }

  /// True if the recognizer waits to begin and looks at no touch.
  fileprivate var isInVain: Bool {
    recognition.isUndecided && recognition.isWaiting && touches.isEmpty
  }
}
