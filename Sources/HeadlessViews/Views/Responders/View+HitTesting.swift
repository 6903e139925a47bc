import Foundation

extension View {
  /// How deep views ask their subviews by a method that may be overridden, lest a deep tree overflow
  /// the stack.
  private static let askableDepth = 256

  /// How deep the question is that is being answered.
  @exclusivity(unchecked) private static var depth = 0

  /// True once a view was found under the point that keeps touches from all.
  @exclusivity(unchecked) private static var isSwallowed = false

  /// What was found out for the view that was asked last whether it is turned away.
  @exclusivity(unchecked) private static var knownMap: (layer: Layer, map: PlaneMap)?

  /// What `hitTest(_:with:)` answers unless it is overridden.
  final func frontmostView(at point: CGPoint, with event: Event?) -> View? {
    if View.depth == 0 { View.isSwallowed = false }
    defer { if View.depth == 0 { View.knownMap = nil } }
    guard receivesTouch(at: point, with: event) else { return nil }
    guard layer.touchPlace != .nowhere else {
      View.isSwallowed = true
      return nil
    }
    guard View.depth < View.askableDepth else { return deepView(at: point, with: event) }
    View.depth += 1
    defer { View.depth -= 1 }
    for candidate in subviews.reversed() {
      // Nothing is under a finger where the view is flattened to a line or a point.
      guard let inner = candidate.layer.touchPoint(at: point, of: layer) else { continue }
      if let view = candidate.hitTest(inner, with: event) { return view }
      guard !View.isSwallowed else { return nil }
    }
    return self
  }

  /// The same for a view that is touched, without asking overrides.
  private func deepView(at point: CGPoint, with event: Event?) -> View? {
    // The candidates of each level, frontmost last, so that the walk needs no recursion.
    var path: [(view: View, point: CGPoint, rest: ArraySlice<View>)] = [
      (self, point, subviews[...])
    ]
    while let (view, point, rest) = path.last {
      guard let candidate = rest.last else { return view }
      path[path.count - 1].rest = rest.dropLast()
      guard let inner = candidate.layer.touchPoint(at: point, of: view.layer),
        candidate.receivesTouch(at: inner, with: event)
      else { continue }
      guard candidate.layer.touchPlace != .nowhere else {
        View.isSwallowed = true
        return nil
      }
      path.append((candidate, inner, candidate.subviews[...]))
    }
    return nil
  }

  /// Lets the touch that is being looked for end here: nothing behind the view is asked any more.
  ///
  /// To be called by an override of `hitTest(_:with:)` that then answers nil.
  package static func swallowTouch() { isSwallowed = true }

  private func receivesTouch(at point: CGPoint, with event: Event?) -> Bool {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01,
      !layer.isTurnedAway(after: &View.knownMap), let inner = layer.modelPoint(at: point)
    else { return false }
    return self.point(inside: inner, with: event)
  }
}

extension Layer {
  /// Where fingers meet the layer.
  fileprivate var touchPlace: TouchPlace { motion?.touchPlace(of: self) ?? .model }

  /// What fingers meet the layer by, if that is not its model.
  private var touchedProperties: LayerProperties? {
    guard let motion, motion.touchPlace(of: self) == .presentation else { return nil }
    return presentationProperties
  }

  /// A point of `layer`'s space in the receiver's; nil where the receiver is flattened.
  fileprivate func touchPoint(at point: CGPoint, of layer: Layer) -> CGPoint? {
    guard parent === layer, let shown = touchedProperties else {
      return Layer.map(from: layer, to: self)?(point)
    }
    return mapToSuperlayer(showing: shown).inverted()?(point)
  }

  /// The point of the model's bounds that lies where `point` does among those that fingers meet; nil
  /// when these are flattened.
  fileprivate func modelPoint(at point: CGPoint) -> CGPoint? {
    guard let shown = touchedProperties?.bounds, shown != bounds else { return point }
    let point = CGPoint(
      x: bounds.minX + (point.x - shown.minX) / shown.width * bounds.width,
      y: bounds.minY + (point.y - shown.minY) / shown.height * bounds.height)
    return point.isFinite ? point : nil
  }
}
