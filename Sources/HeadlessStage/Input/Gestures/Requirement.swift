import HeadlessViews

/// Recognizers that one recognizer waits for, or that wait for it, whatever touches there are.
struct Requirements {
  private struct Entry {
    weak var other: GestureRecognizer?
  }

  private var entries: [Entry] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// How many entries are let be before those are dropped whose recognizers are gone.
  private var limit = 8

  /// True when there is none, not even one that is gone.
  var isEmpty: Bool { entries.isEmpty }

  /// All of them, in the order in which they were added.
  var all: [GestureRecognizer] { entries.compactMap(\.other) }

  /// True when `other` is among them.
  func contains(_ other: GestureRecognizer) -> Bool {
    // Another object may have its place in memory now.
    guard !entries.isEmpty, let place = places[ObjectIdentifier(other)] else { return false }
    return entries[place].other === other
  }

  /// Adds a recognizer, unless it is among them.
  mutating func add(_ other: GestureRecognizer) {
    guard !contains(other) else { return }
    if entries.count >= limit {
      entries.removeAll { $0.other == nil }
      places = [:]
      for (place, entry) in entries.enumerated() {
        if let other = entry.other { places[ObjectIdentifier(other)] = place }
      }
      limit = max(8, 2 * entries.count)
    }
    places[ObjectIdentifier(other)] = entries.count
    entries.append(Entry(other: other))
  }
}

extension GestureRecognizer {
  /// Lets the recognizer recognize only once `other` has failed; if that recognizes, this one fails
  /// (fact I12).
  ///
  /// A circle, in which all would wait for one another, is refused with a `GestureIssue`.
  public final func require(toFail other: GestureRecognizer) {
    guard other !== self else { return report(.requiresItself(recognizer: label)) }
    guard !other.waits(for: self) else {
      return report(.requiresInCircle(recognizer: label, other: other.label))
    }
    requirements.add(other)
    other.dependents.add(self)
  }

  /// True when the recognizer was told to wait for another, or for one that was told to, and so on.
  ///
  /// Looks from both ends in step, and is done when either ends: what is linked is mostly new.
  private func waits(for other: GestureRecognizer) -> Bool {
    var (known, knownBack): (Set<GestureRecognizer>, Set<GestureRecognizer>) = ([self], [other])
    var (pending, pendingBack) = ([self], [other])
    while let each = pending.popLast(), let back = pendingBack.popLast() {
      for next in each.requirements.all where known.insert(next).inserted {
        if next === other { return true }
        pending.append(next)
      }
      for next in back.dependents.all where knownBack.insert(next).inserted {
        if next === self { return true }
        pendingBack.append(next)
      }
    }
    return false
  }

  /// True when the recognizer waits for another to fail; asked of delegates and subclasses once until
  /// the next reset, and only about those that look at a touch of its own.
  final func requiresFailure(of other: GestureRecognizer) -> Bool {
    if requirements.contains(other) { return true }
    if let answer = answers[ObjectIdentifier(other)] { return answer }
    guard sharesTouch(with: other) else { return false }
    let answer =
      shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    answers[ObjectIdentifier(other)] = answer
    if answer {
      linked.append(other)
      other.linked.append(self)
    }
    return answer
  }

  /// Forgets what was asked about others.
  final func forgetAnswers() {
    answers = [:]
    // What another has found out about this one stays known until that forgets it.
    for other in linked where other.answers[ObjectIdentifier(self)] != true {
      linked.remove(other)
      other.linked.remove(self)
    }
  }

  /// The recognizers that this one is linked to by requirements, either way; some may be there twice.
  final var links: [GestureRecognizer] { requirements.all + dependents.all + Array(linked) }

  /// True when one touch at least is looked at by both.
  package final func sharesTouch(with other: GestureRecognizer) -> Bool {
    let (less, more) = attempt.count < other.attempt.count ? (self, other) : (other, self)
    guard let arena, more.attempt.count > 8 else {
      return less.attempt.contains { touch in more.attempt.contains { $0 === touch } }
    }
    return less.attempt.contains { arena.looks(more, at: $0) }
  }

  /// True when recognizing keeps another one from recognizing the same touches (facts I10, I11, I13).
  final func prevents(_ other: GestureRecognizer) -> Bool {
    guard sharesTouch(with: other), canPrevent(other), other.canBePrevented(by: self) else {
      return false
    }
    return delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
      && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
  }
}
