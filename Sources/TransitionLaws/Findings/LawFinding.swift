/// The result of the check of a law.
public struct LawFinding: Sendable {
  /// The number of checked frames, instants or runs.
  public var checkedCount: Int

  /// The faults, the first first.
  public private(set) var violations: [Violation] = []

  /// The law whose fault is the cause of faults that this finding does not list; nil if none is.
  var root: LawName?

  /// The reason why no check was possible; nil after a check.
  public var reason: String?

  /// The greatest number of faults that a finding lists.
  private static let limit = 3

  /// A finding without a fault.
  ///
  /// - Parameter checkedCount: The number of checked frames, instants or runs; with 0 the law had
  ///   nothing to check.
  public init(checkedCount: Int = 0) {
    self.checkedCount = checkedCount
  }

  /// A finding of a law that has nothing to check.
  public static func nothing(_ reason: String) -> LawFinding {
    var finding = LawFinding()
    finding.reason = reason
    return finding
  }

  /// Adds a fault with those that it stands for; from the fourth on, only the number grows.
  public mutating func add(_ violation: Violation) {
    if violations.count < Self.limit {
      violations.append(violation)
    } else {
      violations[Self.limit - 1].others += 1 + violation.others
    }
  }

  /// Names the screen of all faults, which is another one than that of the audit.
  mutating func place(on screen: String) {
    for index in violations.indices {
      violations[index].screen = screen
      violations[index].cause =
        violations[index].cause
        ?? "a number of one screen stands in the transition: use context.foreFrame and the bounds of"
        + " context.containerView"
    }
  }

  /// Adds the result of another check.
  public mutating func add(_ other: LawFinding) {
    checkedCount += other.checkedCount
    if reason == nil { reason = other.reason }
    if root == nil { root = other.root }
    for violation in other.violations { add(violation) }
  }
}
