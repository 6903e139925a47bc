import Foundation
import Testing
import TransitionPictures
import Transitioning

@testable import Catalog

/// What the filmstrip of a sample shows, in pictures as small as those of a page.
@MainActor
@Suite("The filmstrip of every sample")
struct FilmstripTests {
  /// The share of pixels that differ visibly, in `0...1`.
  private func difference(_ one: Raster, _ other: Raster) -> Double {
    let pairs = zip(one.pixels, other.pixels)
    let changed = pairs.count { pair in
      let parts = [
        pair.0.red - pair.1.red, pair.0.green - pair.1.green, pair.0.blue - pair.1.blue,
      ]
      return parts.contains { abs($0) > 1.5 / 255 }
    }
    return Double(changed) / Double(one.pixels.count)
  }

  @Test("repeats no picture: nothing stands still before the end of a way")
  func noDeadTail() {
    for run in SharedRuns.of() {
      for leg in run.legs {
        let pictures = leg.recording.panels(6).map {
          Raster($0.picture, width: 98, height: 211, samples: 1)
        }
        let differences = zip(pictures, pictures.dropFirst()).map(difference)
        for (index, difference) in differences.enumerated() {
          #expect(
            difference > 0.001,
            "\(run.sample.name), \(leg.name): pictures \(index + 1) and \(index + 2) are the same")
        }
      }
    }
  }
}
