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
    let (scene, parts) = scene(
      CascadeTransition.cascade(parts: { $0.foreView.subviews.prefix(6) + [] }))
    try scene.quarters(duration: 0.5) { moment in
      for (number, part) in parts.enumerated() {
        let start = (0.1 + 0.02 * Double(number)) / 0.5
        let span = start...start + 0.3 / 0.5
        // The position goes back as it came, and the opacity leaves late.
        let travel = moment.progress(
          { moment.isForward ? standard($0) : 1 - standard(1 - $0) }, during: span)
        let fade = moment.progress(
          { moment.isForward ? standard($0) : cubicTiming($0, 0.4, 0, 1, 1) }, during: span)
        let shown = part.layer.presentationProperties
        let center = 100 + 100 * Double(number)
        expectNear(shown.position.y, center + 64 * (1 - travel), within: 1e-6)
        expectNear(shown.opacity, fade * (number == 5 ? 0.5 : 1), within: 1e-6)
      }
      let span = moment.isForward ? 0...0.15 / 0.5 : 0...0.13 / 0.5
      let opacity = moment.progress(
        { moment.isForward ? $0 : cubicTiming($0, 0, 0, 0.2, 1) }, during: span)
      expectNear(scene.shown.opacity, opacity, within: 1e-6)
    }
    expectEqual(parts.map(\.alpha), [1, 1, 1, 1, 1, 0.5])
    expectEqual(parts.map(\.center.y), [100, 200, 300, 400, 500, 600])
  }

  @Test(
    "comes from the side that is named, mirrored, in 0.4 seconds and the delay of the last part",
    arguments: [(0, 0.4), (1, 0.4), (11, 0.6)], UITraitEnvironmentLayoutDirection.allCases)
  func sides(row: (count: Int, duration: Double), layout: UITraitEnvironmentLayoutDirection) throws
  {
    let (scene, parts) = scene(.cascade(from: .trailing), layout, parts: row.count)
    let duration = try scene.run(.forward, at: [0]) { _ in
      for part in parts.prefix(1) {
        expectNear(
          part.layer.presentationProperties.position.x, layout == .rightToLeft ? 136 : 264,
          within: 1e-6)
      }
    }
    expectNear(duration, row.duration, within: 1e-12)
  }

  @Test(
    "shows the first part before the screen behind is gone, and never two texts",
    arguments: [1, 12])
  func overlap(count: Int) throws {
    let (scene, parts) = scene(
      CascadeTransition.cascade(parts: { $0.foreView.subviews }), parts: count)
    parts.last?.alpha = 1
    for direction in [TransitionDirection.forward, .backward] {
      var empty = 0
      try scene.run(direction, at: (0...100).map { Double($0) / 100 }) { moment in
        let fore = scene.shown.opacity
        let most = parts.map { $0.layer.presentationProperties.opacity }.max() ?? 0
        expectLess(min(1 - fore, fore * most), 0.15 + 1e-6)
        if max(1 - fore, fore * most) < 0.15 { empty += 1 }
      }
      expectAtMost(empty, 3, "\(empty) of 100 in \(direction)")
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { .cascade() } }
}
