/// A staircase of equal steps in time and in progress: CSS `steps(count, jump)`.
///
/// ```swift
/// Steps(4, .jumpEnd).value(at: 0.3)  // 0.25
/// ```
///
/// Source: CSS Easing Functions Level 1, §2.3. A step includes the instant at which it begins.
public struct Steps: Hashable, Sendable {
  /// Where the staircase rises, in CSS's words.
  public enum Jump: String, CaseIterable, Hashable, Sendable {
    /// At the beginning of each step; the first jump comes at once.
    case jumpStart
    /// At the end of each step; the last jump comes at the end.
    case jumpEnd
    /// Between the steps only; progress stays at `0` for a step, and at `1` for a step.
    case jumpNone
    /// Between the steps and at both ends; no step is at `0` or at `1`.
    case jumpBoth
  }

  /// The number of stretches of equal length, at least one; at least two for ``Jump/jumpNone``.
  public let count: Int

  /// Where the staircase rises.
  public let jump: Jump

  /// A staircase of `count` stretches of time.
  ///
  /// - Precondition: `count` is at least one, and at least two for ``Jump/jumpNone``.
  public init(_ count: Int, _ jump: Jump = .jumpEnd) {
    let least = jump == .jumpNone ? 2 : 1
    precondition(count >= least, "Steps count must be at least \(least) for \(jump), not \(count)")
    self.count = count
    self.jump = jump
  }

  /// The staircase played from its end; each step still includes the instant at which it begins.
  public func reversed() -> Steps {
    switch jump {
    case .jumpStart: Steps(count, .jumpEnd)
    case .jumpEnd: Steps(count, .jumpStart)
    case .jumpNone, .jumpBoth: self
    }
  }
}

extension Steps: TimingCurve {
  /// Progress once `fraction` of the time has passed; the ends hold outside `0...1`.
  public func value(at fraction: Double) -> Double {
    extendedValue(at: fraction > 0 ? min(fraction, 1) : 0)
  }

  /// Always `0`: a staircase is level except at its jumps.
  public func velocity(at fraction: Double) -> Double { 0 }
}

extension Steps {
  /// Progress at `fraction`, with the staircase continued outside `0...1`, as CSS does.
  ///
  /// - Parameter fraction: The part of the duration that has passed, unitless, also outside
  ///   `0...1`; NaN counts as 0.
  public func extendedValue(at fraction: Double) -> Double {
    let input = fraction.isNaN ? 0 : min(max(fraction, -Self.reach), Self.reach)
    let position = input * Double(count)
    var step = position.rounded(.down)
    if jump == .jumpStart || jump == .jumpBoth { step += 1 }
    if input >= 0, step < 0 { step = 0 }
    if input <= 1, step > jumps { step = jumps }
    return step / jumps
  }

  private var jumps: Double {
    switch jump {
    case .jumpStart, .jumpEnd: Double(count)
    case .jumpNone: Double(count) - 1
    case .jumpBoth: Double(count) + 1
    }
  }

  /// Fractions beyond this count as this one, so that progress stays finite.
  private static let reach = 1e15
}
