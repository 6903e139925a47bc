import HeadlessStage
import Expectations
import TransitionRecording
import Transitioning

@MainActor
@Suite("A raster of layers that fade as a group")
struct GroupRasterTests {
  private let side: CGFloat = 40

  private func item(
    _ fill: UIColor, in group: Int? = nil, clip: Int? = nil, opacity: Double = 1
  ) -> DisplayItem {
    DisplayItem(
      layer: 9, name: "item", size: CGSize(width: side, height: side), opacity: opacity,
      group: group, clip: clip, fill: fill)
  }

  private func colors(_ groups: [DisplayGroup], _ items: DisplayItem...) -> Set<UIColor> {
    let list = DisplayList(
      time: 0, size: CGSize(width: side, height: side), groups: groups, items: items)
    return Set(Raster(list, width: 4, height: 4).pixels)
  }

  private func stage(_ views: UIView...) -> Stage {
    let stage = Stage(size: CGSize(width: side, height: side))
    let window = UIWindow(stage: stage)
    window.makeKeyAndVisible()
    for view in views { window.addSubview(view) }
    return stage
  }

  private func box(
    _ fill: UIColor, x: CGFloat = 0, y: CGFloat = 0, width: CGFloat = 40, height: CGFloat = 40
  ) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.backgroundColor = fill
    return view
  }

  @Test("leaves a white card on a white page invisible")
  func whiteOnWhite() {
    let page = box(.white)
    page.addSubview(box(.white, x: 10, y: 10, width: 20, height: 20))
    page.alpha = 0.5
    let raster = Raster(stage(box(.red), page).displayList(), width: 40, height: 40)
    expectEqual(Set(raster.pixels), [UIColor(red: 1, green: 0.5, blue: 0.5)])
  }

  @Test("multiplies the opacity of a group in a group")
  func nested() {
    let groups = [
      DisplayGroup(layer: 1, opacity: 0.5), DisplayGroup(layer: 2, opacity: 0.25, parent: 0),
    ]
    // Over black: the inner group is a quarter white over blue, and the outer group is half opaque.
    expectEqual(
      colors(
        groups, item(.black), item(.blue, in: 0), item(.red, in: 1), item(.white, in: 1)),
      [UIColor(red: 0.125, green: 0.125, blue: 0.5)])
  }

  @Test("continues the outer group after an inner one, and then paints without a group")
  func order() {
    let groups = [
      DisplayGroup(layer: 1, opacity: 0.5), DisplayGroup(layer: 2, opacity: 0.5, parent: 0),
    ]
    let (black, inner) = (item(.black), item(.blue, in: 1))
    expectEqual(
      colors(groups, black, inner, item(.red, in: 0)), [UIColor(red: 0.5, green: 0, blue: 0)])
    expectEqual(colors(groups, black, inner, item(.red)), [.red])
    expectEqual(
      colors(groups, black, item(.red, in: 0), inner), [UIColor(red: 0.25, green: 0, blue: 0.25)])
  }

  @Test("separates two equal groups")
  func apart() {
    let groups = [DisplayGroup(layer: 1, opacity: 0.5), DisplayGroup(layer: 2, opacity: 0.5)]
    let (black, white) = (item(.black), item(.white, in: 0))
    expectEqual(colors(groups, black, white, item(.white, in: 1)), [UIColor(white: 0.75, alpha: 1)])
    expectEqual(colors(groups, black, white, white), [UIColor(white: 0.5, alpha: 1)])
  }

  @Test("cuts within a group at the clip of each item")
  func clip() {
    let list = DisplayList(
      time: 0, size: CGSize(width: side, height: side),
      groups: [DisplayGroup(layer: 1, opacity: 0.5)],
      clips: [DisplayClip(layer: 1, size: CGSize(width: 20, height: 40))],
      items: [item(.red), item(.white, in: 0, clip: 0), item(.white, in: 0, clip: 0)])
    let raster = Raster(list, width: 2, height: 1)
    expectEqual(raster.pixels, [UIColor(red: 1, green: 0.5, blue: 0.5), .red])
  }

  @Test("survives impossible opacities", arguments: [-1, 0, 2, .nan, .infinity] as [Double])
  func impossible(opacity: Double) {
    let groups = [DisplayGroup(layer: 1, opacity: opacity)]
    let seen = colors(groups, item(.red), item(.blue, in: 0), item(.blue, in: 0))
    expectEqual(seen, [opacity > 0 ? .blue : .red])
  }

  @Test("gives an item by itself the same as a group of it alone")
  func alone() {
    let groups = [DisplayGroup(layer: 1, opacity: 0.3)]
    expectEqual(
      colors(groups, item(.red), item(.blue, in: 0)),
      colors([], item(.red), item(.blue, opacity: 0.3)))
  }

  @Test("is not changed by a group with no visible item")
  func unseen() {
    let groups = [
      DisplayGroup(layer: 1, opacity: 0.5), DisplayGroup(layer: 2, opacity: 0.5, parent: 0),
    ]
    let hidden = item(.white, in: 1, opacity: 0)
    expectEqual(colors(groups, item(.red), hidden), [.red])
    expectEqual(
      colors(groups, item(.red), hidden, item(.blue, in: 0)),
      colors(
        groups, item(.red), item(.blue, in: 0)))
  }

  @Test("paints items in 2,000 nested groups and clips")
  func deep() {
    let depth = 2000
    let size = CGSize(width: side, height: side)
    let list = DisplayList(
      time: 0, size: size,
      groups: (0..<depth).map {
        DisplayGroup(layer: $0, opacity: $0 == 7 ? 0.5 : 1, parent: $0 == 0 ? nil : $0 - 1)
      },
      clips: (0..<depth).map {
        DisplayClip(layer: $0, size: size, parent: $0 == 0 ? nil : $0 - 1)
      },
      items: (0..<depth).map { item($0 == depth - 1 ? .black : .red, in: $0, clip: $0) })
    // The half-opaque group hides its own content, and shows over the seven red items beneath.
    let raster = Raster(list, width: 1, height: 1, samples: 1)
    expectEqual(raster.pixels, [UIColor(red: 0.5, green: 0, blue: 0)])
  }

  /// The picture of a page with opaque children, rounded corners, shadows and a border, at an
  /// alpha.
  private func page(alpha: CGFloat) -> Raster {
    let page = box(.white, x: 3, y: 4, width: 30, height: 31)
    page.layer.cornerRadius = 7
    page.layer.borderWidth = 2
    page.layer.shadowOpacity = 0.5
    page.alpha = alpha
    let card = box(.orange, x: -2, y: 5, width: 20, height: 12)
    card.transform = CGAffineTransform(rotationAngle: 0.3)
    card.layer.shadowOpacity = 1
    card.addSubview(box(.purple, x: 2, y: 2, width: 12, height: 20))
    page.addSubview(card)
    page.addSubview(box(.blue, x: 11, y: 9, width: 15, height: 15))
    return Raster(stage(box(.red, height: 17), page).displayList(), width: 25, height: 33)
  }

  @Test("is the mix of the pictures without and with any group", arguments: [0.5, 0.1])
  func mix(alpha: CGFloat) {
    let (without, with, mixed) = (page(alpha: 0), page(alpha: 1), page(alpha: alpha))
    expectTrue(without != with)
    for ((a, b), c) in zip(zip(without.pixels, with.pixels), mixed.pixels) {
      for channel in [\UIColor.red, \.green, \.blue, \.alpha] {
        let wanted = a[keyPath: channel] * (1 - alpha) + b[keyPath: channel] * alpha
        expectNear(c[keyPath: channel], wanted, within: 1e-12)
      }
    }
  }

  @Test("draws a border above the layer's sublayers")
  func border() {
    let page = box(.white)
    page.layer.borderWidth = 10
    page.layer.borderColor = .black
    page.addSubview(box(.red))
    let raster = Raster(stage(page).displayList(), width: 40, height: 40)
    expectEqual(raster[5, 20], .black)
    expectEqual(raster[20, 20], .red)
  }

  @Test("cuts a picture at round corners only where the layer masks")
  func contents() {
    let view = UIImageView(
      image: UIImage(
        named: "red", size: CGSize(width: side, height: side), topLeft: .red, bottomRight: .red))
    view.layer.cornerRadius = 20
    let stage = stage(view)
    expectEqual(Raster(stage.displayList(), width: 40, height: 40)[0, 0], .red)
    view.clipsToBounds = true
    expectEqual(Raster(stage.displayList(), width: 40, height: 40)[0, 0], .white)
    expectEqual(Raster(stage.displayList(), width: 40, height: 40)[20, 20], .red)
  }
}
