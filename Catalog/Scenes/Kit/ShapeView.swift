import Transitioning

/// A view that draws a path, with its fill and stroke in roles of the palette.
final class ShapeView: Surface {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  /// The role of the inside; nil paints none.
  var fill: Palette.Role? {
    didSet { paint() }
  }

  /// The role of the stroke; nil paints none.
  var stroke: Palette.Role? {
    didSet { paint() }
  }

  init(fill: Palette.Role? = nil, stroke: Palette.Role? = nil, lineWidth: CGFloat = 2) {
    self.fill = fill
    self.stroke = stroke
    super.init()
    isUserInteractionEnabled = false
    shape?.lineWidth = lineWidth
    shape?.lineCap = .round
    shape?.lineJoin = .round
    shape?.fillColor = nil
  }

  /// The path, in points of the view.
  var path: CGPath? {
    get { shape?.path }
    set { shape?.path = newValue }
  }

  private var shape: CAShapeLayer? { layer as? CAShapeLayer }

  override func paint() {
    super.paint()
    shape?.fillColor = fill.map { traitCollection.color($0).cgColor }
    shape?.strokeColor = stroke.map { traitCollection.color($0).cgColor }
  }
}
