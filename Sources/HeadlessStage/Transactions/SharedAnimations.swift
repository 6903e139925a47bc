package import Foundation
package import HeadlessViews
package import TransitionCurves

/// A timing group to which animations are added one by one: all share one timing and one end.
///
/// Each animation goes from one value to another, under the key of its property with the prefix
/// `transition.`. The caller sets the model values. All animations begin when the turn's
/// transaction is committed.
@MainActor
package final class SharedAnimations {
  private let timingGroup: TimingGroup
  private let group: CompletionGroup

  /// The part of the time in which the last animation moves; nil for the whole time.
  private var lastPart: TimingPart?

  /// Creates animations that are eased over a duration, in seconds, after a delay.
  package convenience init(
    duration: TimeInterval, delay: TimeInterval, timingFunction: MediaTimingFunction,
    completion: @escaping () -> Void
  ) {
    self.init(
      MediaTiming(beginTime: delay, duration: duration, fillMode: .backwards),
      .eased(timingFunction), completion)
  }

  /// Creates animations that a spring moves for a duration, in seconds, after a delay.
  package convenience init(
    spring: SpringCurve, duration: TimeInterval, delay: TimeInterval,
    completion: @escaping () -> Void
  ) {
    self.init(
      MediaTiming(beginTime: delay, duration: duration, fillMode: .backwards),
      .sprung(spring, settlingDuration: duration), completion)
  }

  private init(
    _ timing: MediaTiming, _ curve: AnimationTimingCurve, _ completion: @escaping () -> Void
  ) {
    group = CompletionGroup { _ in completion() }
    timingGroup = TimingGroup(
      timing: timing, curve: curve, groups: CompletionGroups(group, and: CATransaction.openGroup))
    CATransaction.add(timingGroup)
  }

  /// Makes an undo log store the animations when they end.
  package func keepFinished(in undoLog: ModelUndoLog) {
    undoLog.keep(timingGroup)
  }

  /// True while animations can be added: until the commit, or until an animation is removed.
  package var isOpen: Bool { timingGroup.isOpen }

  /// Adds an animation, and replaces the animation under the same key.
  ///
  /// Positions and sizes are animated relative to the model value, which must be `end`.
  package func animate(
    _ layer: CALayer, _ target: AnimationTarget, from start: LayerValue, to end: LayerValue
  ) {
    let (first, last, isAdditive) = Self.values(of: target, from: start, to: end)
    add(layer, target, ValueTrack(from: first, to: last), isAdditive: isAdditive)
  }

  /// Adds an animation that moves during a part of the time only, with a timing function of its
  /// own, and holds its values before and after.
  ///
  /// - Parameter part: In `0...1` of the group's duration; an empty part makes the value jump.
  package func animate(
    _ layer: CALayer, _ target: AnimationTarget, from start: LayerValue, to end: LayerValue,
    during part: ClosedRange<Double>, along function: MediaTimingFunction
  ) {
    let (first, last, isAdditive) = Self.values(of: target, from: start, to: end)
    let track = PartTrack(from: first, to: last, during: timingPart(part, along: function))
    add(layer, target, .other(track), isAdditive: isAdditive)
  }

  /// A part of the time; the animations that follow each other in the same part share it.
  private func timingPart(
    _ span: ClosedRange<Double>, along function: MediaTimingFunction
  ) -> TimingPart {
    if let lastPart, lastPart.span == span, lastPart.function == function { return lastPart }
    let part = TimingPart(span, along: function)
    lastPart = part
    return part
  }

  /// The difference of two numbers, points or sizes; nil for values of other kinds.
  private static func offset(_ value: LayerValue, from base: LayerValue) -> LayerValue? {
    switch value {
    case .number(let a):
      if case .number(let b) = base { return .number(a - b) }
    case .point(let a):
      if case .point(let b) = base { return .point(CGPoint(x: a.x - b.x, y: a.y - b.y)) }
    case .size(let a):
      if case .size(let b) = base {
        return .size(CGSize(width: a.width - b.width, height: a.height - b.height))
      }
    case .transform, .color, .path, .colors, .numbers, .flag:
      break
    }
    return nil
  }

  /// The values of an animation: for positions and sizes the differences from the end.
  private static func values(
    of target: AnimationTarget, from start: LayerValue, to end: LayerValue
  ) -> (start: LayerValue, end: LayerValue, isAdditive: Bool) {
    guard target.property == .position || target.property == .boundsSize,
      let offset = offset(start, from: end)
    else { return (start, end, false) }
    return (offset, end.neutral, true)
  }

  private func add(
    _ layer: CALayer, _ target: AnimationTarget, _ track: ValueTrack, isAdditive: Bool
  ) {
    LayerAnimations.of(layer).add(
      RunningAnimation(.transition, target, track, isAdditive: isAdditive, in: timingGroup))
    group.close()
  }
}

extension CALayer {
  /// Returns true while an animation that shares its timing with others moves a property.
  package func isSharedlyAnimated(_ target: AnimationTarget) -> Bool {
    animations?.isSharing(target) ?? false
  }

  /// Removes the animation that shares its timing with others and moves a property, if there is
  /// one.
  package func removeSharedAnimation(of target: AnimationTarget) {
    animations?.removeShared(of: target)
  }

  /// Reports that a property cannot be animated from or to a value.
  package func reportImpossible(_ value: LayerValue, of target: AnimationTarget) {
    report(StageIssue.wrongValue(target: target.key, owner: label, value: "\(value)"))
  }
}
