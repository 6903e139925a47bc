import Foundation
import Expectations
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A cascade")
struct CascadeTransitionTests {
  private func scene(
    _ transition: CascadeTransition, parts count: Int = 6
  ) -> (scene: TransitionScene, parts: [UIView]) {
    let scene = TransitionScene(transition)
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
    try scene.quarters { moment in
      for (number, part) in parts.enumerated() {
        let start = (0.15 + 0.02 * Double(number)) / 0.55
        let progress = moment.progress(standard, during: start...start + 0.3 / 0.55)
        let shown = part.layer.presentationProperties
        let center = 100 + 100 * Double(number)
        expectClose(shown.position.y, center + 64 * (1 - progress), 1e-6)
        expectClose(CGFloat(shown.opacity), progress * (number == 5 ? 0.5 : 1), 1e-6)
      }
      let span = moment.isForward ? 0...0.15 / 0.55 : 0...0.315 / 0.55
      let opacity = moment.progress({ $0 }, during: span)
      expectClose(CGFloat(scene.shown.opacity), opacity, 1e-6)
    }
    expectEqual(parts.map(\.alpha), [1, 1, 1, 1, 1, 0.5])
    expectEqual(parts.map(\.center.y), [100, 200, 300, 400, 500, 600])
  }

  @Test("comes from the side that is named, mirrored from right to left")
  func sides() throws {
    for (direction, sign) in [
      (UITraitEnvironmentLayoutDirection.leftToRight, 1.0), (.rightToLeft, -1),
    ] {
      let (scene, parts) = scene(.cascade(from: .trailing))
      scene.stage.traits.layoutDirection = direction
      scene.wall.present(scene.fore, animated: true)
      scene.stage.advance(by: 0)
      expectClose(parts[0].layer.presentationProperties.position.x, 200 + sign * 64)
    }
  }

  @Test("lasts 0.45 seconds and the delay of the last part")
  func duration() throws {
    for (count, expected) in [(0, 0.45), (1, 0.45), (11, 0.65)] {
      let (scene, _) = scene(.cascade, parts: count)
      #expect(abs(try scene.forward() - expected) < 1e-12)
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { CascadeTransition() } }
}
