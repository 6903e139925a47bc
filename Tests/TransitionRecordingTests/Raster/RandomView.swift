import Foundation
import TestFormulas
import TransitionRecording
import Transitioning

/// A view of 100 by 100 points with random layers: turned, in perspective, scrolled, clipped,
/// masked, with shadows, strokes, pictures and texts.
@MainActor
struct RandomView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private var random: SeededGenerator

  init(seed: Int) {
    random = SeededGenerator(seed: UInt64(seed))
    view.backgroundColor = .white
    var parents = [view.layer]
    for _ in 0..<14 {
      let layer = layer()
      let parent = parents[Int.random(in: 0..<parents.count, using: &random)]
      if chance(0.06) { parent.mask = layer } else { parent.addSublayer(layer) }
      if parents.count < 6 { parents.append(layer) }
    }
  }

  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < share
  }

  private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &random)
  }

  private mutating func color() -> UIColor {
    UIColor(
      red: Double(number(0...1)), green: Double(number(0...1)), blue: Double(number(0...1)),
      alpha: Double(number(0.3...1)))
  }

  private mutating func layer() -> CALayer {
    let layer = chance(0.3) ? shape() : CALayer()
    layer.frame = CGRect(
      x: number(-20...90), y: number(-20...90), width: number(2...40), height: number(2...40))
    if chance(0.6) { layer.backgroundColor = color() }
    if chance(0.3) { (layer.borderWidth, layer.borderColor) = (number(0...4), color()) }
    if chance(0.3) { layer.masksToBounds = true }
    if chance(0.3) { layer.cornerRadius = number(0...12) }
    if chance(0.2) { layer.bounds.origin = CGPoint(x: number(-15...15), y: number(-15...15)) }
    if chance(0.3) {
      layer.transform = CATransform3D(rotationAngle: number(-2...2), x: 0, y: 0, z: 1)
    }
    if chance(0.15) {
      layer.transform = CATransform3D(rotationAngle: number(-1...1), x: 1, y: 1, z: 0)
    }
    if chance(0.15) { layer.sublayerTransform.m34 = -1 / 60 }
    if chance(0.15) { layer.zPosition = number(-20...20) }
    if chance(0.3) {
      layer.shadowOpacity = 0.8
      layer.shadowRadius = number(0...6)
      layer.shadowOffset = CGSize(width: number(-12...12), height: number(-12...12))
    }
    if chance(0.2) {
      let size = CGSize(width: number(4...60), height: number(4...60))
      layer.contents = .image(
        UIImage(named: "i", size: size, topLeft: color(), bottomRight: color()))
      layer.contentMode = .center
    } else if chance(0.2) {
      layer.contents = .text(TextContent("a line", fontSize: number(6...20)))
    }
    return layer
  }

  private mutating func shape() -> CALayer {
    let shape = CAShapeLayer()
    var path = CGPath()
    path.move(to: CGPoint(x: number(-10...30), y: number(-10...30)))
    for _ in 0..<3 { path.addLine(to: CGPoint(x: number(-10...50), y: number(-10...50))) }
    (shape.path, shape.fillColor, shape.strokeColor) = (path, color(), color())
    shape.lineWidth = number(0...6)
    return shape
  }
}

extension UIColor {
  /// The greatest difference of a component.
  func farthest(from other: UIColor) -> Double {
    max(
      abs(red - other.red), abs(green - other.green), abs(blue - other.blue),
      abs(alpha - other.alpha))
  }
}
