import Foundation
import TransitionPictures
import Transitioning

/// Compares the pictures of two transcripts that must show the same, whatever their layers are.
@MainActor
struct SameCheck {
  /// The largest difference of a pixel, in levels of 255: numbers may be rounded otherwise.
  static let limit = 1.0

  /// One of so many frames is painted.
  private static let stride = 6

  private let name: String
  private let legs: [(RecordedLeg, RecordedLeg)]
  private let isComplete: Bool

  /// - Parameter files: The files of two transcripts.
  init(_ files: (URL, URL)) throws {
    let (first, second) = (try Self.legs(of: files.0), try Self.legs(of: files.1))
    name = files.0.deletingPathExtension().lastPathComponent
    legs = Array(zip(first, second))
    isComplete = first.map(\.title) == second.map(\.title)
  }

  private static func legs(of file: URL) throws -> [RecordedLeg] {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw UsageError("the transcript '\(file.path)' cannot be read.")
    }
    return try RecordedLeg.legs(inTranscript: text)
  }

  /// A line about the transcripts, and true if they show the same at the same times.
  var verdict: (text: String, isRight: Bool) {
    guard isComplete else { return ("✗ pictures of \(name): other legs", false) }
    var (count, worst) = (0, 0.0)
    for (one, other) in legs {
      let (frames, others) = (one.recording.frames, other.recording.frames)
      guard frames.map(\.time) == others.map(\.time) else {
        return ("✗ pictures of \(name), \(one.title): other times", false)
      }
      for index in frames.indices where index.isMultiple(of: Self.stride) {
        count += 1
        worst = max(worst, Self.difference(frames[index], others[index]))
      }
    }
    let isRight = worst <= Self.limit && count > 0
    let text = "\(count) pictures of \(name): \(String(format: "%.1f", worst)) levels of 255 apart"
    return ("\(isRight ? "✓" : "✗") \(text)", isRight)
  }

  /// The largest difference of two pictures in a pixel and a colour, in levels of 255.
  private static func difference(_ one: DisplayList, _ other: DisplayList) -> Double {
    let (width, height) = (Int(one.size.width / 2), Int(one.size.height / 2))
    let (first, second) = (
      Raster(one, width: width, height: height, samples: 2),
      Raster(other, width: width, height: height, samples: 2)
    )
    guard first != second else { return 0 }
    return zip(first.pixels, second.pixels).reduce(0) { worst, pair in
      let apart = max(
        abs(pair.0.red - pair.1.red), abs(pair.0.green - pair.1.green),
        abs(pair.0.blue - pair.1.blue))
      return max(worst, Double(apart) * 255)
    }
  }
}
