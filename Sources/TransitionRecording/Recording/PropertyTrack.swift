public import HeadlessStage
public import HeadlessViews

/// What one property of one layer showed in a run, frame by frame, from its first animation on.
public struct PropertyTrack: Hashable, Sendable {
  /// The number of the layer, as in `DisplayItem.layer`.
  public internal(set) var layer: Int

  /// What the layer is called, for people.
  public let name: String

  /// The property, or the one number of it that was animated.
  public let target: AnimationTarget

  /// Where in its recording's `frames` the first value belongs.
  public let firstFrame: Int

  /// What it showed, one element a frame, to the last frame of the run.
  public internal(set) var values: [LayerValue]

  /// The values of a property, from a frame on.
  public init(
    layer: Int, name: String, target: AnimationTarget, firstFrame: Int, values: [LayerValue]
  ) {
    precondition(firstFrame >= 0, "there is no frame \(firstFrame)")
    self.layer = layer
    self.name = name
    self.target = target
    self.firstFrame = firstFrame
    self.values = values
  }
}
