import Foundation
import TransitionRecording
import Transitioning

/// One run of a sample, leg by leg, with what was seen and whether it was right.
@MainActor
struct SampleRun {
  let sample: any Sample.Type
  let protocols: [String]
  let legs: [Leg]
  let checks: [Check]

  /// True when every check holds.
  var isRight: Bool { checks.allSatisfy(\.holds) }

  /// Takes a sample through some legs, on a stage of its own.
  ///
  /// - Parameter courses: The legs in their order; the last one leads back to where it began.
  init(
    _ type: any Sample.Type, through courses: [Leg.Course] = [.forward, .backward],
    on size: CGSize
  ) {
    sample = type
    protocols = Self.protocols(of: type)
    let performance = Performance(type.init(), on: size)
    let before = performance.stage.displayList()
    legs = courses.map { performance.play($0) }
    let issues = performance.stage.diagnostics.issues
    checks = Check.merged(
      [
        Check(.returns, performance.stage.displayList().difference(from: before)),
        Check(.letsGo, performance.presented.map { "\($0) is still there" }),
        Check(.keepsQuiet, issues.first.map { "\(issues.count) issues: \($0)" }),
      ], of: legs)
  }

  /// What a sample uses, seen by asking for its transition without letting it run.
  static func protocols(of type: any Sample.Type) -> [String] {
    let performance = Performance(type.init(), on: Stage.phone)
    performance.open()
    guard let presented = performance.presented else { return [] }
    guard let transition = presented.transitionController.transition else {
      let chooser = presented.transitioningDelegate
      return chooser == nil || chooser === presented.transitionController
        ? [] : ["ViewControllerTransitioningDelegate"]
    }
    return protocols(of: transition)
  }

  /// The protocols of the `Transition` family that a transition conforms to.
  private static func protocols(of transition: any Transition) -> [String] {
    var names = ["Transition"]
    func add(_ name: String, if conforms: Bool) {
      if conforms { names.append("TransitionWith\(name)") }
    }
    add("CustomDuration", if: transition is any TransitionWithCustomDuration)
    add("Fallback", if: transition is any TransitionWithFallback)
    add("Feasibility", if: transition is any TransitionWithFeasibility)
    add("ReducedMotion", if: transition is any TransitionWithReducedMotion)
    add("Interruption", if: transition is any TransitionWithInterruption)
    add("Interaction", if: transition is any TransitionWithInteraction)
    add("Presentation", if: transition is any TransitionWithPresentation)
    return names
  }
}
