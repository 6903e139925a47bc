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
      let places = Dictionary(zip(wanted, wanted.indices), uniquingKeysWith: min)
      for recognizer in gestureRecognizers ?? [] where places[recognizer] == nil {
        removeGestureRecognizer(recognizer)
      }
      for recognizer in wanted { addGestureRecognizer(recognizer) }
      // The recognizer that comes last recognizes first (fact I10).
      let own = (gestureRecognizers ?? []).sorted { places[$0] ?? 0 < places[$1] ?? 0 }
      var receivers = Roster<AnyObject>()
      for receiver in touchReceivers where !(receiver is GestureRecognizer) {
        receivers.append(receiver)
      }
      for recognizer in own { receivers.append(recognizer) }
      touchReceivers = receivers
    }
  }

  /// Lets a recognizer look at the touches of the view and all in it, those that come from now on.
  ///
  /// It leaves the view it was added to before.
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    addTouchReceiver(recognizer)
    recognizer.view = self
  }

  /// Lets a recognizer look no more at the touches of the view; a gesture that goes on is cancelled.
  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.leave()
    // Who was told of the end may have taken it elsewhere.
    guard recognizer.view === self else { return }
    removeTouchReceiver(recognizer)
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
    select { touch in touch.receivers.contains(recognizer) }
  }
}
