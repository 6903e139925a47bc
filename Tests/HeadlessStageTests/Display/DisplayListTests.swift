import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves
import TestSupport
import Testing

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
    #expect(scene.stage.displayList().items.isEmpty)
    _ = box("a", in: scene.view, CGRect(x: 10, y: 20, width: 30, height: 40))
    let list = scene.stage.displayList()
    #expect(list.time == 1.5)
    #expect(list.size == CGSize(width: 400, height: 800))
    let item = try #require(list.items.first)
    #expect(list.items.count == 1)
    #expect(item.name == "UIView 'a'")
    #expect(item.size == CGSize(width: 30, height: 40))
    #expect(item.transform == CATransform3D(translationX: 10, y: 20))
    #expect(item.opacity == 1)
    #expect(item.fill == .white)
    #expect(item.border == nil)
    #expect(item.shadow == nil)
    #expect(item.clip == nil)
    #expect(item.group == nil)
    #expect(list.clips.isEmpty)
    #expect(list.groups.isEmpty)
  }

  @Test("is ordered back to front, by depth and then by order (Geometry 23)")
  func order() {
    let scene = Scene()
    let a = box("a", in: scene.window)
    _ = box("a1", in: a)
    let b = box("b", in: scene.window)
    _ = box("c", in: scene.window)
    #expect(names(scene.stage) == ["a", "a1", "b", "c"])
    a.layer.zPosition = 1
    #expect(names(scene.stage) == ["b", "c", "a", "a1"])
    b.layer.zPosition = 1
    #expect(names(scene.stage) == ["c", "a", "a1", "b"])
    let raise = CABasicAnimation(\.zPosition, from: -1, to: -1)
    b.layer.add(raise, forKey: nil)
    #expect(names(scene.stage) == ["b", "c", "a", "a1"])
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
    #expect(names(scene.stage) == ["low"])
    high.isHidden = false
    alert.isHidden = false
    #expect(names(scene.stage) == ["low", "high", "alert"])
    scene.stage.remove(high)
    #expect(names(scene.stage) == ["low", "alert"])
  }

  @Test(
    "leaves out hidden and clear layers with their sublayers, and limits opacity (Views 24, 25)")
  func opacity() {
    let scene = Scene()
    let a = box("a", in: scene.window)
    let b = box("b", in: a)
    a.alpha = 0.5
    b.alpha = 0.5
    #expect(scene.stage.displayList().items.map(\.opacity) == [1, 0.5])
    b.alpha = 7
    #expect(scene.stage.displayList().items.map(\.opacity) == [1, 1])
    a.alpha = 0
    #expect(names(scene.stage) == [])
    a.alpha = 1
    a.isHidden = true
    #expect(names(scene.stage) == [])
    a.isHidden = false
    a.backgroundColor = UIColor(white: 1, alpha: 0)
    #expect(names(scene.stage) == ["b"])
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
      #expect(map(point) == b.convert(point, to: nil))
    }
    #expect(PlaneMap(item.transform)(.zero) == CGPoint(x: 60, y: -30))
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
    #expect(list.items.map { list.clips(of: $0).count } == [0, 1, 2])
    let clips = list.clips(of: try #require(list.items.last))
    #expect(clips == list.clips)
    #expect(clips.map(\.parent) == [nil, 0])
    #expect(clips.map(\.layer) == list.items.map(\.layer).dropLast())
    #expect(clips.map(\.size.width) == [50, 40])
    #expect(clips.map(\.cornerRadius) == [8, 0])
    #expect(clips.map(\.transform.m41) == [10, 20])
  }

  @Test("has visible borders and shadows")
  func decorations() throws {
    let scene = Scene()
    let a = box("a", in: scene.window)
    a.backgroundColor = nil
    #expect(scene.stage.displayList().items.isEmpty)
    a.layer.borderWidth = 2
    a.layer.shadowOpacity = 0.5
    a.layer.shadowColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let item = try #require(scene.stage.displayList().items.first)
    #expect(item.border?.width == 2)
    #expect(item.border?.color == .black)
    #expect(item.shadow?.color == UIColor(red: 1, green: 0, blue: 0, alpha: 0.25))
    #expect(item.shadow?.offset == CGSize(width: 0, height: -3))
    #expect(item.shadow?.radius == 3)
    #expect(item.fill == nil)
  }

  @Test("keeps an item's identity from list to list")
  func identity() {
    let scene = Scene()
    for name in ["a", "b"] { _ = box(name, in: scene.window) }
    let first = scene.stage.displayList()
    scene.stage.advance(by: 1)
    scene.window.bringSubviewToFront(scene.window.subviews[1])
    let second = scene.stage.displayList()
    #expect(Set(first.items.map(\.id)).count == 2)
    #expect(second.items.map(\.id) == [first.items[1].id, first.items[0].id])
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
    #expect(items.map(\.opacity) == [1, 1])
    #expect(items.map { list.groups(of: $0).map(\.opacity) } == [[0.5], [0.5]])
    #expect(items.map(\.size.width) == [20, 0])
    #expect(items[0].transform == CATransform3D(translationX: 50, y: 0))
    #expect(items[0].cornerRadius == 2)
    #expect(list.clips(of: items[1]).first?.size == CGSize(width: 20, height: 10))
    scene.stage.advance(to: 1)
    #expect(scene.stage.displayList().items.isEmpty)
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
    #expect(item.size == CGSize(width: 0, height: 10))
    #expect(item.cornerRadius == 0)
    #expect(list.items.last?.shadow?.radius == 0)
    #expect(clip.size.width == 0)
    #expect(clip.cornerRadius == 0)
  }
}
