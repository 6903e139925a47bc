import Transitioning

/// Comparisons of a state with a stage, without a copy of the stage's tree or picture.
///
/// Almost all runs end without a difference, so that the slower comparisons, which find the first
/// difference, are seldom needed.
extension SceneState {
  /// True if a stage is as in this state, bit for bit; false if it may differ.
  ///
  /// Without animations and masks, the comparison covers everything that a picture shows.
  func isKept(on stage: Stage) -> Bool {
    guard isPlain, hasScreen(of: stage) else { return false }
    return isKept(stage, fore: nil) { layer, depth, index, _ in
      nodes[index].layer === layer && hasPlace(layer, depth, index)
        && layer.has(nodes[index].properties) && nodes[index].look == Look(layer)
        && nodes[index].noticed.isKept(on: layer)
    }
  }

  /// True if a stage has no `difference(fromOther:)` from this state, in which another controller
  /// of the same kind is open; false if it may have one.
  func isKept(onOther stage: Stage, fore: UIViewController?) -> Bool {
    guard hasScreen(of: stage) else { return false }
    return isKept(stage, fore: fore?.viewIfLoaded?.layer) { isLike($0, $1, $2, isFore: $3) }
  }

  /// True if a stage has no `difference(fromTwin:)` from this state, in which the same controllers
  /// are on another stage; false if it may have one.
  func isKept(onTwin stage: Stage) -> Bool {
    guard hasScreen(of: stage) else { return false }
    return isKept(stage, fore: nil) { layer, depth, index, _ in
      isLike(layer, depth, index, isFore: true)
    }
  }

  /// True if a stage has the size and the levels of windows of this state.
  private func hasScreen(of stage: Stage) -> Bool {
    stage.size == picture.size && stage.windows.map(\.windowLevel) == levels
  }

  // The nodes are read in place, because they are large.

  /// True if all layers of a stage satisfy a condition, each with its depth, the index of its node,
  /// and true in the tree of `fore`.
  private func isKept(
    _ stage: Stage, fore: CALayer?, _ isKept: (CALayer, Int, Int, Bool) -> Bool
  ) -> Bool {
    var (index, walk) = (0, LayerWalk(stage.windows.map(\.layer), fore: fore))
    while let (layer, depth, isFore) = walk.next() {
      guard index < nodes.count, isKept(layer, depth, index, isFore) else { return false }
      index += 1
    }
    return index == nodes.count
  }

  /// True if a layer is as that of another controller's scene in the state.
  private func isLike(_ layer: CALayer, _ depth: Int, _ index: Int, isFore: Bool) -> Bool {
    guard hasPlace(layer, depth, index), nodes[index].nameParts == NameParts(layer) else {
      return false
    }
    if isFore || depth == 0, !nodes[index].noticed.isKept(on: layer) { return false }
    guard !isFore else {
      return layer.properties.isClose(to: nodes[index].properties, within: Self.usualTolerance)
    }
    let properties = layer.properties
    return properties.isHidden == nodes[index].properties.isHidden
      && ((properties.opacity == 0) == (nodes[index].properties.opacity == 0)
        || (layer.owner as? UIView)?.owner != nil)
  }

  /// True if a layer is as deep in the tree as a node, and neither has a mask or an animation.
  private func hasPlace(_ layer: CALayer, _ depth: Int, _ index: Int) -> Bool {
    nodes[index].depth == depth && nodes[index].mask == nil && layer.mask == nil
      && !layer.isAnimated
  }

  /// The picture of a layer besides its properties.
  struct Look: Equatable {
    private let contents: LayerContents?
    private let contentMode: UIView.ContentMode
    private let identifier: String?

    @MainActor
    init(_ layer: CALayer) {
      contents = layer.contents
      contentMode = layer.contentMode
      identifier = (layer.owner as? UIView)?.accessibilityIdentifier ?? layer.name
    }
  }

  /// The parts of a layer's name.
  struct NameParts: Equatable {
    private let kind: ObjectIdentifier
    private let identifier: String?
    private let text: String?
    private let controller: String?

    @MainActor
    init(_ layer: CALayer) {
      let view = layer.owner as? UIView
      // No closure, which would be checked for its isolation at each layer.
      kind =
        if let view { ObjectIdentifier(type(of: view)) } else { ObjectIdentifier(type(of: layer)) }
      identifier = view?.accessibilityIdentifier ?? layer.name
      text = view?.accessibilityLabel
      controller = view?.owner?.label
    }
  }
}
