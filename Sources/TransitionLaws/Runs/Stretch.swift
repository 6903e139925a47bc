import Foundation
import TransitionRecording
import Transitioning

/// How a text or an image is scaled on the screen, in the two directions in which its scales differ
/// most.
struct Stretch {
  /// The name of the layer.
  let subject: String

  let contents: LayerContents

  /// The greatest and the least scale; 1 for a text in its own size, or an image in its natural one.
  private let (greatest, least): (Double, Double)

  /// The longer side of the content before it is scaled, in points.
  private let length: Double

  /// The greatest scale divided by the least.
  var ratio: Double { greatest / least }

  /// How much longer the content is than with a ratio, in points.
  func excess(over ratio: Double) -> Double { (greatest - least * ratio) * length }

  /// Creates the stretch of an item; nil for an item without text and image, for one that is turned
  /// out of the plane, and for one that is too thin to be recognised.
  fileprivate init?(_ item: DisplayItem) {
    guard let contents = item.contents, contents.hasProportions else { return nil }
    let (transform, size) = (item.transform, item.size)
    // What turns in space is seen from the side, not stretched.
    guard transform.m14 == 0, transform.m24 == 0, transform.m13 == 0, transform.m23 == 0 else {
      return nil
    }
    var (across, down) = (1.0, 1.0)
    var natural = size
    if case .image(let image) = contents {
      guard image.size.width > 0, image.size.height > 0 else { return nil }
      natural = image.size
      (across, down) = (
        Double(size.width / image.size.width), Double(size.height / image.size.height)
      )
    }
    let (a, b) = (Double(transform.m11) * across, Double(transform.m12) * across)
    let (c, d) = (Double(transform.m21) * down, Double(transform.m22) * down)
    // The singular values of the matrix of both directions.
    let (sum, product) = (a * a + b * b + c * c + d * d, abs(a * d - b * c))
    let spread = max(sum * sum - 4 * product * product, 0).squareRoot()
    greatest = ((sum + spread) / 2).squareRoot()
    guard greatest > 0 else { return nil }
    least = product / greatest
    length = Double(max(natural.width, natural.height))
    guard least * length >= 1, greatest.isFinite else { return nil }
    (self.contents, subject) = (contents, item.name)
  }
}

extension Stretch: CustomStringConvertible {
  /// The ratio in words.
  var description: String {
    "one direction is \(CGFloat(ratio).inHundredths) times as large as the other"
  }
}

extension LayerContents {
  /// True for what looks wrong when it is stretched: texts and images.
  var hasProportions: Bool {
    switch self {
    case .text, .image: true
    case .shape, .gradient: false
    }
  }
}

extension DisplayList {
  /// The least opacity with which a stretch can be recognised.
  private static let faintest = 0.05

  /// The stretches of the texts and images that can be seen.
  var stretches: [Stretch] {
    guard items.contains(where: { $0.contents?.hasProportions == true }) else { return [] }
    let list = seen
    let alphas = list.groupOpacities
    return list.items.indices.compactMap { index in
      list.opacity(ofItem: index, alphas) >= Self.faintest ? Stretch(list.items[index]) : nil
    }
  }
}
