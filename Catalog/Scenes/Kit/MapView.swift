import Foundation
import Transitioning

/// A map with water, parks, roads, blocks of houses and pins, and perhaps a route between them.
///
/// The map is not mirrored in right-to-left layouts.
final class MapView: Surface {
  /// The index of the enlarged pin; nil if no pin is enlarged.
  var marked: Int? {
    didSet { layOutPins() }
  }

  private let blocks = ShapeView(fill: \.map.block)
  private let parks = ShapeView(fill: \.map.park)
  private let water = ShapeView(fill: \.map.water)
  private let lanes = ShapeView(stroke: \.map.lane, lineWidth: 6)
  private let roads = ShapeView(stroke: \.map.road, lineWidth: 13)
  private let route = ShapeView(stroke: \.ocean.main, lineWidth: 5)
  private let points: [CGPoint]
  private let places: [CGPoint]
  private let pinViews: [ShapeView]
  private var drawnSize = CGSize.zero

  /// Creates a map with a pin at each place and a route through points, as fractions of its width
  /// and height.
  init(pins places: [CGPoint], route points: [(x: CGFloat, y: CGFloat)] = []) {
    self.places = places
    self.points = points.map { CGPoint(x: $0.x, y: $0.y) }
    pinViews = places.map { _ in ShapeView(fill: \.coral.main, stroke: \.coral.onMain) }
    super.init(\.map.land)
    semanticContentAttribute = .spatial
    clipsToBounds = true
    for (number, pin) in pinViews.enumerated() {
      pin.accessibilityIdentifier = "pin \(number)"
    }
    for part in [blocks, parks, water, lanes, roads, route] + pinViews { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != drawnSize { draw() }
    layOutPins()
  }

  private func draw() {
    drawnSize = bounds.size
    // The town is drawn on a square of 100 by 100 units, as large as fills the view.
    let scale = max(bounds.width, bounds.height) / 100
    let map = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: bounds.midX - 50 * scale, ty: bounds.midY - 50 * scale)
    for (view, path) in zip([blocks, parks, water, lanes, roads], Self.town) {
      view.path = path.applying(map)
    }
    route.path = Self.line(
      through: points.map { CGPoint(x: $0.x * bounds.width, y: $0.y * bounds.height) })
  }

  private static func line(through points: [CGPoint]) -> CGPath {
    var path = CGPath()
    guard let first = points.first else { return path }
    path.move(to: first)
    for point in points.dropFirst() { path.addLine(to: point) }
    return path
  }

  private func layOutPins() {
    for (number, pin) in pinViews.enumerated() {
      let radius: CGFloat = pinViews.count == 1 || number == marked ? 15 : 9
      let place = places[number]
      pin.bounds.size = CGSize(width: 2 * radius, height: 2.6 * radius)
      pin.center = CGPoint(
        x: bounds.width * place.x, y: bounds.height * place.y - 1.3 * radius)
      pin.path = Self.pin.applying(CGAffineTransform(scaleX: radius, y: radius))
    }
  }

  /// A drop with a hole, of radius 1.
  private static let pin = CGPath(
    strokes: "M 1 2.6 C 0.7 1.9 0 1.6 0 1 C 0 -0.33 2 -0.33 2 1 C 2 1.6 1.3 1.9 1 2.6 Z")

  /// The blocks, parks, water, lanes and roads.
  private static let town = [
    """
    M 31 33 L 38 31 L 40 38 L 33 40 Z M 42 30 L 49 28 L 51 35 L 44 37 Z M 33 43 L 40 41 L 42 48 \
    L 35 50 Z M 44 40 L 51 38 L 53 45 L 46 47 Z M 30 55 L 38 53 L 39 58 L 31 60 Z M 42 52 L 50 50 \
    L 51 56 L 43 58 Z M 36 64 L 44 62 L 46 69 L 38 71 Z M 48 61 L 55 59 L 57 66 L 50 68 Z \
    M 68 40 L 75 42 L 73 49 L 66 47 Z M 68 54 L 74 56 L 72 63 L 66 61 Z M 67 24 L 73 26 L 71 33 \
    L 65 31 Z
    """,
    """
    M 22 14 C 30 10 44 12 46 18 C 48 24 36 27 28 25 C 20 24 16 18 22 14 Z M 33 76 C 42 72 54 75 \
    53 82 C 52 90 38 92 32 87 C 28 84 28 78 33 76 Z M 76 66 L 92 60 L 96 84 L 78 84 Z
    """,
    """
    M 58 -2 C 54 14 66 24 60 38 C 56 48 64 58 61 70 C 58 82 66 90 64 102 L 74 102 C 76 88 67 82 70 \
    70 C 73 58 65 50 68 38 C 73 24 64 14 68 -2 Z
    """,
    """
    M 30 41 L 55 35 M 32 51 L 57 45 M 40 28 L 47 60 M 28 61 L 58 54 M 72 37 L 100 46 M 73 51 L 98 \
    60 M 33 73 L 58 66 M 77 24 L 73 62 M 50 18 L 54 36 M 20 20 L 34 30 M 46 60 L 52 78
    """,
    """
    M -2 38 L 30 30 L 58 22 L 102 14 M -2 66 L 30 61 L 60 53 L 102 60 M 26 -2 L 34 40 L 46 102 \
    M 84 -2 L 80 40 L 90 102
    """,
  ].map { CGPath(strokes: $0) }
}
