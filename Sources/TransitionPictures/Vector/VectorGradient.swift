import Foundation
import HeadlessViews
import TransitionRecording

/// The definition of a gradient or an image that fills a layer.
///
/// A gradient in units of the box of the filled element does not depend on the layer's size, and
/// layers share it. Lines of one colour that are oblique would change their angle with the box, so
/// an oblique gradient is in points, unless it is the blend of an image.
struct VectorGradient {
  /// The definition, without an ID.
  let element: MarkupElement

  /// Creates the blend of an image, from one corner to the opposite corner.
  ///
  /// - Parameter isBoxed: True if the filled element is the layer's own rectangle.
  init(
    _ image: UIImage, in size: CGSize, plane: ScreenPlane, ink: VectorInk, isBoxed: Bool = true
  ) {
    guard !isBoxed || !plane.isFlat else {
      // The line of the middle colour is then the diagonal, as `GradientStops.end` requires.
      let line = MarkupElement("linearGradient", ["x2": "1", "y2": "1"])
      self.init(line, GradientStops.of(image), ink: ink)
      return
    }
    let end = GradientStops.end(in: size)
    self.init(
      Self.line(from: .zero, to: end), GradientStops.of(image), plane: plane, ink: ink)
  }

  /// Creates a linear or radial gradient.
  ///
  /// - Parameter isBoxed: True if the filled element is the layer's own rectangle.
  init(
    _ gradient: GradientContent, in size: CGSize, plane: ScreenPlane, ink: VectorInk,
    isBoxed: Bool = true
  ) {
    let isOblique =
      gradient.startPoint.x != gradient.endPoint.x && gradient.startPoint.y != gradient.endPoint.y
    guard !isBoxed || !plane.isFlat || (isOblique && gradient.type != .radial) else {
      self.init(boxed: gradient, ink: ink)
      return
    }
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x * size.width, y: point.y * size.height)
    }
    let (start, end) = (place(gradient.startPoint), place(gradient.endPoint))
    let stops = GradientStops.of(gradient)
    guard gradient.type == .radial else {
      self.init(Self.line(from: start, to: end), stops, plane: plane, ink: ink)
      return
    }
    let circle = Self.circle(units: "userSpaceOnUse")
    let ellipse = Self.ellipse(from: start, to: end)
    self.init(circle, stops, plane: plane, ink: ink, placedBy: ellipse)
  }

  private init(boxed gradient: GradientContent, ink: VectorInk) {
    let (start, end) = (gradient.startPoint, gradient.endPoint)
    func text(_ number: CGFloat) -> String { Decimals.text(number, places: 4) }
    let element =
      gradient.type == .radial
      ? Self.circle(units: nil)
        .with("gradientTransform", VectorMatrix.text(Self.ellipse(from: start, to: end), places: 6))
      : MarkupElement(
        "linearGradient",
        ["x1": text(start.x), "y1": text(start.y), "x2": text(end.x), "y2": text(end.y)])
    self.init(element, GradientStops.of(gradient), ink: ink)
  }

  private init(
    _ element: MarkupElement, _ stops: [GradientStop], plane: ScreenPlane, ink: VectorInk,
    placedBy placement: CGAffineTransform = .identity
  ) {
    let place = plane.isFlat ? placement : placement.concatenating(plane.affine)
    self.init(element.with("gradientTransform", VectorMatrix.text(place)), stops, ink: ink)
  }

  private init(_ element: MarkupElement, _ stops: [GradientStop], ink: VectorInk) {
    var element = element
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

  /// A circle of radius 1 about the origin.
  private static func circle(units: String?) -> MarkupElement {
    MarkupElement("radialGradient").with("gradientUnits", units)
      .with("cx", "0").with("cy", "0").with("r", "1")
  }

  /// The map of the circle to the ellipse of a radial gradient.
  private static func ellipse(from start: CGPoint, to end: CGPoint) -> CGAffineTransform {
    CGAffineTransform(
      a: max(abs(end.x - start.x), 1e-3), b: 0, c: 0,
      d: max(abs(end.y - start.y), 1e-3), tx: start.x, ty: start.y)
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
