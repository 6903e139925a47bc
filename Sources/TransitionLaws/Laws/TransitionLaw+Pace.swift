public import Foundation
import Transitioning

/// What the author of one transition means by its pace.
extension TransitionLaw {
  /// Both ways take less than a time.
  ///
  /// - Parameter time: In seconds; positive.
  public static func isFaster(than time: TimeInterval) -> TransitionLaw {
    precondition(time > 0, "TransitionLaw.isFaster time must be positive, not \(time)")
    return TransitionLaw(
      "is faster than \(time.inSeconds)", code: ".isFaster(than: \(time))"
    ) { run in
      var finding = LawFinding(checkedCount: 1)
      if run.duration >= time {
        finding.add(Violation("takes \(run.duration.inSeconds)", in: run, at: run.duration))
      }
      return finding
    }
  }

  /// Each way takes less time than that way of another transition, between two plain screens.
  ///
  /// ```swift
  /// audit(PosterTransition(), for: [.isFaster(than: FadeTransition())])
  /// ```
  ///
  /// - Parameter make: Makes the other transition.
  public static func isFaster<Other: Transition>(
    than make: @autoclosure @escaping @MainActor @Sendable () -> Other
  ) -> TransitionLaw {
    TransitionLaw("is faster than \(Other.self)", code: nil) { audit in
      let play = ScenePlay(
        PlainScene(audit.placement ?? .presented, behind: { _ in }, inside: { _ in }, make),
        on: audit.screen)
      let others = [TransitionDirection.forward, .backward].compactMap {
        play.run($0, audit.tolerance, stride: .max)
      }
      return audit.eachRun { run in
        guard let other = others.first(where: { $0.direction == run.direction }) else {
          return .nothing("the other transition cannot be run")
        }
        var finding = LawFinding(checkedCount: 1)
        if run.duration >= other.duration {
          finding.add(
            Violation(
              "takes \(run.duration.inSeconds), and the other \(other.duration.inSeconds)",
              in: run, at: run.duration))
        }
        return finding
      }
    }
  }

  /// Every animation of the transition has a timing out of a list, and each way a duration out of
  /// another, as a design system has them.
  ///
  /// ```swift
  /// audit(
  ///   PosterTransition(),
  ///   for: [.usesOnly([.standard, .spring(duration: 0.5, bounce: 0)], durations: [0.3, 0.5])])
  /// ```
  ///
  /// A curve may also be retraced (`TransitionTiming.reversed()`), and a spring may begin with any
  /// velocity. What runs alongside, such as a bar, is not looked at.
  ///
  /// - Parameters:
  ///   - timings: The timings; not empty.
  ///   - durations: The durations of a whole way, in seconds; nil for any.
  public static func usesOnly(
    _ timings: [TransitionTiming], durations: [TimeInterval]? = nil
  ) -> TransitionLaw {
    precondition(!timings.isEmpty, "TransitionLaw.usesOnly needs at least one timing")
    let title = "uses only the timings and durations of a list"
    return TransitionLaw(title, code: nil) { audit in
      let play = audit.makePlay()
      var animations = LawFinding.nothing("the transition has no animation")
      for direction in [TransitionDirection.forward, .backward] {
        for record in play.animations(direction) {
          animations.checkedCount += 1
          guard let curve = record.foreignCurve(to: timings) else { continue }
          var fault = Violation(
            "is animated \(curve), for \(record.target.key)", subject: record.name)
          (fault.direction, fault.time) = (direction, 0)
          animations.add(fault)
        }
      }
      guard let durations else { return animations }
      animations.add(
        audit.eachRun { run in
          var finding = LawFinding(checkedCount: 1)
          if !durations.contains(where: { abs($0 - run.duration) < 0.0005 }) {
            let list = durations.map(\.inSeconds).joined(separator: ", ")
            finding.add(
              Violation("takes \(run.duration.inSeconds), and not \(list)", in: run, at: 0))
          }
          return finding
        })
      return animations
    }
  }
}

extension ScenePlay {
  /// Runs a transition, and returns the animations that begin in its container meanwhile.
  fileprivate func animations(_ direction: TransitionDirection) -> [AnimationRecord] {
    var found: [AnimationRecord] = []
    let observer = stage.timeline.animationObserver
    stage.timeline.animationObserver = AnimationObserver { [weak self] record, layer in
      observer?.tell(record, layer)
      let container = self?.opened?.transitionCoordinator?.containerView.layer
      if let container, layer.isDescendant(of: container) { found.append(record) }
    }
    defer { stage.timeline.animationObserver = observer }
    guard request(direction), (try? stage.settle(within: 60)) != nil else { return [] }
    return found
  }
}

extension AnimationRecord {
  /// The timing in words, if it is none of a list; nil if it is one.
  fileprivate func foreignCurve(to timings: [TransitionTiming]) -> String? {
    if case .keyframes(let keyframes) = way {
      let functions = keyframes.timingFunctions.isEmpty ? [.linear] : keyframes.timingFunctions
      return functions.lazy.compactMap { Self.foreign(.eased($0), to: timings) }.first
    }
    return Self.foreign(curve, to: timings)
  }

  private static func foreign(
    _ curve: AnimationTimingCurve, to timings: [TransitionTiming]
  ) -> String? {
    switch curve {
    case .eased(let function):
      let isListed = timings.contains {
        guard case .eased(let own) = $0 else { return false }
        return own.isLike(function) || own.reversed().isLike(function)
      }
      return isListed ? nil : "by \(function.inWords)"
    case .sprung(let spring, _):
      let isListed = timings.contains {
        guard case .spring(let own) = $0 else { return false }
        return own.isLike(spring)
      }
      return isListed ? nil : "by \(spring.inWords)"
    }
  }
}

extension MediaTimingFunction {
  /// True if both have the same values, within a thousandth.
  fileprivate func isLike(_ other: MediaTimingFunction) -> Bool {
    stride(from: 0, through: 1, by: 0.05).allSatisfy {
      abs(value(at: $0) - other.value(at: $0)) < 0.001
    }
  }

  /// The values at the quarters.
  fileprivate var inWords: String {
    let values = [0.25, 0.5, 0.75].map { String(format: "%.3f", value(at: $0)) }
    return "a curve with the values \(values.joined(separator: ", ")) at its quarters"
  }
}

extension SpringCurve {
  fileprivate var inWords: String {
    String(
      format: "a spring of stiffness %.1f and damping %.2f for a mass of 1", stiffness / mass,
      damping / mass)
  }

  /// True if both have the constants of one equation, within rounding.
  fileprivate func isLike(_ other: SpringCurve) -> Bool {
    let pairs = [
      (stiffness / mass, other.stiffness / other.mass),
      (damping / mass, other.damping / other.mass),
    ]
    return pairs.allSatisfy { abs($0 - $1) <= 1e-6 * max(abs($0), abs($1)) }
  }
}
