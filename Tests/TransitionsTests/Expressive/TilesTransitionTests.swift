import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("Tiles")
struct TilesTransitionTests {
  @Test("fly from the middle, or from a view that is found at each start, and shrink to nothing")
  func values() throws {
    try expectTiles(of: TransitionScene(.tiles()), from: CGPoint(x: 200, y: 400))
    let button = UIView(frame: CGRect(x: 340, y: 20, width: 40, height: 40))
    let scene = TransitionScene(.tiles(from: button)) { $0.addSubview(button) }
    try expectTiles(of: scene, from: CGPoint(x: 360, y: 40))
  }

  /// Expects 4 by 8 squares of 100 points, each of which flies 100 points from a point.
  private func expectTiles(of scene: TransitionScene, from point: CGPoint) throws {
    func middle(_ number: Int) -> CGPoint {
      CGPoint(x: 50 + 100 * Double(number % 4), y: 50 + 100 * Double(number / 4))
    }
    func way(_ number: Int) -> (x: Double, y: Double, length: Double) {
      let (x, y) = (middle(number).x - point.x, middle(number).y - point.y)
      return (x, y, (x * x + y * y).squareRoot())
    }
    // The picture of the whole view, of 400 by 800 points, lies in the clip of a tile so that its
    // part is there.
    func shows(_ tile: UIView, _ number: Int) -> Bool {
      guard let center = tile.subviews.first?.subviews.first?.center else { return false }
      let (x, y) = (250 - middle(number).x, 450 - middle(number).y)
      return abs(center.x - x) < 1e-6 && abs(center.y - y) < 1e-6
    }
    let farthest = try #require((0..<32).map { way($0).length }.max())
    try scene.quarters(duration: 0.7) { moment in
      let space = try #require(scene.space)
      // The first subview is the picture of the fore view; the tiles follow, the farthest first.
      let tiles = Array(space.subviews.dropFirst())
      expectEqual(tiles.count, 32)
      var found: Set<Int> = []
      var before = Double.infinity
      for tile in tiles {
        let number = try #require((0..<32).first { !found.contains($0) && shows(tile, $0) })
        found.insert(number)
        let (x, y, length) = way(number)
        expectAtMost(length, before + 1e-9)
        before = length
        let start = 0.55 * length / farthest
        let progress = moment.progress(
          moment.isForward ? Moment.easeInOut : Moment.easeOut,
          during: start...min(start + 0.45, 1))
        let shown = tile.layer.presentationProperties
        let flown = 100 / length * progress
        expectNear(shown.position.x, middle(number).x + x * flown, within: 1e-5)
        expectNear(shown.position.y, middle(number).y + y * flown, within: 1e-5)
        let m = shown.transform
        let scale = (m.m21 * m.m21 + m.m22 * m.m22 + m.m23 * m.m23).squareRoot()
        expectNear(scale, 1 - 0.999 * progress, within: 1e-6)
        let shade = try #require(tile.subviews.last?.subviews.last).layer.presentationProperties
        expectNear(shade.opacity, 0.4 * progress, within: 1e-6)
      }
    }
  }

  @Test("are almost square on the whole points of a view of any size")
  func squares() throws {
    let scene = TransitionScene(.tiles(from: UIView(), count: 3))
    try scene.quarters(duration: 0.7) { _ in
      let space = try #require(scene.space)
      expectEqual(space.subviews.count, 1 + 3 * 6)
      for tile in space.subviews.dropFirst() {
        let size = tile.bounds.size
        expectEqual(size.width, size.width.rounded())
        expectTrue((133...135).contains(size.width) && (133...135).contains(size.height))
      }
    }
  }

  @Test("are at least a point wide and high in a view that is almost closed")
  func almostClosed() throws {
    for height: CGFloat in [0.25, 1e-17] {
      let scene = TransitionScene(.tiles())
      scene.wall.view.bounds.size.height = height
      scene.wall.present(scene.fore, animated: true)
      scene.stage.advance(by: 0.1)
      let space = try #require(scene.space)
      expectEqual(space.subviews.count, 1 + 400)
      try scene.stage.settle()
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { .tiles(count: 2) } }
}
