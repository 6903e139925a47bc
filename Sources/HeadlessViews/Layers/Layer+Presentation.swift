/// The values that a layer shows during an animation.
extension Layer {
  /// The values that the layer shows now: its model values with all animations applied.
  public var presentationProperties: LayerProperties {
    guard let ownMotion else { return properties }
    var shown = properties
    ownMotion.apply(to: &shown)
    return shown
  }

  /// Calls `body` with the values that the layer shows now, which it must not change.
  ///
  /// The model values are passed in place, because they are large.
  package func withPresentationProperties(_ body: (inout LayerProperties) -> Void) {
    guard let ownMotion else { return body(&properties) }
    var shown = properties
    ownMotion.apply(to: &shown)
    body(&shown)
  }

  /// A copy of the layer with the values that it shows now.
  ///
  /// It is nil if the layer is on no stage, or joined its stage in the current turn.
  ///
  /// The superlayer, the sublayers and the mask of a copy are presentation copies too, so that
  /// points can be converted and hit-tested where layers show:
  ///
  /// ```swift
  /// card.layer.presentation()?.hitTest(point)?.model()
  /// ```
  ///
  /// Changes since the stage last ran are included. A change to the copy has no effect on the
  /// layer.
  public func presentation() -> Self? {
    guard isCommitted, tree?.host != nil else { return nil }
    let copy = type(of: self).init()
    copy.become(presentationOf: self, showing: presentationProperties)
    return copy
  }

  /// The layer that a presentation copy shows; any other layer itself.
  public func model() -> Layer { original ?? self }
}
