import Foundation
import TransitionCurves

extension CALayer {
  /// False if the layer, with its sublayers, shows only while it faces the viewer.
  ///
  /// A layer faces away if its transform and those of its ancestors turn it over or mirror it. The
  /// layer is then neither drawn nor hit, and nor are its sublayers, which lie in its plane:
  ///
  /// ```swift
  /// front.layer.isDoubleSided = false
  /// back.layer.isDoubleSided = false
  /// back.layer.transform = CATransform3D(rotationAngle: .pi, x: 0, y: 1, z: 0)
  /// // …and now whichever way `card` is turned, the right side shows.
  /// ```
  public var isDoubleSided: Bool {
    get { properties.isDoubleSided }
    set { set(.isDoubleSided, to: .flag(newValue)) }
  }

  /// The corners that `cornerRadius` rounds; a change is never animated.
  public var maskedCorners: CACornerMask {
    get { properties.maskedCorners }
    set {
      keepShown()
      properties.maskedCorners = newValue
      noteChange()
    }
  }

  /// The outline of the shadow, in points of the layer's own space; nil means the outline of the
  /// layer's painting.
  ///
  /// A change is not animated unless an animation is added for it. With a path, the shadow shows
  /// even if the layer paints nothing.
  public var shadowPath: CGPath? {
    get { properties.shadowPath }
    set { set(.shadowPath, to: .path(newValue)) }
  }

  /// The map from the layer's plane to its root's.
  var mapToRoot: PlaneMap { CALayer.map(from: self, to: root) ?? .identity }

  /// True if the layer's back faces the viewer and the layer is not double-sided.
  var isTurnedAway: Bool {
    !properties.isDoubleSided && mapToRoot.showsBack(at: bounds.center)
  }
}

extension LayerProperties {
  /// True if the layer's back would face the viewer and the layer is not double-sided.
  ///
  /// - Parameter transform: The transform from the layer's own space to the viewer's.
  package func isTurnedAway(by transform: CATransform3D) -> Bool {
    !isDoubleSided && PlaneMap(transform).showsBack(at: bounds.center)
  }
}
