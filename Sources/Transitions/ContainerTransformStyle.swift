public import Foundation
public import Transitioning

/// The choices of a container transform: how contents fade, how they fit, on which path the container
/// moves, and in which windows.
///
/// ```swift
/// product.transitionController.transition = .containerTransform(
///   from: card, style: .init(fade: .through, path: .arc))
/// ```
///
/// The defaults are those of Material Components for Android.
public struct ContainerTransformStyle: Hashable, Sendable {
  /// The way in which one content takes the place of the other.
  public enum Fade: String, CaseIterable, Hashable, Sendable {
    /// What comes fades in over what stays; on the way back it fades out again.
    case `in`
    /// What leaves fades out over what is there already; on the way back it fades in again.
    case out
    /// What comes fades in while what leaves fades out.
    case cross
    /// What leaves fades out, then what comes fades in: a share of 0.35 of the window is for the
    /// first.
    case through
  }

  /// The side of the container that both contents fit.
  public enum Fit: String, CaseIterable, Hashable, Sendable {
    /// The width, if the larger content then covers the height of the other one; or else the height.
    case automatic
    /// The width: what is too tall is cut below.
    case width
    /// The height: what is too wide is cut at both sides.
    case height
  }

  /// The path of the middle of the container's upper edge.
  public enum Path: String, CaseIterable, Hashable, Sendable {
    /// A straight line.
    case linear
    /// An arc that begins along the one axis and ends along the other, at constant speed in eased
    /// progress.
    case arc
  }

  /// The windows of one direction, as fractions of *eased* progress in `0...1`.
  public struct Windows: Hashable, Sendable {
    /// The window of the fade.
    public var fade: ClosedRange<Double>
    /// The window of the container's scale.
    public var scale: ClosedRange<Double>
    /// The window of the change of proportion.
    public var proportion: ClosedRange<Double>
    /// The window of the corners.
    public var corners: ClosedRange<Double>

    /// Creates the windows of one direction.
    public init(
      fade: ClosedRange<Double>, scale: ClosedRange<Double>, proportion: ClosedRange<Double>,
      corners: ClosedRange<Double>
    ) {
      (self.fade, self.scale, self.proportion, self.corners) = (fade, scale, proportion, corners)
    }

    /// The windows of a container that grows or shrinks, on a path.
    ///
    /// Source: the four groups of `ProgressThresholds` of Android's `MaterialContainerTransform`.
    public static func standard(isEntering: Bool, on path: Path) -> Windows {
      switch (isEntering, path) {
      case (true, .linear):
        Windows(fade: 0...0.25, scale: 0...1, proportion: 0...1, corners: 0...0.75)
      case (false, .linear):
        Windows(fade: 0.6...0.9, scale: 0...1, proportion: 0...0.9, corners: 0.3...0.9)
      case (true, .arc):
        Windows(fade: 0.1...0.4, scale: 0.1...1, proportion: 0.1...1, corners: 0.1...0.9)
      case (false, .arc):
        Windows(fade: 0.6...0.9, scale: 0...0.9, proportion: 0...0.9, corners: 0.2...0.9)
      }
    }
  }

  /// The way in which one content takes the place of the other.
  public var fade: Fade
  /// The side that both contents fit.
  public var fit: Fit
  /// The path of the container.
  public var path: Path

  /// True if the way in grows, false if it shrinks; nil to compare the areas of the two containers.
  public var isEntering: Bool?

  /// The durations of a container that grows and of one that shrinks, in seconds.
  public var durations: (entering: TimeInterval, returning: TimeInterval) {
    get { (enteringDuration, returningDuration) }
    set { (enteringDuration, returningDuration) = newValue }
  }

  private var enteringDuration = MaterialDuration.long2.seconds
  private var returningDuration = MaterialDuration.medium4.seconds

  /// The easing of the whole motion: linear, a cubic Bézier or a path.
  public var easing = MediaTimingFunction.emphasized

  /// The windows of a container that grows; nil for those of the path.
  public var enteringWindows: Windows?

  /// The windows of a container that shrinks; nil for those of the path.
  public var returningWindows: Windows?

  /// The colour over what is behind the larger container: black at 32 % by default.
  public var scrimColor = Color.black.withAlphaComponent(CGFloat(0x52) / 255)

  /// The colour behind both contents; nil for the background colour of the fore view.
  public var containerColor: Color?

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - fade: How one content takes the place of the other.
  ///   - fit: The side that both contents fit.
  ///   - path: The path of the container.
  public init(fade: Fade = .in, fit: Fit = .automatic, path: Path = .linear) {
    (self.fade, self.fit, self.path) = (fade, fit, path)
  }

  /// True if a container of a size grows to another size on the way in.
  func grows(from source: CGSize, to fore: CGSize) -> Bool {
    isEntering ?? (fore.width * fore.height > source.width * source.height)
  }

  /// The windows of a direction.
  func windows(isEntering: Bool) -> Windows {
    (isEntering ? enteringWindows : returningWindows)
      ?? .standard(isEntering: isEntering, on: path)
  }
}
