import Foundation
import HeadlessViews
import TestFormulas

/// Random geometry, and trees of views with random geometry.
extension SeededGenerator {
  mutating func number(_ range: ClosedRange<Double>) -> CGFloat {
    CGFloat(Double.random(in: range, using: &self))
  }

  mutating func point(_ range: ClosedRange<Double>) -> CGPoint {
    CGPoint(x: number(range), y: number(range))
  }

  /// A matrix without any structure.
  mutating func matrix() -> CATransform3D {
    func row() -> SIMD4<Double> { .random(in: -2...2, using: &self) }
    return CATransform3D(rows: row(), row(), row(), row())
  }

  /// A rotation, scale and translation of the plane, sometimes with a mild perspective.
  mutating func placement() -> CATransform3D {
    var transform = CATransform3D.identity
    if Bool.random(using: &self) {
      transform.m34 = -1 / number(600...2000)
      transform = transform.rotated(by: number(-0.7...0.7), x: number(-1...1), y: 1, z: 0)
    }
    return
      transform
      .translatedBy(x: number(-50...50), y: number(-50...50))
      .rotated(by: number(-3...3), x: 0, y: 0, z: 1)
      .scaledBy(x: number(0.5...1.5), y: number(-1.5 ... -0.5))
  }

  /// A tree of views, each with a random frame, in the order in which they were added.
  @MainActor
  mutating func tree(count: Int) -> [UIView] {
    var views = [UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))]
    while views.count < count {
      let view = UIView(
        frame: CGRect(
          origin: point(-100...100), size: CGSize(width: number(20...200), height: number(20...200))
        ))
      view.layer.anchorPoint = point(0...1)
      view.bounds.origin = point(-30...30)
      view.transform3D = placement()
      if Int.random(in: 0..<4, using: &self) == 0 {
        view.layer.sublayerTransform.m34 = -1 / number(800...2000)
      }
      views[Int.random(in: views.indices.suffix(6), using: &self)].addSubview(view)
      views.append(view)
    }
    return views
  }
}
