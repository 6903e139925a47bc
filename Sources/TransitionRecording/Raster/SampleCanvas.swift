import Foundation
import HeadlessStage
import HeadlessViews

/// The samples of one row of pixels after the other, and where on the screen they are.
struct SampleCanvas {
  private let width: Int
  private let height: Int
  private let samples: Int
  private let background: SIMD4<Double>

  /// From a sample to the next one on its right, and to the next one below, in points.
  private let step: SIMD2<Double>

  /// The samples of one row of pixels, premultiplied, each of its rows from the left: those of the
  /// screen, and above them a sheet for each group that is being painted.
  private var sheets: [[SIMD4<Double>]]

  /// The groups that are being painted, outermost first.
  private var openGroups: [DisplayGroup] = []

  init(size: CGSize, width: Int, height: Int, samples: Int, background: Color) {
    self.width = width
    self.height = height
    self.samples = samples
    self.background = background.premultiplied
    step =
      SIMD2(Double(size.width), Double(size.height)) / SIMD2(Double(width), Double(height))
      / Double(samples)
    sheets = [Array(repeating: .zero, count: width * samples * samples)]
  }

  /// Paints items back to front and returns the pixels.
  mutating func paint(_ painters: [ItemPainter]) -> [Color] {
    let brushes = painters.map {
      (painter: $0, columns: span($0.extent, \.x), rows: span($0.extent, \.y))
    }
    let bare = Array(repeating: Color(premultiplied: background), count: width)
    var pixels: [Color] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      let lines = y * samples..<(y + 1) * samples
      let active = brushes.filter { $0.rows.overlaps(lines) && !$0.columns.isEmpty }
      guard !active.isEmpty else {
        pixels += bare
        continue
      }
      for index in sheets[0].indices { sheets[0][index] = background }
      for (painter, columns, rows) in active {
        open(painter.groups)
        for line in rows.clamped(to: lines) {
          paint(painter, line, columns, at: (line - lines.lowerBound) * width * samples)
        }
      }
      open([])
      appendMeans(to: &pixels)
    }
    return pixels
  }

  /// Lays the sheets of groups that are over on what is beneath, and takes new ones for those that
  /// begin.
  private mutating func open(_ groups: [DisplayGroup]) {
    let shared = zip(openGroups, groups).prefix { $0.id == $1.id }.count
    while openGroups.count > shared {
      let group = openGroups.removeLast()
      let opacity = min(max(group.opacity, 0), 1)
      let sheet = sheets.removeLast()
      let beneath = sheets.count - 1
      for index in sheet.indices where sheet[index].w > 0 {
        let color = sheet[index] * opacity
        sheets[beneath][index] =
          group.blend == .plus
          ? color + sheets[beneath][index] : color.over(sheets[beneath][index])
      }
    }
    for group in groups.dropFirst(shared) {
      openGroups.append(group)
      sheets.append(Array(repeating: .zero, count: sheets[0].count))
    }
  }

  private mutating func paint(
    _ painter: ItemPainter, _ sampleRow: Int, _ columns: Range<Int>, at start: Int
  ) {
    let y = (Double(sampleRow) + 0.5) * step.y
    let sheet = sheets.count - 1
    for column in columns {
      let point = SIMD2((Double(column) + 0.5) * step.x, y)
      guard let color = painter.color(at: point) else { continue }
      sheets[sheet][start + column] = color.over(sheets[sheet][start + column])
    }
  }

  /// The samples, by number, whose middles may be in an extent along one axis.
  private func span(_ extent: ScreenExtent, _ axis: KeyPath<SIMD2<Double>, Double>) -> Range<Int> {
    let count = axis == \.x ? width * samples : height * samples
    let scale = step[keyPath: axis]
    let low = (extent.low[keyPath: axis] / scale - 0.5).rounded(.down)
    let high = (extent.high[keyPath: axis] / scale + 0.5).rounded(.up)
    // Cut before the conversion, for an extent may be far larger than any integer.
    let first = Int(min(max(low, 0), Double(count)))
    return first..<max(first, Int(min(max(high, 0), Double(count))))
  }

  private func appendMeans(to pixels: inout [Color]) {
    let count = Double(samples * samples)
    for x in 0..<width {
      var sum = SIMD4<Double>.zero
      for line in 0..<samples {
        let start = line * width * samples + x * samples
        for index in start..<start + samples { sum += sheets[0][index] }
      }
      pixels.append(Color(premultiplied: sum / count))
    }
  }
}

extension SIMD4<Double> {
  /// This premultiplied colour in front of another.
  func over(_ other: SIMD4<Double>) -> SIMD4<Double> { self + other * (1 - w) }
}

extension Color {
  /// Red, green and blue times alpha, and alpha, each cut to `0...1` before.
  var premultiplied: SIMD4<Double> {
    func cut(_ component: Double) -> Double {
      component.isNaN ? 0 : min(max(component, 0), 1)
    }
    let coverage = cut(alpha)
    return SIMD4(cut(red) * coverage, cut(green) * coverage, cut(blue) * coverage, coverage)
  }

  /// A colour from red, green and blue times alpha, and alpha.
  init(premultiplied color: SIMD4<Double>) {
    guard color.w > 0 else {
      self = .clear
      return
    }
    self.init(
      red: color.x / color.w, green: color.y / color.w, blue: color.z / color.w, alpha: color.w)
  }
}
