/// What a layer shows while something animates.
extension Layer {
  /// What the layer shows now: its model with all animations applied.
  public var presentationProperties: LayerProperties {
    guard let motion else { return properties }
    var shown = properties
    motion.apply(to: &shown)
    return shown
  }

  /// A copy of the layer with what it shows now; nil while it is not on a stage, or was put there
  /// in this very turn (fact C13).
  ///
  /// Its superlayer and sublayers are such copies, so that points can be converted and hit where
  /// things show:
  ///
  /// ```swift
  /// card.layer.presentation()?.hitTest(point)?.model()
  /// ```
  ///
  /// What was changed since the stage last ran shows already. A change to the copy changes nothing.
  public func presentation() -> Self? {
    guard isCommitted, tree?.host != nil else { return nil }
    let copy = type(of: self).init()
    copy.become(presentationOf: self, showing: presentationProperties)
    return copy
  }

  /// The layer that a presentation copy shows; any other layer itself (fact C14).
  public func model() -> Layer { original ?? self }
}
