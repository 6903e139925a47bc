public import Foundation
public import Transitioning

/// The choices of a container transform: how contents fade, how they fit, and on which path the
/// container moves.
///
/// ```swift
/// product.transitionController.transition = .containerTransform(
///   from: card, style: .init(fade: .through, path: .arc, easing: .legacy, duration: 0.6))
/// ```
///
/// The defaults are those of Material Components for Android. With the figures of Flutter's
/// `OpenContainer` a style has the durations, the easing, the colours and the fade, of which
/// Flutter knows two: ``Fade/through``, and the others as ``Fade/in``. Flutter's contents fit the
/// width and its path is a line.
///
/// With Android's figures, an easing that goes beyond its ends takes the place and the scale of the
/// container beyond theirs, while its proportion and its corners stay between theirs. A scale whose
/// window is a part of the progress, as on an arc, stays in the window here; Android's leaves it.
public struct ContainerTransformStyle: Hashable, Sendable {
  /// The fade from one content to the other.
  public enum Fade: CaseIterable, Hashable, Sendable {
    /// The incoming content fades in over the outgoing one; backward, it fades out again.
    case `in`
    /// The outgoing content fades out over the incoming one; backward, it fades in again.
    case out
    /// The incoming content fades in while the outgoing one fades out.
    case cross
    /// The outgoing content fades out, then the incoming one fades in: the fade out takes 0.35 of
    /// the window.
    case through
  }

  /// The side of the container that both contents fit.
  public enum Fit: CaseIterable, Hashable, Sendable {
    /// The width, if the larger content then covers the height of the other one; or else the
    /// height.
    case automatic
    /// The width: a content that is too tall is cut below.
    case width
    /// The height: a content that is too wide is cut at both sides.
    case height
  }

  /// The path of the middle of the container's upper edge.
  public enum Path: CaseIterable, Hashable, Sendable {
    /// A straight line.
    case linear
    /// An arc that begins along the one axis and ends along the other, at constant speed in eased
    /// progress; exact to 0.0001 points. Beyond its ends it is a line, as Android's.
    case arc
  }

  /// The windows of one direction, as fractions of *eased* progress in `0...1`.
  struct Windows: Hashable, Sendable {
    /// The window of the fade.
    var fade: ClosedRange<Double>
    /// The window of the container's scale.
    var scale: ClosedRange<Double>
    /// The window of the change of proportion.
    var proportion: ClosedRange<Double>
    /// The window of the corners.
    var corners: ClosedRange<Double>

    /// The windows of a container that grows or shrinks, on a path.
    ///
    /// Source: the four groups of `ProgressThresholds` of Android's `MaterialContainerTransform`.
    static func standard(isEntering: Bool, on path: Path) -> Windows {
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

  /// The fade from one content to the other.
  public var fade: Fade
  /// The side that both contents fit.
  public var fit: Fit
  /// The path of the container.
  public var path: Path

  /// The implementation whose figures the motion has.
  public var source: MaterialMotion.Source

  /// The forward duration, in seconds; nil for that of the source.
  public var duration: TimeInterval?

  /// The backward duration, in seconds; nil for that of the source.
  public var backwardDuration: TimeInterval?

  /// The easing of the whole motion: linear, a cubic Bézier or a path; nil for that of the source.
  public var easing: MediaTimingFunction?

  /// The colour of the scrim behind the larger container; nil for that of the source: black at 32 %
  /// (Android) or at 54 % (Flutter).
  public var scrimColor: UIColor?

  /// The colour behind both contents; nil for the background colour of the fore view.
  ///
  /// With ``Fade/through`` out of a button it is best the button's colour: the container is then a
  /// large button until the icon has faded, and has one colour in each picture.
  public var background: UIColor?

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - fade: The fade from one content to the other.
  ///   - fit: The side that both contents fit.
  ///   - path: The path of the container.
  ///   - source: The implementation whose figures the motion has; Android's by default.
  ///   - background: The colour behind both contents; nil for that of the fore view.
  ///   - duration: The forward duration, in seconds; finite and not negative. Nil for that of the
  ///     source, which depends on whether the container grows or shrinks.
  ///   - backwardDuration: The backward duration, by the same rules.
  ///   - easing: The easing of the whole motion: linear, a cubic Bézier or a path; nil for that of
  ///     the source.
  public init(
    fade: Fade = .in, fit: Fit = .automatic, path: Path = .linear,
    source: MaterialMotion.Source = .android, background: UIColor? = nil,
    duration: TimeInterval? = nil, backwardDuration: TimeInterval? = nil,
    easing: MediaTimingFunction? = nil
  ) {
    (self.fade, self.fit, self.path, self.source) = (fade, fit, path, source)
    (self.easing, self.background) = (easing, background)
    (self.duration, self.backwardDuration) = (duration, backwardDuration)
  }

  /// The duration of a direction, in seconds; by default 500 ms for a container that grows and 400
  /// ms for one that shrinks (Android), or 300 ms (Flutter).
  func duration(isForward: Bool, isEntering: Bool) -> TimeInterval {
    if let own = isForward ? duration : backwardDuration { return own }
    let android: MaterialDuration = isEntering ? .long2 : .medium4
    return (source == .android ? android : .medium2).seconds
  }

  /// The easing of both directions.
  var usedEasing: MediaTimingFunction { easing ?? (source == .android ? .emphasized : .legacy) }

  /// The colour of the scrim.
  var usedScrimColor: UIColor {
    scrimColor ?? .black.withAlphaComponent(CGFloat(source == .android ? 0x52 : 0x8A) / 255)
  }

  /// True if a container of a size grows to another size forward.
  func grows(from source: CGSize, to fore: CGSize) -> Bool {
    fore.width * fore.height > source.width * source.height
  }
}
