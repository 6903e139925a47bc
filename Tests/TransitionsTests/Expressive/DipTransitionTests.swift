import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A dip to a colour")
struct DipTransitionTests {
  @Test(
    "fades to black ever faster and then out of it ever slower, and back as a film is",
    arguments: [0.5, 0.3])
  func values(full: Double) throws {
    let scene = TransitionScene(.dip(full: full))
    try scene.quarters(duration: 0.8) { moment in
      let time = moment.film(linear)
      expectNear(scene.shown.opacity, easeOut(share(time, full, 1)), within: 1e-5)
      let covered = easeIn(share(time, 0, full))
      guard covered > 1e-5 else { return }
      let sheet = try #require(scene.items("colour").first)
      expectNear(scene.opacity(of: sheet), covered, within: 1e-5)
    }
  }

  @Test("shows nothing but the colour that it is given, at the instant that is named")
  func colour() throws {
    let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    for (transition, color) in [
      (DipTransition.dip(), UIColor.black), (.dip(color: green, full: 0.25), green),
    ] {
      let (scene, full) = (TransitionScene(transition), color == green ? 0.25 : 0.5)
      scene.paint()
      for (direction, fraction) in [(TransitionDirection.forward, full), (.backward, 1 - full)] {
        try scene.run(direction, at: [fraction]) { _ in
          expectTrue(scene.raster.isFilled(with: color))
        }
      }
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { .dip() } }
}
