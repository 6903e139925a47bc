import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves
import TestSupport
import Expectations

@MainActor
@Suite("A display list")
struct DisplayListTests {
  /// A view that paints, with a name that identifies it.
  private func box(_ name: String, in parent: UIView, _ frame: CGRect = .zero) -> UIView {
    let view = UIView(frame: frame)
    view.accessibilityIdentifier = name
    view.backgroundColor = .white
    parent.addSubview(view)
    return view
  }

  private func names(_ stage: Stage) -> [String] {
    stage.displayList().items.map { $0.name.split(separator: "'").last.map(String.init) ?? "" }
  }

  @Test("has the time, the size of the screen, and all painting layers")
  func contents() throws {
    let scene = Scene()
    scene.stage.advance(to: 1.5)
    expectTrue(scene.stage.displayList().items.isEmpty)
    _ = box("a", in: scene.view, CGRect(x: 10, y: 20, width: 30, height: 40))
    let list = scene.stage.displayList()
    expectEqual(list.time, 1.5)
    expectEqual(list.size, CGSize(width: 400, height: 800))
    let item = try #require(list.items.first)
    expectEqual(list.items.count, 1)
    expectEqual(item.name, "UIView 'a'")
    expectEqual(item.size, CGSize(width: 30, height: 40))
    expectEqual(item.transform, CATransform3D(translationX: 10, y: 20))
    expectEqual(item.opacity, 1)
    expectEqual(item.fill, .white)
    expectTrue(item.border == nil)
    expectTrue(item.shadow == nil)
    expectTrue(item.clip == nil)
    expectTrue(item.group == nil)
    expectTrue(list.clips.isEmpty)
    expectTrue(list.groups.isEmpty)
  }

  @Test("is ordered back to front, by depth and then by order (Geometry 23)")
  func order() {
    let scene = Scene()
    let a = box("a", in: scene.window)
    _ = box("a1", in: a)
    let b = box("b", in: scene.window)
    _ = box("c", in: scene.window)
    expectEqual(names(scene.stage), ["a", "a1", "b", "c"])
    a.layer.zPosition = 1
    expectEqual(names(scene.stage), ["b", "c", "a", "a1"])
    b.layer.zPosition = 1
    expectEqual(names(scene.stage), ["c", "a", "a1", "b"])
    let raise = CABasicAnimation(\.zPosition, from: -1, to: -1)
    b.layer.add(raise, forKey: nil)
    expectEqual(names(scene.stage), ["b", "c", "a", "a1"])
  }

  @Test("orders windows by level, then by order, and leaves hidden ones out")
  func windows() {
    let scene = Scene()
    _ = box("low", in: scene.window)
    let alert = UIWindow(stage: scene.stage)
    alert.windowLevel = .normal + 10
    _ = box("alert", in: alert)
    let high = UIWindow(stage: scene.stage)
    _ = box("high", in: high)
    expectEqual(names(scene.stage), ["low"])
    high.isHidden = false
    alert.isHidden = false
    expectEqual(names(scene.stage), ["low", "high", "alert"])
    scene.stage.remove(high)
    expectEqual(names(scene.stage), ["low", "alert"])
  }

  @Test(
    "leaves out hidden and clear layers with their sublayers, and limits opacity (Views 24, 25)")
  func opacity() {
    let scene = Scene()
    let a = box("a", in: scene.window)
    let b = box("b", in: a)
    a.alpha = 0.5
    b.alpha = 0.5
    expectEqual(scene.stage.displayList().items.map(\.opacity), [1, 0.5])
    b.alpha = 7
    expectEqual(scene.stage.displayList().items.map(\.opacity), [1, 1])
    a.alpha = 0
    expectEqual(names(scene.stage), [])
    a.alpha = 1
    a.isHidden = true
    expectEqual(names(scene.stage), [])
    a.isHidden = false
    a.backgroundColor = UIColor(white: 1, alpha: 0)
    expectEqual(names(scene.stage), ["b"])
  }

  @Test("composes transforms and scrolled bounds down the tree (Geometry 12, 14)")
  func transforms() throws {
    let scene = Scene()
    let a = box("a", in: scene.window, CGRect(x: 100, y: 0, width: 100, height: 100))
    let b = box("b", in: a, CGRect(x: 10, y: 10, width: 20, height: 20))
    a.transform = CGAffineTransform(scaleX: 2, y: 2)
    a.bounds.origin = CGPoint(x: 5, y: 0)
    let item = try #require(scene.stage.displayList().items.last)
    for point in [CGPoint.zero, CGPoint(x: 20, y: 0), CGPoint(x: 3, y: 20)] {
      let map = PlaneMap(item.transform)
      expectEqual(map(point), b.convert(point, to: nil))
    }
    expectEqual(PlaneMap(item.transform)(.zero), CGPoint(x: 60, y: -30))
  }

  @Test("has the clips of a layer, outermost first")
  func clips() throws {
    let scene = Scene()
    let a = box("a", in: scene.window, CGRect(x: 10, y: 0, width: 50, height: 50))
    let b = box("b", in: a, CGRect(x: 10, y: 0, width: 40, height: 40))
    _ = box("c", in: b)
    a.clipsToBounds = true
    a.layer.cornerRadius = 8
    b.clipsToBounds = true
    let list = scene.stage.displayList()
    expectEqual(list.items.map { list.clips(of: $0).count }, [0, 1, 2])
    let clips = list.clips(of: try #require(list.items.last))
    expectEqual(clips, list.clips)
    expectEqual(clips.map(\.parent), [nil, 0])
    expectEqual(clips.map(\.layer), list.items.map(\.layer).dropLast())
    expectEqual(clips.map(\.size.width), [50, 40])
    expectEqual(clips.map(\.cornerRadius), [8, 0])
    expectEqual(clips.map(\.transform.m41), [10, 20])
  }

  @Test("has visible borders and shadows")
  func decorations() throws {
    let scene = Scene()
    let a = box("a", in: scene.window)
    a.backgroundColor = nil
    expectTrue(scene.stage.displayList().items.isEmpty)
    a.layer.borderWidth = 2
    a.layer.shadowOpacity = 0.5
    a.layer.shadowColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let item = try #require(scene.stage.displayList().items.first)
    expectEqual(item.border?.width, 2)
    expectEqual(item.border?.color, .black)
    expectEqual(item.shadow?.color, UIColor(red: 1, green: 0, blue: 0, alpha: 0.25))
    expectEqual(item.shadow?.offset, CGSize(width: 0, height: -3))
    expectEqual(item.shadow?.radius, 3)
    expectTrue(item.fill == nil)
  }

  @Test("keeps an item's identity from list to list")
  func identity() {
    let scene = Scene()
    for name in ["a", "b"] { _ = box(name, in: scene.window) }
    let first = scene.stage.displayList()
    scene.stage.advance(by: 1)
    scene.window.bringSubviewToFront(scene.window.subviews[1])
    let second = scene.stage.displayList()
    expectEqual(Set(first.items.map(\.id)).count, 2)
    expectEqual(second.items.map(\.id), [first.items[1].id, first.items[0].id])
  }

  @Test("shows animated values at their instant")
  func animated() throws {
    let scene = Scene()
    let a = box("a", in: scene.window, CGRect(x: 0, y: 0, width: 10, height: 10))
    a.clipsToBounds = true
    _ = box("b", in: a)
    scene.stage.advance(by: 0)
    UIView.animate(withDuration: 1, options: .curveLinear) {
      a.frame = CGRect(x: 100, y: 0, width: 30, height: 10)
      a.layer.cornerRadius = 4
      a.alpha = 0
    }
    scene.stage.advance(to: 0.5)
    let list = scene.stage.displayList()
    let items = list.items
    expectEqual(items.map(\.opacity), [1, 1])
    expectEqual(items.map { list.groups(of: $0).map(\.opacity) }, [[0.5], [0.5]])
    expectEqual(items.map(\.size.width), [20, 0])
    expectEqual(items[0].transform, CATransform3D(translationX: 50, y: 0))
    expectEqual(items[0].cornerRadius, 2)
    expectEqual(list.clips(of: items[1]).first?.size, CGSize(width: 20, height: 10))
    scene.stage.advance(to: 1)
    expectTrue(scene.stage.displayList().items.isEmpty)
  }

  @Test("has no negative sizes or radii where motion overshoots")
  func overshoot() throws {
    let scene = Scene()
    let a = box("a", in: scene.window, CGRect(x: 0, y: 0, width: 10, height: 10))
    a.clipsToBounds = true
    let b = box("b", in: a)
    a.layer.add(CABasicAnimation(\.boundsSize.width, from: -5, to: -5), forKey: nil)
    a.layer.add(CABasicAnimation(\.cornerRadius, from: -5, to: -5), forKey: nil)
    b.layer.add(CABasicAnimation(\.shadowRadius, from: -5, to: -5), forKey: nil)
    b.layer.shadowOpacity = 1
    let list = scene.stage.displayList()
    let (item, clip) = (try #require(list.items.first), try #require(list.clips.first))
    expectEqual(item.size, CGSize(width: 0, height: 10))
    expectEqual(item.cornerRadius, 0)
    expectEqual(list.items.last?.shadow?.radius, 0)
    expectEqual(clip.size.width, 0)
    expectEqual(clip.cornerRadius, 0)
  }
}
