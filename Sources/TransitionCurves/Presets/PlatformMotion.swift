public import Foundation

/// The default durations of several platforms, in seconds.
public enum PlatformDuration: TimeInterval, CaseIterable, Hashable, Sendable {
  /// Core Animation's implicit animations: 0.25 s. (`CATransaction`'s default.)
  case implicitAnimation = 0.25
  /// A modal view on iOS: 0.5 s. (Extracted by Material Motion's examples.)
  case modal = 0.5
  /// A Material Motion transition that states no duration: 0.35 s.
  case transition = 0.35
  /// A sheet of actions on iOS: 0.335 s. (Flutter's Cupertino popup route.)
  case popup = 0.335
  /// A page pushed on iOS: 0.4 s. (Flutter's Cupertino routes.)
  case push = 0.4
  /// An activity on Android 9: 0.425 s. (react-navigation's specification of it.)
  case androidActivity = 0.425
  /// The return after a cancelled predictive back gesture: 0.1 s. (Material Components.)
  case predictiveBackCancel = 0.1

  /// The duration, in seconds.
  public var seconds: TimeInterval { rawValue }
}

extension SpringCurve {
  /// A modal view on iOS: mass 3, stiffness 1000, damping 500.
  ///
  /// Over-damping counts as critical here. With the literal equation, 37 % of the distance would be
  /// left after the 0.5 s that iOS gives the motion. This spring has 0.11 % left then, about a
  /// point of a phone's height; its ``settlingDuration`` is 0.545 s.
  ///
  /// Source: Material Motion's `MDMAnimationTraits.systemModalMovement`, and the damping ratio of
  /// 4.56 in Apple's documentation of `UISpringTimingParameters.init()`.
  public static let systemModal = SpringCurve(mass: 3, stiffness: 1000, damping: 500)

  /// The motion of an element that follows a finger: damping ratio 0.8, response 0.2 s.
  ///
  /// Source: Wave.
  public static let interactive = SpringCurve(response: 0.2, dampingRatio: 0.8)

  /// The motion of an element after the finger has lifted: damping ratio 1, response 0.82 s.
  ///
  /// Source: Wave.
  public static let animated = SpringCurve(response: 0.82, dampingRatio: 1)

  /// Core Animation's spring with default constants: mass 1, stiffness 100, damping 10.
  public static let `default` = SpringCurve(stiffness: 100, damping: 10)
}

extension MediaTimingFunction {
  /// The curve that Android's predictive back gesture applies to the finger's progress.
  ///
  /// Source: Android's *Predictive back design*; Material's `MaterialBackAnimationHelper`.
  public static let predictiveBack = MediaTimingFunction(controlPoints: 0.1, 0.1, 0, 1)

  /// The default easing of Android's transitions, `AccelerateDecelerateInterpolator`: half a wave of
  /// a cosine.
  ///
  /// This is the cubic Bézier nearest to it; progress differs by less than 0.0002.
  ///
  /// Source: `(1 - cos(π·x)) / 2`, in the source code of that class.
  public static let accelerateDecelerate = MediaTimingFunction(controlPoints: 0.3643, 0, 0.6357, 1)

  /// A page that grows on Android 10: a sixth of the time for two fifths of the distance.
  ///
  /// It has the points of Material's emphasized curve, each half of it in its own unit square.
  ///
  /// Source: Flutter's `ZoomPageTransitionsBuilder`.
  public static let zoomPage = MediaTimingFunction(
    PathCurve([
      .init(
        0.05 * zoomPageTurn.x, 0, 0.133333 * zoomPageTurn.x, 0.06 * zoomPageTurn.y,
        to: zoomPageTurn.x, zoomPageTurn.y),
      .init(
        zoomPageTurn.x + 0.208333 * (1 - zoomPageTurn.x),
        zoomPageTurn.y + 0.82 * (1 - zoomPageTurn.y),
        zoomPageTurn.x + 0.25 * (1 - zoomPageTurn.x), 1, to: 1, 1),
    ]))

  /// The point between the two halves of ``zoomPage``.
  private static let zoomPageTurn = (x: 0.166666, y: 0.4)

  /// A page or an element that arrives on Windows: fast, then very slow.
  ///
  /// Source: WinUI's `DrillInNavigationTransitionInfo` and `EntranceNavigationTransitionInfo`.
  public static let windowsDecelerate = MediaTimingFunction(controlPoints: 0.1, 0.9, 0.2, 1)
}
