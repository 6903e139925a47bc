import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A circular reveal")
struct CircularRevealTransitionTests {
  @Test("has a circle that reaches the farthest corner, and restores the mask that the view had")
  func values() throws {
    // To (400, 800): 300² + 700².
    let radius = (300.0 * 300 + 700 * 700).squareRoot()
    for own in [UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)), nil] {
      let scene = TransitionScene(.circularReveal(from: CGPoint(x: 100, y: 100)))
      scene.fore.view.mask = own
      try scene.quarters(lasting: 0.4) { moment in
        let disc = try #require(scene.fore.view.mask).layer.presentationProperties
        let expected = radius * moment.progress(Moment.easeInOut)
        expectClose(disc.bounds.width, 2 * expected)
        expectClose(disc.bounds.height, 2 * expected)
        expectClose(disc.cornerRadius, expected)
        expectEqual(disc.position, CGPoint(x: 100, y: 100))
      }
    }
  }

  @Test("finds its source view again at each start, and closes in the middle without it")
  func source() throws {
    let button = UIView(frame: CGRect(x: 20, y: 40, width: 60, height: 20))
    let scene = TransitionScene(.circularReveal(from: button))
    scene.wall.view.addSubview(button)
    var centers: [CGPoint?] = []
    let look = { (_: Moment) in centers.append(scene.fore.view.mask?.center) }
    try scene.run(.forward, at: [0.5], look)
    button.frame.origin = CGPoint(x: 220, y: 440)
    try scene.run(.backward, at: [0.5], look)
    button.removeFromSuperview()
    try scene.run(.forward, at: [0.5], look)
    let expected = [
      CGPoint(x: 50, y: 50), CGPoint(x: 250, y: 450), CGPoint(x: 200, y: 400),
    ]
    expectEqual(centers, expected)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law, as: .pushed) { CircularRevealTransition() } }
}
