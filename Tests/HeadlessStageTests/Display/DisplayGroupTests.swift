import Foundation
import HeadlessStage
import HeadlessViews
import StageSupport
import Expectations

@MainActor
@Suite("A group of layers that fade as one")
struct DisplayGroupTests {
  private func box(
    _ name: String, in parent: UIView, alpha: CGFloat = 1, fill: UIColor? = .white
  ) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.accessibilityIdentifier = name
    view.backgroundColor = fill
    view.alpha = alpha
    parent.addSubview(view)
    return view
  }

  /// Each item on a line: its name, its part if it is not the whole layer, its opacity, and its
  /// groups.
  private func lines(_ stage: Stage) -> [String] {
    let list = stage.displayList()
    return list.items.map { item in
      let name = item.name.split(separator: "'").last.map(String.init) ?? ""
      let part = item.part == .border ? " border" : ""
      let groups = list.groups(of: item).map { " in \($0.opacity)" }.joined()
      return "\(name)\(part) \(item.opacity)\(groups)"
    }
  }

  @Test("is named by each item in it, and by no other, outermost first")
  func members() {
    let scene = Scene()
    _ = box("before", in: scene.window)
    let page = box("page", in: scene.window, alpha: 0.5)
    _ = box("card", in: page)
    _ = box("after", in: scene.window)
    expectEqual(
      lines(scene.stage), ["before 1.0", "page 1.0 in 0.5", "card 1.0 in 0.5", "after 1.0"])
    let list = scene.stage.displayList()
    expectEqual(list.groups, [DisplayGroup(layer: list.items[1].layer, opacity: 0.5)])
    expectEqual(list.items.map(\.group), [nil, 0, 0, nil])
    let deep = Scene()
    let a = box("a", in: deep.window, alpha: 0.5)
    let b = box("b", in: a, alpha: 0.25)
    _ = box("c", in: b, alpha: 0.125)
    _ = box("d", in: a, alpha: 0.75)
    expectEqual(
      lines(deep.stage),
      ["a 1.0 in 0.5", "b 1.0 in 0.5 in 0.25", "c 0.125 in 0.5 in 0.25", "d 0.75 in 0.5"])
  }

  @Test(
    """
    has more than one item, also of a layer that paints nothing, and around a group: one item has \
    the opacity itself
    """)
  func single() {
    let scene = Scene()
    let a = box("a", in: scene.window, alpha: 0.5, fill: nil)
    let b = box("b", in: a, alpha: 0.5)
    expectTrue(lines(scene.stage) == ["b 0.25"] && scene.stage.displayList().groups.isEmpty)
    let c = box("c", in: a)
    expectEqual(lines(scene.stage), ["b 0.5 in 0.5", "c 1.0 in 0.5"])
    (b.isHidden, c.isHidden) = (true, true)
    expectEqual(lines(scene.stage), [])
    (b.isHidden, c.alpha, c.backgroundColor) = (true, 0.5, nil)
    (a.backgroundColor, c.isHidden) = (.white, false)
    let d = box("d", in: c, alpha: 0.5, fill: nil)
    _ = box("e", in: d, alpha: 0.5)
    expectEqual(lines(scene.stage), ["a 1.0 in 0.5", "e 0.125 in 0.5"])
    _ = box("f", in: d)
    expectEqual(
      lines(scene.stage),
      ["a 1.0 in 0.5", "e 0.5 in 0.5 in 0.5 in 0.5", "f 1.0 in 0.5 in 0.5 in 0.5"])
    expectEqual(scene.stage.displayList().groups.map(\.parent), [nil, 0, 1])
  }

  @Test("has its items next to each other, and ends with its layer and its window")
  func contiguous() {
    let scene = Scene()
    for name in ["a", "b"] {
      let parent = box(name, in: scene.window, alpha: 0.5)
      _ = box(name + "1", in: parent).layer.zPosition = 2
      _ = box(name + "2", in: parent)
    }
    expectEqual(scene.stage.displayList().items.map(\.group), [0, 0, 0, 1, 1, 1])
    scene.window.alpha = 0.5
    let other = UIWindow(stage: scene.stage)
    other.makeKeyAndVisible()
    _ = box("c", in: other)
    expectEqual(
      lines(scene.stage),
      ["a", "a2", "a1", "b", "b2", "b1"].map { "\($0) 1.0 in 0.5 in 0.5" } + ["c 1.0"])
  }

  @Test("contains a border too, which is above the sublayers")
  func border() {
    let scene = Scene()
    let a = box("a", in: scene.window, alpha: 0.5)
    a.layer.borderWidth = 1
    expectEqual(lines(scene.stage), ["a 0.5"])
    let b = box("b", in: a)
    expectEqual(lines(scene.stage), ["a 1.0 in 0.5", "b 1.0 in 0.5", "a border 1.0 in 0.5"])
    let items = scene.stage.displayList().items
    expectEqual(items.map { $0.border == nil }, [true, true, false])
    expectEqual(items.map { $0.fill == nil }, [false, false, true])
    expectTrue(Set(items.map(\.id)).count == 3 && items[0].layer == items[2].layer)
    a.backgroundColor = nil
    expectEqual(lines(scene.stage), ["b 1.0 in 0.5", "a border 1.0 in 0.5"])
    b.isHidden = true
    expectEqual(lines(scene.stage), ["a 0.5"])
    expectEqual(scene.stage.displayList().items.map(\.part), [.body])
  }
}
