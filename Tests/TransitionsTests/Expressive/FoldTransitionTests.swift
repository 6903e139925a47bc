import Expectations
import Testing
import TransitionLaws
import Transitions

@MainActor
@Suite("A fold")
struct FoldTransitionTests {
  private func ease(_ x: Double) -> Double { cubicTiming(x, 0, 0, 0.58, 1) }

  /// The distance of a point of the paper from the edge toward which it folds.
  private nonisolated func place(
    _ item: DisplayItem, _ distance: Double, _ edge: TransitionEdge
  ) -> Double {
    let point =
      switch edge {
      case .top: CGPoint(x: 200, y: distance)
      case .bottom: CGPoint(x: 200, y: 800 - distance)
      case .leading: CGPoint(x: distance, y: 400)
      default: CGPoint(x: 400 - distance, y: 400)
      }
    guard let shown = PlaneMap(item.transform)(point) else { return .nan }
    return switch edge {
    case .top: Double(shown.y)
    case .bottom: 800 - Double(shown.y)
    case .leading: Double(shown.x)
    default: 400 - Double(shown.x)
    }
  }

  @Test(
    "has pleats whose heights are the cosines of their angles, there and back",
    arguments: [TransitionEdge.top, .bottom, .leading, .trailing])
  func values(edge: TransitionEdge) throws {
    let scene = TransitionScene(.fold(to: edge))
    let strip = edge == .top || edge == .bottom ? 200.0 : 100
    try scene.quarters(duration: 0.7) { moment in
      let strips = scene.items("wall")
      try #require(strips.count == 4)
      var sum = 0.0
      for (pleat, span) in [(0, 0.5...1.0), (1, 0...0.5)] {
        let angle = Double.pi / 2 * moment.progress(ease, during: span)
        let start = 2 * strip * Double(pleat)
        let (near, far) = (strips[2 * pleat], strips[2 * pleat + 1])
        let ridge = start + strip * cos(angle) / (1 + strip * sin(angle) / 1_000)
        expectNear(place(near, start, edge), start, within: 1e-5)
        expectNear(place(near, start + strip, edge), ridge, within: 1e-5)
        if cos(angle) > 1e-6 {
          expectNear(place(far, start + strip, edge), ridge, within: 1e-5)
          let end = place(far, start + 2 * strip, edge)
          expectNear(end, start + 2 * strip * cos(angle), within: 1e-5)
          sum += end - start
        }
      }
      let first = cos(.pi / 2 * moment.progress(ease, during: 0...0.5))
      let second = cos(.pi / 2 * moment.progress(ease, during: 0.5...1))
      expectNear(sum, 2 * strip * (first + second), within: 1e-4)
    }
  }

  @Test("shades all that a strip shows, also where it reaches below the next one")
  func shades() throws {
    let scene = TransitionScene(.fold())
    var most = 0
    try scene.quarters(duration: 0.7) { _ in
      let list = scene.stage.displayList()
      // The view behind has a shade, too, which the whole space clips.
      let shades = scene.items("shade").compactMap { shade in
        shade.clip.map { (shade: shade, clip: list.clips[$0]) }
      }.filter { $0.clip.size.height < scene.stage.size.height }
      most = max(most, shades.count)
      for (shade, clip) in shades {
        expectEqual(shade.transform, clip.transform)
        expectAtMost(clip.size.width, shade.size.width)
        expectAtMost(clip.size.height, shade.size.height)
      }
    }
    expectEqual(most, 4)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { .fold() } }
}
