import CatalogSamples
import Foundation
import TransitionLaws
import TransitionPictures
import Transitioning

/// One run of a sample, with its recordings, leg by leg, and what the laws find in it.
@MainActor
struct SampleRun {
  let sample: any Sample.Type

  /// The recordings, leg by leg.
  let legs: [RecordedLeg]

  /// What the laws find, as far as the run shows them.
  let report: AuditReport

  /// Runs a sample through some legs, on a stage of its own.
  ///
  /// - Parameters:
  ///   - legs: The legs in their order; the last leg must end in the initial state.
  ///   - midframes: True to record the pictures between frames as well, for smooth slow motion.
  init(
    _ type: any Sample.Type, through legs: [Leg] = [.forward, .backward],
    on screen: StageScreen = .phone, midframes: Bool = true
  ) {
    sample = type
    let scene = AuditedSample(type.init())
    let run = JudgedRun(of: scene, TransitionAudit(of: type, on: screen))
    self.legs = legs.map { leg in
      let judged = JudgedRun.Leg(
        leg.name, leg.direction, endsOpen: leg.endsOpen,
        isUndisturbed: leg == .forward || leg == .backward,
        mayMove: leg.isResized || leg.isDriven && type.followsFinger)
      let recording = run.record(judged, midframes: midframes) {
        scene.begin(leg, in: run.play)
      } end: {
        scene.end(run.play)
      }
      return RecordedLeg(leg.name, recording)
    }
    report = run.report()
  }

  /// The container or sheet that shows the controller, if any, and the protocols of its transition.
  var uses: [String] { Self.uses(of: sample) }

  /// The types that a sample uses, found by opening it without advancing the clock.
  static func uses(of type: any Sample.Type) -> [String] {
    let play = ScenePlay(opening: type)
    guard let opened = play.opened else { return [] }
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
