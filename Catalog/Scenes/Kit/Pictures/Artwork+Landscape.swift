import Foundation
import Transitioning

extension Artwork {
  /// The light of a landscape.
  enum Light: Int, CaseIterable, Hashable, Sendable {
    case noon, evening, mist, autumn, night, dawn

    /// The colours of the sky from top to horizon, of the sun or moon, of the three ridges from far
    /// to near, and of the water from shore to foreground.
    fileprivate var colors: (sky: [UInt32], sun: UInt32, ridges: [UInt32], water: [UInt32]) {
      switch self {
      case .noon:
        (
          [0x6DB7E8, 0xBFE3F5], 0xFFF6D6, [0x8FB3C9, 0x5F93A0, 0x2F6B5A],
          [0x9FD0E0, 0x3F87A6]
        )
      case .evening:
        (
          [0x5B5F97, 0xF2A27E, 0xFFD9A0], 0xFFF1C9, [0xB4708A, 0x7C4D76, 0x3B2F52],
          [0xF0B08C, 0x7A5480]
        )
      case .mist:
        (
          [0xC9D6DF, 0xEEF1EF], 0xFFFDF2, [0xB9C7CD, 0x8FA6AB, 0x55757A],
          [0xDCE5E6, 0x9DB3B8]
        )
      case .autumn:
        (
          [0x9CC9E3, 0xF6E7C8], 0xFFF3CF, [0xC79A6B, 0xB5652F, 0x6E3B1E],
          [0xD9C7A4, 0x6F8C94]
        )
      case .night:
        (
          [0x0B1533, 0x243B6B, 0x4A6A9B], 0xF4F1DE, [0x37507E, 0x22365C, 0x101C36],
          [0x3E5C8C, 0x14233F]
        )
      case .dawn:
        (
          [0x8EC5D6, 0xF7D6C4, 0xFBE6C8], 0xFFF8E1, [0xA7B8C9, 0x7791A8, 0x3F5F73],
          [0xF3D7C6, 0x8FAFC0]
        )
      }
    }
  }

  /// A lake before three ridges, under a sun or a moon.
  ///
  /// The same seed gives the same ridges in any light; the moon is on the other side of the sky than
  /// the sun, among stars.
  static func landscape(_ light: Light, seed: Int, named name: String = "landscape") -> Artwork {
    kept(variant: light.rawValue, seed: seed, named: name) { drawnLandscape(light, seed: seed) }
  }

  private static func drawnLandscape(_ light: Light, seed: Int) -> Artwork {
    var numbers = SeededNumbers(seed: seed)
    let colors = light.colors
    let shore = numbers.number(252...272)
    let noon = CGPoint(x: numbers.number(120...280), y: numbers.number(92...140))
    let sun = light == .night ? CGPoint(x: side - noon.x, y: noon.y - 24) : noon
    let far = ridge(at: numbers.number(150...180), rise: 62, step: 44, &numbers)
    let middle = ridge(at: numbers.number(198...216), rise: 40, step: 33, &numbers)
    let bank = ridge(at: shore - 14, rise: 12, step: 25, down: shore, &numbers)
    let trees = trees(along: shore + numbers.number(78...104), &numbers)
    let glow = UIColor(hex: colors.sun)
    let parts: [Part] = [
      .gradient(CGRect(x: 0, y: 0, width: side, height: 290), colors.sky.map { UIColor(hex: $0) }),
      .glow(sun, radius: 110, glow.withAlphaComponent(light == .night ? 0.35 : 0.75)),
      .shape(CGPath(strokes: "O \(sun.x) \(sun.y) 24"), glow),
      .shape(light == .night ? stars(seed: seed) : CGPath(), glow.withAlphaComponent(0.8)),
      .shape(far, UIColor(hex: colors.ridges[0])),
      .shape(middle, UIColor(hex: colors.ridges[1])),
      .gradient(below(shore), colors.water.map { UIColor(hex: $0) }),
      .shape(shimmer(below: shore, at: sun.x, &numbers), glow.withAlphaComponent(0.5)),
      .shape(bank + trees, UIColor(hex: colors.ridges[2])),
    ].filter { !$0.isEmpty }
    let treetops = trees.boundingBoxOfPath.minY
    return Artwork(
      name: "landscape", parts: parts,
      // The sun or the moon, above the ridges.
      subject: CGRect(x: sun.x - 34, y: sun.y - 34, width: 68, height: 148),
      fringe: treetops...(treetops + 70))
  }

  /// Stars in the upper sky.
  private static func stars(seed: Int) -> CGPath {
    var numbers = SeededNumbers(seed: seed + 1)
    var path = CGPath()
    for _ in 0..<26 {
      path.addCircle(
        at: CGPoint(x: numbers.number(4...396), y: numbers.number(4...150)),
        radius: numbers.number(0.7...1.8))
    }
    return path
  }

  /// The area between a line of peaks and a level.
  private static func ridge(
    at height: CGFloat, rise: CGFloat, step: CGFloat, down level: CGFloat = side,
    _ numbers: inout SeededNumbers
  ) -> CGPath {
    var path = CGPath()
    path.move(to: CGPoint(x: -20, y: level))
    path.addLine(to: CGPoint(x: -20, y: height))
    var (x, isPeak) = (-20 + step, true)
    while x < side + step {
      let y = height + (isPeak ? -1 : 0.35) * rise * numbers.number(0.35...1)
      path.addLine(to: CGPoint(x: x, y: y))
      x += step * numbers.number(0.7...1.3)
      isPeak.toggle()
    }
    path.addLine(to: CGPoint(x: x, y: height))
    path.addLine(to: CGPoint(x: x, y: level))
    path.closeSubpath()
    return path
  }

  /// Bars of light on the water, wider toward the foreground.
  private static func shimmer(
    below shore: CGFloat, at x: CGFloat, _ numbers: inout SeededNumbers
  ) -> CGPath {
    var path = CGPath()
    for bar in 0..<7 {
      let width = numbers.number(18...34) + 7 * CGFloat(bar)
      let left = x - width / 2 + numbers.number(-12...12)
      let place = CGRect(x: left, y: shore + 7 + 13 * CGFloat(bar), width: width, height: 3)
      path.append(CGPath(roundedRect: place, cornerRadius: 1.5))
    }
    return path
  }

  /// Firs on a bank in the foreground, which leaves the middle open.
  private static func trees(along y: CGFloat, _ numbers: inout SeededNumbers) -> CGPath {
    var path = CGPath()
    path.move(to: CGPoint(x: -10, y: side + 10))
    path.addLine(to: CGPoint(x: -10, y: y))
    path.addQuadCurve(to: CGPoint(x: 410, y: y + 8), control: CGPoint(x: 200, y: y + 44))
    path.addLine(to: CGPoint(x: 410, y: side + 10))
    path.closeSubpath()
    for x: CGFloat in [18, 52, 80, 112, 318, 352, 384] {
      let middle = x + numbers.number(-8...8)
      let (height, width) = (numbers.number(58...112), numbers.number(15...22))
      path.move(to: CGPoint(x: middle, y: y - height + 20))
      path.addLine(to: CGPoint(x: middle + width, y: y + 32))
      path.addLine(to: CGPoint(x: middle - width, y: y + 32))
      path.closeSubpath()
    }
    return path
  }
}
