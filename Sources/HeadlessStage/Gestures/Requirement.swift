/// A recognizer whose failure another one requires.
struct Requirement {
  weak var other: GestureRecognizer?
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
    requirements.removeAll { $0.other == nil || $0.other === other }
    requirements.append(Requirement(other: other))
  }

  /// True when the recognizer was told to wait for another, or for one that was told to, and so on.
  private func waits(for other: GestureRecognizer) -> Bool {
    var known: Set<GestureRecognizer> = [self]
    var pending = [self]
    while let each = pending.popLast() {
      for next in each.requirements.compactMap(\.other) where known.insert(next).inserted {
        if next === other { return true }
        pending.append(next)
      }
    }
    return false
  }

  /// True when the recognizer waits for another to fail; asked of delegates and subclasses once until
  /// the next reset, and only about those that look at a touch of its own.
  final func requiresFailure(of other: GestureRecognizer) -> Bool {
    if requirements.contains(where: { $0.other === other }) { return true }
    if let answer = answers[ObjectIdentifier(other)] { return answer }
    guard sharesTouch(with: other) else { return false }
    let answer =
      shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    answers[ObjectIdentifier(other)] = answer
    return answer
  }

  /// True when the recognizer was found to wait for another, without asking anybody now.
  final func isKnownToRequireFailure(of other: GestureRecognizer) -> Bool {
    requirements.contains { $0.other === other } || answers[ObjectIdentifier(other)] == true
  }

  /// True when one touch at least is looked at by both.
  final func sharesTouch(with other: GestureRecognizer) -> Bool {
    attempt.contains { touch in other.attempt.contains { $0 === touch } }
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
