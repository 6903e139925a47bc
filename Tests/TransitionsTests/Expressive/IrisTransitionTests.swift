import Foundation
import Expectations
import TransitionLaws
import TransitionRecording
import Transitioning
import Transitions

@MainActor
@Suite("An iris")
struct IrisTransitionTests {
  /// The distance from the middle of the screen to its corners.
  private let radius = (200.0 * 200 + 400 * 400).squareRoot()

  @Test("closes in the first half and opens in the second, there and back")
  func values() throws {
    let scene = TransitionScene(.iris)
    try scene.quarters { moment in
      let ring = try #require(scene.items("iris").first)
      let closing = moment.progress(Moment.easeInOut, during: 0...0.5)
      let opening = moment.progress(Moment.easeInOut, during: 0.5...1)
      let border = try #require(ring.border)
      expectClose(ring.size.width / 2 - border.width, radius * (1 - closing), 1e-6)
      expectClose(ring.cornerRadius, Double(ring.size.width) / 2, 1e-6)
      let disc = try #require(scene.fore.view.mask).layer.presentationProperties
      expectClose(disc.bounds.width, 2 * radius * opening, 1e-6)
      expectClose(disc.cornerRadius, radius * opening, 1e-6)
    }
    expectTrue(scene.fore.view.mask == nil)
    expectTrue(scene.items("iris").isEmpty)
  }

  @Test("shows its colour and nothing else half-way")
  func middle() throws {
    let scene = TransitionScene(.iris(color: .green))
    scene.paint()
    _ = try scene.forward { progress in
      guard progress == 0.5 else { return }
      let raster = scene.raster
      let isGreen = (0..<80).allSatisfy { y in
        (0..<40).allSatisfy { x in
          let pixel = raster[x, y]
          return pixel.green > 0.99 && pixel.red < 0.01 && pixel.blue < 0.01
        }
      }
      expectTrue(isGreen)
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { IrisTransition() } }
}
