import HeadlessStage
package import HeadlessViews

/// The visible content of a window, and the geometry of its layers.
@MainActor
package struct Picture: Equatable {
  private var layers: [String] = []

  package init(_ window: UIWindow) {
    var pending: [(layer: CALayer, depth: Int)] = [(window.layer, 0)]
    while let (layer, depth) = pending.popLast() {
      let time = (layer.speed, layer.timeOffset, layer.beginTime)
      layers.append("\(depth) \(ObjectIdentifier(layer)) \(layer.properties) \(time)")
      for each in (layer.sublayers ?? []).reversed() { pending.append((each, depth + 1)) }
    }
  }
}
