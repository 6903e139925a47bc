import Foundation
import HeadlessStage
import HeadlessViews

/// A canvas of samples, which are painted and averaged one row of pixels at a time.
struct SampleCanvas {
  /// An item's painter, and the samples that the item may reach.
  ///
  /// An object, because a painter is large and every row reads every step.
  private final class Brush {
    let painter: ItemPainter
    let columns: Range<Int>
    let rows: Range<Int>

    init(painter: ItemPainter, columns: Range<Int>, rows: Range<Int>) {
      self.painter = painter
      self.columns = columns
      self.rows = rows
    }
  }

  /// A step of the list, with everything prepared that is the same for every row.
  private enum Step {
    case begin
    case paint(Brush)
    case end(opacity: Double, blend: DisplayBlend)
  }

  private let width: Int
  private let height: Int
  private let samples: Int
  private let background: SIMD4<Double>

  /// The distance between neighbouring samples, to the right and down, in points.
  private let spacing: SIMD2<Double>

  /// The number of samples in one row of pixels, which is the length of a sheet.
  private let sheet: Int

  /// The premultiplied samples of one row of pixels, each sample row from the left.
  ///
  /// A sheet for each open group follows, innermost last.
  private var sheets: [SIMD4<Double>]

  init(size: CGSize, width: Int, height: Int, samples: Int, background: UIColor) {
    self.width = width
    self.height = height
    self.samples = samples
    self.background = background.premultiplied
    spacing =
      SIMD2(Double(size.width), Double(size.height)) / SIMD2(Double(width), Double(height))
      / Double(samples)
    sheet = width * samples * samples
    sheets = Array(repeating: .zero, count: sheet)
  }

  /// Paints a list back to front and returns the pixels.
  mutating func paint(_ list: DisplayList) -> [UIColor] {
    let steps = prepared(list)
    let bare = Array(repeating: UIColor(premultiplied: background), count: width)
    var pixels: [UIColor] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      let lines = y * samples..<(y + 1) * samples
      if paint(steps, lines) { appendMeans(to: &pixels) } else { pixels += bare }
    }
    return pixels
  }

  /// The steps of a list, without items that are not visible.
  private func prepared(_ list: DisplayList) -> [Step] {
    let clips = ClipPainters(list.clips)
    let screen = ScreenExtent(
      low: .zero, high: SIMD2(Double(list.size.width), Double(list.size.height)))
    return list.steps().compactMap { step in
      switch step {
      case .begin: return .begin
      case .end(let group): return .end(opacity: group.opacity, blend: group.blend)
      case .paint(let item):
        guard let painter = ItemPainter(item, in: clips, on: screen) else { return nil }
        let (columns, rows) = (span(painter.extent, 0), span(painter.extent, 1))
        guard !columns.isEmpty, !rows.isEmpty else { return nil }
        return .paint(Brush(painter: painter, columns: columns, rows: rows))
      }
    }
  }

  /// Paints the samples of one row of pixels; returns false if no item is in the row.
  private mutating func paint(_ steps: [Step], _ lines: Range<Int>) -> Bool {
    var isBare = true
    // A group gets its sheet only with its first item in this row.
    var waiting = 0
    for step in steps {
      switch step {
      case .begin: waiting += 1
      case .paint(let brush):
        guard brush.rows.overlaps(lines) else { continue }
        if isBare {
          for index in sheets.indices { sheets[index] = background }
          isBare = false
        }
        sheets += repeatElement(.zero, count: waiting * sheet)
        waiting = 0
        paint(brush, lines)
      case .end(let opacity, let blend):
        if waiting == 0 {
          composite(at: opacity, blend)
        } else {
          waiting -= 1
          // A mask with no item in this row hides everything here.
          if blend == .mask, waiting == 0 { clear() }
        }
      }
    }
    return !isBare
  }

  /// Clears the last sheet.
  private mutating func clear() {
    for index in sheets.count - sheet..<sheets.count { sheets[index] = .zero }
  }

  /// Composites the last sheet onto the sheet before, at an opacity.
  private mutating func composite(at opacity: Double, _ blend: DisplayBlend) {
    let opacity = opacity.isNaN ? 0 : min(max(opacity, 0), 1)
    for index in sheets.count - sheet..<sheets.count {
      let color = sheets[index].scaled(by: opacity)
      let beneath = sheets[index - sheet]
      sheets[index - sheet] =
        switch blend {
        case .over: color.over(beneath)
        case .mask: beneath.scaled(by: color.w)
        case .plus: color + beneath
        }
    }
    sheets.removeLast(sheet)
  }

  private mutating func paint(_ brush: Brush, _ lines: Range<Int>) {
    for line in brush.rows.clamped(to: lines) {
      let start = sheets.count - sheet + (line - lines.lowerBound) * width * samples
      let y = (Double(line) + 0.5) * spacing.y
      for column in brush.columns {
        let point = SIMD2((Double(column) + 0.5) * spacing.x, y)
        guard let color = brush.painter.color(at: point) else { continue }
        sheets[start + column] = color.over(sheets[start + column])
      }
    }
  }

  /// The indices of the samples whose centres may be in an extent, along one axis: 0 for x, 1 for
  /// y.
  private func span(_ extent: ScreenExtent, _ axis: Int) -> Range<Int> {
    let count = axis == 0 ? width * samples : height * samples
    let low = (extent.low[axis] / spacing[axis] - 0.5).rounded(.down)
    let high = (extent.high[axis] / spacing[axis] + 0.5).rounded(.up)
    // Clamped before the conversion, because an extent may be larger than any integer.
    let first = Int(min(max(low, 0), Double(count)))
    return first..<max(first, Int(min(max(high, 0), Double(count))))
  }

  private func appendMeans(to pixels: inout [UIColor]) {
    let count = Double(samples * samples)
    for x in 0..<width {
      var sum = SIMD4<Double>.zero
      for line in 0..<samples {
        let start = line * width * samples + x * samples
        for index in start..<start + samples { sum += sheets[index] }
      }
      pixels.append(UIColor(premultiplied: sum / count))
    }
  }
}

extension SIMD4<Double> {
  /// The composite of this premultiplied colour over another.
  func over(_ other: SIMD4<Double>) -> SIMD4<Double> {
    // By field, as in `CATransform3D.concatenating`.
    let rest = 1 - w
    return SIMD4(x + other.x * rest, y + other.y * rest, z + other.z * rest, w + other.w * rest)
  }

  /// This colour with each component multiplied by a factor.
  func scaled(by factor: Double) -> SIMD4<Double> {
    SIMD4(x * factor, y * factor, z * factor, w * factor)
  }
}

extension UIColor {
  /// Red, green and blue times alpha, and alpha; each component is first clamped to `0...1`.
  package var premultiplied: SIMD4<Double> {
    func cut(_ component: Double) -> Double {
      component.isNaN ? 0 : min(max(component, 0), 1)
    }
    let coverage = cut(alpha)
    return SIMD4(cut(red) * coverage, cut(green) * coverage, cut(blue) * coverage, coverage)
  }

  /// Creates a colour from red, green and blue times alpha, and alpha.
  package init(premultiplied color: SIMD4<Double>) {
    guard color.w > 0 else {
      self = .clear
      return
    }
    self.init(
      red: color.x / color.w, green: color.y / color.w, blue: color.z / color.w, alpha: color.w)
  }
}
