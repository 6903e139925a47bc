import TransitionRecording
import Transitioning

/// One run of a sample, there and back, with what was seen and whether it was right.
@MainActor
struct SampleRun {
  /// Something that must hold of every sample.
  struct Check: Encodable {
    let law: String
    let holds: Bool
    let detail: String
  }

  let sample: any Sample.Type
  let protocols: [String]
  let forward: Recording
  let backward: Recording
  let checks: [Check]

  /// True when every check holds.
  var isRight: Bool { checks.allSatisfy(\.holds) }

  /// Presents and dismisses what the sample presents, on a stage of its own.
  init(_ type: any Sample.Type, on size: CGSize) {
    sample = type
    let scene = type.init()
    let stage = Self.stage(for: scene, size: size)
    let before = stage.displayList()
    let recorder = Recorder(stage)
    weak var presented: ViewController?
    forward = recorder.record { presented = scene.open() }
    protocols = Self.protocols(of: presented?.transitionController.transition)
    let arrival = Self.arrival(of: presented, from: scene.root)
    backward = recorder.record { presented?.dismiss(animated: true) }
    var after = stage.displayList()
    after.time = before.time

    checks = [
      Check(law: "ends", forward.complaint, backward.complaint),
      Check(law: "arrives", arrival),
      Check(law: "returns", after == before ? nil : Self.difference(from: before, to: after)),
      Check(law: "lets go", presented.map { "\($0) is still there" }),
      Check(
        law: "keeps quiet",
        stage.diagnostics.issues.first.map { "\(stage.diagnostics.issues.count) issues: \($0)" }),
    ]
  }

  /// What a sample's transition conforms to, seen by asking for it without letting it run.
  static func protocols(of type: any Sample.Type) -> [String] {
    let scene = type.init()
    let stage = stage(for: scene, size: Stage.phone)
    return withExtendedLifetime(stage) {
      protocols(of: scene.open().transitionController.transition)
    }
  }

  /// A stage that shows the scene's root and nothing else.
  private static func stage(for scene: any Sample, size: CGSize) -> Stage {
    let stage = Stage(size: size)
    stage.diagnostics.handler = { _ in }
    let window = Window(stage: stage)
    window.rootViewController = scene.root
    window.makeKeyAndVisible()
    stage.advance(by: 0)
    return stage
  }

  /// What is wrong with the arrival, if anything is.
  private static func arrival(of presented: ViewController?, from root: ViewController) -> String? {
    guard let presented, let view = presented.viewIfLoaded else { return "nothing was presented" }
    guard root.presentedViewController === presented else { return "the root presents another" }
    guard view.window != nil else { return "the view is in no window" }
    guard view.alpha == 1, !view.isHidden else { return "the view cannot be seen" }
    guard view.transform3D.isIdentity else { return "the view is still transformed" }
    let place = presented.presentationController?.frameOfPresentedViewInContainerView
    guard view.frame == place else { return "the view is at \(view.frame), not its final frame" }
    guard view.layer.animationKeys() == nil else { return "the view is still animated" }
    return nil
  }

  private static func difference(from before: DisplayList, to after: DisplayList) -> String {
    let pairs = zip(before.items, after.items)
    if let (item, _) = pairs.first(where: { $0 != $1 }) { return "\(item.name) has changed" }
    guard before.items.count == after.items.count else {
      return "\(before.items.count) items before, \(after.items.count) after"
    }
    return "what fades or cuts items has changed"
  }

  /// The protocols of the `Transition` family that a transition conforms to.
  private static func protocols(of transition: (any Transition)?) -> [String] {
    guard let transition else { return [] }
    var names = ["Transition"]
    func add(_ name: String, if conforms: Bool) {
      if conforms { names.append("TransitionWith\(name)") }
    }
    add("CustomDuration", if: transition is any TransitionWithCustomDuration)
    add("Fallback", if: transition is any TransitionWithFallback)
    add("Feasibility", if: transition is any TransitionWithFeasibility)
    add("Presentation", if: transition is any TransitionWithPresentation)
    return names
  }
}

extension SampleRun.Check {
  /// A check that holds unless there is something to complain about.
  init(law: String, _ complaints: String?...) {
    let complaints = complaints.compactMap { $0 }
    self.init(law: law, holds: complaints.isEmpty, detail: complaints.joined(separator: "; "))
  }
}

extension Recording {
  /// Why the run did not come to rest; nil when it did.
  fileprivate var complaint: String? {
    guard case .failure(let error) = settled else { return nil }
    return error.description
  }
}
