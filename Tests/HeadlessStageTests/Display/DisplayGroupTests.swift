import Foundation
import HeadlessStage
import HeadlessViews
import TestSupport
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

  @Test("is named by each item in it, and by no other")
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
  }

  @Test("is listed outermost first")
  func nested() {
    let scene = Scene()
    let a = box("a", in: scene.window, alpha: 0.5)
    let b = box("b", in: a, alpha: 0.25)
    _ = box("c", in: b, alpha: 0.125)
    _ = box("d", in: a, alpha: 0.75)
    expectEqual(
      lines(scene.stage),
      ["a 1.0 in 0.5", "b 1.0 in 0.5 in 0.25", "c 0.125 in 0.5 in 0.25", "d 0.75 in 0.5"])
  }

  @Test("has more than one item: a single item has the opacity itself")
  func single() {
    let scene = Scene()
    let a = box("a", in: scene.window, alpha: 0.5, fill: nil)
    let b = box("b", in: a, alpha: 0.5)
    expectEqual(lines(scene.stage), ["b 0.25"])
    expectTrue(scene.stage.displayList().groups.isEmpty)
    b.isHidden = true
    expectEqual(lines(scene.stage), [])
  }

  @Test("is made by a layer that paints nothing itself")
  func unpainted() {
    let scene = Scene()
    let a = box("a", in: scene.window, alpha: 0.5, fill: nil)
    _ = box("b", in: a)
    _ = box("c", in: a)
    expectEqual(lines(scene.stage), ["b 1.0 in 0.5", "c 1.0 in 0.5"])
  }

  @Test("has its items next to each other, and siblings have groups of their own")
  func contiguous() {
    let scene = Scene()
    for name in ["a", "b"] {
      let parent = box(name, in: scene.window, alpha: 0.5)
      _ = box(name + "1", in: parent).layer.zPosition = 2
      _ = box(name + "2", in: parent)
    }
    expectEqual(scene.stage.displayList().items.map(\.group), [0, 0, 0, 1, 1, 1])
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
    expectEqual(Set(items.map(\.id)).count, 3)
    expectEqual(items.map(\.layer)[0], items.map(\.layer)[2])
    a.backgroundColor = nil
    expectEqual(lines(scene.stage), ["b 1.0 in 0.5", "a border 1.0 in 0.5"])
    b.isHidden = true
    expectEqual(lines(scene.stage), ["a 0.5"])
    expectEqual(scene.stage.displayList().items.map(\.part), [.body])
  }

  @Test("stays one group around a group that has only one item")
  func folded() {
    let scene = Scene()
    let a = box("a", in: scene.window, alpha: 0.5)
    let b = box("b", in: a, alpha: 0.5, fill: nil)
    let c = box("c", in: b, alpha: 0.5, fill: nil)
    _ = box("d", in: c, alpha: 0.5)
    expectEqual(lines(scene.stage), ["a 1.0 in 0.5", "d 0.125 in 0.5"])
    expectEqual(scene.stage.displayList().groups.count, 1)
    _ = box("e", in: c)
    expectEqual(
      lines(scene.stage),
      ["a 1.0 in 0.5", "d 0.5 in 0.5 in 0.5 in 0.5", "e 1.0 in 0.5 in 0.5 in 0.5"])
    expectEqual(scene.stage.displayList().groups.map(\.parent), [nil, 0, 1])
  }

  @Test("ends with its window")
  func windows() {
    let scene = Scene()
    scene.window.alpha = 0.5
    for name in ["a", "b"] { _ = box(name, in: scene.window) }
    let other = UIWindow(stage: scene.stage)
    other.makeKeyAndVisible()
    for name in ["c", "d"] { _ = box(name, in: other) }
    expectEqual(lines(scene.stage), ["a 1.0 in 0.5", "b 1.0 in 0.5", "c 1.0", "d 1.0"])
  }
}
