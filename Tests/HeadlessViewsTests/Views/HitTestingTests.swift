import Foundation
import HeadlessViews
import TestFormulas
import Expectations

/// Geometry 18 written directly, with recursion.
@MainActor
private func recursiveHitTest(_ view: UIView, _ point: CGPoint) -> UIView? {
  guard !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01, view.point(inside: point)
  else { return nil }
  for subview in view.subviews.reversed() {
    if let hit = recursiveHitTest(subview, subview.convert(point, from: view)) { return hit }
  }
  return view
}

@MainActor
@Suite("Hit testing")
struct HitTestingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func add(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    root.addSubview(view)
    return view
  }

  @Test("agrees with the recursive definition in any tree", arguments: UInt64(0)..<40)
  func definition(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let views = generator.tree(count: 15)
    for view in views.dropFirst() {
      switch Int.random(in: 0..<12, using: &generator) {
      case 0: view.isHidden = true
      case 1: view.isUserInteractionEnabled = false
      case 2: view.alpha = 0.009
      default: break
      }
    }
    for _ in 0..<60 {
      let point = generator.point(0...400)
      expectTrue(views[0].hitTest(point) === recursiveHitTest(views[0], point))
    }
  }

  /// The view that is hit at each place on the diagonal.
  private func hits(_ places: [CGFloat]) -> [UIView?] {
    places.map { root.hitTest(CGPoint(x: $0, y: $0)) }
  }

  @Test("finds the frontmost view under the point, else the view itself (Geometry 18)")
  func frontmost() {
    let (back, front) = (add(10, 10, 50, 50), add(40, 40, 50, 50))
    expectEqual(hits([5, 20, 50, 100, .nan, .infinity]), [root, back, front, nil, nil, nil])
    // Geometry 22: `zPosition` affects drawing only.
    back.layer.zPosition = 10
    expectEqual(hits([50]), [front])
  }

  @Test("skips hidden, disabled and nearly clear views with their subviews (Geometry 18, 19)")
  func blocked() {
    let child = add(0, 0, 100, 100)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    child.addSubview(inner)
    var found: [UIView?] = []
    for (isHidden, isEnabled, alpha) in [
      (false, true, 1.0), (true, true, 1), (false, false, 1), (false, true, 0.0099),
      (false, true, 0.01),
    ] {
      (child.isHidden, child.isUserInteractionEnabled) = (isHidden, isEnabled)
      child.alpha = CGFloat(alpha)
      found += hits([1])
    }
    expectEqual(found, [inner, root, root, root, inner])
    root.isHidden = true
    expectEqual(hits([1]), [nil])
  }

  @Test("does not reach subviews beyond the bounds, clipped or not (Geometry 20)")
  func protruding() {
    let child = add(0, 0, 20, 20)
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    child.addSubview(inner)
    for clips in [false, true] {
      child.clipsToBounds = clips
      expectEqual(hits([15, 30]), [inner, root])
    }
  }

  @Test("passes points in the receiver's own space (Geometry 21)")
  func ownSpace() {
    let child = add(0, 0, 50, 50)
    root.transform = CGAffineTransform(scaleX: 10, y: 10)
    expectEqual(hits([49]), [child])
    child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    expectEqual(hits([11, 13]), [root, child])
    root.bounds.origin = CGPoint(x: 50, y: 0)
    expectEqual(hits([13]), [nil])
    root.bounds.origin = .zero
    // Nothing is found in a view that is flattened to a point or a line.
    for height in [0, 1] as [CGFloat] {
      child.transform3D = CATransform3D(scaleX: 0, y: height)
      expectEqual(hits([25]), [root])
    }
  }

  @Test("uses a view's own point(inside:with:) (Geometry 17)")
  func overridden() {
    final class Round: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
        return x * x + y * y < bounds.width * bounds.width / 4
      }
    }
    let round = Round(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(round)
    expectEqual(hits([1, 50]), [root, round])
  }

  @Test("survives a tree that changes during the test")
  func changing() {
    final class Leaving: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        removeFromSuperview()
        return super.point(inside: point, with: event)
      }
    }
    let back = add(0, 0, 100, 100)
    let leaving = Leaving(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(leaving)
    expectTrue(hits([50]) == [back] && leaving.superview == nil)
  }
}
