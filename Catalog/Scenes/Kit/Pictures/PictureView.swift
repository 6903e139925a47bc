import Foundation
import Transitioning

/// A view that shows a picture, scaled to fill the view and clipped.
final class PictureView: UIView {
  /// The picture; a change is not animated.
  var picture: Artwork {
    didSet { if picture != oldValue { draw() } }
  }

  /// The square of the picture; its centre and scale follow the view at each layout.
  let canvas = UIView()

  init(_ picture: Artwork, corner: CGFloat = 0) {
    self.picture = picture
    super.init(frame: .zero)
    clipsToBounds = true
    layer.cornerRadius = corner
    canvas.isUserInteractionEnabled = false
    canvas.bounds = Artwork.square
    canvas.accessibilityIdentifier = "canvas"
    addSubview(canvas)
    draw()
  }

  /// The scale of the canvas in a view of a size.
  static func scale(in size: CGSize) -> CGFloat {
    max(size.width, size.height, 1) / Artwork.side
  }

  /// The centre of the canvas in a view of a size.
  func middle(in size: CGSize) -> CGPoint {
    let (scale, crop) = (Self.scale(in: size), picture.crop(for: size))
    return CGPoint(
      x: size.width / 2 + (Artwork.side / 2 - crop.midX) * scale,
      y: size.height / 2 + (Artwork.side / 2 - crop.midY) * scale)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = Self.scale(in: bounds.size)
    canvas.center = middle(in: bounds.size)
    // An animation of `transform.scale` has the same scale in depth.
    canvas.transform3D = CATransform3D(scaleX: scale, y: scale, z: scale)
  }

  private func draw() {
    accessibilityIdentifier = picture.name
    // The colour behind the parts gives the view an item of its own in a display list. It would
    // shine through at rounded edges.
    backgroundColor = picture.ground.withAlphaComponent(0.01)
    for layer in canvas.layer.sublayers ?? [] { layer.removeFromSuperlayer() }
    for part in picture.parts { canvas.layer.addSublayer(Self.layer(part)) }
  }

  private static func layer(_ part: Artwork.Part) -> CALayer {
    switch part {
    case .shape(let path, let color):
      let layer = CAShapeLayer()
      // With the size of the square, the picture keeps its proportions in perspective.
      layer.frame = Artwork.square
      layer.path = path
      layer.fillColor = color.cgColor
      return layer
    case .gradient(let frame, let colors):
      let layer = CAGradientLayer()
      layer.frame = frame
      layer.colors = colors.map(\.cgColor)
      return layer
    case .glow(let center, let radius, let color):
      let layer = CAGradientLayer()
      layer.type = .radial
      layer.frame = CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
      layer.colors = [1, 0.45, 0.15, 0].map {
        color.withAlphaComponent(CGFloat(color.alpha) * $0).cgColor
      }
      return layer
    }
  }
}
