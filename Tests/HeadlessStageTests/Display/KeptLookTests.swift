import Foundation
import HeadlessStage
import HeadlessViews
import Expectations

/// What one layer paints is kept from list to list, so every change must be seen in the next list.
@MainActor
@Suite("A change between two display lists")
struct KeptLookTests {
  /// A stage with a view of each kind that paints.
  @MainActor
  final class World {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 60))
    let label = UILabel(text: "a few words of text")
    let picture = UIImageView(
      image: UIImage(
        named: "photo", size: CGSize(width: 20, height: 20), topLeft: .red, bottomRight: .blue))
    let shape = CAShapeLayer()
    let gradient = CAGradientLayer()

    init() {
      let window = UIWindow(stage: stage)
      window.makeKeyAndVisible()
      box.backgroundColor = .white
      label.numberOfLines = 0
      label.frame = CGRect(x: 0, y: 80, width: 200, height: 60)
      picture.frame = CGRect(x: 100, y: 10, width: 80, height: 40)
      shape.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      shape.path = CGPath(rect: CGRect(x: 5, y: 5, width: 30, height: 30))
      gradient.frame = CGRect(x: 40, y: 0, width: 40, height: 40)
      gradient.colors = [.red, .blue]
      for view in [box, label, picture] { window.addSubview(view) }
      for layer in [shape, gradient] { box.layer.addSublayer(layer) }
    }

    /// The list, with layers numbered in their order.
    var list: DisplayList {
      var list = stage.displayList()
      var numbers: [Int: Int] = [:]
      list.renumberLayers { layer in
        numbers[layer] = numbers[layer] ?? numbers.count
        return numbers[layer] ?? 0
      }
      return list
    }
  }

  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @MainActor @Sendable (World) -> Void

    init(_ name: String, _ make: @escaping @MainActor @Sendable (World) -> Void) {
      (testDescription, self.make) = (name, make)
    }
  }

  private nonisolated static let changes = [
    Change("backgroundColor") { $0.box.backgroundColor = .green },
    Change("no backgroundColor") { $0.box.backgroundColor = nil },
    Change("cornerRadius") { $0.box.layer.cornerRadius = 8 },
    Change("maskedCorners") { world in
      world.box.layer.cornerRadius = 8
      world.box.layer.maskedCorners = [.layerMinXMinYCorner]
    },
    Change("border") { $0.box.layer.borderWidth = 2 },
    Change("shadow") { $0.box.layer.shadowOpacity = 0.5 },
    Change("shadowPath") { world in
      world.box.layer.shadowOpacity = 0.5
      world.box.layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
    },
    Change("a clip in place of the shadow") { world in
      world.box.layer.shadowOpacity = 0.5
      _ = world.stage.displayList()
      world.box.clipsToBounds = true
    },
    Change("identifier") { $0.box.accessibilityIdentifier = "box" },
    Change("name of a layer") { $0.shape.name = "shape" },
    Change("text") { $0.label.text = "other words" },
    Change("width of a text") { $0.label.frame.size.width = 60 },
    Change("colour of a text") { $0.label.textColor = .red },
    Change("image") { $0.picture.image = nil },
    Change("contentMode") { $0.picture.contentMode = .center },
    Change("contents") { $0.box.layer.contents = .text(TextContent("box")) },
    Change("path") { $0.shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)) },
    Change("origin of the bounds of a path") { $0.shape.bounds.origin.x = 7 },
    Change("fillRule") { $0.shape.fillRule = .evenOdd },
    Change("lineDashPattern") { $0.shape.lineDashPattern = [3, 4] },
    Change("strokeColor") { $0.shape.strokeColor = .red },
    Change("colours of a gradient") { $0.gradient.colors = [.green, .white] },
    Change("type of a gradient") { $0.gradient.type = .radial },
    Change("place") { $0.box.center.x += 5 },
    Change("opacity") { $0.box.alpha = 0.5 },
    Change("an animation at its middle") { world in
      UIView.animate(withDuration: 1) { world.box.backgroundColor = .black }
      world.stage.advance(to: 0.5)
      _ = world.stage.displayList()
      world.stage.advance(to: 0.75)
    },
    Change("an animation at its end") { world in
      UIView.animate(withDuration: 1) { world.box.backgroundColor = .black }
      world.stage.advance(to: 0.5)
      _ = world.stage.displayList()
      world.stage.advance(to: 2)
    },
  ]

  @Test("is in the second list", arguments: changes)
  func change(_ change: Change) {
    let (world, fresh) = (World(), World())
    let before = world.list
    change.make(world)
    change.make(fresh)
    expectTrue(world.list != before && world.list == fresh.list && world.list == fresh.list)
  }

  @Test("is in the second list when the view of a layer is gone")
  func lostOwner() throws {
    let world = World()
    var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    view?.accessibilityIdentifier = "view"
    view?.backgroundColor = .red
    let layer = try #require(view?.layer)
    world.box.layer.addSublayer(layer)
    expectTrue(world.list.items.contains { $0.name == "UIView 'view'" })
    view = nil
    expectTrue(!world.list.items.contains { $0.name == "UIView 'view'" })
  }

  @Test("is none for a layer that does not change: both lists share its look")
  func sameLook() throws {
    let world = World()
    let (one, two) = (world.stage.displayList(), world.stage.displayList())
    expectEqual(one.items.count, 5)
    for (item, other) in zip(one.items, two.items) { expectTrue(item.look === other.look) }
  }
}
