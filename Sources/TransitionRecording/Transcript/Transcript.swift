import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

/// A recording as text: a complete record of what a stage shows and reports, line by line, to read,
/// compare and store.
///
/// ```swift
/// try Transcript(recording).text.write(to: file, atomically: true, encoding: .utf8)
/// let same = try Recording(transcript: String(contentsOf: file, encoding: .utf8))
/// ```
///
/// The same program gives the same bytes on every run and machine. The text has no addresses, no
/// dates and no hash order. Numbers have at most nine decimal places, and three from a million on,
/// which hides the last bits in which the mathematics libraries of machines differ. A recording
/// that is read back therefore gives the same text again, and its numbers are within `5e-10` of the
/// original. The fingers that touched the screen are not written: what they cause is. A recording
/// with numbers that are NaN, which no stage makes, can be written but not
/// read. *The format of transcripts* describes the lines.
public struct Transcript: Hashable, Sendable {
  /// The version of the format that is written, and the only version that can be read.
  static let version = 1

  /// The text; every line ends with a line feed.
  public let text: String

  /// Creates the transcript of a recording.
  public init(_ recording: Recording) {
    text = Self.lines(of: recording, title: nil).map { "\($0)\n" }.joined()
  }

  /// Creates the transcripts of several recordings with titles, one after the other.
  public init(_ legs: [RecordedLeg]) {
    text = legs.flatMap { Self.lines(of: $0.recording, title: $0.title) }
      .map { "\($0)\n" }.joined()
  }

  /// The first word of a transcript.
  static let keyword = "transitioning-transcript"

  private static func lines(of recording: Recording, title: String?) -> [TranscriptLine] {
    var lines = [
      TranscriptLine(keyword, [.number(Double(version))] + (title.map { [.text($0)] } ?? [])),
      TranscriptLine("screen", [recording.size.transcript]),
      TranscriptLine("rate", [recording.frameRate.transcript]),
      TranscriptLine("run", [recording.startTime.transcript, recording.endTime.transcript]),
      TranscriptLine("settled", [verdict(recording.settled)]),
    ]
    lines += recording.events.map { event in
      TranscriptLine(
        "event",
        [
          event.time.transcript, .word(event.category.rawValue), .text(event.subject),
          .text(event.message),
        ])
    }
    lines += recording.animations.map(line)
    lines += recording.tracks.map { track in
      TranscriptLine(
        "track",
        [
          .number(Double(track.layer)), .text(track.name), track.target.transcript,
          .number(Double(track.firstFrame)), .list(track.values.map(\.transcript)),
        ])
    }
    var lists = TranscriptLists()
    for (index, frame) in recording.frames.enumerated() {
      lines.append(TranscriptLine("frame", [frame.time.transcript]))
      lines += lists.lines(of: frame)
      guard index < recording.midframes.count else { continue }
      lines.append(TranscriptLine("between", [recording.midframes[index].time.transcript]))
      lines += lists.lines(of: recording.midframes[index])
    }
    lines.append(TranscriptLine("end"))
    return lines
  }

  private static func line(of animation: AnimationRecord) -> TranscriptLine {
    var fields = [(name: String, value: TranscriptValue)]()
    if let key = animation.key { fields.append(("key", .text(key))) }
    fields.append(("timing", animation.timing.transcript))
    fields.append(("pace", animation.curve.transcript))
    fields.append(("way", animation.way.transcript))
    if animation.isAdditive { fields.append(("additive", .word("true"))) }
    if animation.isDriven { fields.append(("driven", .word("true"))) }
    return TranscriptLine(
      "animation",
      [
        .number(Double(animation.layer)), .text(animation.name), animation.target.transcript,
      ], fields)
  }

  private static func verdict(_ settled: Result<TimeInterval, SettleError>) -> TranscriptValue {
    func texts(_ names: [String]) -> [TranscriptValue] { names.map(TranscriptValue.text) }
    switch settled {
    case .success(let time): return time.transcript
    case .failure(.neverEnds(let names)): return .tagged("never-ends", texts(names))
    case .failure(.repeatsForEver(let names)): return .tagged("repeats-for-ever", texts(names))
    case .failure(.stillRunning(let limit, let names)):
      return .tagged("still-running", [limit.transcript] + texts(names))
    }
  }
}
