import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import StageSupport
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
    let view = box("a", in: scene.view, CGRect(x: 10, y: 20, width: 30, height: 40))
    expectEqual(
      scene.stage.displayList(),
      DisplayList(
        time: 1.5, size: CGSize(width: 400, height: 800),
        items: [
          DisplayItem(
            layer: view.layer.serialNumber, name: "UIView 'a'",
            transform: CATransform3D(translationX: 10, y: 20),
            size: CGSize(width: 30, height: 40), fill: .white)
        ]))
  }

  @Test(
    """
    is ordered back to front, by depth and then by order (Geometry 23), and keeps an item's \
    identity from list to list
    """)
  func order() {
    let scene = Scene()
    let a = box("a", in: scene.window)
    _ = box("a1", in: a)
    let b = box("b", in: scene.window)
    _ = box("c", in: scene.window)
    var orders = [names(scene.stage)]
    let first = scene.stage.displayList().items.map(\.id)
    scene.stage.advance(by: 1)
    for raise in [
      { a.layer.zPosition = 1 }, { b.layer.zPosition = 1 },
      { b.layer.add(CABasicAnimation(\.zPosition, from: -1, to: -1), forKey: nil) },
    ] {
      raise()
      orders.append(names(scene.stage))
    }
    expectEqual(
      orders.map { $0.joined(separator: " ") }, ["a a1 b c", "b c a a1", "c a a1 b", "b c a a1"])
    let last = scene.stage.displayList().items.map(\.id)
    expectTrue(Set(first).count == 4 && last == [2, 3, 0, 1].map { first[$0] })
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
    (high.isHidden, alert.isHidden) = (false, false)
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
    (a.alpha, b.alpha) = (0.5, 0.5)
    expectEqual(scene.stage.displayList().items.map(\.opacity), [1, 0.5])
    b.alpha = 7
    expectEqual(scene.stage.displayList().items.map(\.opacity), [1, 1])
    a.alpha = 0
    expectEqual(names(scene.stage), [])
    (a.alpha, a.isHidden) = (1, true)
    expectEqual(names(scene.stage), [])
    (a.isHidden, a.backgroundColor) = (false, UIColor(white: 1, alpha: 0))
    expectEqual(names(scene.stage), ["b"])
  }

  @Test("composes transforms and scrolled bounds down the tree (Geometry 12, 14)")
  func transforms() throws {
    let scene = Scene()
    let a = box("a", in: scene.window, CGRect(x: 100, y: 0, width: 100, height: 100))
    let b = box("b", in: a, CGRect(x: 10, y: 10, width: 20, height: 20))
    a.transform = CGAffineTransform(scaleX: 2, y: 2)
    a.bounds.origin = CGPoint(x: 5, y: 0)
    let map = PlaneMap(try #require(scene.stage.displayList().items.last).transform)
    let points = [CGPoint.zero, CGPoint(x: 20, y: 0), CGPoint(x: 3, y: 20)]
    expectEqual(points.map { map($0) }, points.map { b.convert($0, to: nil) })
    expectEqual(map(.zero), CGPoint(x: 60, y: -30))
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
    #expect(list.clips(of: try #require(list.items.last)) == list.clips)
    expectEqual(
      list.clips,
      [
        DisplayClip(
          layer: a.layer.serialNumber, transform: CATransform3D(translationX: 10, y: 0),
          size: CGSize(width: 50, height: 50), cornerRadius: 8),
        DisplayClip(
          layer: b.layer.serialNumber, transform: CATransform3D(translationX: 20, y: 0),
          size: CGSize(width: 40, height: 40), parent: 0),
      ])
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
    let (border, shadow) = (try #require(item.border), try #require(item.shadow))
    expectEqual(border.width, 2)
    expectEqual(border.color, .black)
    expectTrue(item.fill == nil)
    expectEqual(shadow.color, UIColor(red: 1, green: 0, blue: 0, alpha: 0.25))
    expectEqual(shadow.offset, CGSize(width: 0, height: -3))
    expectEqual(shadow.radius, 3)
  }

  @Test("shows animated values at their instant, but no negative sizes or radii in an overshoot")
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
    expectEqual(items.map { list.groups(of: $0).map(\.opacity) }, [[0.5], [0.5]])
    expectTrue(items.map(\.opacity) == [1, 1] && items.map(\.size.width) == [20, 0])
    expectEqual(items[0].transform, CATransform3D(translationX: 50, y: 0))
    expectEqual(items[0].cornerRadius, 2)
    expectEqual(list.clips(of: items[1]).map(\.size), [CGSize(width: 20, height: 10)])
    scene.stage.advance(to: 1)
    expectTrue(scene.stage.displayList().items.isEmpty)
    a.alpha = 1
    for animation in [
      CABasicAnimation(\.boundsSize.width, from: -5, to: -5),
      CABasicAnimation(\.cornerRadius, from: -5, to: -5),
      CABasicAnimation(\.shadowRadius, from: -5, to: -5),
    ] { a.layer.add(animation, forKey: nil) }
    let over = scene.stage.displayList()
    let (item, clip) = (try #require(over.items.first), try #require(over.clips.first))
    expectEqual([item.size, clip.size].map(\.width), [0, 0])
    expectEqual([item.cornerRadius, clip.cornerRadius], [0, 0])
    a.clipsToBounds = false
    a.layer.shadowOpacity = 1
    expectEqual(scene.stage.displayList().items.first?.shadow?.radius, 0)
  }

  @Test("has the frame of each item on the screen")
  func frames() throws {
    let scene = Scene()
    let view = box("a", in: scene.view, CGRect(x: 10, y: 20, width: 30, height: 40))
    _ = box("b", in: view, CGRect(x: 5, y: 5, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    expectEqual(
      scene.stage.displayList().items.map(\.frame),
      [
        CGRect(x: -5, y: 0, width: 60, height: 80), CGRect(x: 5, y: 10, width: 20, height: 20),
      ])
  }
}
