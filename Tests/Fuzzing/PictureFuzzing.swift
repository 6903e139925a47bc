import Foundation
import TransitionPictures
import TransitionRecording

/// Text that the parser of transcripts reads, in every form of picture.
enum PictureFuzzing {
  /// Reads the text and draws it; returns what is wrong, nil if nothing is.
  static func fault(of bytes: [UInt8]) -> String? {
    guard let legs = try? RecordedLeg.legs(inTranscript: String(decoding: bytes, as: UTF8.self)),
      !legs.isEmpty
    else { return nil }
    _ = PlayerPage(title: "", legs: legs).html
    _ = SVGFilmstrip().text(legs, title: "")
    _ = AnimatedSVG(legs).text
    _ = RecordingTable(legs).csv
    for recording in legs.map(\.recording) {
      _ = LottieAnimation(recording).json
      for list in recording.frames.prefix(2) { _ = Raster(list, width: 9, height: 9, samples: 1) }
    }
    return nil
  }
}
