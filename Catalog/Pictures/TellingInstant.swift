import TransitionPictures
import Transitioning

/// The instant of a run that says most in one picture.
///
/// It differs much from the start and from the end, and shows as much as they do: a picture that is
/// blank or black in the middle of a fade differs most, and says nothing.
struct TellingInstant {
  /// The part of the run, in `0...1`.
  let part: Double

  /// The parts of the run that are compared.
  private static let candidates = [0.2, 0.28, 0.36, 0.44, 0.52, 0.6, 0.7, 0.8]

  /// Finds the instant of a run; its middle if the run shows nothing.
  init(of recording: Recording) {
    let looks = ([0, 1] + Self.candidates).compactMap { Look(of: recording, at: $0) }
    guard looks.count == Self.candidates.count + 2 else {
      part = 0.5
      return
    }
    let (start, end) = (looks[0], looks[1])
    let usual = max(min(start.detail, end.detail), 1e-6)
    let scores = looks.dropFirst(2).map { look in
      min(look.distance(to: start), look.distance(to: end)) * min(look.detail / usual, 1)
    }
    let best = scores.indices.max { scores[$0] < scores[$1] } ?? 0
    part = Self.candidates[best]
  }
}

/// The pixels of an instant, a few for the whole screen.
private struct Look {
  private let pixels: [SIMD3<Double>]

  /// The mean difference of neighbours in a row.
  let detail: Double

  init?(of recording: Recording, at part: Double) {
    let time = recording.startTime + recording.duration * part
    guard let list = recording.displayList(at: time), list.size.width > 0 else { return nil }
    let width = 30
    let height = max(Int(Double(list.size.height / list.size.width) * Double(width)), 1)
    let raster = Raster(list, width: width, height: height, samples: 1)
    let pixels = raster.pixels.map { SIMD3($0.red, $0.green, $0.blue) }
    let steps = pixels.indices.dropFirst().map { Self.distance(pixels[$0], pixels[$0 - 1]) }
    detail = steps.reduce(0, +) / Double(max(steps.count, 1))
    self.pixels = pixels
  }

  /// The mean difference of the pixels.
  func distance(to other: Look) -> Double {
    zip(pixels, other.pixels).reduce(0) { $0 + Self.distance($1.0, $1.1) }
      / Double(max(pixels.count, 1))
  }

  private static func distance(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> Double {
    let apart = one - other
    return abs(apart.x) + abs(apart.y) + abs(apart.z)
  }
}
