import HeadlessViews

/// A list of weakly held recognizers that one recognizer waits for, or that wait for it,
/// independent of touches.
struct Requirements {
  private struct Entry {
    weak var other: UIGestureRecognizer?

    /// The identity of the recognizer, which is compared faster than the weak reference; another
    /// one may have it once the recognizer is deallocated.
    let identity: ObjectIdentifier

    @MainActor
    init(_ other: UIGestureRecognizer) {
      self.other = other
      identity = ObjectIdentifier(other)
    }
  }

  private var entries: [Entry] = []

  /// The number of entries from which those of deallocated recognizers are removed.
  private var limit = 8

  /// The recognizers, in the order in which they were added.
  var all: [UIGestureRecognizer] { entries.compactMap(\.other) }

  /// True if no recognizer was ever added.
  var isEmpty: Bool { entries.isEmpty }

  /// True if `other` is in the list.
  func contains(_ other: UIGestureRecognizer) -> Bool {
    let identity = ObjectIdentifier(other)
    return entries.contains { $0.identity == identity && $0.other != nil }
  }

  /// Adds a recognizer, unless it is in the list.
  @MainActor
  mutating func add(_ other: UIGestureRecognizer) {
    guard !contains(other) else { return }
    if entries.count >= limit {
      entries.removeAll { $0.other == nil }
      limit = max(8, 2 * entries.count)
    }
    entries.append(Entry(other))
  }
}

extension UIGestureRecognizer {
  /// Makes the recognizer wait until `other` has failed; if `other` recognizes, this recognizer
  /// fails.
  ///
  /// A requirement that would make recognizers wait for one another in a circle is refused with a
  /// `GestureIssue`.
  public final func require(toFail other: UIGestureRecognizer) {
    guard other !== self else { return report(.requiresItself(recognizer: label)) }
    // Most recognizers are required by no other: then there is no circle.
    guard dependents.isEmpty || !other.waits(for: self) else {
      return report(.requiresInCircle(recognizer: label, other: other.label))
    }
    requirements.add(other)
    other.dependents.add(self)
  }

  /// True if the recognizer requires the failure of `other`, directly or through other recognizers.
  private func waits(for other: UIGestureRecognizer) -> Bool {
    var (known, pending): (Set<UIGestureRecognizer>, [UIGestureRecognizer]) = ([self], [self])
    while let each = pending.popLast() {
      for next in each.requirements.all where known.insert(next).inserted {
        if next === other { return true }
        pending.append(next)
      }
    }
    return false
  }

  /// True if the recognizer must wait for `other` to fail.
  ///
  /// Delegates and subclasses are asked once until the next reset, and only about a recognizer that
  /// shares a touch with this one.
  final func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    if requirements.contains(other) { return true }
    if let answer = answers[ObjectIdentifier(other)] { return answer }
    guard sharesTouch(with: other) else { return false }
    let answer =
      shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    answers[ObjectIdentifier(other)] = answer
    if answer {
      linked.appendOnce(other)
      other.linked.appendOnce(self)
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

  /// The recognizers that this recognizer is linked to by requirements, in either direction.
  final var links: Set<UIGestureRecognizer> {
    guard !requirements.isEmpty || mayBeAwaited else { return [] }
    return Set(requirements.all + dependents.all + linked)
  }

  /// True if another recognizer may wait for this one.
  final var mayBeAwaited: Bool { !dependents.isEmpty || !linked.isEmpty }

  /// True if both recognizers have tracked one touch.
  package final func sharesTouch(with other: UIGestureRecognizer) -> Bool {
    attempt.contains { other.attempt.contains($0) }
  }

  /// True if this recognizer, once it recognizes, prevents `other` from recognizing the same
  /// touches.
  final func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard sharesTouch(with: other), canPrevent(other), other.canBePrevented(by: self) else {
      return false
    }
    return delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
      && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
  }
}
