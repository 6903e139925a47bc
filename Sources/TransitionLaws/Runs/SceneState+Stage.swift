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
    var index = 0
    for window in stage.windows {
      guard isKept(window.layer, 0, &index) else { return false }
    }
    return index == nodes.count
  }

  /// True if a stage has no `difference(fromOther:)` from this state, in which another controller
  /// of the same kind is open; false if it may have one.
  func isKept(onOther stage: Stage, fore: UIViewController?) -> Bool {
    guard hasScreen(of: stage) else { return false }
    let foreLayer = fore?.viewIfLoaded?.layer
    var index = 0
    for window in stage.windows {
      guard isKept(window.layer, 0, &index, fore: foreLayer, isFore: false) else { return false }
    }
    return index == nodes.count
  }

  /// True if a stage has no `difference(fromTwin:)` from this state, in which the same controllers
  /// are on another stage; false if it may have one.
  func isKept(onTwin stage: Stage) -> Bool {
    guard hasScreen(of: stage) else { return false }
    var index = 0
    for window in stage.windows {
      guard isKept(window.layer, 0, &index, fore: nil, isFore: true) else { return false }
    }
    return index == nodes.count
  }

  /// True if a stage has the size and the levels of windows of this state.
  private func hasScreen(of stage: Stage) -> Bool {
    stage.size == picture.size && stage.windows.map(\.windowLevel) == levels
  }

  // The nodes are read in place, because they are large.

  /// True if a layer and all below it are as in the state, from a node on.
  private func isKept(_ layer: CALayer, _ depth: Int, _ index: inout Int) -> Bool {
    guard index < nodes.count, nodes[index].layer === layer, hasPlace(layer, depth, index),
      layer.has(nodes[index].properties), nodes[index].look == Look(layer),
      nodes[index].noticed.isKept(on: layer)
    else { return false }
    index += 1
    guard let sublayers = layer.sublayers else { return true }
    for sublayer in sublayers {
      guard isKept(sublayer, depth + 1, &index) else { return false }
    }
    return true
  }

  /// True if a layer and all below it are as those of another controller's scene in the state.
  private func isKept(
    _ layer: CALayer, _ depth: Int, _ index: inout Int, fore: CALayer?, isFore: Bool
  ) -> Bool {
    guard index < nodes.count, hasPlace(layer, depth, index),
      nodes[index].nameParts == NameParts(layer)
    else { return false }
    let isFore = isFore || layer === fore
    if isFore || depth == 0, !nodes[index].noticed.isKept(on: layer) { return false }
    if isFore {
      guard
        layer.properties.isClose(to: nodes[index].properties, within: Self.usualTolerance)
      else { return false }
    } else {
      let properties = layer.properties
      guard properties.isHidden == nodes[index].properties.isHidden,
        (properties.opacity == 0) == (nodes[index].properties.opacity == 0)
          || (layer.owner as? UIView)?.owner != nil
      else { return false }
    }
    index += 1
    guard let sublayers = layer.sublayers else { return true }
    for sublayer in sublayers {
      guard isKept(sublayer, depth + 1, &index, fore: fore, isFore: isFore) else { return false }
    }
    return true
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
