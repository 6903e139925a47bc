import Foundation
import Testing
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A circular reveal")
struct CircularRevealTransitionTests {
  @Test("has a circle that reaches the farthest corner at the end, there and back")
  func values() throws {
    let scene = TransitionScene(.circularReveal(from: CGPoint(x: 100, y: 100)))
    // To (400, 800): 300² + 700².
    let radius = (300.0 * 300 + 700 * 700).squareRoot()
    try scene.quarters { moment in
      let disc = try #require(scene.fore.view.mask).layer.presentationProperties
      let expected = radius * moment.progress(Moment.easeInOut)
      expectClose(disc.bounds.width, 2 * expected, 1e-6)
      expectClose(disc.bounds.height, 2 * expected, 1e-6)
      expectClose(disc.cornerRadius, expected, 1e-6)
      #expect(disc.position == CGPoint(x: 100, y: 100))
    }
    #expect(scene.fore.view.mask == nil)
  }

  @Test("lasts 0.4 seconds")
  func duration() throws {
    let scene = TransitionScene(.circularReveal)
    #expect(abs(try scene.forward() - 0.4) < 1e-12)
    #expect(abs(try scene.backward() - 0.4) < 1e-12)
  }

  @Test("finds its source view again at each start, and closes in the middle without it")
  func source() throws {
    let button = UIView(frame: CGRect(x: 20, y: 40, width: 60, height: 20))
    let scene = TransitionScene(.circularReveal(from: button))
    scene.wall.view.addSubview(button)
    var centers: [CGPoint?] = []
    let look = { (progress: Double) in
      if progress == 0.5 { centers.append(scene.fore.view.mask?.center) }
    }
    _ = try scene.forward(look)
    button.frame.origin = CGPoint(x: 220, y: 440)
    _ = try scene.backward(look)
    button.removeFromSuperview()
    _ = try scene.forward(look)
    let expected = [
      CGPoint(x: 50, y: 50), CGPoint(x: 250, y: 450), CGPoint(x: 200, y: 400),
    ]
    #expect(centers == expected)
  }

  @Test("restores the mask that the view had, also after an interruption")
  func mask() throws {
    let scene = TransitionScene(.circularReveal)
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scene.fore.view.mask = mask
    _ = try scene.forward()
    #expect(scene.fore.view.mask === mask)
    scene.fore.dismiss(animated: true)
    scene.stage.advance(by: 0.1)
    try scene.stage.settle()
    #expect(scene.fore.view.mask === mask)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law, as: .pushed) { CircularRevealTransition() } }
}
