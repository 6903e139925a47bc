import Foundation
import HeadlessViews

/// The prepared contents of a layer, for samples of their colour at many points.
///
/// An object, because it is large, and is read for each sample.
final class ContentPainter {
  private enum Kind {
    /// A blend from one corner to the opposite corner.
    case blend(from: SIMD4<Double>, to: SIMD4<Double>, size: SIMD2<Double>)

    /// Bars in place of words.
    case bars(color: SIMD4<Double>, lines: [Line], top: Double, height: Double, thickness: Double)

    /// A filled and stroked path.
    case shape(ShapePainter)

    /// A gradient.
    case gradient(GradientPainter)
  }

  /// One line of bars, each from the centre of one round end to the centre of the other.
  private struct Line {
    let words: [ClosedRange<Double>]
  }

  private let kind: Kind

  init(_ contents: LayerContents, in size: CGSize) {
    switch contents {
    case .image(let image):
      kind = .blend(
        from: image.topLeft.premultiplied, to: image.bottomRight.premultiplied,
        size: SIMD2(Double(size.width), Double(size.height)))
    case .shape(let shape):
      kind = .shape(ShapePainter(shape))
    case .gradient(let gradient):
      kind = .gradient(GradientPainter(gradient, in: size))
    case .text(let text):
      let layout = TextLayout(text, in: size)
      // Lower-case letters are half an em high; bars of that thickness cover about the same area.
      let thickness = 0.5 * Double(text.fontSize)
      kind = .bars(
        color: text.color.premultiplied * (text.isBold ? 0.85 : 0.6),
        lines: layout.lines.map { line in
          Line(words: line.words.map { Self.bar($0, thickness: thickness) })
        },
        top: Double(layout.lines.first?.frame.minY ?? 0),
        height: Double(layout.lines.first?.frame.height ?? 0), thickness: thickness)
    }
  }

  private static func bar(
    _ word: ClosedRange<CGFloat>, thickness: Double
  ) -> ClosedRange<Double> {
    let (left, right) = (
      Double(word.lowerBound) + thickness / 2, Double(word.upperBound) - thickness / 2
    )
    return left <= right ? left...right : (left + right) / 2...(left + right) / 2
  }

  /// True if the layer's rounded corners cut the contents, even without a clip.
  var isRounded: Bool { if case .gradient = kind { true } else { false } }

  /// True if the contents may extend beyond the layer.
  var overhangs: Bool { if case .shape = kind { true } else { false } }

  /// The premultiplied colour at a point of the layer.
  func color(at point: SIMD2<Double>) -> SIMD4<Double> {
    switch kind {
    case .blend(let from, let to, let size):
      let progress = (point / size).sum() / 2
      return from + (to - from) * progress
    case .shape(let painter):
      return painter.color(at: point)
    case .gradient(let painter):
      return painter.color(at: point)
    case .bars(let color, let lines, let top, let height, let thickness):
      let line = ((point.y - top) / height).rounded(.down)
      guard line >= 0, line < Double(lines.count) else { return .zero }
      // Bars stand between the middle of the lower-case letters and the middle of the capitals,
      // where a line looks centred.
      let y = point.y - top - (line + 0.54) * height
      guard abs(y) <= thickness / 2 else { return .zero }
      let radius = thickness / 2
      for word in lines[Int(line)].words {
        let x = point.x - min(max(point.x, word.lowerBound), word.upperBound)
        if x * x + y * y <= radius * radius { return color }
      }
      return .zero
    }
  }
}
