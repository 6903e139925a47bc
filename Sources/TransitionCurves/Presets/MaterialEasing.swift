/// Material's easings, named by use.
///
/// Sources: Material 3 motion specification, *Motion.md* and `tokens.xml` of Material Components
/// for Android, Flutter's `Easing`. Where `tokens.xml` differs from the specification (it ends
/// `emphasizedDecelerate` at (0.1, 0.7) and `emphasizedAccelerate` at (0.8, 0.2)), these constants
/// follow the specification.
extension MediaTimingFunction {
  /// Material 3, for small things that begin and end on the screen.
  public static let standard = MediaTimingFunction(controlPoints: 0.2, 0, 0, 1)

  /// Material 3, for small things that enter.
  public static let standardDecelerate = MediaTimingFunction(controlPoints: 0, 0, 0, 1)

  /// Material 3, for small things that leave.
  public static let standardAccelerate = MediaTimingFunction(controlPoints: 0.3, 0, 1, 1)

  /// Material 3, for important elements; two cubics in a row, which no single cubic can replace.
  public static let emphasized = MediaTimingFunction(
    PathCurve([
      .init(0.05, 0, 0.133333, 0.06, to: 0.166666, 0.4),
      .init(0.208333, 0.82, 0.25, 1, to: 1, 1),
    ]))

  /// Material 3, for important elements that enter.
  public static let emphasizedDecelerate = MediaTimingFunction(controlPoints: 0.05, 0.7, 0.1, 1)

  /// Material 3, for important elements that leave permanently.
  public static let emphasizedAccelerate = MediaTimingFunction(controlPoints: 0.3, 0, 0.8, 0.15)

  /// Material 2's standard easing, also known as *fast out, slow in*.
  public static let legacy = MediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1)

  /// Material 2, for elements that enter.
  public static let legacyDecelerate = MediaTimingFunction(controlPoints: 0, 0, 0.2, 1)

  /// Material 2, for elements that leave permanently.
  public static let legacyAccelerate = MediaTimingFunction(controlPoints: 0.4, 0, 1, 1)

  /// Material 2, for elements that leave and may return at any time.
  public static let sharp = MediaTimingFunction(controlPoints: 0.4, 0, 0.6, 1)
}
