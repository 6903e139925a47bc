import Expectations
import Transitioning
import Transitions

@MainActor
@Suite("A snapshot that can be renewed")
struct RenewableSnapshotTests {
  private let size = CGSize(width: 800, height: 400)

  /// The first view below a view, at any depth, for which a condition is true.
  private func first(in view: UIView, where condition: (UIView) -> Bool) -> UIView? {
    for each in view.subviews {
      if let found = condition(each) ? each : first(in: each, where: condition) { return found }
    }
    return nil
  }

  @Test(
    "is exchanged as a whole for one of the new size, in a view that stays",
    arguments: [true, false])
  func exchange(inPerspective: Bool) throws {
    let card = UIView(frame: CGRect(x: 40, y: 500, width: 150, height: 120))
    let scene = TransitionScene(inPerspective ? .cube() : .containerTransform(from: card)) {
      $0.addSubview(card)
    }
    scene.paint()
    scene.fore.view.accessibilityIdentifier = "page"
    scene.wall.present(scene.fore, animated: true)
    scene.stage.advance(by: 0.1)
    let container = try #require(scene.fore.view.superview)
    let place = try #require(
      first(in: container) { $0.layer.name == "page" && $0 !== scene.fore.view })
    let former = try #require(place.subviews.first)
    expectEqual(former.bounds.size, CGSize(width: 400, height: 800))
    scene.stage.resize(to: size)
    scene.stage.advance(by: 0.1)
    let fresh = try #require(place.subviews.first)
    expectTrue(fresh !== former && fresh.bounds.size == size && fresh.frame == place.bounds)
    expectTrue(former.superview == nil)
    expectEqual(former.layer.sublayers?.count, 1)
    try scene.stage.settle()
    expectTrue(place.window == nil)
  }

  @Test("is an image view for an image view, which takes the new size itself")
  func image() throws {
    let image = UIImage(
      named: "beach", size: CGSize(width: 30, height: 20), topLeft: .blue, bottomRight: .yellow)
    let picture = UIImageView(image: image)
    picture.frame = CGRect(x: 0, y: 600, width: 400, height: 200)
    picture.autoresizingMask = .flexibleWidth
    let scene = TransitionScene(.containerTransform(from: picture)) { $0.addSubview(picture) }
    scene.paint()
    scene.wall.present(scene.fore, animated: true)
    scene.stage.advance(by: 0.1)
    let container = try #require(scene.fore.view.superview)
    let snapshot = try #require(first(in: container) { $0 is UIImageView })
    expectEqual(snapshot.bounds.size, CGSize(width: 400, height: 200))
    scene.stage.resize(to: size)
    scene.stage.advance(by: 0.1)
    expectTrue(snapshot.window != nil && snapshot.subviews.isEmpty)
    expectEqual(snapshot.bounds.size, picture.bounds.size)
    expectEqual(picture.bounds.width, 800)
    try scene.stage.settle()
    expectTrue(snapshot.window == nil)
  }
}
