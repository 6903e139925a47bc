import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A modified transition")
struct ModifiedTransitionTests {
  @Test(
    "takes its part of the time at another speed; a delay is within or around it, and not backward",
    arguments: [0.5, 1, 2, 8])
  func spedUp(speed: Double) throws {
    let (plain, length) = (TransitionScene(.fade().spedUp(by: speed)), 0.35 / speed)
    try plain.quarters(duration: length) {
      expectNear(plain.shown.opacity, $0.progress(standard), within: 1e-6)
    }
    let nested = TransitionScene(.fade().delayed(by: 0.2).spedUp(by: speed).delayed(by: 0.1))
    let start = 0.1 + 0.2 / speed
    try nested.quarters(duration: start + length, back: length) { moment in
      let span = moment.isForward ? start / (start + length)...1 : 0...1
      expectNear(nested.shown.opacity, moment.progress(standard, during: span), within: 1e-6)
    }
  }

  @Test("moves springs at another speed, too")
  func spedUpSpring() throws {
    let (one, two) = (TransitionScene(.scale()), TransitionScene(.scale().spedUp(by: 2)))
    for scene in [one, two] { scene.wall.present(scene.fore, animated: true) }
    for step in 0..<4 {
      one.stage.advance(by: step == 0 ? 0 : 0.08)
      two.stage.advance(by: step == 0 ? 0 : 0.04)
      expectNear(one.shown.transform.m11, two.shown.transform.m11)
    }
    expectNear(try one.stage.settle(), 2 * (try two.stage.settle()), within: 1e-6)
  }

  @Test(
    """
    reversed, moves the view that leaves as the other dismisses it; targeted, moves its \
    target
    """)
  func reversed() throws {
    let scene = TransitionScene(.slideUp().reversed())
    let plain = TransitionScene(.slideUp())
    try plain.forward()
    plain.fore.dismiss(animated: true)
    scene.wall.present(scene.fore, animated: true)
    for step in 0..<4 {
      for each in [scene, plain] { each.stage.advance(by: step == 0 ? 0 : 0.07) }
      // The view behind is below the container, so that a snapshot of it is in front.
      let front = try #require(scene.fore.view.superview?.subviews.last)
      expectTrue(front !== scene.fore.view && scene.shown.position.y == 400)
      expectNear(front.layer.presentationProperties.position.y, Double(plain.shown.position.y))
    }
    try scene.stage.settle()
    expectEqual(scene.fore.view.superview?.subviews.count, 1)
    try scene.run(.backward, at: [0, 0.5]) { _ in
      let front = try #require(scene.fore.view.superview?.subviews.last)
      expectLess(400, front.layer.presentationProperties.position.y)
    }
    let label = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let aimed = TransitionScene(.fade().targeted(at: label))
    aimed.fore.view.addSubview(label)
    try aimed.quarters(duration: 0.35) { moment in
      expectEqual(aimed.shown.opacity, 1)
      expectNear(
        label.layer.presentationProperties.opacity, moment.progress(standard), within: 1e-6)
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law) { .slide().delayed(by: 0.1).spedUp(by: 1.5) }
    expectKept(law, as: .tab) { .slideUp().reversed() }
    expectKept(law) { .menu().spedUp(by: 2) }
  }
}
