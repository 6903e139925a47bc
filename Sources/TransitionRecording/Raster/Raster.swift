import Foundation
public import HeadlessStage
public import HeadlessViews

/// A picture made of pixels: what a display list looks like.
///
/// ```swift
/// let raster = Raster(stage.displayList(), width: 195, height: 422)
/// let middle = raster[97, 211]
/// ```
///
/// This is a reference rather than a fast painter: each pixel is the mean of a regular grid of
/// samples, each sample paints the items back to front, a group on a sheet of its own, and colours
/// blend as sRGB with straight alpha, as Core Animation's do. Text is greeked: a soft bar stands for
/// each word.
public struct Raster: Hashable, Sendable {
  /// How many samples a pixel has along each side unless said otherwise.
  public static let defaultSamples = 4

  /// How many pixels a row has; positive.
  public let width: Int

  /// How many rows there are; positive.
  public let height: Int

  /// The pixels, row by row from the top, each row from the left.
  public let pixels: [Color]

  /// How many pixels a raster has at most: those of a screen of 8K, 7680 × 4320, and some more.
  public static let maximumPixels = 1 << 25

  /// How many samples a pixel has at most along each side.
  public static let maximumSamples = 64

  /// Paints a display list, stretched to a number of pixels.
  ///
  /// - Parameters:
  ///   - width: How many pixels a row has; positive.
  ///   - height: How many rows there are; positive. There are `maximumPixels` at most.
  ///   - samples: How many samples a pixel has along each side; positive, `maximumSamples` at most.
  ///   - background: What is behind everything.
  public init(
    _ list: DisplayList, width: Int, height: Int, samples: Int = defaultSamples,
    background: Color = .white
  ) {
    precondition(width > 0 && height > 0, "a raster cannot have \(width) × \(height) pixels")
    let (count, isBeyond) = width.multipliedReportingOverflow(by: height)
    precondition(
      !isBeyond && count <= Self.maximumPixels,
      "a raster cannot have \(width) × \(height) pixels, but \(Self.maximumPixels) at most")
    precondition(
      (1...Self.maximumSamples).contains(samples),
      "a pixel cannot have \(samples) × \(samples) samples, but 1 to \(Self.maximumSamples) a side")
    self.width = width
    self.height = height
    var canvas = SampleCanvas(
      size: list.size, width: width, height: height, samples: samples, background: background)
    pixels = canvas.paint(list)
  }

  /// The pixel in column `x` from the left and row `y` from the top.
  public subscript(x: Int, y: Int) -> Color {
    precondition(
      (0..<width).contains(x) && (0..<height).contains(y),
      "a raster of \(width) × \(height) pixels has none at \(x), \(y)")
    return pixels[y * width + x]
  }
}
