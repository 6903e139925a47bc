/// A work on `n` objects whose cost is expected to grow like `n`, or a little faster.
@MainActor
struct Row {
  /// The name that selects the row.
  let name: String

  /// A description of the work, in a few words.
  let summary: String

  /// Does the work for `n` objects and returns the CPU time of the measured part, in nanoseconds.
  let run: @MainActor (Int) -> Double

  init(_ name: String, _ summary: String, _ run: @escaping @MainActor (Int) -> Double) {
    self.name = name
    self.summary = summary
    self.run = run
  }

  /// All rows, in the order of the table.
  static var all: [Row] {
    AnimationRows.all + BlockRows.all + TimeRows.all + TouchRows.all + TreeRows.all + DepthRows.all
      + ControllerRows.all + ContainerRows.all + RecordingRows.all
  }
}
