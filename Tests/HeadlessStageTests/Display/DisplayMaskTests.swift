import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import StageSupport
import Expectations

@MainActor
@Suite("A mask in a display list")
struct DisplayMaskTests {
  private func box(_ name: String, in parent: UIView?, fill: UIColor? = .white) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.accessibilityIdentifier = name
    view.backgroundColor = fill
    parent?.addSubview(view)
    return view
  }

  private func steps(_ scene: Scene) -> [String] {
    let list = scene.stage.displayList()
    return list.steps().map { step in
      switch step {
      case .begin(let group): "begin \(group.blend.rawValue) \(group.opacity)"
      case .paint(let item): item.name.split(separator: "'").last.map(String.init) ?? item.name
      case .end: "end"
      }
    }
  }

  @Test(
    """
    is the last group in its layer's group, which contains all that the layer paints, and may be \
    masked itself
    """)
  func order() {
    let scene = Scene()
    let page = box("page", in: scene.window)
    page.layer.borderWidth = 1
    _ = box("child", in: page)
    let mask = box("mask", in: nil, fill: .black)
    mask.alpha = 0.5
    _ = box("hole", in: mask)
    page.mask = mask
    _ = box("after", in: scene.window)
    expectEqual(
      steps(scene),
      [
        "begin over 1.0", "page", "child", "page", "begin mask 0.5", "mask", "hole", "end", "end",
        "after",
      ])
    page.alpha = 0.25
    expectEqual(steps(scene).first, "begin over 0.25")
    let inner = box("inner", in: nil)
    mask.mask = inner
    expectEqual(
      steps(scene).dropFirst(4),
      [
        "begin mask 0.5", "mask", "hole", "begin mask 1.0", "inner", "end", "end", "end", "after",
      ])
    inner.isHidden = true
    expectEqual(steps(scene), ["after"])
  }

  @Test("that is clear leaves nothing in the list, and a mask without an effect is left out too")
  func empty() {
    let scene = Scene()
    let page = box("page", in: scene.window)
    let child = box("child", in: page)
    child.alpha = 0.5
    _ = box("a", in: child)
    _ = box("b", in: child)
    let mask = box("mask", in: nil)
    page.mask = mask
    expectEqual(steps(scene).count, 11)
    for hide in [
      { mask.isHidden = $0 }, { mask.alpha = $0 ? 0 : 1 },
      { mask.backgroundColor = $0 ? .clear : .white },
    ] as [(Bool) -> Void] {
      hide(true)
      let list = scene.stage.displayList()
      expectTrue(list.items.isEmpty && list.groups.isEmpty)
      hide(false)
    }
    page.backgroundColor = nil
    child.isHidden = true
    expectTrue(scene.stage.displayList().items.isEmpty)
    // The layers after the masked one stay in the list.
    _ = box("after", in: scene.window)
    expectEqual(steps(scene), ["after"])
  }

  @Test("is in its layer's space, and is not cut by enclosing clips")
  func space() throws {
    let scene = Scene()
    let outer = box("outer", in: scene.window)
    outer.clipsToBounds = true
    let page = box("page", in: outer)
    page.frame = CGRect(x: 3, y: 4, width: 10, height: 10)
    page.bounds.origin = CGPoint(x: 100, y: 200)
    page.layer.sublayerTransform = CATransform3D(scaleX: 5, y: 5)
    let mask = box("mask", in: nil)
    mask.frame = CGRect(x: 102, y: 203, width: 1, height: 1)
    mask.clipsToBounds = true
    _ = box("part", in: mask)
    page.mask = mask
    let list = scene.stage.displayList()
    let items = list.items
    expectEqual(
      items.map(\.name), ["UIView 'outer'", "UIView 'page'", "UIView 'mask'", "UIView 'part'"])
    expectEqual(items[2].transform, CATransform3D(translationX: 5, y: 7))
    expectEqual(
      items.map { list.clips(of: $0).map(\.size.width) }, [[], [10], [], [1]])
  }

  @Test("is in a snapshot, and in both appearances of a transition")
  func snapshot() throws {
    let scene = Scene()
    let page = box("page", in: scene.window)
    page.mask = box("mask", in: nil)
    scene.stage.advance(by: 0)
    let snapshot = try #require(page.snapshotView(afterScreenUpdates: false))
    expectTrue(page.mask != nil)
    page.isHidden = true
    scene.window.addSubview(snapshot)
    expectEqual(steps(scene), ["begin over 1.0", "page", "begin mask 1.0", "mask", "end", "end"])
    snapshot.removeFromSuperview()
    page.isHidden = false
    scene.stage.advance(by: 0)
    let fade = CATransition()
    fade.duration = 1
    page.layer.add(fade, forKey: nil)
    page.mask = nil
    scene.stage.advance(by: 0.5)
    expectEqual(
      ["begin mask 1.0", "page"].map { name in steps(scene).count { $0 == name } }, [1, 2])
  }
}

@MainActor
@Suite("A display list's items")
struct DisplayPaintTests {
  private func only(_ scene: Scene) throws -> DisplayItem {
    let items = scene.stage.displayList().items
    return try #require(items.count == 1 ? items.first : nil)
  }

  /// The only item's shape.
  private func shape(_ scene: Scene) throws -> ShapeContent {
    if case .shape(let shape) = try only(scene).contents { return shape }
    return try #require(nil as ShapeContent?, "there is no shape")
  }

  private let path = CGPath(rect: CGRect(x: 101, y: 202, width: 5, height: 6))

  @Test("have the current shape, in the layer's bounds, or a gradient once this has colours")
  func shapes() throws {
    let scene = Scene()
    let layer = CAShapeLayer()
    scene.window.layer.addSublayer(layer)
    expectTrue(scene.stage.displayList().items.isEmpty)
    layer.bounds = CGRect(x: 100, y: 200, width: 50, height: 50)
    layer.path = path
    let filled = try shape(scene)
    expectEqual(filled.path, CGPath(rect: CGRect(x: 1, y: 2, width: 5, height: 6)))
    expectEqual([filled.fillColor, filled.strokeColor], [.black, nil])
    layer.fillColor = .clear
    expectTrue(scene.stage.displayList().items.isEmpty)
    layer.strokeColor = .red
    let line = try shape(scene)
    expectEqual([line.fillColor, line.strokeColor], [nil, .red])
    layer.strokeStart = 1
    expectTrue(scene.stage.displayList().items.isEmpty)
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    scene.window.layer.addSublayer(gradient)
    gradient.colors = []
    expectTrue(scene.stage.displayList().items.isEmpty)
    gradient.colors = [.red, .blue]
    var content = GradientContent()
    content.colors = [.red, .blue]
    #expect(try only(scene).contents == .gradient(content))
  }

  @Test("have the rounded corners")
  func corners() throws {
    let scene = Scene()
    scene.view.backgroundColor = .red
    scene.layer.cornerRadius = 9
    scene.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    scene.view.clipsToBounds = true
    let child = UIView(frame: scene.view.bounds)
    child.backgroundColor = .blue
    scene.view.addSubview(child)
    let list = scene.stage.displayList()
    expectEqual(list.items.map(\.maskedCorners), [[.topLeft, .topRight], .allCorners])
    expectEqual(list.clips.map(\.maskedCorners), [[.topLeft, .topRight]])
  }

  @Test("have the given shadow path, or the shadow of a shape's inside")
  func shadows() throws {
    let scene = Scene()
    scene.layer.shadowOpacity = 1
    expectTrue(scene.stage.displayList().items.isEmpty)
    scene.layer.bounds.origin = CGPoint(x: 100, y: 200)
    scene.layer.shadowPath = path
    let moved = CGPath(rect: CGRect(x: 1, y: 2, width: 5, height: 6))
    #expect(try only(scene).shadow?.path == moved)
    scene.view.isHidden = true
    let layer = CAShapeLayer()
    layer.bounds.origin = CGPoint(x: 100, y: 200)
    layer.path = path
    layer.fillRule = .evenOdd
    layer.shadowOpacity = 1
    scene.window.layer.addSublayer(layer)
    let shadow = try #require(try only(scene).shadow)
    expectEqual(shadow.path, moved)
    expectEqual(shadow.fillRule, .evenOdd)
    layer.fillColor = nil
    layer.strokeColor = .red
    #expect(try only(scene).shadow == nil)
    layer.backgroundColor = .white
    let whole = try #require(try only(scene).shadow)
    expectTrue(whole.path == nil)
  }

  @Test("leave out a layer that is turned away, with its sublayers")
  func sides() {
    let scene = Scene()
    scene.view.backgroundColor = .white
    let child = UIView(frame: scene.view.bounds)
    child.backgroundColor = .red
    child.layer.transform = CATransform3D(rotationAngle: .pi, x: 0, y: 1, z: 0)
    scene.view.addSubview(child)
    for (isDoubleSided, expected) in [(false, [2, 2, 0, 0, 0, 2]), (true, [2, 2, 2, 2, 2, 2])] {
      scene.layer.isDoubleSided = isDoubleSided
      let counts = [0, 1.5, 1.6, 3, 4.7, 4.8].map { angle in
        scene.layer.transform = CATransform3D(rotationAngle: angle, x: 0, y: 1, z: 0)
        return scene.stage.displayList().items.count
      }
      expectEqual(counts, expected)
    }
  }

  @Test("show one face of a turning card, and then the other")
  func flip() {
    let scene = Scene()
    var eye = CATransform3D.identity
    eye.m34 = -1 / 500
    scene.layer.sublayerTransform = eye
    let (front, back) = (UIView(frame: scene.view.bounds), UIView(frame: scene.view.bounds))
    (front.backgroundColor, back.backgroundColor) = (.red, .blue)
    for (face, start) in [(front, 0), (back, Double.pi)] {
      face.layer.isDoubleSided = false
      scene.view.addSubview(face)
      scene.stage.advance(by: 0)
      let turn = CABasicAnimation(\.transform.rotationY, from: start, to: start + .pi)
      turn.duration = 1
      face.layer.add(turn, forKey: nil)
    }
    for time in [0.1, 0.45, 0.55, 0.9] {
      scene.stage.advance(to: time)
      let fills = scene.stage.displayList().items.map(\.fill)
      expectEqual(fills, [time < 0.5 ? .red : .blue])
    }
  }
}
