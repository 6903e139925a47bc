/// What the check of a law has found.
public struct LawFinding: Sendable {
  /// The number of things that were looked at: frames, instants or runs.
  public var looked: Int

  /// The faults, the first first.
  public private(set) var violations: [Violation] = []

  /// The law whose fault is the cause of faults that this finding does not list; nil if none is.
  var root: LawName?

  /// The reason why nothing could be checked; nil if something was.
  public var reason: String?

  /// The greatest number of faults that a finding lists.
  private static let limit = 3

  /// A finding without a fault.
  ///
  /// - Parameter looked: The number of things that were looked at; with 0 the law had nothing to
  ///   check.
  public init(looked: Int = 0) {
    self.looked = looked
  }

  /// A finding of a law that has nothing to check.
  public static func nothing(_ reason: String) -> LawFinding {
    var finding = LawFinding()
    finding.reason = reason
    return finding
  }

  /// Adds a fault; beyond the third only the number grows.
  public mutating func add(_ violation: Violation) {
    if violations.count < Self.limit {
      violations.append(violation)
    } else {
      violations[Self.limit - 1].others += 1
    }
  }

  /// Adds what another check has found.
  public mutating func add(_ other: LawFinding) {
    looked += other.looked
    if reason == nil { reason = other.reason }
    if root == nil { root = other.root }
    for violation in other.violations { add(violation) }
  }
}
