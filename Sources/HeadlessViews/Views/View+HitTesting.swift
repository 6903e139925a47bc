public import Foundation

extension View {
  /// The frontmost view under `point`, in the receiver's own space; nil when none wants touches.
  ///
  /// A view that is hidden, disabled, nearly transparent (alpha below 0.01), turned away with a layer
  /// that is not double-sided, or not under the point hides its whole subtree from touches (facts
  /// B18–B21). Masks hide nothing from them. Model values count, except that a view
  /// which a property animator moves is found where it shows, unless the animator is told otherwise
  /// (facts B24, H35, H50).
  public func hitTest(_ point: CGPoint) -> View? {
    guard receivesTouch(at: point), layer.touchPlace != .nowhere else { return nil }
    // The candidates of each level, frontmost last, so that the walk needs no recursion.
    var path: [(view: View, point: CGPoint, rest: ArraySlice<View>)] = [
      (self, point, subviews[...])
    ]
    while let (view, point, rest) = path.last {
      guard let candidate = rest.last else { return view }
      path[path.count - 1].rest = rest.dropLast()
      // Nothing is under a finger where the view is flattened to a line or a point.
      guard let inner = candidate.layer.touchPoint(at: point, of: view.layer),
        candidate.receivesTouch(at: inner)
      else { continue }
      guard candidate.layer.touchPlace != .nowhere else { return nil }
      path.append((candidate, inner, candidate.subviews[...]))
    }
    return nil
  }

  private func receivesTouch(at point: CGPoint) -> Bool {
    !isHidden && isUserInteractionEnabled && alpha >= 0.01
      && layer.modelPoint(at: point).map(self.point(inside:)) == true && !layer.isTurnedAway
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
