import Foundation
import HeadlessViews
import TransitionRecording

/// The definition of a gradient or a picture that fills a layer.
struct VectorGradient {
  /// The definition, without a name.
  let element: MarkupElement

  /// A picture: a blend from one corner to the opposite one.
  init(_ image: Image, in size: CGSize, plane: ScreenPlane, ink: VectorInk) {
    let end = GradientStops.end(in: size)
    self.init(
      Self.line(from: .zero, to: end), GradientStops.of(image), plane: plane, ink: ink)
  }

  /// Colours along a line or in ellipses.
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
    // A circle of radius one, made as wide and high as the end is away.
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
