import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("The system's transition")
struct SystemTransitionTests {
  private let scene = ControllerScene()

  private func fore(
    _ style: UIModalTransitionStyle, _ presentation: UIModalPresentationStyle = .fullScreen
  ) -> LoggingViewController {
    let fore = scene.controller("B", presentation)
    fore.modalTransitionStyle = style
    return fore
  }

  private func shown(_ controller: UIViewController) -> LayerProperties {
    controller.view.layer.presentationProperties
  }

  @Test(
    "lasts as long as its style defines, in both directions (AnimatedTransitions 4)",
    arguments: [
      (UIModalTransitionStyle.coverVertical, 0.5), (.crossDissolve, 0.35), (.flipHorizontal, 0.75),
    ], [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func durations(
    style: (UIModalTransitionStyle, TimeInterval), presentation: UIModalPresentationStyle
  ) throws {
    let fore = fore(style.0, presentation)
    fore.view.alpha = 0.9
    fore.view.layer.cornerRadius = 4
    fore.view.frame = scene.window.bounds
    func layers() -> [LayerProperties] { [scene.back, fore].map(\.view.layer.properties) }
    let before = layers()
    for _ in 0..<2 {
      scene.back.present(fore, animated: true)
      #expect(abs(try scene.stage.settle() - style.1) < 1e-9)
      expectTrue([scene.back, fore].allSatisfy { $0.view.layer.animationKeys() == nil })
      expectEqual(layers()[1], before[1])
      fore.dismiss(animated: true)
      #expect(abs(try scene.stage.settle() - style.1) < 1e-9)
      expectEqual(layers(), before)
      expectEqual(scene.picture, "P: P")
    }
  }

  // Rules: Presentation 17.
  @Test("covers from below, pulled by the platform's spring, and uncovers the same way")
  func cover() throws {
    let spring = SpringCurve(mass: 3, stiffness: 1000, damping: 500)
    let fore = fore(.coverVertical)
    var tops: [Double] = []
    for isComing in [true, false] {
      if isComing {
        scene.back.present(fore, animated: true)
      } else {
        fore.view.transform3D = CATransform3D.identity.scaledBy(x: 0.5, y: 0.5)
        fore.dismiss(animated: true)
      }
      for time in [0, 0.1] {
        scene.stage.advance(by: time)
        tops.append(Double(shown(fore).frame.minY))
      }
      try scene.stage.settle()
    }
    let progress = spring.value(at: 0.1)
    let expected = [844, 844 * (1 - progress), 211, 211 + 633 * progress]
    expectNear(tops, expected)
  }

  @Test("fades in and out (Presentation 17)")
  func dissolve() throws {
    let fore = fore(.crossDissolve)
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0)
    var opacities = [shown(fore).opacity]
    scene.stage.advance(by: 0.175)
    opacities.append(shown(fore).opacity)
    try scene.stage.settle()
    fore.dismiss(animated: true)
    scene.stage.advance(by: 0.175)
    opacities.append(shown(fore).opacity)
    expectNear(opacities, [0, 0.5, 0.5], within: 1e-6)
    try scene.stage.settle()
  }

  @Test(
    "turns one side away, then the other in, right to left and back (Presentation 17)",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func flip(style: UIModalPresentationStyle) throws {
    let fore = fore(.flipHorizontal, style)
    /// The angles of the two sides, in degrees: back, fore.
    func angles() -> [Int] {
      [scene.back, fore].map {
        let transform = shown($0).transform
        return Int((atan2(transform.m31, transform.m11) * 180 / .pi).rounded())
      }
    }
    let untouched = scene.back.view.layer.properties
    var film: [[Int]] = []
    for isComing in [true, false] {
      if isComing {
        scene.back.present(fore, animated: true)
      } else {
        fore.dismiss(animated: true)
      }
      for time in [0, 0.375 / 2, 0.375] {
        scene.stage.advance(by: time)
        film.append(angles())
      }
      expectEqual(scene.back.view.layer.transform, .identity)
      try scene.stage.settle()
      film.append(angles())
    }
    // A quarter of a turn takes half of the time, with the curve of ease in, then ease out.
    expectEqual(
      film,
      [
        [0, 90], [-28, 90], [-90, 28], [0, 0], [-90, 0], [-90, 28], [-28, 90], [0, 0],
      ])
    expectEqual(scene.back.view.layer.properties.transform, untouched.transform)
  }

  @Test("has perspective at all angles")
  func perspective() throws {
    let fore = fore(.flipHorizontal)
    scene.back.present(fore, animated: true)
    var errors: [Double] = []
    for _ in 0..<10 {
      scene.stage.advance(by: 0.07)
      errors += [scene.back, fore].map {
        let shown = shown($0).transform
        // Undo the turn: the rest must be the eye distance, 3 screen widths.
        let angle = atan2(shown.m31, shown.m11)
        return abs(shown.m34 - -1 / 1170 * cos(angle))
      }
    }
    expectTrue(errors.allSatisfy { $0 < 1e-9 })
    try scene.stage.settle()
  }

  @Test(
    "has the context's style if the context provides one (Presentation 6)",
    arguments: [true, false])
  func contextStyle(provides: Bool) throws {
    scene.back.definesPresentationContext = true
    scene.back.providesPresentationContextTransitionStyle = provides
    scene.back.modalTransitionStyle = .crossDissolve
    // A presentation that does not cover the screen is in the context too (Presentation 5).
    let modal = LoggedModal(scene)
    modal.delegate.animator = nil
    modal.configure = { $0.coversScreen = false }
    let controllers = [
      scene.controller("B", .overCurrentContext), modal.controller,
      scene.controller("B", .overFullScreen),
    ]
    var decisions: [TransitionDecision?] = []
    for fore in controllers {
      scene.back.present(fore, animated: true)
      decisions.append(fore.transitionDecisions.last)
      try scene.stage.settle()
      fore.dismiss(animated: false)
      try scene.stage.settle()
    }
    let contexts = TransitionDecision.system(provides ? .crossDissolve : .coverVertical)
    expectEqual(decisions, [contexts, contexts, .system(.coverVertical)])
  }
}
