import Foundation
import Transitioning

extension CGPath {
  /// A path from a short text, in the manner of SVG's path data.
  ///
  /// A letter comes before its numbers: `M x y` begins a subpath, `L x y` draws a line, `C x y x y
  /// x y` a cubic curve with its two control points, `O x y r` a circle, and `Z` closes a subpath.
  /// Each number must be followed by a space. A command with too few numbers draws nothing.
  init(strokes text: String) {
    self.init()
    var letter: Character = "Z"
    var numbers: [CGFloat] = []
    for word in text.split(separator: " ") {
      var word = word
      if let first = word.first, first.isLetter {
        draw(letter, numbers)
        (letter, numbers) = (first, [])
        word.removeFirst()
      }
      if let number = Double(word) { numbers.append(CGFloat(number)) }
    }
    draw(letter, numbers)
  }

  private mutating func draw(_ letter: Character, _ numbers: [CGFloat]) {
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
    switch (letter, points.count) {
    case ("M", 1): move(to: points[0])
    case ("L", 1): addLine(to: points[0])
    case ("C", 3): addCurve(to: points[2], control1: points[0], control2: points[1])
    case ("O", 1) where numbers.count == 3: addCircle(at: points[0], radius: numbers[2])
    case ("Z", 0) where !isEmpty: closeSubpath()
    default: break
    }
  }

  /// Adds a circle as a new subpath.
  mutating func addCircle(at center: CGPoint, radius: CGFloat) {
    addEllipse(
      in: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
