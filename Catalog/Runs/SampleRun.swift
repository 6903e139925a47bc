import CatalogSamples
import Foundation
import TransitionLaws
import TransitionPictures
import Transitioning

/// One run of a sample, with its recordings and checks, leg by leg.
@MainActor
struct SampleRun {
  let sample: any Sample.Type

  /// The container or sheet that shows the controller, if any, and the protocols of its transition.
  let uses: [String]

  let legs: [Leg]
  let checks: [Check]

  /// The recordings with titles, leg by leg.
  var recordedLegs: [RecordedLeg] { legs.map { RecordedLeg($0.name, $0.recording) } }

  /// True if every check holds.
  var isRight: Bool { checks.allSatisfy(\.holds) }

  /// Runs a sample through some legs, on a stage of its own.
  ///
  /// - Parameters:
  ///   - courses: The legs in their order; the last leg must end in the initial state.
  ///   - forPictures: False if no pictures are made of the run.
  init(
    _ type: any Sample.Type, through courses: [Leg.Course] = [.forward, .backward],
    in setting: Setting, forPictures: Bool = true
  ) {
    sample = type
    uses = Self.uses(of: type)
    let performance = Performance(type.init(), in: setting)
    let before = performance.stage.displayList()
    legs = courses.map { performance.play($0, forPictures: forPictures) }
    let issues = performance.stage.diagnostics.issues
    var checks = [
      Check(.returns, performance.stage.displayList().difference(fromEarlier: before)),
      Check(.reportsNoIssue, issues.first.map { "\(issues.count) issues: \($0)" }),
    ]
    if courses == [.forward, .backward], !setting.prefersReducedMotion {
      let faults = legs.compactMap { leg in
        Repetition(in: leg.recording).map { "\(leg.name): picture \($0.number) is a repetition" }
      }
      checks.append(Check(.keepsMoving, faults))
    }
    if !type.keepsWhatItShows {
      checks.append(Check(.deallocates, performance.opened.map { "\($0) was not deallocated" }))
    }
    self.checks = Check.merged(checks, of: legs)
  }

  /// The types that a sample uses, found by opening it without advancing the clock.
  static func uses(of type: any Sample.Type) -> [String] {
    let performance = Performance(type.init(), in: .phone)
    performance.open()
    guard let opened = performance.opened else { return [] }
    return container(of: opened) + choice(of: opened)
  }

  /// The kind of container that holds a controller, or an empty list.
  private static func container(of controller: UIViewController) -> [String] {
    if controller.navigationController != nil { return ["UINavigationController"] }
    if controller.tabBarController != nil { return ["UITabBarController"] }
    return controller.parent.map { ["\(Swift.type(of: $0))"] } ?? []
  }

  /// The object that selects the transition of a controller.
  private static func choice(of controller: UIViewController) -> [String] {
    if let transition = controller.transitionController.transition {
      return protocols(of: transition)
    }
    let chooser = controller.transitioningDelegate
    guard chooser == nil || chooser === controller.transitionController else {
      return ["UIViewControllerTransitioningDelegate"]
    }
    return controller.parent == nil && controller.sheetPresentationController != nil
      ? ["UISheetPresentationController"] : []
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
