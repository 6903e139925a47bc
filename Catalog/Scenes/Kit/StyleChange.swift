import Transitioning

/// When the status bar or the home indicator changes its style while a screen comes or goes.
///
/// A change is short, as it is in UIKit, and happens where the edge of what moves passes the text.
/// It takes a part of a transition, a range in `0...1` of the duration. The part on the way back is
/// that of the way there, mirrored, unless the transition moves otherwise on the way back.
struct StyleChange {
  /// What shows between two changes.
  enum Meanwhile {
    /// The status bar in a style, where `default` follows the interface.
    case style(UIStatusBarStyle)
    /// No status bar, because something passes over it.
    case hidden
  }

  /// What shows between two changes; nil if there is one change.
  let meanwhile: Meanwhile?

  /// True if the parts are of the motion, along the transition's own curve, and not of its duration.
  let isOfMotion: Bool

  private let there: [ClosedRange<Double>]
  private let back: [ClosedRange<Double>]

  /// One change, by default in the middle.
  ///
  /// - Parameters:
  ///   - part: The part of the way there.
  ///   - partBack: The part of the way back; nil for `part`, mirrored.
  ///   - isOfMotion: True if the parts are of the motion, which a spring begins fast and a finger
  ///     does not.
  init(
    in part: ClosedRange<Double> = 0.45...0.55, andBackIn partBack: ClosedRange<Double>? = nil,
    isOfMotion: Bool = false
  ) {
    meanwhile = nil
    self.isOfMotion = isOfMotion
    there = [part]
    back = [partBack ?? part.mirrored]
  }

  /// Two changes, for what is below only meanwhile.
  ///
  /// - Parameters:
  ///   - meanwhile: What shows between the changes.
  ///   - parts: The parts of the way there, one after the other.
  ///   - partsBack: The two parts of the way back, or the part of its only change; nil for `parts`,
  ///     mirrored.
  init(
    to meanwhile: Meanwhile, between parts: (ClosedRange<Double>, ClosedRange<Double>),
    andBackIn partsBack: [ClosedRange<Double>]? = nil
  ) {
    self.meanwhile = meanwhile
    isOfMotion = false
    there = [parts.0, parts.1]
    back = partsBack ?? [parts.1.mirrored, parts.0.mirrored]
  }

  /// The parts of the changes, ascending in time.
  func parts(isBack: Bool) -> [ClosedRange<Double>] { isBack ? back : there }
}

extension ClosedRange<Double> {
  fileprivate var mirrored: Self { 1 - upperBound...1 - lowerBound }
}
