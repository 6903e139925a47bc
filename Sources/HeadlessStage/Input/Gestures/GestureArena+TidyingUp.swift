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
    let groups = Self.groups(of: contenders.filter(\.isFinished)) { contenders(among: $0.links) }
    let finished = groups.filter { $0.allSatisfy(\.isFinished) }.flatMap(\.self)
    for recognizer in finished { recognizer.finish() }
    return !finished.isEmpty
  }

  /// Groups elements with all that they are linked to, directly or through others; each element is
  /// asked once for its links.
  static func groups<Element: Hashable>(
    of all: [Element], links: (Element) -> [Element]
  ) -> [[Element]] {
    var (groups, known): ([[Element]], Set<Element>) = ([], [])
    for element in all where known.insert(element).inserted {
      var (group, index) = ([element], 0)
      while index < group.count {
        for other in links(group[index]) where known.insert(other).inserted { group.append(other) }
        index += 1
      }
      groups.append(group)
    }
    return groups
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
