import TransitionCurves

/// A part of a timing group's time, in which some of its animations move along a timing function of
/// their own.
final class TimingPart: Sendable {
  /// The part, in `0...1` of the group's duration; if it is empty, values jump.
  let span: ClosedRange<Double>

  /// The easing within the part.
  let function: MediaTimingFunction

  init(_ span: ClosedRange<Double>, along function: MediaTimingFunction) {
    self.span = span
    self.function = function
  }

  /// The progress within the part at a progress of the whole.
  func progress(at whole: Double) -> Double {
    guard whole >= span.lowerBound else { return 0 }
    guard whole < span.upperBound else { return 1 }
    return function.value(at: (whole - span.lowerBound) / (span.upperBound - span.lowerBound))
  }
}
