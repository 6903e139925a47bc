public import HeadlessViews

extension UIView {
  /// The recognizers of the view, in the order in which they were added; nil if there are none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      let recognizers = touchReceivers.compactMap { $0 as? UIGestureRecognizer }
      return recognizers.isEmpty ? nil : recognizers
    }
    set {
      let wanted = newValue ?? []
      let places = Dictionary(zip(wanted, wanted.indices), uniquingKeysWith: min)
      for recognizer in gestureRecognizers ?? [] where places[recognizer] == nil {
        removeGestureRecognizer(recognizer)
      }
      for recognizer in wanted { addGestureRecognizer(recognizer) }
      // The last recognizer of a view recognizes first.
      touchReceivers = (gestureRecognizers ?? []).sorted { places[$0] ?? 0 < places[$1] ?? 0 }
    }
  }

  /// Adds a recognizer for touches of the view and its subviews that begin from now on.
  ///
  /// The recognizer is removed from the view that it was added to before.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    touchReceivers.appendOnce(recognizer)
    recognizer.ownView = self
  }

  /// Removes a recognizer; its gesture, if active, is cancelled.
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.leave()
    // An action for the cancellation may have added the recognizer to another view.
    guard recognizer.view === self else { return }
    touchReceivers.remove(recognizer)
    recognizer.ownView = nil
  }
}

extension UITouch {
  /// The recognizers that track the touch; recognizers of deeper views come first.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    let recognizers = receivers.compactMap { $0 as? UIGestureRecognizer }
    return recognizers.isEmpty ? nil : recognizers
  }
}

extension UIEvent {
  /// Returns the touches of the event that a recognizer tracks; nil if there are none.
  public func touches(for recognizer: UIGestureRecognizer) -> Set<UITouch>? {
    select { touch in touch.receivers.contains { $0 === recognizer } }
  }
}
