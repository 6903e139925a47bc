/// The name of a law of transitions.
///
/// `TransitionLaws` holds transitions to its laws; a transition only needs their names, to declare
/// the laws that it breaks.
public struct LawName: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByStringLiteral {
  /// The name in reports and on a command line, which continues a sentence about the transition.
  public let rawValue: String

  /// Creates the name of a law.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates the name of a law.
  public init(stringLiteral value: String) { rawValue = value }

  /// The transition ends once, within its duration.
  public static let ends: LawName = "ends"
  /// The fore view reaches its final state.
  public static let arrives: LawName = "arrives"
  /// The backward transition restores the initial state.
  public static let returns: LawName = "returns"
  /// All values change without a jump.
  public static let isContinuous: LawName = "is continuous"
  /// A reversed transition retraces its motion.
  public static let reverses: LawName = "reverses"
  /// A cancelled transition restores the initial state.
  public static let cancels: LawName = "cancels"
  /// An interruption does not change the final state.
  public static let survives: LawName = "survives"
  /// Right-to-left is the mirror image of left-to-right.
  public static let mirrors: LawName = "mirrors"
  /// With reduced motion, all views stay in place.
  public static let reducesMotion: LawName = "reduces motion"
  /// All objects of the transition are released after the end.
  public static let releases: LawName = "releases"
  /// Without animation the final state is the same.
  public static let skips: LawName = "skips"
  /// Appearance callbacks come in order.
  public static let balancesCallbacks: LawName = "balances callbacks"
  /// Two runs are equal.
  public static let repeats: LawName = "repeats"
  /// A dragged view stays below the finger.
  public static let follows: LawName = "follows"
  /// The picture changes throughout the duration, without a pop at either end.
  public static let isSeen: LawName = "is seen"
  /// The motion has the values of its specification.
  public static let conforms: LawName = "conforms"
  /// A touch finds what is seen.
  public static let answers: LawName = "answers"
  /// Text and images are not stretched.
  public static let keepsProportions: LawName = "keeps proportions"
}

extension LawName: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}

/// A law that a transition breaks, with the reason.
public struct LawException: Hashable, Sendable {
  /// The law.
  public let law: LawName

  /// The reason, as a sentence or a part of a sentence for a reader of a report.
  public let reason: String

  /// Creates an exception.
  public init(_ law: LawName, because reason: String) {
    self.law = law
    self.reason = reason
  }
}

/// A transition that breaks some laws, and gives the reasons.
///
/// ```swift
/// extension DropTransition: TransitionWithLawExceptions {
///   var lawExceptions: [LawException] {
///     [LawException(.reverses, because: "the card falls by gravity and rises on a spring")]
///   }
/// }
/// ```
///
/// An audit shows such a law as declared. An exception that is not needed fails the audit.
@preconcurrency @MainActor
public protocol TransitionWithLawExceptions: Transition {
  /// The laws that the transition breaks.
  var lawExceptions: [LawException] { get }
}
