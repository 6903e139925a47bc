import HeadlessViews

/// A list of weakly held recognizers that one recognizer waits for, or that wait for it,
/// independent of touches.
struct Requirements {
  private struct Entry {
    weak var other: GestureRecognizer?
  }

  private var entries: [Entry] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// The number of entries at which the entries of deallocated recognizers are removed.
  private var limit = 8

  /// True if there are no entries, not even of deallocated recognizers.
  var isEmpty: Bool { entries.isEmpty }

  /// The recognizers, in the order in which they were added.
  var all: [GestureRecognizer] { entries.compactMap(\.other) }

  /// True if `other` is in the list.
  func contains(_ other: GestureRecognizer) -> Bool {
    // A new object may have the address of a deallocated one.
    guard !entries.isEmpty, let place = places[ObjectIdentifier(other)] else { return false }
    return entries[place].other === other
  }

  /// Adds a recognizer, unless it is in the list.
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
  /// Makes the recognizer wait until `other` has failed; if `other` recognizes, this recognizer
  /// fails.
  ///
  /// A requirement that would make recognizers wait for one another in a circle is refused with a
  /// `GestureIssue`.
  public final func require(toFail other: GestureRecognizer) {
    guard other !== self else { return report(.requiresItself(recognizer: label)) }
    guard !other.waits(for: self) else {
      return report(.requiresInCircle(recognizer: label, other: other.label))
    }
    requirements.add(other)
    other.dependents.add(self)
  }

  /// True if the recognizer requires the failure of `other`, directly or through other recognizers.
  ///
  /// The search runs from both ends in step and stops when either end is exhausted, because a new
  /// requirement mostly links a recognizer that has no other.
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

  /// True if the recognizer must wait for `other` to fail.
  ///
  /// Delegates and subclasses are asked once until the next reset, and only about a recognizer that
  /// shares a touch with this one.
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

  /// Forgets the answers about other recognizers.
  final func forgetAnswers() {
    answers = [:]
    // The other recognizer's answer about this one stays until the other recognizer forgets it.
    for other in linked where other.answers[ObjectIdentifier(self)] != true {
      linked.remove(other)
      other.linked.remove(self)
    }
  }

  /// The recognizers that this recognizer is linked to by requirements, in either direction; may
  /// contain duplicates.
  final var links: [GestureRecognizer] { requirements.all + dependents.all + Array(linked) }

  /// True if both recognizers have looked at one touch.
  package final func sharesTouch(with other: GestureRecognizer) -> Bool {
    let (less, more) = attempt.count < other.attempt.count ? (self, other) : (other, self)
    guard let arena, more.attempt.count > 8 else {
      return less.attempt.contains { touch in more.attempt.contains { $0 === touch } }
    }
    return less.attempt.contains { arena.looks(more, at: $0) }
  }

  /// True if this recognizer, once it recognizes, prevents `other` from recognizing the same
  /// touches.
  final func prevents(_ other: GestureRecognizer) -> Bool {
    guard sharesTouch(with: other), canPrevent(other), other.canBePrevented(by: self) else {
      return false
    }
    return delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
      && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
  }
}
