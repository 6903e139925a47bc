import CatalogSamples
import Foundation
import TransitionLaws
import TransitionPictures
import Transitioning

/// The pictures on the card of a sample, light or dark: one that stands still, and one that moves.
@MainActor
struct CardPictures {
  /// A screen in the middle of the way there.
  let still: SVGPicture

  /// The whole run.
  let moving: AnimatedSVG

  /// Creates the pictures of a run.
  ///
  /// - Parameters:
  ///   - part: The part of the first leg that stands still, in `0...1`.
  ///   - limit: The size from which on the moving picture is a sketch, in bytes; from two thirds of
  ///     it on, it is drawn coarser.
  init?(
    of sample: any Sample.Type, _ legs: [RecordedLeg], at part: Double, on screen: StageScreen,
    limit: Int = 300_000
  ) {
    guard let first = legs.first?.recording,
      let list = first.displayList(at: first.startTime + first.duration * part)
    else { return nil }
    still = SVGPicture(list, title: sample.name)
    moving = Self.moving(of: sample, legs, on: screen, limit: limit)
  }

  /// The file name of a picture.
  static func name(of sample: any Sample.Type, isStill: Bool, isDark: Bool) -> String {
    sample.name + (isDark ? "-dark" : "") + (isStill ? "-still" : "") + ".svg"
  }

  /// A picture of at most a few hundred kilobytes: coarser if it must be, or else a sketch.
  ///
  /// A card shows the screen at a third of its size, so that an error of a point is not seen.
  private static func moving(
    of sample: any Sample.Type, _ legs: [RecordedLeg], on screen: StageScreen, limit: Int
  ) -> AnimatedSVG {
    var picture = AnimatedSVG(legs, coarseness: 4, title: sample.name)
    // A coarser picture is seldom less than half as large.
    if (2 * limit / 3..<3 * limit).contains(picture.text.utf8.count) {
      picture = AnimatedSVG(legs, coarseness: 8, title: sample.name)
    }
    guard picture.text.utf8.count >= limit, let sketch = Sketch(of: sample, on: screen) else {
      return picture
    }
    picture = AnimatedSVG(sketch.legs, coarseness: Sketch.coarseness, title: sample.name)
    guard picture.text.utf8.count >= limit else { return picture }
    return AnimatedSVG(sketch.legs, coarseness: 2 * Sketch.coarseness, title: sample.name)
  }
}
