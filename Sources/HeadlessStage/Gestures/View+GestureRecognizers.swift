public import HeadlessViews

extension View {
  /// The recognizers of the view, in the order in which they were added; nil when there are none.
  public var gestureRecognizers: [GestureRecognizer]? {
    get {
      let recognizers = touchReceivers.compactMap { $0 as? GestureRecognizer }
      return recognizers.isEmpty ? nil : recognizers
    }
    set {
      let wanted = newValue ?? []
      for recognizer in gestureRecognizers ?? [] where !wanted.contains(recognizer) {
        removeGestureRecognizer(recognizer)
      }
      for recognizer in wanted { addGestureRecognizer(recognizer) }
      // Whoever comes last recognizes first (fact I10).
      let own = touchReceivers.compactMap { $0 as? GestureRecognizer }
      let place = { (recognizer: GestureRecognizer) in wanted.firstIndex(of: recognizer) ?? 0 }
      let others = touchReceivers.filter { !($0 is GestureRecognizer) }
      touchReceivers = others + own.sorted { place($0) < place($1) }
    }
  }

  /// Lets a recognizer look at the touches of the view and all in it, those that come from now on.
  ///
  /// It leaves the view it was added to before.
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    touchReceivers.append(recognizer)
    recognizer.view = self
  }

  /// Lets a recognizer look no more at the touches of the view; a gesture that goes on is cancelled.
  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.leave()
    // Who was told of the end may have taken it elsewhere.
    guard recognizer.view === self else { return }
    touchReceivers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
}

extension Touch {
  /// The recognizers that look at the touch; those of the view come before those of its superviews.
  public var gestureRecognizers: [GestureRecognizer]? {
    let recognizers = receivers.compactMap { $0 as? GestureRecognizer }
    return recognizers.isEmpty ? nil : recognizers
  }
}

extension Event {
  /// The touches that a recognizer looks at.
  public func touches(for recognizer: GestureRecognizer) -> Set<Touch>? {
    select { touch in touch.receivers.contains { $0 === recognizer } }
  }
}
