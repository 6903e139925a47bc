import HeadlessViews

/// A layer on the way from one look to another, at one instant.
struct Passage {
  /// The numbers of the sheets that two looks melt into each other on.
  struct Sheets {
    /// The sheet of both.
    let both: Int

    /// The sheet of the old look.
    let old: Int

    /// The sheet of the new look.
    let new: Int

    /// Sheets that no other layer or sheet shares its number with.
    @MainActor
    init() {
      (both, old, new) = (Layer().serialNumber, Layer().serialNumber, Layer().serialNumber)
    }
  }

  /// The look before, with all below it; in no tree.
  let old: Layer

  /// How it gives way to the layer as it is.
  let style: TransitionStyle

  /// How far it has, 0 being all old and 1 all new.
  let progress: Double

  /// The sheets on which they melt into each other.
  let sheets: Sheets
}

/// A passage that stands still: what a copy of a layer in the middle of one shows.
@MainActor
final class StillPassage: LayerMotion {
  /// The passage.
  let passage: Passage

  /// How many passages are caught in one another.
  private let depth: Int

  /// - Returns: Nil when so many were interrupted by one another that the oldest are forgotten.
  init?(_ passage: Passage) {
    depth = 1 + ((passage.old.motion as? StillPassage)?.depth ?? 0)
    guard depth <= 8 else { return nil }
    self.passage = passage
  }

  func apply(to properties: inout LayerProperties) {}

  func layerDidChangeTree(_ layer: Layer) {}
}
