import HeadlessViews

extension GestureArena {
  func tidyUp() -> Bool {
    for recognizer in contenders { release(recognizer) }
    let hasRemoved = removeIdle()
    settle()
    // The recognizers are reset when nothing else is left to do.
    return hasRemoved || hasActions || resetFinished()
  }

  /// Removes touches that are over from a recognizer, and cancels a gesture that its subclass did
  /// not end.
  private func release(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.touches.isEmpty || recognizer.recognition.isActive else { return }
    recognizer.lastPoint = recognizer.screenPoint
    recognizer.touches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    guard recognizer.touches.isEmpty, recognizer.recognition.isActive,
      !recognizer.attempt.isEmpty, !recognizer.awaitsMoreTouches
    else { return }
    if recognizer.recognition.stop() { note(.cancelled, of: recognizer) }
  }

  /// Removes the recognizers that track no touch and await none; returns false if there are none.
  private func removeIdle() -> Bool {
    let gone = contenders.filter {
      $0.recognition.isDeciding && $0.touches.isEmpty && !$0.awaitsMoreTouches
    }
    // Recognizers that wait only for one another fail.
    let waitingInVain = contenders.allSatisfy(\.isQuiet) ? contenders.filter(\.isInVain) : []
    if let first = waitingInVain.first {
      first.report(.waitsInCircle(recognizers: waitingInVain.map(\.label)))
      for recognizer in waitingInVain { bar(recognizer) }
    }
    for recognizer in gone { recognizer.forgetTouches() }
    return !gone.isEmpty || !waitingInVain.isEmpty
  }

  /// Resets the recognizers that are in a final state and have no touches left, together with the
  /// recognizers that they are linked to by requirements; returns false if there are none.
  private func resetFinished() -> Bool {
    var (finished, known): ([UIGestureRecognizer], Set<UIGestureRecognizer>) = ([], [])
    for recognizer in contenders where recognizer.isFinished && !known.contains(recognizer) {
      guard let group = finishedGroup(with: recognizer) else { continue }
      finished += group
      known.formUnion(group)
    }
    for recognizer in finished { recognizer.finish() }
    return !finished.isEmpty
  }

  /// Returns a recognizer and those that it is linked to, directly or through others; nil if one of
  /// them is not finished.
  private func finishedGroup(with recognizer: UIGestureRecognizer) -> [UIGestureRecognizer]? {
    var (group, index) = ([recognizer], 0)
    while index < group.count {
      let links = group[index].links
      let others = links.isEmpty ? [] : contenders.filter(links.contains)
      guard others.allSatisfy(\.isFinished) else { return nil }
      for other in others { group.appendOnce(other) }
      index += 1
    }
    return group
  }
}

extension UIGestureRecognizer {
  /// True if the recognizer is in a final state and tracks no touch.
  fileprivate var isFinished: Bool { recognition.isFinal && touches.isEmpty }

  /// True if the recognizer waits to begin and tracks no touch.
  fileprivate var isInVain: Bool {
    recognition.isUndecided && recognition.isWaiting && touches.isEmpty
  }

  /// True if the recognizer tracks no touch, awaits none, and has nothing to decide by itself.
  fileprivate var isQuiet: Bool {
    guard touches.isEmpty, !recognition.isDeciding else { return false }
    return recognition.isWaiting || recognition.isFinal || !awaitsMoreTouches
  }
}
