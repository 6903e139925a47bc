import Expectations
import Transitioning
import Transitions

@MainActor
@Suite("The joints of pieces")
struct PieceJointTests {
  /// The transitions in which the back view goes to pieces.
  enum Kind: CaseIterable {
    case tiles, shutters, fold, comb, doors

    @MainActor
    func transition(to edge: TransitionEdge) -> any Transition {
      switch self {
      case .tiles: .tiles(from: UIView(), count: 5)
      case .shutters: .shutters(from: edge, count: 7)
      case .fold: .fold(to: edge, count: 3)
      case .comb: .comb(to: edge, count: 7)
      case .doors: .doors()
      }
    }
  }

  /// The rectangles of the screen in which the pieces show.
  private func pieces(of scene: TransitionScene) throws -> [CGRect] {
    let space = try #require(scene.space)
    var (pending, pieces): ([UIView], [CGRect]) = (space.subviews, [])
    while let view = pending.popLast() {
      pending += view.subviews
      guard view.clipsToBounds, let layer = view.layer.presentation() else { continue }
      pieces.append(layer.convert(layer.bounds, to: nil))
    }
    return pieces
  }

  /// True if each edge of a piece lies in another piece, 3 points from its edges, so that no edge is
  /// seen in a picture of a third of the size.
  private func areCovered(_ pieces: [CGRect], in screen: CGRect) -> Bool {
    func isInside(_ point: CGPoint, _ piece: CGRect) -> Bool {
      func isBetween(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat, _ end: CGFloat) -> Bool {
        (low <= 1e-6 || value >= low + 3) && (high >= end - 1e-6 || value <= high - 3)
      }
      return isBetween(point.x, piece.minX, piece.maxX, screen.maxX)
        && isBetween(point.y, piece.minY, piece.maxY, screen.maxY)
    }
    for (number, piece) in pieces.enumerated() {
      let others = pieces.indices.filter { $0 != number }.map { pieces[$0] }
      for part in stride(from: 0.01, through: 0.99, by: 0.02) {
        let (x, y) = (piece.minX + part * piece.width, piece.minY + part * piece.height)
        let edges = [
          CGPoint(x: piece.minX, y: y), CGPoint(x: piece.maxX, y: y),
          CGPoint(x: x, y: piece.minY), CGPoint(x: x, y: piece.maxY),
        ]
        for point in edges where screen.insetBy(dx: 1e-6, dy: 1e-6).contains(point) {
          guard others.contains(where: { isInside(point, $0) }) else { return false }
        }
      }
    }
    return true
  }

  @Test("are covered while the pieces lie, at the first and last instant", arguments: Kind.allCases)
  func atRest(kind: Kind) throws {
    for edge in [TransitionEdge.leading, .trailing, .top, .bottom] {
      for layout in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
        let scene = TransitionScene(kind.transition(to: edge), layout)
        scene.wall.present(scene.fore, animated: true)
        scene.stage.advance(by: 0)
        expectTrue(areCovered(try pieces(of: scene), in: scene.stage.bounds), "\(edge), \(layout)")
        try scene.stage.settle()
        try scene.run(.backward, at: [1]) { _ in
          let pieces = try pieces(of: scene)
          expectTrue(areCovered(pieces, in: scene.stage.bounds), "\(edge), \(layout)")
        }
      }
    }
  }

  @Test("are the edges of the pieces that move: each of them shows what is in its frame")
  func moving() throws {
    let scene = TransitionScene(.shutters(count: 4))
    try scene.run(.forward, at: [0.38]) { _ in
      // Two of four strips turn; the other two lie, and the last one has no next one.
      let widths = try #require(scene.space).subviews.dropFirst().compactMap {
        $0.subviews.first?.layer.presentationProperties.bounds.width
      }
      expectEqual(widths.map { $0.rounded() }, [100, 100, 108, 100])
    }
  }

  @Test(
    "stay covered while strips slide along each other",
    arguments: [TransitionEdge.leading, .trailing, .top, .bottom],
    UITraitEnvironmentLayoutDirection.allCases)
  func sliding(edge: TransitionEdge, layout: UITraitEnvironmentLayoutDirection) throws {
    let scene = TransitionScene(.comb(to: edge, count: 7), layout)
    let isUpright = edge == .top || edge == .bottom
    try scene.run(.forward, at: [0, 0.05, 0.2, 0.5, 0.8, 1]) { moment in
      let strips = try pieces(of: scene).map { isUpright ? $0.minX...$0.maxX : $0.minY...$0.maxY }
        .sorted { $0.lowerBound < $1.lowerBound }
      expectEqual(strips.count, 7)
      for (one, next) in zip(strips, strips.dropFirst()) {
        let overlap = one.upperBound - next.lowerBound
        expectLess(3 - 1e-6, overlap, "\(moment.elapsed): \(overlap)")
      }
    }
  }

  @Test("stay covered until a strip of a shutter has turned by some degrees")
  func turning() throws {
    let scene = TransitionScene(.shutters(count: 5))
    scene.paint()
    try scene.run(.forward, at: Array(stride(from: 0, through: 1, by: 0.01))) { moment in
      // A strip that is turned away is not drawn.
      let strips = scene.items("wall")
      for number in 0..<4 {
        // The part of the strip's turn that is over; the next strip begins after a quarter.
        let share = (moment.elapsed - 0.125 * Double(number)) / 0.5
        guard share > 0, share <= 0.25 else { continue }
        let clip = try #require(scene.space).subviews[1 + number].subviews[0]
        let width = clip.layer.presentationProperties.bounds.width
        let end = try #require(
          PlaneMap(strips[strips.count - 5 + number].transform)(
            CGPoint(x: 80 * Double(number) + width, y: 400))
        ).x
        expectAtMost(80 * Double(number + 1), end, "\(number), \(share): \(end)")
      }
    }
  }
}
