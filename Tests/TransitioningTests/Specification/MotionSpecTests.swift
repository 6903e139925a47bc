import Testing
import Transitioning

@MainActor
@Suite("A motion specification")
struct MotionSpecTests {
  private static let spec = MotionSpec(
    name: "rise",
    forward: .init(
      lasting: 0.4,
      [
        .init(.fore, \.opacity, from: 0, to: 1, during: 0.25...0.75, .easeIn),
        .init(.fore, \.transform.translationY, from: 40, to: 0, during: 0...1, .standard),
        .init(.back, \.transform.scale, from: 1, to: 0.9, ofProgress: 0...0.5, of: .emphasized),
      ]),
    backward: .init(
      lasting: 0.2, [.init(.fore, \.opacity, from: 1, to: 0, during: 0...0.5)]))

  private final class Rise: TransitionWithMotionSpec {
    func motionSpec(with context: TransitionContext) -> MotionSpec { MotionSpecTests.spec }
  }

  @MainActor
  private final class Scene {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let wall = ViewController()
    let fore = ViewController()

    init(_ transition: any Transition) {
      let window = Window(stage: stage)
      window.rootViewController = wall
      window.makeKeyAndVisible()
      fore.transitionController.transition = transition
      fore.modalPresentationStyle = .overFullScreen
      stage.advance(by: 0)
    }

    var views: [MotionSpec.Part: View] { [.fore: fore.view, .back: wall.view] }
  }

  @Test("has the values of its tracks before, in and after their windows")
  func values() throws {
    let track = try #require(Self.spec.forward.track(.fore, \.opacity))
    #expect(track.value(at: 0) == 0)
    #expect(track.value(at: 0.25) == 0)
    #expect(abs(track.value(at: 0.5) - MediaTimingFunction.easeIn.value(at: 0.5)) < 1e-12)
    #expect(track.value(at: 0.75) == 1)
    #expect(track.value(at: 1) == 1)
    #expect(Self.spec.forward.track(.scrim, \.opacity) == nil)
    let scale = try #require(Self.spec.forward.track(.back, \.transform.scale))
    let progress = MediaTimingFunction.emphasized.value(at: 0.1)
    #expect(abs(scale.value(at: 0.1) - (1 - 0.1 * progress / 0.5)) < 1e-9)
  }

  @Test("is what a run shows, at every instant, both ways")
  func conforms() throws {
    let scene = Scene(Rise())
    for direction in [TransitionDirection.forward, .backward] {
      if direction == .forward {
        scene.wall.present(scene.fore, animated: true)
      } else {
        scene.fore.dismiss(animated: true)
      }
      let duration = Self.spec.leg(direction).duration
      for step in 0..<20 {
        scene.stage.advance(by: step == 0 ? 0 : duration / 20)
        let found = Self.spec.deviations(
          of: scene.views, at: Double(step) / 20, in: direction, tolerance: 1e-9)
        #expect(found.isEmpty, "\(found)")
      }
      #expect(abs(try scene.stage.settle() - duration / 20) < 1e-9)
    }
  }

  @Test("tells a difference in one sentence")
  func deviations() throws {
    let scene = Scene(Rise())
    scene.wall.present(scene.fore, animated: true)
    scene.stage.advance(by: 0)
    scene.stage.advance(by: 0.2)
    let found = Self.spec.deviations(of: [.fore: scene.fore.view], at: 0.75, in: .forward)
    #expect(found.map(\.property) == ["opacity", "transform.translation.y", "transform.scale"])
    let sentence = try #require(found.first).description
    #expect(
      sentence.hasPrefix("At 75 % of the way forward the opacity of the fore view is 0.3"))
    #expect(sentence.hasSuffix("; 'rise' says 1."))
    let missing = try #require(found.last)
    #expect(missing.shown == nil)
    #expect(
      missing.description
        == "At 75 % of the way forward there is no back view for the transform.scale of 'rise'.")
    try scene.stage.settle()
  }
}
