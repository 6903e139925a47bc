import Foundation
import Expectations
import TransitionRecording
import Transitioning

@MainActor
@Suite("A snapshot of a part of a view")
struct PartialSnapshotTests {
  /// What is seen of a snapshot through a window of the part.
  private func picture(of snapshot: UIView, in part: CGRect) -> Raster {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let window = UIWindow(stage: stage)
    let opening = UIView(frame: part)
    opening.clipsToBounds = true
    snapshot.frame.origin = CGPoint(x: -part.minX, y: -part.minY)
    opening.addSubview(snapshot)
    window.addSubview(opening)
    window.makeKeyAndVisible()
    stage.advance(by: 0)
    return Raster(stage.displayList(), width: 50, height: 50, samples: 2)
  }

  private func count(_ layer: CALayer) -> Int {
    (layer.sublayers ?? []).reduce(1) { $0 + count($1) }
  }

  @Test("looks there as a snapshot of everything, with fewer layers", arguments: 0..<12)
  func likeness(seed: Int) throws {
    let view = RandomView(seed: seed).view
    let whole = try #require(view.snapshotView(afterScreenUpdates: true))
    let all = count(whole.layer)
    var copied = 0
    for (column, line) in [(0, 0), (1, 0), (2, 1), (3, 3), (0, 2)] {
      let part = CGRect(x: 25 * column, y: 25 * line, width: 25, height: 25)
      let snapshot = try #require(view.snapshotView(of: part, afterScreenUpdates: true))
      expectEqual(snapshot.bounds.size, view.bounds.size)
      copied += count(snapshot.layer)
      let (one, other) = (picture(of: snapshot, in: part), picture(of: whole, in: part))
      let difference = zip(one.pixels, other.pixels).map { $0.farthest(from: $1) }.max() ?? 0
      expectLess(difference, 1e-4, "in \(part)")
    }
    expectLess(copied, 5 * all)
  }

  @Test(
    "of a part that is not finite is one of everything",
    arguments: [
      CGRect.null, .infinite, CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
      CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10),
    ])
  func unbounded(part: CGRect) throws {
    let view = RandomView(seed: 1).view
    let whole = try #require(view.snapshotView(afterScreenUpdates: true))
    let snapshot = try #require(view.snapshotView(of: part, afterScreenUpdates: true))
    expectEqual(count(snapshot.layer), count(whole.layer))
  }

  @Test("has both looks of a layer in a push, beside the layer")
  func push() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let window = UIWindow(stage: stage)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let dot = UIView(frame: CGRect(x: 80, y: 10, width: 10, height: 10))
    dot.backgroundColor = .red
    view.addSubview(dot)
    window.addSubview(view)
    window.makeKeyAndVisible()
    stage.advance(by: 0)
    let push = CATransition()
    (push.type, push.subtype, push.duration) = (.push, .fromRight, 1)
    push.timingFunction = .linear
    view.layer.add(push, forKey: nil)
    stage.advance(by: 0.5)
    let whole = try #require(view.snapshotView(afterScreenUpdates: false))
    for x in stride(from: CGFloat(0), to: 100, by: 20) {
      let part = CGRect(x: x, y: 0, width: 20, height: 30)
      let snapshot = try #require(view.snapshotView(of: part, afterScreenUpdates: false))
      expectEqual(picture(of: snapshot, in: part), picture(of: whole, in: part), "from \(x)")
    }
    let left = CGRect(x: 20, y: 0, width: 20, height: 30)
    expectTrue(picture(of: whole, in: left).pixels.contains { $0.red > 0.9 && $0.green < 0.1 })
  }

  @Test("has a shape that is the contents of a layer, and hangs over it")
  func overhang() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let layer = CALayer()
    layer.frame = CGRect(x: 70, y: 70, width: 10, height: 10)
    var shape = ShapeContent()
    shape.path = CGPath(rect: CGRect(x: -60, y: -60, width: 10, height: 10))
    layer.contents = .shape(shape)
    view.layer.addSublayer(layer)
    let part = CGRect(x: 0, y: 0, width: 30, height: 30)
    let snapshot = try #require(view.snapshotView(of: part, afterScreenUpdates: true))
    expectEqual(count(snapshot.layer), 3)
  }

  @Test("of an empty part shows nothing but what surrounds it")
  func empty() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let dot = UIView(frame: CGRect(x: 10, y: 10, width: 4, height: 4))
    dot.backgroundColor = .red
    view.addSubview(dot)
    let far = try #require(
      view.snapshotView(of: CGRect(x: 90, y: 90, width: 0, height: 0), afterScreenUpdates: true))
    expectEqual(count(far.layer), 2)
    let near = try #require(
      view.snapshotView(of: CGRect(x: 14, y: 12, width: -4, height: 4), afterScreenUpdates: true))
    expectEqual(count(near.layer), 3)
  }
}
