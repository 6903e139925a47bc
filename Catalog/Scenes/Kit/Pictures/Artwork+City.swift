import Foundation
import Transitioning

extension Artwork {
  /// A city by night: two rows of houses with lit windows, under a moon.
  static func city(seed: Int, named name: String = "city") -> Artwork {
    kept(seed: seed, named: name) { drawnCity(seed: seed) }
  }

  private static func drawnCity(seed: Int) -> Artwork {
    var numbers = SeededNumbers(seed: seed)
    let moon = CGPoint(x: numbers.number(110...290), y: numbers.number(80...120))
    let far = houses(from: 150...210, width: 26...44, &numbers)
    let near = houses(from: 215...285, width: 40...64, &numbers)
    let parts: [Part] = [
      .gradient(square, [0x10163A, 0x3A2F6B, 0xC2607A, 0xF2A65A].map { UIColor(hex: $0) }),
      .glow(moon, radius: 80, UIColor(hex: 0xFDF3D0).withAlphaComponent(0.45)),
      .shape(CGPath(strokes: "O \(moon.x) \(moon.y) 20"), UIColor(hex: 0xFDF3D0)),
      .shape(outline(of: far), UIColor(hex: 0x3B2C5E)),
      .shape(
        windows(of: far, size: CGSize(width: 4, height: 6), &numbers), UIColor(hex: 0xF7C873)),
      .shape(outline(of: near), UIColor(hex: 0x191633)),
      .shape(
        windows(of: near, size: CGSize(width: 7, height: 9), &numbers), UIColor(hex: 0xFFDD8F)),
    ]
    return Artwork(
      name: "city", parts: parts,
      // The moon, above the roofs.
      subject: CGRect(x: moon.x - 34, y: moon.y - 34, width: 68, height: 148))
  }

  /// Houses side by side, each down to the lower edge.
  private static func houses(
    from tops: ClosedRange<CGFloat>, width: ClosedRange<CGFloat>, _ numbers: inout SeededNumbers
  ) -> [CGRect] {
    var houses: [CGRect] = []
    var x = numbers.number(-20...0)
    while x < side {
      let (width, top) = (numbers.number(width), numbers.number(tops))
      houses.append(CGRect(x: x, y: top, width: width + 0.5, height: side - top))
      x += width
    }
    return houses
  }

  private static func outline(of houses: [CGRect]) -> CGPath {
    var path = CGPath()
    for house in houses { path.addRect(house) }
    return path
  }

  /// Windows in columns and floors; about half of them are lit.
  private static func windows(
    of houses: [CGRect], size: CGSize, _ numbers: inout SeededNumbers
  ) -> CGPath {
    var path = CGPath()
    let (across, down) = (size.width * 2.2, size.height * 2)
    for house in houses {
      let columns = Int((house.width - size.width) / across)
      for floor in 0..<8 {
        for column in 0..<max(columns, 1) where numbers.number(0...1) > 0.55 {
          let x = house.midX + (CGFloat(column) - CGFloat(columns - 1) / 2) * across
          let y = house.minY + down * (CGFloat(floor) + 0.8)
          guard y < side - 40 else { continue }
          path.addRect(
            CGRect(x: x - size.width / 2, y: y, width: size.width, height: size.height))
        }
      }
    }
    return path
  }
}
