import Foundation

extension Layer {
  /// False when the layer, with all that is in it, shows only while it faces the viewer.
  ///
  /// A layer faces away when its transform and those above turn it over, or mirror it. Then it is
  /// neither drawn nor hit, and no more is what is below it, which lies in its plane:
  ///
  /// ```swift
  /// front.layer.isDoubleSided = false
  /// back.layer.isDoubleSided = false
  /// back.layer.transform = Transform3D(rotationAngle: .pi, x: 0, y: 1, z: 0)
  /// // …and now whichever way `card` is turned, the right side shows.
  /// ```
  public var isDoubleSided: Bool {
    get { properties.isDoubleSided }
    set { set(.isDoubleSided, to: .flag(newValue)) }
  }

  /// The corners that `cornerRadius` rounds; a change is never animated.
  public var maskedCorners: CornerMask {
    get { properties.maskedCorners }
    set { properties.maskedCorners = newValue }
  }

  /// The outline that the shadow has, in points of the layer's own space; nil is that of what the layer
  /// paints.
  ///
  /// A change is not animated unless an animation is added for it, and the shadow is there whatever
  /// the layer paints.
  public var shadowPath: Path? {
    get { properties.shadowPath }
    set { set(.shadowPath, to: .path(newValue)) }
  }

  /// How this layer's plane lands on its root's.
  var mapToRoot: PlaneMap { Layer.map(from: self, to: root) ?? .identity }

  /// True when the layer is seen from its back and has none to show.
  ///
  /// - Parameter map: How the superlayer's plane lands on the root's.
  func isTurnedAway(under map: PlaneMap) -> Bool {
    !properties.isDoubleSided
      && mapToSuperlayer.concatenating(map).showsBack(at: bounds.center)
  }

  /// The same for a walk down a tree, in which a step takes the same time at any depth.
  ///
  /// - Parameter known: The superlayer of the layer that was asked for last, and how its plane lands on
  ///   the root's; nil at first.
  func isTurnedAway(after known: inout (layer: Layer, map: PlaneMap)?) -> Bool {
    guard !properties.isDoubleSided, let superlayer else { return false }
    var (path, next) = ([Layer](), Optional(superlayer))
    while let layer = next, layer !== known?.layer {
      path.append(layer)
      next = layer.superlayer
    }
    // The root's plane lands on itself, whatever the root's own transform.
    if next == nil { path.removeLast() }
    var map = next == nil ? .identity : known?.map ?? .identity
    for layer in path.reversed() { map = layer.mapToSuperlayer.concatenating(map) }
    known = (superlayer, map)
    return isTurnedAway(under: map)
  }
}

extension LayerProperties {
  /// True when the layer would be seen from its back and has none to show.
  ///
  /// - Parameter transform: From the layer's own space to the viewer's.
  package func isTurnedAway(by transform: Transform3D) -> Bool {
    !isDoubleSided && PlaneMap(transform).showsBack(at: bounds.center)
  }
}
