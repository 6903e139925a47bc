import TestSupport
import Testing
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
    let before = scene.back.view.layer.properties
    for _ in 0..<2 {
      scene.back.present(fore, animated: true)
      #expect(abs(try scene.stage.settle() - style.1) < 1e-9)
      #expect(fore.view.layer.animationKeys() == nil)
      #expect(scene.back.view.layer.animationKeys() == nil)
      #expect(fore.view.frame == scene.window.bounds)
      #expect(abs(fore.view.alpha - 0.9) < 1e-6)
      fore.dismiss(animated: true)
      #expect(abs(try scene.stage.settle() - style.1) < 1e-9)
      #expect(scene.back.view.layer.properties == before)
      #expect(abs(fore.view.alpha - 0.9) < 1e-6)
      #expect(fore.view.transform3D == .identity)
    }
    #expect(scene.stage.diagnostics.issues.isEmpty)
  }

  // Rules: Presentation 17.
  @Test("covers from below, pulled by the platform's spring, and uncovers the same way")
  func cover() throws {
    let spring = SpringCurve(mass: 3, stiffness: 1000, damping: 500)
    let fore = fore(.coverVertical)
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0)
    #expect(shown(fore).frame.minY == 844)
    scene.stage.advance(by: 0.1)
    #expect(abs(shown(fore).frame.minY - 844 * (1 - spring.value(at: 0.1))) < 1e-9)
    try scene.stage.settle()
    fore.view.transform3D = CATransform3D.identity.scaledBy(x: 0.5, y: 0.5)
    fore.dismiss(animated: true)
    scene.stage.advance(by: 0)
    #expect(shown(fore).frame.minY == 211)
    scene.stage.advance(by: 0.1)
    #expect(abs(shown(fore).frame.minY - (211 + 633 * spring.value(at: 0.1))) < 1e-9)
    try scene.stage.settle()
  }

  @Test("fades in and out (Presentation 17)")
  func dissolve() throws {
    let fore = fore(.crossDissolve)
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0)
    #expect(shown(fore).opacity == 0)
    scene.stage.advance(by: 0.175)
    #expect(abs(shown(fore).opacity - 0.5) < 1e-6)
    try scene.stage.settle()
    fore.dismiss(animated: true)
    scene.stage.advance(by: 0.175)
    #expect(abs(shown(fore).opacity - 0.5) < 1e-6)
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
    let (back, untouched) = (scene.back, scene.back.view.layer.properties)
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0)
    #expect(angles() == [0, 90])
    scene.stage.advance(by: 0.375 / 2)
    let quarter = angles()
    #expect((-89 ... -1).contains(quarter[0]))
    #expect(quarter[1] == 90)
    scene.stage.advance(by: 0.375)
    let last = angles()
    #expect(last[0] == -90)
    #expect((1...89).contains(last[1]))
    #expect(back.view.layer.transform == .identity)
    try scene.stage.settle()
    #expect(angles() == [0, 0])
    fore.dismiss(animated: true)
    scene.stage.advance(by: 0)
    #expect(angles() == [-90, 0])
    scene.stage.advance(by: 0.375 / 2)
    #expect(angles()[0] == -90)
    #expect((1...89).contains(angles()[1]))
    scene.stage.advance(by: 0.375)
    #expect((-89 ... -1).contains(angles()[0]))
    #expect(angles()[1] == 90)
    try scene.stage.settle()
    #expect(scene.back.view.layer.properties.transform == untouched.transform)
  }

  @Test("has perspective at all angles")
  func perspective() throws {
    let fore = fore(.flipHorizontal)
    scene.back.present(fore, animated: true)
    for _ in 0..<10 {
      scene.stage.advance(by: 0.07)
      for controller in [scene.back, fore] {
        let shown = shown(controller).transform
        // Undo the turn: the rest must be the eye distance, 3 screen widths.
        let angle = atan2(shown.m31, shown.m11)
        #expect(abs(shown.m34 - -1 / 1170 * cos(angle)) < 1e-9)
      }
    }
    try scene.stage.settle()
  }

  @Test(
    "has the context's style if the context provides one (Presentation 6)",
    arguments: [true, false])
  func contextStyle(provides: Bool) throws {
    let scene = ControllerScene()
    scene.back.definesPresentationContext = true
    scene.back.providesPresentationContextTransitionStyle = provides
    scene.back.modalTransitionStyle = .crossDissolve
    for style in [UIModalPresentationStyle.overCurrentContext, .overFullScreen] {
      let fore = scene.controller("B", style)
      scene.back.present(fore, animated: true)
      let isContexts = provides && style == .overCurrentContext
      #expect(
        fore.transitionDecisions.last == .system(isContexts ? .crossDissolve : .coverVertical))
      try scene.stage.settle()
      fore.dismiss(animated: true)
      try scene.stage.settle()
    }
    // A presentation that does not cover the screen is in the context too (Presentation 5).
    let modal = LoggedModal(scene)
    modal.delegate.animator = nil
    modal.configure = { $0.coversScreen = false }
    scene.back.present(modal.controller, animated: true)
    #expect(
      modal.controller.transitionDecisions.last
        == .system(provides ? .crossDissolve : .coverVertical))
    try scene.stage.settle()
  }
}
