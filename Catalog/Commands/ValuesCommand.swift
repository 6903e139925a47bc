import CatalogSamples
import Foundation
import TransitionLaws
import TransitionPictures

/// `catalog values`: what a sample moves, where it is and how fast it changes, at chosen instants.
struct ValuesCommand: Command {
  static let name = "values"
  static let help = """
    usage: catalog values NAME [--at LIST] [--property PROPERTY ...] [--leg LEG] [--json]
           catalog values NAME ... [--device DEVICE] [--rtl] [--reduce-motion] [--dark]
           catalog values NAME ... [--interactive] [--cancel PART] [--interrupt PART]
           catalog values NAME ... [--resize]

    Shows what a sample moves, there and back: each number of each animated property, with its
    rate of change below it, at some instants. Lengths are in points, rotations in degrees.

      --at LIST          the instants, separated by commas: parts of the duration, such as 0.25, or
                         times, such as 0.1s or 100ms; by default \(instants)
      --property PROPERTY
                         only this property, such as opacity, position or position.y; may be given
                         several times
      --leg LEG          only one leg, such as forward or backward
      --json             as JSON
    \(RunOptions.help)
      --help             this page

    The exit status is 0 on success, 1 if the values could not be written, 64 if the command line
    is invalid.
    """

  /// The default instants.
  private static let instants = "0,0.25,0.5,0.75,1"

  private struct Entry: Encodable {
    let sample: String
    let leg: String
    let duration: Double
    let values: MotionTable
  }

  private let sample: any Sample.Type
  private let options: RunOptions
  private let times: [Instant]
  private let properties: [String]
  private let leg: Leg?
  private let isJSON: Bool

  init(_ words: [String]) throws(UsageError) {
    let arguments = try Arguments(
      words, RunOptions.ways, RunOptions.screens,
      [
        "--json": .flag, "--at": .text("instants, such as '\(Self.instants)'"),
        "--leg": .text("the name of a leg"),
        "--property": .text("the name of a property, such as 'position.y'"),
      ])
    sample = try RunOptions.onlySample(arguments, of: Self.name)
    options = try RunOptions(arguments)
    times = try Instant.list(arguments.value(of: "--at") ?? Self.instants)
    properties = arguments.values(of: "--property")
    leg = try options.leg(arguments.value(of: "--leg"))
    isJSON = arguments.has("--json")
  }

  func run(_ output: Output) throws -> Int32 {
    let entries = try entries()
    guard !isJSON else {
      try output.write(JSONFile.text(entries))
      return 0
    }
    for (index, entry) in entries.enumerated() {
      if index > 0 { try output.write("") }
      try output.write("\(entry.sample), \(entry.leg), \(Self.seconds(entry.duration))")
      try output.write(
        entry.values.rows.isEmpty
          ? "nothing is animated"
          : entry.values.text(columns: output.columns, duration: entry.duration))
    }
    return 0
  }

  /// The values of each leg; the sample runs once for the durations and once for the values.
  private func entries() throws(UsageError) -> [Entry] {
    let durations = SampleRun(
      sample, through: options.legs, on: options.screen, midframes: false
    ).legs.map(\.recording.duration)
    let scene = AuditedSample(sample.init())
    let play = ScenePlay(scene, on: options.screen)
    let all = zip(options.legs, durations).map { leg, duration in
      defer { scene.end(play) }
      let values = MotionTable(play.stage, at: times.map { $0.time(in: duration) }) {
        scene.begin(leg, in: play)
      }
      return Entry(sample: sample.name, leg: leg.name, duration: duration, values: values)
    }
    let shown = all.filter { leg == nil || $0.leg == leg?.name }
    let moved = Set(shown.flatMap { $0.values.rows.map(\.property) }).sorted()
    for property in properties
    where !shown.contains(where: { !$0.values.only([property]).rows.isEmpty }) {
      throw UsageError(unknown: "property", property, among: moved)
    }
    guard !properties.isEmpty else { return shown }
    return shown.map { entry in
      Entry(
        sample: entry.sample, leg: entry.leg, duration: entry.duration,
        values: entry.values.only(properties))
    }
  }

  private static func seconds(_ duration: Double) -> String {
    "\((duration * 1000).rounded() / 1000) s"
  }

  /// An instant on the command line.
  private enum Instant {
    /// A part of the duration, in `0...1`.
    case part(Double)
    /// A time since the run began, in seconds.
    case time(TimeInterval)

    /// The instants of a list with commas.
    static func list(_ text: String) throws(UsageError) -> [Instant] {
      var instants: [Instant] = []
      for word in text.split(separator: ",", omittingEmptySubsequences: false) {
        instants.append(try Instant(String(word).trimmingCharacters(in: .whitespaces)))
      }
      return instants
    }

    private init(_ word: String) throws(UsageError) {
      let units = [("ms", 0.001), ("s", 1)]
      if let (unit, factor) = units.first(where: { word.hasSuffix($0.0) }),
        let number = Double(word.dropLast(unit.count)), number.isFinite, number >= 0
      {
        self = .time(number * factor)
      } else if let number = Double(word), (0...1).contains(number) {
        self = .part(number)
      } else {
        throw UsageError(
          "The option '--at' takes parts from 0 to 1 and times such as 0.1s or 100ms, separated by"
            + " commas, not \(QuotedText.name(word)).")
      }
    }

    /// The seconds since the beginning of a run.
    func time(in duration: TimeInterval) -> TimeInterval {
      switch self {
      case .part(let part): part * duration
      case .time(let time): time
      }
    }
  }
}
