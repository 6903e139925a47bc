import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A cascade")
struct CascadeTransitionTests {
  private func scene(
    _ transition: CascadeTransition, _ layout: UITraitEnvironmentLayoutDirection = .leftToRight,
    parts count: Int = 6
  ) -> (scene: TransitionScene, parts: [UIView]) {
    let scene = TransitionScene(transition, layout)
    let parts = (0..<count).map { number in
      UIView(frame: CGRect(x: 20, y: 60 + 100 * CGFloat(number), width: 360, height: 80))
    }
    for part in parts {
      part.backgroundColor = .gray
      scene.fore.view.addSubview(part)
    }
    parts.last?.alpha = 0.5
    return (scene, parts)
  }

  @Test("moves and fades its parts 0.02 seconds apart, the last one first on the way back")
  func values() throws {
    let (scene, parts) = scene(CascadeTransition(parts: { $0.foreView.subviews.prefix(6) + [] }))
    try scene.quarters(lasting: 0.55) { moment in
      for (number, part) in parts.enumerated() {
        let start = (0.15 + 0.02 * Double(number)) / 0.55
        let progress = moment.progress(standard, during: start...start + 0.3 / 0.55)
        let shown = part.layer.presentationProperties
        let center = 100 + 100 * Double(number)
        expectClose(shown.position.y, center + 64 * (1 - progress))
        expectClose(shown.opacity, progress * (number == 5 ? 0.5 : 1))
      }
      let span = moment.isForward ? 0...0.15 / 0.55 : 0...0.315 / 0.55
      let opacity = moment.progress(linear, during: span)
      expectClose(scene.shown.opacity, opacity)
    }
    expectEqual(parts.map(\.alpha), [1, 1, 1, 1, 1, 0.5])
    expectEqual(parts.map(\.center.y), [100, 200, 300, 400, 500, 600])
  }

  @Test(
    "comes from the side that is named, mirrored, in 0.45 seconds and the delay of the last part",
    arguments: [(0, 0.45), (1, 0.45), (11, 0.65)], UITraitEnvironmentLayoutDirection.allCases)
  func sides(row: (count: Int, duration: Double), layout: UITraitEnvironmentLayoutDirection) throws
  {
    let (scene, parts) = scene(.cascade(from: .trailing), layout, parts: row.count)
    let duration = try scene.run(.forward, at: [0]) { _ in
      for part in parts.prefix(1) {
        expectClose(
          part.layer.presentationProperties.position.x, layout == .rightToLeft ? 136 : 264)
      }
    }
    expectClose(duration, row.duration, 1e-12)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { CascadeTransition() } }
}
