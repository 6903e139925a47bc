/// A staircase of equal steps in time and in progress: CSS `steps(count, jump)`.
///
/// ```swift
/// Steps(4, .jumpEnd).value(at: 0.3)  // 0.25
/// ```
///
/// Source: CSS Easing Functions Level 1, §2.3. A step belongs to the instant at which it begins.
public struct Steps: Hashable, Sendable {
  /// Where the staircase rises, in CSS's words.
  public enum Jump: String, CaseIterable, Hashable, Sendable {
    /// At the beginning of each step; the first is taken at once.
    case jumpStart
    /// At the end of each step; the last is taken at the end.
    case jumpEnd
    /// Between the steps only; holds both `0` and `1`.
    case jumpNone
    /// At both ends as well; holds neither.
    case jumpBoth
  }

  /// Number of stretches of equal length, at least one; at least two for ``Jump/jumpNone``.
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

  /// The staircase played from its end, with each step still owned by the instant it begins at.
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

  /// Always `0`: a staircase is level wherever it is not in the middle of a jump.
  public func velocity(at fraction: Double) -> Double { 0 }
}

extension Steps {
  /// Progress at `fraction`, with the staircase continued outside `0...1`, as CSS does.
  ///
  /// - Parameter isBefore: CSS's *before flag*, set in the before phase of an animation: at the
  /// very   instant of a jump, the jump has not been made yet.
  public func extendedValue(at fraction: Double, isBefore: Bool = false) -> Double {
    let input = fraction.isNaN ? 0 : min(max(fraction, -Self.reach), Self.reach)
    let position = input * Double(count)
    var step = position.rounded(.down)
    if isBefore, step == position { step -= 1 }
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

  /// Fractions beyond this are treated as if they were here, so that no staircase is endless.
  private static let reach = 1e15
}
