import Foundation
import HeadlessStage
import HeadlessViews
import StageSupport
import Expectations

@MainActor
@Suite("A clip of a display list")
struct DisplayClipTests {
  private func box(_ name: String, in parent: UIView, fill: UIColor? = .white) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.accessibilityIdentifier = name
    view.backgroundColor = fill
    parent.addSubview(view)
    return view
  }

  private func photo(in parent: UIView) -> UIImageView {
    let photo = UIImageView(
      image: UIImage(
        named: "photo", size: CGSize(width: 10, height: 10), topLeft: .red, bottomRight: .blue))
    photo.layer.cornerRadius = 4
    parent.addSubview(photo)
    return photo
  }

  @Test(
    """
    is listed once for any number of items, inside the next enclosing clip, even if that cuts \
    nothing else, and only if it cuts visible items
    """)
  func shared() {
    let scene = Scene()
    let page = box("page", in: scene.window)
    page.clipsToBounds = true
    let inside = ["a", "b", "c"].map { box($0, in: page) }
    _ = box("after", in: scene.window)
    let list = scene.stage.displayList()
    expectEqual(list.clips, [DisplayClip(layer: list.items[0].layer, size: page.bounds.size)])
    expectEqual(list.items.map(\.clip), [nil, 0, 0, 0, nil])
    for view in inside { view.isHidden = true }
    expectTrue(scene.stage.displayList().clips.isEmpty)
    let deep = Scene()
    var parent: UIView = deep.window
    for index in 0..<4 {
      parent = box("\(index)", in: parent, fill: nil)
      parent.clipsToBounds = index != 1
    }
    _ = box("leaf", in: parent)
    expectEqual(deep.stage.displayList().clips.map(\.parent), [nil, 0, 1])
    expectEqual(deep.stage.displayList().items.map(\.clip), [2])
  }

  @Test("cuts the contents of a masking layer at the corners, and removes its shadow")
  func contents() throws {
    let scene = Scene()
    let photo = photo(in: scene.window)
    photo.layer.shadowOpacity = 1
    let bare = scene.stage.displayList()
    expectTrue(bare.clips.isEmpty && bare.items.map { $0.shadow == nil } == [false])
    photo.clipsToBounds = true
    let masked = scene.stage.displayList()
    let item = try #require(masked.items.first)
    expectEqual(masked.clips(of: item).map(\.cornerRadius), [4])
    expectTrue(masked.clips(of: item).map(\.transform) == [item.transform] && item.shadow == nil)
  }

  @Test("does not cut the border of its own layer, which is above the sublayers")
  func border() {
    let scene = Scene()
    let outer = box("outer", in: scene.window)
    outer.clipsToBounds = true
    let photo = photo(in: outer)
    photo.clipsToBounds = true
    photo.layer.borderWidth = 1
    expectEqual(scene.stage.displayList().items.map(\.clip), [nil, 1])
    _ = box("inner", in: photo)
    let list = scene.stage.displayList()
    expectEqual(list.items.map(\.part), [.body, .body, .body, .border])
    expectEqual(list.items.map(\.clip), [nil, 1, 1, 0])
  }

  @Test("has no shadow of a layer that paints nothing")
  func shadow() {
    let scene = Scene()
    let a = box("a", in: scene.window, fill: nil)
    a.layer.shadowOpacity = 1
    expectTrue(scene.stage.displayList().items.isEmpty)
    _ = box("b", in: a)
    expectEqual(scene.stage.displayList().items.map { $0.shadow == nil }, [true])
    a.layer.borderWidth = 1
    let items = scene.stage.displayList().items
    expectEqual(items.map(\.part), [.body, .body, .border])
    expectEqual(items.map { $0.shadow == nil }, [false, true, true])
  }
}
