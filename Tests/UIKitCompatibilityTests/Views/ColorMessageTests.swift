import Foundation
import Expectations
import UIKitCompatibility

@Suite("A colour of a hue")
struct ColorMessageTests {
  @Test("drops whole turns, and reports invalid hues")
  func hue() async {
    let turned = UIColor(hue: 1e300, saturation: 1, brightness: 1, alpha: 1)
    expectEqual(turned, UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1))
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = UIColor(hue: .nan, saturation: 1, brightness: 1, alpha: 1) }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "UIColor hue must be finite, not nan")
  }
}
