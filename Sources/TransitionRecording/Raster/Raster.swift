import Foundation
public import HeadlessStage
public import HeadlessViews

/// A display list as pixels.
///
/// ```swift
/// let raster = Raster(stage.displayList(), width: 195, height: 422)
/// let middle = raster[97, 211]
/// ```
///
/// The painter is a reference, made for exactness and not for speed. Each pixel is the mean of a
/// regular grid of samples. Each sample paints the items back to front, and each group on a buffer
/// of its own. Colours blend as sRGB with straight alpha, as Core Animation's do. Text is greeked:
/// a soft bar stands for each word.
public struct Raster: Hashable, Sendable {
  /// The number of pixels in a row; positive.
  public let width: Int

  /// The number of rows; positive.
  public let height: Int

  /// The pixels, row by row from the top, each row from the left.
  public let pixels: [UIColor]

  /// The maximum number of pixels: slightly more than an 8K screen, 7680 × 4320.
  static let maximumPixels = 1 << 25

  /// The maximum number of samples along each side of a pixel.
  static let maximumSamples = 64

  /// Paints a display list, stretched to a number of pixels.
  ///
  /// - Parameters:
  ///   - list: The display list, stretched to the raster's width and height.
  ///   - width: The number of pixels in a row; positive.
  ///   - height: The number of rows; positive. `width * height` is at most 2²⁵.
  ///   - samples: The number of samples along each side of a pixel; positive, at most
  ///     64.
  ///   - background: The colour behind all items.
  public init(
    _ list: DisplayList, width: Int, height: Int, samples: Int = 4,
    background: UIColor = .white
  ) {
    precondition(
      width > 0 && height > 0, "Raster must have at least one pixel, not \(width) × \(height)")
    let (count, isBeyond) = width.multipliedReportingOverflow(by: height)
    precondition(
      !isBeyond && count <= Self.maximumPixels,
      "Raster must have at most \(Self.maximumPixels) pixels, not \(width) × \(height)")
    precondition(
      (1...Self.maximumSamples).contains(samples),
      "Raster samples must lie in 1...\(Self.maximumSamples), not \(samples)")
    self.width = width
    self.height = height
    var canvas = SampleCanvas(
      size: list.size, width: width, height: height, samples: samples, background: background)
    pixels = canvas.paint(list)
  }

  /// The pixel in column `x` from the left and row `y` from the top.
  public subscript(x: Int, y: Int) -> UIColor {
    precondition(
      (0..<width).contains(x) && (0..<height).contains(y),
      "Raster of \(width) × \(height) pixels has no pixel at (\(x), \(y))")
    return pixels[y * width + x]
  }
}
