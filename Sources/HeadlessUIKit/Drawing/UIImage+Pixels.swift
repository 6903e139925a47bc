/// Core Graphics' name of what a layer shows as its contents, counted in pixels.
///
/// A layer takes it as it is: `layer.contents = image.cgImage`.
public typealias CGImage = LayerContents

extension UIImage {
  /// How the pixels of an image stand; every image stands upright here.
  public enum Orientation: Int, Hashable, Sendable, CaseIterable {
    /// Upright.
    case up = 0
    /// Upside down.
    case down = 1
    /// Turned to the left.
    case left = 2
    /// Turned to the right.
    case right = 3
    /// Mirrored.
    case upMirrored = 4
    /// Upside down, mirrored.
    case downMirrored = 5
    /// Turned to the left, mirrored.
    case leftMirrored = 6
    /// Turned to the right, mirrored.
    case rightMirrored = 7
  }

  /// An image without a size, which shows nothing.
  public init() { self.init(named: "", size: .zero, topLeft: .clear, bottomRight: .clear) }

  /// The image as the contents of a layer.
  public var cgImage: CGImage? { .image(self) }

  /// How the image stands: upright.
  public var imageOrientation: Orientation { .up }

  /// An image of contents, with one pixel per point.
  public init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// An image of contents; without a size if they are text, a shape or a gradient.
  ///
  /// - Parameters:
  ///   - cgImage: The contents.
  ///   - scale: The number of pixels per point.
  ///   - orientation: Without effect: the image stands upright.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    guard case .image(let image) = cgImage, scale.isFinite, scale > 0 else {
      self.init()
      return
    }
    self = image
    size = CGSize(
      width: image.size.width * image.scale / scale,
      height: image.size.height * image.scale / scale)
    self.scale = scale
  }

  /// Draws the image into the current context at its own size, in points.
  @MainActor
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image into a rectangle of the current context, in points.
  @MainActor
  public func draw(in rect: CGRect) {
    let layer = CALayer()
    layer.frame = rect
    layer.contents = .image(self)
    UIGraphicsGetCurrentContext()?.draw(layer)
  }
}

extension LayerContents {
  /// The width, in pixels; 0 for what is no image.
  public var width: Int { Int(pixels.width.rounded()) }

  /// The height, in pixels; 0 for what is no image.
  public var height: Int { Int(pixels.height.rounded()) }

  private var pixels: CGSize {
    guard case .image(let image) = self else { return .zero }
    return CGSize(
      width: image.size.width * image.scale, height: image.size.height * image.scale)
  }

  /// Returns a part of an image; nil if no part of it is within the rectangle.
  ///
  /// The corners of a picture that was not drawn keep the colours that they have in the whole.
  ///
  /// - Parameter rect: The part, in pixels; it grows to whole pixels.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard case .image(var image) = self, image.size.width > 0, image.size.height > 0,
      rect.isFinite
    else { return nil }
    let part = rect.integral.intersection(CGRect(origin: .zero, size: pixels))
    guard !part.isEmpty else { return nil }
    let unit = CGRect(
      x: part.minX / pixels.width, y: part.minY / pixels.height,
      width: part.width / pixels.width, height: part.height / pixels.height)
    if let whole = image.drawing?.part {
      image.drawing?.part = CGRect(
        x: whole.minX + unit.minX * whole.width, y: whole.minY + unit.minY * whole.height,
        width: unit.width * whole.width, height: unit.height * whole.height)
    }
    let (first, last) = (image.topLeft, image.bottomRight)
    image.topLeft = first.interpolated(
      to: last, by: Double(unit.minX + unit.minY) / 2)
    image.bottomRight = first.interpolated(
      to: last, by: Double(unit.maxX + unit.maxY) / 2)
    image.size = CGSize(width: part.width / image.scale, height: part.height / image.scale)
    return .image(image)
  }
}
