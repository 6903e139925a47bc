import Foundation
import HeadlessStage
import HeadlessViews
import StageSupport
import Expectations

@MainActor
@Suite("A snapshot of a view")
struct SnapshotTests {
  /// The items of a display list without their layers.
  private func looks(_ stage: Stage) -> DisplayList {
    let list = stage.displayList()
    func anonymous(_ item: DisplayItem) -> DisplayItem {
      var item = item
      item.layer = 0
      item.name = ""
      return item
    }
    return DisplayList(
      time: 0, size: list.size,
      groups: list.groups.map {
        DisplayGroup(layer: 0, opacity: $0.opacity, parent: $0.parent, blend: $0.blend)
      },
      clips: list.clips.map {
        DisplayClip(
          layer: 0, transform: $0.transform, size: $0.size, cornerRadius: $0.cornerRadius,
          parent: $0.parent)
      },
      items: list.items.map(anonymous))
  }

  private func decorate(_ view: UIView) {
    view.backgroundColor = .white
    view.accessibilityIdentifier = "card"
    view.layer.cornerRadius = 12
    view.layer.borderWidth = 2
    view.layer.shadowOpacity = 0.5
    view.clipsToBounds = true
    let label = UILabel(text: "Hello")
    label.transform = CGAffineTransform(rotationAngle: 30 * .pi / 180)
    label.alpha = 0.5
    let image = UIImageView(
      image: UIImage(
        named: "i", size: CGSize(width: 9, height: 9), topLeft: .red, bottomRight: .blue)
    )
    label.addSubview(image)
    view.addSubview(label)
    let hidden = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    hidden.backgroundColor = .red
    hidden.isHidden = true
    view.addSubview(hidden)
    let deep = CALayer()
    deep.backgroundColor = .green
    deep.frame = CGRect(x: 1, y: 1, width: 5, height: 5)
    deep.zPosition = -1
    view.layer.addSublayer(deep)
  }

  @Test("looks like the view, and does not change with the view")
  func likeness() throws {
    let scene = Scene()
    decorate(scene.view)
    scene.view.bounds.origin = CGPoint(x: 3, y: 4)
    scene.stage.advance(by: 0)
    let before = looks(scene.stage)
    expectLess(3, before.items.count)
    let snapshot = try #require(scene.view.snapshotView(afterScreenUpdates: false))
    scene.view.removeFromSuperview()
    scene.window.addSubview(snapshot)
    expectEqual(looks(scene.stage), before)
    scene.view.backgroundColor = .black
    scene.view.subviews[0].removeFromSuperview()
    scene.stage.advance(to: 1)
    expectEqual(looks(scene.stage), before)
    expectContains(scene.stage.displayList().items.first?.name, "card")
  }

  @Test("has the size of the bounds, stands at the origin, and is upright")
  func place() throws {
    let scene = Scene()
    scene.view.backgroundColor = .white
    scene.view.frame = CGRect(x: 50, y: 60, width: 30, height: 40)
    scene.layer.anchorPoint = CGPoint(x: 0, y: 1)
    scene.layer.zPosition = 4
    scene.view.transform = CGAffineTransform(scaleX: 3, y: 3)
    scene.view.alpha = 0.25
    scene.stage.advance(by: 0)
    let snapshot = try #require(scene.view.snapshotView(afterScreenUpdates: false))
    expectEqual(snapshot.frame, CGRect(x: 0, y: 0, width: 30, height: 40))
    expectTrue(snapshot.subviews.isEmpty)
    scene.view.isHidden = true
    scene.window.addSubview(snapshot)
    snapshot.frame.origin = CGPoint(x: 7, y: 8)
    let item = try #require(scene.stage.displayList().items.first)
    expectEqual(item.transform, CATransform3D(translationX: 7, y: 8))
    expectEqual(item.size, snapshot.bounds.size)
    expectEqual(item.opacity, 0.25)
  }

  @Test("shows animated views as they are at that moment, and does not move")
  func presentation() throws {
    let scene = Scene()
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    child.backgroundColor = .red
    scene.view.addSubview(child)
    scene.stage.advance(by: 0)
    UIView.animate(withDuration: 1, options: .curveLinear) {
      child.center.x += 80
      scene.view.center.x += 200
    }
    scene.stage.advance(to: 0.25)
    let snapshot = try #require(scene.view.snapshotView(afterScreenUpdates: false))
    scene.window.addSubview(snapshot)
    scene.view.isHidden = true
    for time in [0.25, 0.5, 2] {
      scene.stage.advance(to: time)
      expectEqual(scene.stage.displayList().items.map(\.transform.m41), [20])
    }
  }

  @Test("performs due layout first if it waits for updates")
  func updates() throws {
    final class Filling: UIView {
      override func layoutSubviews() { subviews.first?.frame = bounds }
    }
    let scene = Scene()
    let view = Filling(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let content = UIView()
    content.backgroundColor = .red
    view.addSubview(content)
    expectTrue(view.snapshotView(afterScreenUpdates: false) == nil)
    // A view in no window has a snapshot after updates.
    let homeless = try #require(view.snapshotView(afterScreenUpdates: true))
    expectEqual(homeless.layer.sublayers?.first?.sublayers?.first?.backgroundColor, .red)
    view.bounds.size.width = 20
    scene.window.addSubview(view)
    expectTrue(view.snapshotView(afterScreenUpdates: false) == nil)
    let after = try #require(view.snapshotView(afterScreenUpdates: true))
    scene.window.addSubview(after)
    view.removeFromSuperview()
    expectEqual(scene.stage.displayList().items.map(\.size), [CGSize(width: 20, height: 10)])
  }

  @Test("can be animated, and can be captured in another snapshot")
  func again() throws {
    let scene = Scene()
    decorate(scene.view)
    scene.stage.advance(by: 0)
    let before = looks(scene.stage)
    let first = try #require(scene.view.snapshotView(afterScreenUpdates: false))
    scene.window.addSubview(first)
    scene.view.isHidden = true
    let second = try #require(first.snapshotView(afterScreenUpdates: true))
    scene.window.addSubview(second)
    first.isHidden = true
    expectEqual(looks(scene.stage), before)
    UIView.animate(withDuration: 1, options: .curveLinear) { second.alpha = 0 }
    scene.stage.advance(by: 0.5)
    expectEqual(looks(scene.stage).groups.first?.opacity, 0.5)
  }

  @Test("retains neither the view nor its layers")
  func lifetime() throws {
    weak var view: UIView?
    weak var child: UIView?
    let snapshot: UIView
    do {
      let scene = Scene()
      let inner = UIView()
      scene.view.addSubview(inner)
      (view, child) = (scene.view, inner)
      snapshot = try #require(scene.view.snapshotView(afterScreenUpdates: true))
    }
    expectTrue(view == nil)
    expectTrue(child == nil)
    expectEqual(snapshot.layer.sublayers?.count, 1)
  }
}
