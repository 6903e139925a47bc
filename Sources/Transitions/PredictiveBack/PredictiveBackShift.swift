public import Transitioning

/// The distance by which a previewed screen follows the vertical travel of the finger.
///
/// ```swift
/// let offset = PredictiveBackShift.material.offset(ofHeight: 800, scale: 0.9, travel: -200)
/// ```
///
/// Sources: Material Components' `MaterialMainContainerBackHelper`; Flutter's
/// `PredictiveBackPageTransitionsBuilder`.
public enum PredictiveBackShift: Hashable, Sendable, CaseIterable {
  /// Material for Android: half of the height that the screen loses, less a gap of 8 points, at
  /// most 24 points, times the travel as a fraction of the height.
  case material

  /// Flutter: 1/20 of the height less 8 points, times the travel as a fraction of the height, which
  /// passes through `easeOut`. The scale does not matter.
  case flutter

  /// The offset of the screen, in points; positive is down.
  ///
  /// - Parameters:
  ///   - height: The height of the screen, in points. At a height of 0 the offset is 0.
  ///   - scale: The scale of the screen, unitless.
  ///   - travel: The vertical travel of the finger since it touched down, in points; positive is
  ///     down. More than the height counts as the height.
  public func offset(ofHeight height: CGFloat, scale: CGFloat, travel: CGFloat) -> CGFloat {
    guard height > 0 else { return 0 }
    let part = min(abs(travel) / height, 1)
    let sign: CGFloat = travel < 0 ? -1 : 1
    return switch self {
    case .material: sign * part * min(max(0, (height - scale * height) / 2 - 8), 24)
    case .flutter:
      sign * CGFloat(MediaTimingFunction.easeOut.value(at: Double(part))) * max(0, height / 20 - 8)
    }
  }
}
