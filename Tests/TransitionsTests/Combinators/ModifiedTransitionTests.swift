import Testing
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A modified transition")
struct ModifiedTransitionTests {
  @Test("begins after its delay, and the way back begins at once")
  func delayed() throws {
    let scene = TransitionScene(FadeTransition().delayed(by: 0.15))
    scene.wall.present(scene.fore, animated: true)
    scene.stage.advance(by: 0)
    #expect(scene.fore.transitionCoordinator?.transitionDuration == 0.5)
    scene.stage.advance(by: 0.15)
    #expect(scene.shown.opacity == 0)
    scene.stage.advance(by: 0.175)
    expectClose(scene.shown.opacity, standard(0.5))
    #expect(abs(try scene.stage.settle() - 0.175) < 1e-9)
    scene.fore.dismiss(animated: true)
    scene.stage.advance(by: 0.175)
    expectClose(scene.shown.opacity, 1 - standard(0.5))
    try scene.stage.settle()
  }

  @Test("takes its part of the time at another speed", arguments: [0.5, 1, 2, 8])
  func spedUp(speed: Double) throws {
    let scene = TransitionScene(.fade.spedUp(by: speed))
    let there = try scene.forward { expectClose(scene.shown.opacity, standard($0)) }
    expectClose(there, 0.35 / speed)
    expectClose(try scene.backward(), 0.35 / speed)
  }

  @Test("moves springs at another speed, too")
  func spedUpSpring() throws {
    let (one, two) = (TransitionScene(.zoom), TransitionScene(.zoom.spedUp(by: 2)))
    for scene in [one, two] { scene.wall.present(scene.fore, animated: true) }
    for step in 0..<4 {
      one.stage.advance(by: step == 0 ? 0 : 0.08)
      two.stage.advance(by: step == 0 ? 0 : 0.04)
      expectClose(one.shown.transform.m11, two.shown.transform.m11)
    }
    expectClose(try one.stage.settle(), 2 * (try two.stage.settle()), 1e-6)
  }

  @Test("delays within delays and speeds within speeds add up and multiply")
  func nested() throws {
    let scene = TransitionScene(.fade.delayed(by: 0.2).spedUp(by: 2).delayed(by: 0.1))
    scene.wall.present(scene.fore, animated: true)
    scene.stage.advance(by: 0.2)
    #expect(scene.shown.opacity == 0)
    scene.stage.advance(by: 0.35 / 4)
    expectClose(scene.shown.opacity, standard(0.5))
    expectClose(try scene.stage.settle(), 0.35 / 4)
  }

  @Test("reversed, moves the view that leaves as the other transition moves what it dismisses")
  func reversed() throws {
    let scene = TransitionScene(.slideUp.reversed())
    let plain = TransitionScene(.slideUp)
    _ = try plain.forward()
    plain.fore.dismiss(animated: true)
    scene.wall.present(scene.fore, animated: true)
    for step in 0..<4 {
      for each in [scene, plain] { each.stage.advance(by: step == 0 ? 0 : 0.07) }
      // The view behind is below the container, so that a snapshot of it is in front.
      let front = try #require(scene.fore.view.superview?.subviews.last)
      #expect(front !== scene.fore.view)
      let shown = front.layer.presentationProperties
      expectClose(shown.position.y, Double(plain.shown.position.y))
      #expect(scene.shown.position.y == 400)
    }
    try scene.stage.settle()
    #expect(scene.fore.view.superview?.subviews.count == 1)
    _ = try scene.backward { progress in
      guard progress < 1 else { return }
      let front = scene.fore.view.superview?.subviews.last
      #expect((front?.layer.presentationProperties.position.y ?? 0) > 400)
    }
  }

  @Test("moves its target in the place of the fore view")
  func targeted() throws {
    let label = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let scene = TransitionScene(.fade.targeted(at: label))
    scene.fore.view.addSubview(label)
    _ = try scene.forward { progress in
      #expect(scene.shown.opacity == 1)
      expectClose(label.layer.presentationProperties.opacity, standard(progress))
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law) { .slide.delayed(by: 0.1).spedUp(by: 1.5) }
    expectKept(law, as: .tab) { .slideUp.reversed() }
    expectKept(law) { .menu.spedUp(by: 2) }
  }
}
