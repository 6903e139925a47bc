public import Foundation
public import Transitioning

/// One run of a transition, from rest to rest, with a picture of every frame.
public struct AuditRun: Sendable {
  /// The picture at an instant.
  public struct Frame: Sendable {
    /// The number of the frame, from 0.
    public let index: Int

    /// The time since the beginning of the run, in seconds.
    public let time: TimeInterval

    /// The picture.
    public let displayList: DisplayList

    /// The first item whose name is or ends with a name in quotes: `frame["header"]` finds
    /// `UIView 'header'`.
    ///
    /// A law of one's own that looks for a name that no frame has is not kept: it has nothing to
    /// check. A law about the absence of a view looks at the items of `displayList`.
    public subscript(name: String) -> DisplayItem? {
      let item = displayList.items.first { $0.name == name || $0.name.hasSuffix("'\(name)'") }
      NameSearch.note(name, isFound: item != nil)
      return item
    }
  }

  /// A change in no time: the pictures just before an instant and at the instant.
  struct Jump: Sendable {
    let time: TimeInterval
    let before: DisplayList
    let after: DisplayList
    let step: PictureStep
    /// The greatest difference of a pixel, in `0...1`, if items came or went.
    let pixels: Double
  }

  /// The direction.
  public let direction: TransitionDirection

  /// The duration of the transition, in seconds: that of its coordinator, or the time until its
  /// springs are at rest, if that is longer and the transition has no duration of its own.
  public let duration: TimeInterval

  /// True if the transition is a `TransitionWithCustomDuration`.
  let hasOwnDuration: Bool

  /// The spring of the transition that comes to rest last; nil without one.
  let lastSpring: SpringRest?

  /// The picture at rest, before the run.
  public let displayListBefore: DisplayList

  /// The frames, from the beginning until the stage was at rest.
  public let frames: [Frame]

  /// The events, in order.
  public let events: [StageEvent]

  /// The time until the stage was at rest, in seconds, or an error that names what never ended.
  public let settlingResult: Result<TimeInterval, SettleError>

  /// The time at which the transition was complete, in seconds; nil if it never was.
  public let completionTime: TimeInterval?

  /// The issues that the stage reported.
  public let issues: [any DiagnosticIssue]

  /// The jumps, in the order of time.
  let jumps: [Jump]

  /// The frames in which a snapshot and its original are both visible, at two places.
  let doubles: [DoubleImage]

  /// The numbers of the layers of the snapshots that were shown, without the layers inside.
  let snapshots: Set<Int>

  /// The number of the fore view's layer; nil without a fore view.
  let fore: Int?

  /// A snapshot and its original that are both visible.
  struct DoubleImage: Sendable {
    let time: TimeInterval
    let name: String
    /// The distance of the two, in points.
    let distance: CGFloat
  }

  /// The first frame.
  public var first: Frame { frames[0] }

  /// A finding about all frames, with a violation for the first one that has a fault.
  ///
  /// - Parameters:
  ///   - fault: The fault of the frame, in words.
  ///   - isFaulty: True for a frame with the fault.
  public func violations(_ fault: String, where isFaulty: (Frame) -> Bool) -> LawFinding {
    var finding = LawFinding(checkedCount: frames.count)
    if let frame = frames.first(where: isFaulty) {
      finding.add(Violation(fault, in: self, at: frame.time))
    }
    return finding
  }
}

extension Violation {
  /// Creates a fault in a run.
  ///
  /// - Parameters:
  ///   - fault: The fault, as the end of a sentence.
  ///   - subject: The name of the view that is at fault.
  ///   - run: The run.
  ///   - time: The time since the beginning of the run, in seconds.
  ///   - cause: The likely cause.
  public init(
    _ fault: String, subject: String? = nil, in run: AuditRun, at time: TimeInterval? = nil,
    cause: String? = nil
  ) {
    self.init(fault, subject: subject, cause: cause)
    direction = run.direction
    self.time = time
    frames = run.frames.count
    frame = time.map { time in run.frames.lastIndex { $0.time <= time + 1e-9 } ?? 0 }
  }
}
