import Foundation
import Transitioning

/// An icon in a colour role, scaled to the view.
final class IconView: Surface {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  /// The icon.
  var icon: Icon {
    didSet { if icon != oldValue { draw() } }
  }

  /// The role of the strokes.
  var tint: Palette.Role {
    didSet { paint() }
  }

  /// True if the inside of the strokes is painted too.
  var isFilled: Bool {
    didSet { paint() }
  }

  private var drawn: (side: CGFloat, isMirrored: Bool)?

  init(_ icon: Icon, _ tint: Palette.Role = \.onSurface, isFilled: Bool = false) {
    self.icon = icon
    self.tint = tint
    self.isFilled = isFilled
    super.init()
    isUserInteractionEnabled = false
    accessibilityIdentifier = "icon \(icon.rawValue)"
    frame.size = CGSize(width: 24, height: 24)
    shape?.lineCap = .round
    shape?.lineJoin = .round
    shape?.fillColor = nil
  }

  private var shape: CAShapeLayer? { layer as? CAShapeLayer }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    let isMirrored = icon.isDirected && self.isMirrored
    if let drawn, drawn == (side, isMirrored) { return }
    drawn = (side, isMirrored)
    draw()
  }

  override func paint() {
    super.paint()
    let color = traitCollection.color(tint).cgColor
    shape?.strokeColor = color
    shape?.fillColor = isFilled ? color : nil
    // The interface style and the layout direction may change together.
    setNeedsLayout()
  }

  private func draw() {
    guard let drawn else { return }
    let scale = drawn.side / 24
    shape?.lineWidth = 2 * scale
    let turn = CGAffineTransform(
      a: drawn.isMirrored ? -scale : scale, b: 0, c: 0, d: scale,
      tx: drawn.isMirrored ? drawn.side : 0, ty: 0)
    shape?.path = turn.isIdentity ? icon.path : icon.path.applying(turn)
  }
}
