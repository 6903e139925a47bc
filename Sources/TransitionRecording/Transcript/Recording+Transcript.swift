import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

extension Recording {
  /// Reads a recording from a transcript.
  ///
  /// - Parameter text: The text of a `Transcript` of one recording, in the current version.
  /// - Throws: The problem and its line, if the text is not a complete transcript of the current
  ///   version.
  public init(transcript text: String) throws(TranscriptError) {
    let legs = try RecordedLeg.legs(inTranscript: text)
    guard let first = legs.first else { throw .wrong("the text is empty") }
    guard legs.count == 1 else { throw .wrong("the text has \(legs.count) recordings, not one") }
    self = first.recording
  }
}

extension RecordedLeg {
  /// Reads the transcripts of several recordings, one after the other; the title of a leg without
  /// one is empty.
  ///
  /// - Parameter text: The text of a `Transcript`, in the current version.
  /// - Throws: The problem and its line, if the text is not a sequence of complete transcripts of
  ///   the current version.
  public static func legs(inTranscript text: String) throws(TranscriptError) -> [RecordedLeg] {
    var legs: [RecordedLeg] = []
    var reader = TranscriptReader()
    var number = 0
    // Split by scalars: to Swift, "\r\n" is one character and not a line feed.
    for var line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      do throws(TranscriptError) {
        // Another program may have changed the line ends to "\r\n".
        if line.last == "\r" { line.removeLast() }
        guard let line = try TranscriptLine(parsing: Substring(line)) else { continue }
        try reader.take(line)
        guard reader.hasEnded else { continue }
        legs.append(RecordedLeg(reader.title, try reader.recording()))
        reader = TranscriptReader()
      } catch {
        throw TranscriptError(line: number, problem: error.problem)
      }
    }
    guard !reader.hasBegun else { throw .wrong("the 'end' is missing") }
    return legs
  }
}

/// Reads a transcript line by line and collects the parts of its recording.
private struct TranscriptReader {
  private(set) var hasBegun = false
  private(set) var hasEnded = false

  /// The title of the recording; empty if the transcript has no title.
  private(set) var title = ""

  private var size: CGSize?
  private var frameRate: Double?
  private var run: (start: TimeInterval, end: TimeInterval)?
  private var settled: Result<TimeInterval, SettleError>?
  private var events: [StageEvent] = []
  private var animations: [AnimationRecord] = []
  private var tracks: [PropertyTrack] = []
  private var frames: [DisplayList] = []
  private var midframes: [DisplayList] = []
  private var lists = TranscriptLists()

  /// The time and kind of the display list that is being read.
  private var open: (time: TimeInterval, isFrame: Bool)?

  mutating func take(_ line: TranscriptLine) throws(TranscriptError) {
    guard hasBegun else { return try begin(line) }
    switch line.keyword {
    case "screen":
      let size = try line.value(0).read(CGSize.self)
      guard size.width > 0, size.height > 0 else {
        throw .wrong("the screen must have a positive size, not \(size.transcript)")
      }
      guard self.size == nil else { throw .wrong("the screen has a size already") }
      self.size = size
    case "rate":
      let rate = try line.value(0).number
      guard rate > 0 else { throw .wrong("the frame rate must be positive, not \(rate)") }
      frameRate = rate
    case "run": run = (try line.value(0).number, try line.value(1).number)
    case "settled": settled = try Self.verdict(line.value(0))
    case "event": events.append(try Self.event(line))
    case "animation": animations.append(try Self.animation(line))
    case "track": tracks.append(try Self.track(line))
    case "frame":
      try close()
      open = (try line.value(0).number, true)
    case "between":
      try close()
      guard midframes.count < frames.count else { throw .wrong("no frame comes before it") }
      open = (try line.value(0).number, false)
    case "end":
      try close()
      hasEnded = true
    default:
      guard open != nil else {
        throw .wrong("'\(line.keyword)' is not inside a frame, or is unknown")
      }
      guard try lists.take(line) else { throw .wrong("'\(line.keyword)' is unknown") }
    }
  }

  private mutating func begin(_ line: TranscriptLine) throws(TranscriptError) {
    guard line.keyword == Transcript.keyword else {
      throw .wrong("the text does not begin with '\(Transcript.keyword)'")
    }
    let version = try line.value(0)
    guard version == .number(Double(Transcript.version)) else {
      throw .wrong("version \(version) is not supported, only version \(Transcript.version)")
    }
    if line.values.count > 1 { title = try line.value(1).text }
    hasBegun = true
  }

  private mutating func close() throws(TranscriptError) {
    guard let open else { return }
    guard let size else { throw .wrong("no 'screen' comes before the frame") }
    let list = try lists.list(time: open.time, size: size)
    let last = max(frames.last?.time ?? -.infinity, midframes.last?.time ?? -.infinity)
    guard list.time > last else { throw .wrong("the frame is not later than the frame before") }
    if open.isFrame { frames.append(list) } else { midframes.append(list) }
    self.open = nil
  }

  func recording() throws(TranscriptError) -> Recording {
    guard let size, let frameRate, let run, let settled else {
      throw .wrong("'screen', 'rate', 'run' or 'settled' is missing")
    }
    guard run.start <= run.end, (run.end - run.start).isFinite else {
      throw .wrong("the run ends before its start")
    }
    guard midframes.isEmpty || midframes.count == frames.count - 1 else {
      throw .wrong("\(frames.count) frames cannot have \(midframes.count) midframes")
    }
    return Recording(
      size: size, frameRate: frameRate, startTime: run.start, endTime: run.end, frames: frames,
      midframes: midframes, events: events, animations: animations, tracks: tracks,
      settled: settled)
  }

  private static func event(_ line: TranscriptLine) throws(TranscriptError) -> StageEvent {
    StageEvent(
      time: try line.value(0).number,
      category: try line.value(1).named(StageEvent.Category.self),
      subject: try line.value(2).text, message: try line.value(3).text)
  }

  private static func animation(_ line: TranscriptLine) throws(TranscriptError) -> AnimationRecord {
    AnimationRecord(
      layer: try line.value(0).integer, name: try line.value(1).text,
      target: try line.value(2).read(), key: try line["key"]?.text,
      timing: try line.field("timing").read(), curve: try line.field("pace").read(),
      way: try line.field("way").read(), isAdditive: line["additive"] != nil,
      isDriven: line["driven"] != nil)
  }

  private static func track(_ line: TranscriptLine) throws(TranscriptError) -> PropertyTrack {
    guard try line.value(3).integer >= 0 else {
      throw .wrong("a track cannot begin at the frame \(try line.value(3))")
    }
    return PropertyTrack(
      layer: try line.value(0).integer, name: try line.value(1).text,
      target: try line.value(2).read(), firstFrame: try line.value(3).integer,
      values: try line.value(4).all())
  }

  private static func verdict(
    _ value: TranscriptValue
  ) throws(TranscriptError) -> Result<TimeInterval, SettleError> {
    if case .decimal(let time) = value { return .success(time) }
    func texts(_ values: some Sequence<TranscriptValue>) throws(TranscriptError) -> [String] {
      var texts: [String] = []
      for value in values { texts.append(try value.text) }
      return texts
    }
    let (tag, rest) = try value.tagged
    switch tag {
    case "never-ends": return .failure(.neverEnds(try texts(rest)))
    case "repeats-for-ever": return .failure(.repeatsForEver(try texts(rest)))
    case "still-running" where !rest.isEmpty:
      return .failure(.stillRunning(after: try rest[0].number, try texts(rest.dropFirst())))
    default: throw .wrong("\(value) is not an outcome")
    }
  }
}
