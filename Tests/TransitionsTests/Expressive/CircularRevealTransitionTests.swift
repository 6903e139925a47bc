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
      let scene = TransitionScene(.circularReveal(sourcePoint: { _ in CGPoint(x: 100, y: 100) }))
      scene.fore.view.mask = own
      try scene.quarters(duration: 0.4) { moment in
        let disc = try #require(scene.fore.view.mask).layer.presentationProperties
        let expected =
          radius * moment.progress(moment.isForward ? Moment.easeInOut : Moment.easeOut)
        expectNear(disc.bounds.width, 2 * expected, within: 1e-6)
        expectNear(disc.bounds.height, 2 * expected, within: 1e-6)
        expectNear(disc.cornerRadius, expected, within: 1e-6)
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

  @Test("closes where its source view is, which scrolls, or where it was last, if it is gone")
  func scrolled() throws {
    let (list, button) = (
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)), UIView()
    )
    (list.contentSize, button.frame) = (
      CGSize(width: 400, height: 2_000), CGRect(x: 20, y: 440, width: 60, height: 20)
    )
    list.addSubview(button)
    for isRemoved in [false, true] {
      let scene = TransitionScene(.circularReveal(from: button))
      scene.wall.view.addSubview(list)
      try scene.forward()
      list.contentOffset.y = 0
      var centers: [CGPoint] = []
      try scene.run(.backward, at: [0, 0.3, 0.6, 0.8, 1]) { moment in
        if moment.elapsed == 0.3 { list.contentOffset.y = 200 }
        if isRemoved, moment.elapsed == 0.6 { button.removeFromSuperview() }
        let disc = try #require(scene.fore.view.mask?.layer.presentation())
        centers.append(disc.convert(CGPoint(x: disc.bounds.midX, y: disc.bounds.midY), to: nil))
      }
      expectNear(centers[0].y, 450, within: 1e-6)
      // At once it is shifted as far as the circle is closed.
      expectTrue(centers[2].y < 440 && centers[2].y > centers[3].y && centers[3].y > 250)
      expectNear(centers[4].y, 250, within: 2)
      expectTrue(centers.allSatisfy { abs($0.x - 50) < 1e-6 })
      expectTrue(!button.isHidden && scene.fore.view.mask == nil)
    }
  }

  @Test("closes at the view that shows the same after its cell was reused")
  func reused() throws {
    let buttons = [40, 440].map { UIView(frame: CGRect(x: 20, y: $0, width: 60, height: 20)) }
    var shown = buttons[0]
    let scene = TransitionScene(.circularReveal(sourceView: { _ in shown }))
    for button in buttons { scene.wall.view.addSubview(button) }
    try scene.forward()
    try scene.run(.backward, at: [0.3, 1]) { moment in
      if moment.elapsed == 0.3 {
        shown = buttons[1]
        buttons[0].frame.origin.y = -300
      } else {
        let disc = try #require(scene.fore.view.mask?.layer.presentation())
        let middle = CGPoint(x: disc.bounds.midX, y: disc.bounds.midY)
        expectNear(disc.convert(middle, to: nil).y, 450, within: 2)
      }
    }
  }

  @Test("reaches the farthest corner of a fore view that is resized on the way")
  func resized() throws {
    let scene = TransitionScene(.circularReveal(sourcePoint: { _ in CGPoint(x: 100, y: 100) }))
    try scene.run(.forward, at: [0.5, 1]) { moment in
      if moment.elapsed == 0.5 {
        return scene.stage.resize(to: CGSize(width: 1_300, height: 1_000))
      }
      let disc = try #require(scene.fore.view.mask).layer.presentationProperties
      expectNear(disc.bounds.width / 2, 1_500, within: 1e-2)
      // The farthest corner is 1,200 and 900 points from the centre, within the disc's round
      // corner.
      let (radius, straight) = (disc.cornerRadius, 1_500 - disc.cornerRadius)
      let (x, y) = (max(1_200 - straight, 0), max(900 - straight, 0))
      expectLess(700, radius)
      expectLess(x * x + y * y, radius * radius)
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law, as: .pushed) { .circularReveal() } }
}
