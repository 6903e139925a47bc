import TransitionPictures

/// A work whose cost is measured.
@MainActor
struct Work {
  /// Takes one measurement.
  typealias Run = @MainActor () -> Double

  let name: String
  let summary: String

  /// The number of objects or placements, for each line of the table.
  let sizes: [Int]

  let unit: String

  /// The name of the same work in the C program, if there is one.
  var floor: String?

  /// Prepares measurements at a size.
  let prepare: @MainActor (Int) -> Run

  private static let sizes = [100, 1_000, 10_000, 100_000]

  /// All works, in the order of the table.
  static var all: [Work] {
    [
      Work(
        name: "W2", summary: "three views made, six properties animated, all torn down; a cycle",
        sizes: [1], unit: "us", floor: "cycle"
      ) { _ in Works.cycle() },
      Work(
        name: "W2c present", summary: "a view controller presented, six properties, 25 frames",
        sizes: [1], unit: "us"
      ) { _ in TransitionWorks.legs { $0.present } },
      Work(
        name: "W2c dismiss", summary: "the way back", sizes: [1], unit: "us"
      ) { _ in TransitionWorks.legs { $0.dismiss } },
      Work(
        name: "W1 shared", summary: "a frame of n objects that share a timing; a property",
        sizes: sizes + [250_000], unit: "ns", floor: "tick shared"
      ) { Works.tick($0, shared: true) },
      Work(
        name: "W1 own", summary: "a frame of n objects, each property with a timing of its own",
        sizes: sizes, unit: "ns", floor: "tick own"
      ) { Works.tick($0, shared: false) },
      Work(
        name: "W3 shared", summary: "W1 shared, sought at random instants",
        sizes: [1_000], unit: "ns", floor: "seek shared"
      ) { Works.seek($0, shared: true) },
      Work(
        name: "W3 own", summary: "W1 own, sought at random instants",
        sizes: [1_000], unit: "ns", floor: "seek own"
      ) { Works.seek($0, shared: false) },
      Work(
        name: "setup", summary: "making the animations of W1 shared; a property",
        sizes: sizes, unit: "ns", prepare: Works.setup),
      Work(
        name: "memory", summary: "heap beyond the layers while W1 shared runs; a property",
        sizes: MemoryWorks.sizes, unit: "bytes"
      ) { MemoryWorks.animations($0, shared: true) },
      Work(
        name: "memory own", summary: "the same of W1 own",
        sizes: MemoryWorks.sizes, unit: "bytes"
      ) { MemoryWorks.animations($0, shared: false) },
      Work(
        name: "idle", summary: "an advance of a stage of n views at rest",
        sizes: [100_000], unit: "ns", prepare: Works.idle),
      Work(
        name: "record", summary: "recording a transition of 0.4 s with n views",
        sizes: [20, 200], unit: "ms", prepare: RecordingWorks.recording),
      Work(
        name: "transcript", summary: "the transcript of that", sizes: [20], unit: "ms"
      ) { RecordingWorks.picture($0) { Transcript($0).text } },
      Work(
        name: "page", summary: "the web page of that", sizes: [20], unit: "ms"
      ) {
        RecordingWorks.picture($0) {
          PlayerPage(title: "", legs: [RecordedLeg("", $0)]).html
        }
      },
      Work(
        name: "audit", summary: "a transition held to all laws at every frame, in n placements",
        sizes: [1, 2, 3], unit: "ms", prepare: AuditWorks.audit),
    ]
  }
}
