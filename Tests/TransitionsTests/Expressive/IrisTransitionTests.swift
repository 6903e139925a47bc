import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("An iris")
struct IrisTransitionTests {
  @Test("closes in the first half and opens in the second, there and back")
  func values() throws {
    // The distance from the middle of the screen to its corners.
    let radius = (200.0 * 200 + 400 * 400).squareRoot()
    let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    let scene = TransitionScene(.iris(color: green))
    try scene.quarters(lasting: 0.7) { moment in
      let ring = try #require(scene.items("iris").first)
      let closing = moment.progress(Moment.easeInOut, during: 0...0.5)
      let opening = moment.progress(Moment.easeInOut, during: 0.5...1)
      let border = try #require(ring.border)
      expectClose(ring.size.width / 2 - border.width, radius * (1 - closing))
      expectClose(ring.cornerRadius, Double(ring.size.width) / 2)
      let disc = try #require(scene.fore.view.mask).layer.presentationProperties
      expectClose(disc.bounds.width, 2 * radius * opening)
      expectClose(disc.cornerRadius, radius * opening)
      // Half-way the screen shows the colour and nothing else.
      if moment.elapsed == 0.5 { expectTrue(scene.raster.isFilled(with: green)) }
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { IrisTransition() } }
}
