import HeadlessStage
public import HeadlessViews
public import TransitionCurves

/// The values of one property of one layer in a run, frame by frame, from its first animation on.
public struct PropertyTrack: Hashable, Sendable {
  /// The number of the layer, as in `DisplayItem.layer`.
  public internal(set) var layer: Int

  /// The layer's name, for people, as in `AnimationRecord.name`.
  public let name: String

  /// The animated property, or the animated component of a property.
  public let target: AnimationTarget

  /// The index in the recording's `frames` of the first value.
  public let firstFrame: Int

  /// The presentation values, one element a frame, to the last frame of the run.
  public internal(set) var values: [LayerValue]

  /// Creates a track of a property from a frame on.
  package init(
    layer: Int, name: String, target: AnimationTarget, firstFrame: Int, values: [LayerValue]
  ) {
    precondition(
      firstFrame >= 0, "PropertyTrack firstFrame must not be negative, not \(firstFrame)")
    self.layer = layer
    self.name = name
    self.target = target
    self.firstFrame = firstFrame
    self.values = values
  }
}
