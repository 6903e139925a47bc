/// A place to draw layers, images and rectangles, which together become an image.
///
/// The origin is at the top left, as in UIKit's own contexts. Nothing becomes pixels: a context
/// keeps what is drawn, and an image shows it in any size.
@preconcurrency @MainActor
public final class CGContext {
  /// What drawing depends on, apart from the paper.
  private struct State {
    var matrix = CGAffineTransform.identity
    var fillColor = UIColor.black
  }

  /// The layer that holds what was drawn, with the context's size.
  private let paper = CALayer()

  private let scale: CGFloat
  private var state = State()
  private var saved: [State] = []

  /// A context of a size in points; nil, with a report, if the size is not positive and finite.
  init?(size: CGSize, origin: CGPoint = .zero, isOpaque: Bool, scale: CGFloat) {
    let bounds = CGRect(origin: origin, size: size)
    guard bounds.isFinite, size.width > 0, size.height > 0 else {
      UIScreen.current.diagnostics.report(
        UIKitIssue.emptyImage(size: "\(size.width) × \(size.height)"))
      return nil
    }
    self.scale = scale.isFinite && scale > 0 ? scale : UIScreen.main.scale
    paper.bounds = bounds
    if isOpaque { paper.backgroundColor = .black }
  }

  /// A picture of what has been drawn until now.
  var image: UIImage {
    var image = UIImage(
      named: "drawing", size: paper.bounds.size, topLeft: .clear, bottomRight: .clear)
    image.scale = scale
    image.drawing = ImageDrawing(on: paper.drawnCopy(), part: paper.bounds)
    return image
  }

  /// Draws a layer that belongs to nothing else over what was drawn before.
  func draw(_ layer: CALayer, transform: CGAffineTransform = .identity) {
    let place = CALayer()
    place.setAffineTransform(transform.concatenating(state.matrix))
    place.addSublayer(layer)
    paper.addSublayer(place)
  }

  /// Keeps the transform and the colour for `restoreGState()`.
  public func saveGState() { saved.append(state) }

  /// Takes back the transform and the colour of the last `saveGState()` that was not taken back;
  /// nothing happens without one.
  public func restoreGState() { state = saved.popLast() ?? state }

  /// Moves the origin, in points.
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Scales what is drawn from now on.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Turns what is drawn from now on, in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Applies a transform to what is drawn from now on, before the transforms until now.
  public func concatenate(_ transform: CGAffineTransform) {
    state.matrix = transform.concatenating(state.matrix)
  }

  /// Sets the colour of rectangles; black at first.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Paints a rectangle, in points.
  public func fill(_ rect: CGRect) {
    let layer = CALayer()
    layer.frame = rect
    layer.backgroundColor = state.fillColor
    draw(layer)
  }
}

extension CALayer {
  /// Draws the layer and its sublayers with the values that are set, whatever is animated, into a
  /// context whose space is the layer's own.
  public func render(in ctx: CGContext) { ctx.draw(drawnCopy()) }
}

extension UIView {
  /// Draws what the view shows, animations included, into the current context.
  ///
  /// - Parameters:
  ///   - rect: Where, in points of the context; the view is scaled to its size.
  ///   - afterUpdates: False to draw the last frame, as in a snapshot.
  /// - Returns: False if nothing is drawn: there is no current context, the view has no size, or it
  ///   was in no frame yet.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0,
      let snapshot = snapshotView(afterScreenUpdates: afterUpdates)
    else { return false }
    context.draw(
      snapshot.layer.drawnCopy(),
      transform: CGAffineTransform(
        a: rect.width / bounds.width, b: 0, c: 0, d: rect.height / bounds.height, tx: rect.minX,
        ty: rect.minY))
    return true
  }
}

extension UIColor {
  /// Sets the colour of rectangles in the current context.
  @MainActor
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(self) }
}
