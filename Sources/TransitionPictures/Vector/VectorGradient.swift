import Foundation
import HeadlessViews
import TransitionRecording

/// The definition of a gradient or an image that fills a layer.
struct VectorGradient {
  /// The definition, without an ID.
  let element: MarkupElement

  /// Creates the blend of an image, from one corner to the opposite corner.
  init(_ image: Image, in size: CGSize, plane: ScreenPlane, ink: VectorInk) {
    let end = GradientStops.end(in: size)
    self.init(
      Self.line(from: .zero, to: end), GradientStops.of(image), plane: plane, ink: ink)
  }

  /// Creates a linear or radial gradient.
  init(_ gradient: GradientContent, in size: CGSize, plane: ScreenPlane, ink: VectorInk) {
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x * size.width, y: point.y * size.height)
    }
    let (start, end) = (place(gradient.startPoint), place(gradient.endPoint))
    let stops = GradientStops.of(gradient)
    guard gradient.type == .radial else {
      self.init(Self.line(from: start, to: end), stops, plane: plane, ink: ink)
      return
    }
    // A unit circle, scaled to the distance of the gradient's end.
    let ellipse = CGAffineTransform(
      a: max(abs(end.x - start.x), 1e-3), b: 0, c: 0,
      d: max(abs(end.y - start.y), 1e-3), tx: start.x, ty: start.y)
    let circle = MarkupElement(
      "radialGradient", ["gradientUnits": "userSpaceOnUse", "cx": "0", "cy": "0", "r": "1"])
    self.init(circle, stops, plane: plane, ink: ink, placedBy: ellipse)
  }

  private init(
    _ element: MarkupElement, _ stops: [GradientStop], plane: ScreenPlane, ink: VectorInk,
    placedBy placement: CGAffineTransform = .identity
  ) {
    let place = plane.isFlat ? placement : placement.concatenating(plane.affine)
    var element = element.with("gradientTransform", VectorMatrix.text(place))
    element.content = stops.map { stop in
      MarkupElement(
        "stop",
        [
          "offset": Decimals.text(stop.location, places: 4), "stop-color": ink.text(stop.color),
        ]
      ).with("stop-opacity", ink.opacity(stop.color)).text
    }.joined()
    self.element = element
  }

  private static func line(from start: CGPoint, to end: CGPoint) -> MarkupElement {
    MarkupElement(
      "linearGradient",
      [
        "gradientUnits": "userSpaceOnUse",
        "x1": Decimals.text(start.x, places: 3), "y1": Decimals.text(start.y, places: 3),
        "x2": Decimals.text(end.x, places: 3), "y2": Decimals.text(end.y, places: 3),
      ])
  }
}
