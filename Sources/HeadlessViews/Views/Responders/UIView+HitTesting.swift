import Foundation

extension UIView {
  /// The depth to which a hit test calls overrides.
  ///
  /// Without a limit, a deep tree would overflow the stack.
  private static let overrideDepth = 256

  /// The depth of the current call.
  private static var depth = 0

  /// True once the hit test has found a view that swallows the touch.
  private static var isSwallowed = false

  /// The result of `hitTest(_:with:)` unless that is overridden.
  final func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    if UIView.depth == 0 { UIView.isSwallowed = false }
    guard receivesTouch(at: point, with: event) else { return nil }
    guard layer.touchPlace != .nowhere else {
      UIView.isSwallowed = true
      return nil
    }
    guard UIView.depth < UIView.overrideDepth else { return deepView(at: point, with: event) }
    UIView.depth += 1
    defer { UIView.depth -= 1 }
    // What leaves can be caught where it is seen, and nothing in it.
    guard alpha >= 0.01 else { return self }
    for candidate in subviews.reversed() {
      // A view that is flattened to a line or a point cannot be hit.
      guard let inner = candidate.layer.touchPoint(at: point, of: layer) else { continue }
      if let view = candidate.hitTest(inner, with: event) { return view }
      guard !UIView.isSwallowed else { return nil }
    }
    return self
  }

  /// The same for a view that contains the point, without recursion and without calling overrides.
  private func deepView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    // The candidates of each level, frontmost last, so that the walk needs no recursion.
    var path: [(view: UIView, point: CGPoint, rest: ArraySlice<UIView>)] = [
      (self, point, subviews[...])
    ]
    while let (view, point, rest) = path.last {
      guard let candidate = rest.last else { return view }
      path[path.count - 1].rest = rest.dropLast()
      guard let inner = candidate.layer.touchPoint(at: point, of: view.layer),
        candidate.receivesTouch(at: inner, with: event)
      else { continue }
      guard candidate.layer.touchPlace != .nowhere else {
        UIView.isSwallowed = true
        return nil
      }
      path.append((candidate, inner, candidate.subviews[...]))
    }
    return nil
  }

  /// Ends the current hit test: no view behind this one is tested.
  ///
  /// An override of `hitTest(_:with:)` calls this method and then returns nil.
  package static func swallowTouch() { isSwallowed = true }

  private func receivesTouch(at point: CGPoint, with event: UIEvent?) -> Bool {
    guard !isHidden, isUserInteractionEnabled, layer.touchedOpacity >= 0.01,
      !layer.isTurnedAwayWhereTouched, let inner = layer.modelPoint(at: point)
    else { return false }
    return self.point(inside: inner, with: event)
  }
}

extension CALayer {
  /// The place at which touches hit the layer.
  fileprivate var touchPlace: TouchPlace { motion?.touchPlace(of: self) ?? .model }

  /// The values at which touches hit the layer; nil if these are the model values.
  private var touchedProperties: LayerProperties? {
    switch touchPlace {
    case .presentation, .picture: presentationProperties
    case .model, .nowhere: nil
    }
  }

  /// True if the layer's back faces the viewer where touches hit it, and the layer is not
  /// double-sided.
  fileprivate var isTurnedAwayWhereTouched: Bool {
    guard !properties.isDoubleSided, let shown = touchedProperties, let parent else {
      return isTurnedAway
    }
    let map = mapToSuperlayer(showing: shown).concatenating(parent.mapToRoot)
    return map.showsBack(at: shown.bounds.center)
  }

  /// The opacity with which touches hit the layer.
  fileprivate var touchedOpacity: Double {
    touchPlace == .picture ? presentationProperties.opacity : properties.opacity
  }

  /// A point of `layer`'s space in the receiver's; nil if the receiver is flattened.
  fileprivate func touchPoint(at point: CGPoint, of layer: CALayer) -> CGPoint? {
    guard parent === layer, let shown = touchedProperties else {
      return CALayer.map(from: layer, to: self)?(point)
    }
    return mapToSuperlayer(showing: shown).inverted()?(point)
  }

  /// The point of the model's bounds that corresponds to `point` in the bounds that touches hit.
  ///
  /// It is nil if those bounds are flattened.
  fileprivate func modelPoint(at point: CGPoint) -> CGPoint? {
    guard let shown = touchedProperties?.bounds, shown != bounds else { return point }
    let point = CGPoint(
      x: bounds.minX + (point.x - shown.minX) / shown.width * bounds.width,
      y: bounds.minY + (point.y - shown.minY) / shown.height * bounds.height)
    return point.isFinite ? point : nil
  }
}
