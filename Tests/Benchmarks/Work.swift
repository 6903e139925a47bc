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

  /// The sizes of the works that are measured with a look: up to the layers of a screen.
  private static let sizes = [10, 100, 1_000]

  /// The sizes of the works that make display lists.
  private static let listSizes = [20, 100, 1_000]

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
        name: "looked shared", summary: "a frame of n views that share a timing, read; a property",
        sizes: sizes, unit: "ns", floor: "tick shared"
      ) { LookWorks.frames(of: LookWorks.shared($0)) },
      Work(
        name: "looked own", summary: "the same, each property with a timing of its own",
        sizes: sizes, unit: "ns", floor: "tick own"
      ) { LookWorks.frames(of: LookWorks.own($0)) },
      Work(
        name: "looked context", summary: "the same, by the context of a transition",
        sizes: sizes, unit: "ns", floor: "tick shared"
      ) { LookWorks.frames(of: LookWorks.transition($0, windows: 1)) },
      Work(
        name: "looked windows", summary: "the same, in 97 windows of the duration",
        sizes: sizes, unit: "ns", floor: "tick own"
      ) { LookWorks.frames(of: LookWorks.transition($0, windows: 97)) },
      Work(
        name: "advance", summary: "a frame of n moving views without a read",
        sizes: [1_000], unit: "us"
      ) { LookWorks.advances(of: LookWorks.shared($0)) },
      Work(
        name: "W1 shared", summary: "looked shared, of many objects",
        sizes: [1_000], unit: "ns", floor: "tick shared"
      ) { LookWorks.frames(of: LookWorks.shared($0)) },
      Work(
        name: "W1 own", summary: "looked own, of many objects",
        sizes: [1_000], unit: "ns", floor: "tick own"
      ) { LookWorks.frames(of: LookWorks.own($0)) },
      Work(
        name: "W3 shared", summary: "looked shared, sought at random instants",
        sizes: [1_000], unit: "ns", floor: "seek shared"
      ) { LookWorks.seeks(of: LookWorks.shared($0)) },
      Work(
        name: "W3 own", summary: "looked own, sought at random instants",
        sizes: [1_000], unit: "ns", floor: "seek own"
      ) { LookWorks.seeks(of: LookWorks.own($0)) },
      Work(
        name: "list rest", summary: "a display list of n views at rest, after an advance; a layer",
        sizes: listSizes, unit: "ns"
      ) { LookWorks.lists(of: LookWorks.shared($0), moving: false) },
      Work(
        name: "list moving", summary: "a display list of n moving views, after an advance; a layer",
        sizes: listSizes, unit: "ns"
      ) { LookWorks.lists(of: LookWorks.shared($0), moving: true) },
      Work(
        name: "setup", summary: "making the animations of looked shared; a property",
        sizes: [100, 1_000], unit: "ns"
      ) { LookWorks.setup(of: LookWorks.shared($0)) },
      Work(
        name: "setup own", summary: "making the animations of looked own; a property",
        sizes: [100, 1_000], unit: "ns"
      ) { LookWorks.setup(of: LookWorks.own($0)) },
      Work(
        name: "setup context", summary: "making the animations of looked context; a property",
        sizes: [100, 1_000], unit: "ns", prepare: LookWorks.setupOfTransition),
      Work(
        name: "memory", summary: "heap beyond the layers while looked shared runs; a property",
        sizes: MemoryWorks.sizes, unit: "bytes"
      ) { MemoryWorks.animations($0, shared: true) },
      Work(
        name: "memory own", summary: "the same of looked own",
        sizes: MemoryWorks.sizes, unit: "bytes"
      ) { MemoryWorks.animations($0, shared: false) },
      Work(
        name: "idle", summary: "an advance of a stage of n views at rest",
        sizes: [1_000], unit: "ns", prepare: Works.idle),
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
