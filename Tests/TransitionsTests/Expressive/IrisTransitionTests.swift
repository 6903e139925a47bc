import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("An iris")
struct IrisTransitionTests {
  @Test("closes to a dot, in which the fore view replaces the back view, and opens, there and back")
  func values() throws {
    // The distance from the middle of the screen to its corners.
    let radius = (200.0 * 200 + 400 * 400).squareRoot()
    let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    let scene = TransitionScene(.iris(color: green))
    try scene.quarters(duration: 0.7) { moment in
      let ring = try #require(scene.items("iris").first)
      // Each circle closes fast at first, and opens slowly at first.
      let (closes, opens) =
        moment.isForward
        ? (Moment.easeOut, Moment.easeIn) : (Moment.easeIn, Moment.easeOut)
      let closing = moment.progress(closes, during: 0...0.55)
      let opening = moment.progress(opens, during: 0.45...1)
      let border = try #require(ring.border)
      expectNear(ring.size.width / 2 - border.width, radius * (1 - closing), within: 1e-6)
      expectNear(ring.cornerRadius, Double(ring.size.width) / 2, within: 1e-6)
      let disc = try #require(scene.fore.view.mask).layer.presentationProperties
      expectNear(disc.bounds.width, 2 * radius * opening, within: 1e-6)
      expectNear(disc.cornerRadius, radius * opening, within: 1e-6)
      // Half-way the screen shows the colour, and the dot.
      guard moment.elapsed == 0.5 else { return }
      let raster = scene.raster
      expectTrue((5...10).contains(disc.cornerRadius), "\(disc.cornerRadius)")
      expectAtMost(raster.pixels.filter { $0.green < 0.99 }.count, 4)
      expectTrue(raster[20, 40].red > 0.2 && raster[0, 0].green > 0.99)
    }
  }

  @Test("has its circle around a view, or around the middle if the view is in no window")
  func center() throws {
    let view = UIView(frame: CGRect(x: 20, y: 100, width: 60, height: 40))
    for (isShown, middle) in [(true, CGPoint(x: 50, y: 120)), (false, CGPoint(x: 200, y: 400))] {
      let scene = TransitionScene(.iris(from: view)) { if isShown { $0.addSubview(view) } }
      try scene.quarters(duration: 0.7) { _ in
        let disc = try #require(scene.fore.view.mask)
        expectEqual(disc.center, middle)
        let ring = try #require(
          scene.fore.view.superview?.subviews.first { $0.accessibilityIdentifier == "iris" })
        expectEqual(ring.center, middle)
      }
      view.removeFromSuperview()
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { .iris() } }
}
