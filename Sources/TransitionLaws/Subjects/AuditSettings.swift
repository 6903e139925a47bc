public import Foundation
public import Transitioning

/// The situations of an audit, and the differences and the laws that it leaves out.
///
/// ```swift
/// let settings = AuditSettings(screens: [.phone, .tablet.rightToLeft], frameStride: 10)
/// ```
///
/// A value that is nil is the default; in a test, it is that of the trait `.auditing(…)`.
public struct AuditSettings: Sendable {
  /// The screens; a phone by default.
  ///
  /// By default, the final states are also those of a phone on its side and of a tablet, so that a
  /// transition with the numbers of one screen is found.
  public var screens: [StageScreen]?

  /// The placements of the controller; by default, all that the transition supports.
  public var placements: [AuditPlacement]?

  /// The distance of the frames at which runs are interrupted, and at which a run is compared with
  /// another; at least 1, which is the default, for every frame.
  public var frameStride: Int?

  /// The only instant at which runs are interrupted, in seconds; by default, there are the frames.
  public var instant: TimeInterval?

  /// The ignored differences; 1 pt and an opacity of 0.02 by default.
  public var tolerance: AuditTolerance?

  /// The specification of the motion; the transition's own by default.
  public var spec: MotionSpec?

  /// Exceptions from laws, besides those that the transition declares.
  public var exceptions: [LawException]

  /// Creates settings.
  public init(
    screens: [StageScreen]? = nil, placements: [AuditPlacement]? = nil, frameStride: Int? = nil,
    instant: TimeInterval? = nil, tolerance: AuditTolerance? = nil, spec: MotionSpec? = nil,
    exceptions: [LawException] = []
  ) {
    (self.screens, self.placements) = (screens, placements)
    (self.frameStride, self.instant) = (frameStride, instant)
    (self.tolerance, self.spec, self.exceptions) = (tolerance, spec, exceptions)
  }

  /// These settings, replaced by those of a nearer place; exceptions are added.
  package func replaced(by nearer: AuditSettings) -> AuditSettings {
    AuditSettings(
      screens: nearer.screens ?? screens, placements: nearer.placements ?? placements,
      frameStride: nearer.frameStride ?? frameStride, instant: nearer.instant ?? instant,
      tolerance: nearer.tolerance ?? tolerance, spec: nearer.spec ?? spec,
      exceptions: exceptions + nearer.exceptions)
  }

  /// The screens on which only the final states are looked at.
  var otherScreens: [StageScreen] { screens == nil ? [.phone.rotated, .tablet] : [] }

  /// The distance of the frames, at least 1.
  var stride: Int { max(frameStride ?? 1, 1) }
}
