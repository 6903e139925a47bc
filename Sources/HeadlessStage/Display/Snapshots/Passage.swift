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

/// A layer that nothing moves any more.
final class FrozenLayer: Layer {
  /// The passage that it was caught in the middle of.
  private(set) var caught: Passage?

  /// How many passages are caught in one another.
  private var depth = 0

  /// Stays in the middle of a passage, unless so many were interrupted by one another that the oldest
  /// are to be forgotten.
  func stay(in passage: Passage) {
    depth = 1 + ((passage.old as? FrozenLayer)?.depth ?? 0)
    if depth <= 8 { caught = passage }
  }
}
