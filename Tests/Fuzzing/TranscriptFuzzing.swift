import Foundation
import TransitionRecording

/// Text to the parser of transcripts.
///
/// What is read is written, and what is written is read as equal and written as the same text.
enum TranscriptFuzzing {
  /// Reads the text; returns what is wrong, nil if nothing is.
  static func fault(of bytes: [UInt8]) -> String? {
    guard let legs = try? RecordedLeg.legs(inTranscript: String(decoding: bytes, as: UTF8.self))
    else { return nil }
    let text = Transcript(legs).text
    do {
      let again = try RecordedLeg.legs(inTranscript: text)
      if again != legs { return "read again, the legs differ:\n\(text)" }
      if Transcript(again).text != text { return "written again, the text differs:\n\(text)" }
    } catch {
      return "what was written is refused, \(error):\n\(text)"
    }
    return nil
  }
}
