/// How a renderer makes its images.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat {
  /// The number of pixels per point; that of the main screen at first.
  open var scale: CGFloat = UIScreen.main.scale

  /// True if what is not drawn is black, false if it is clear.
  open var opaque = false

  /// The format of the main screen.
  public required init() {}

  /// The format of the main screen.
  open class func `default`() -> Self { Self() }

  /// The format of the main screen.
  open class func preferred() -> Self { Self() }
}

/// What a renderer draws into.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext {
  /// The context, which is also the current one.
  public let cgContext: CGContext

  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat

  /// A picture of what has been drawn until now.
  open var currentImage: UIImage { cgContext.image }

  init(_ context: CGContext, format: UIGraphicsImageRendererFormat) {
    (cgContext, self.format) = (context, format)
  }

  /// Paints a rectangle with the current colour, in points.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
}

/// Draws views and layers into images.
///
/// ```swift
/// let renderer = UIGraphicsImageRenderer(bounds: card.bounds)
/// imageView.image = renderer.image { _ in
///   card.drawHierarchy(in: card.bounds, afterScreenUpdates: false)
/// }
/// ```
@preconcurrency @MainActor
open class UIGraphicsImageRenderer {
  /// The format of the images.
  public let format: UIGraphicsImageRendererFormat

  private let bounds: CGRect

  /// A renderer of images of a size in points, for the main screen.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  /// A renderer of images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer of images that show a rectangle of the space that is drawn in, for the main screen.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// A renderer of images that show a rectangle of the space that is drawn in, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
  }

  /// Returns an image of what the actions draw.
  ///
  /// An image without a size, or with one that is not finite, is empty and reported; the actions do
  /// not run.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard
      let context = CGContext(
        size: bounds.size, origin: bounds.origin, isOpaque: format.opaque, scale: format.scale)
    else { return UIImage() }
    GraphicsContexts.open.append(context)
    defer { GraphicsContexts.open.removeLast() }
    actions(UIGraphicsImageRendererContext(context, format: format))
    return context.image
  }
}
