package import HeadlessViews

/// The state of a layer's transition from an old look to a new one, at one instant.
struct LayerTransition {
  /// The numbers of the groups in which two looks are blended.
  struct Sheets {
    /// The group of both looks.
    let both: Int

    /// The group of the old look.
    let old: Int

    /// The group of the new look.
    let new: Int

    /// Creates numbers that no layer or other group has.
    @MainActor
    init() {
      (both, old, new) = (CALayer().serialNumber, CALayer().serialNumber, CALayer().serialNumber)
    }
  }

  /// A static copy of the old look, in no tree.
  let old: CALayer

  let style: TransitionStyle

  /// The progress of the transition; 0 is the old look and 1 the new one.
  let progress: Double

  /// The groups in which the looks are blended.
  let sheets: Sheets
}

/// A static layer of a snapshot or an old look.
package final class FrozenLayer: CALayer {
  /// The number of the layer that was copied; of a copied copy, the number of the first original.
  package var originalNumber = 0

  /// The cross-fade that was under way when the layer was copied.
  private(set) var caught: LayerTransition?

  /// How many cross-fades are nested in the copy.
  private var depth = 0

  /// Stores the cross-fade that was under way; beyond eight nested cross-fades, the oldest are
  /// dropped.
  func stay(in layerTransition: LayerTransition) {
    depth = 1 + ((layerTransition.old as? FrozenLayer)?.depth ?? 0)
    if depth <= 8 { caught = layerTransition }
  }
}
