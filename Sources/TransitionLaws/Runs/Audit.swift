import Foundation
import Transitioning

/// The runs of one transition in one situation, made on demand and shared by all laws.
@MainActor
final class Audit {
  /// The screen.
  let screen: StageScreen

  /// The placement of the controller; nil for an app's scene.
  let placement: AuditPlacement?

  let settings: AuditSettings

  /// The number of runs so far.
  private(set) var runCount = 0

  /// The runs, if they are not those of the journey.
  private var shownRuns: [AuditRun]?

  private let makeScene: @MainActor () -> any AuditScene
  private var spare: (play: ScenePlay, before: SceneState)?

  init(
    _ placement: AuditPlacement?, on screen: StageScreen, _ settings: AuditSettings,
    _ makeScene: @escaping @MainActor () -> any AuditScene
  ) {
    (self.placement, self.screen, self.settings) = (placement, screen, settings)
    self.makeScene = makeScene
  }

  /// An audit of runs of a scene that were made already, for laws about each run by itself.
  convenience init(of runs: [AuditRun], in play: ScenePlay) {
    self.init(nil, on: play.screen, AuditSettings()) { play.scene }
    shownRuns = runs
  }

  var tolerance: AuditTolerance { settings.tolerance ?? AuditTolerance() }

  /// Makes a scene on a new stage.
  func makePlay(
    on screen: StageScreen? = nil, with source: SourcePlace? = nil, frameRate: Double = 60
  ) -> ScenePlay {
    runCount += 1
    let play = ScenePlay(makeScene(), on: screen ?? self.screen, frameRate: frameRate)
    play.source = source
    return play
  }

  /// The place of the view from which the transition starts; nil if it starts from none.
  private(set) lazy var source = SourcePlace(in: makePlay())

  /// The round trip.
  private(set) lazy var journey = Journey(makePlay(), tolerance)

  /// The round trip without animation.
  private(set) lazy var still = StillJourney(makePlay())

  /// The round trips on the other screens.
  private(set) lazy var elsewhere = settings.otherScreens.map { screen in
    Elsewhere(
      screen: screen, journey: Journey(makePlay(on: screen), tolerance, stride: .max),
      still: StillJourney(makePlay(on: screen)))
  }

  /// The way back under a finger; nil for runs that were made already.
  private(set) lazy var drag = shownRuns == nil ? DragOutcome.of(self) : nil

  /// The difference that an undisturbed round trip leaves; nil if it leaves none.
  ///
  /// A law that finds the same difference has found no fault of its own.
  private(set) lazy var trace: Violation? = journey.after?.difference(
    from: journey.before)

  /// Checks the run forward and the run backward.
  func eachRun(_ check: (AuditRun) -> LawFinding) -> LawFinding {
    var finding = LawFinding()
    for run in shownRuns ?? [journey.forward, journey.backward].compactMap(\.self) {
      finding.add(check(run))
    }
    return finding
  }

  /// Uses a closed scene at rest; a scene that `body` leaves unchanged is reused.
  ///
  /// - Parameters:
  ///   - runs: The number of runs that `body` makes.
  ///   - body: Uses the scene, and returns true if the scene is as before.
  func rehearse(runs: Int = 1, _ body: (ScenePlay, SceneState) -> Bool) {
    runCount += runs
    let (play, before) = spare ?? fresh()
    spare = body(play, before) ? (play, before) : nil
    if spare != nil { play.stage.diagnostics.removeAll() }
  }

  private func fresh() -> (ScenePlay, SceneState) {
    let play = ScenePlay(makeScene(), on: screen)
    return (play, play.state.named)
  }

  /// The instants at which a run is interrupted: the frames of its duration, in seconds.
  func instants(_ direction: TransitionDirection) -> [TimeInterval] {
    let times = frameTimes(direction)
    if let instant = settings.instant {
      // The instant in a report has three decimal places.
      let frame = times.min { abs($0 - instant) < abs($1 - instant) }
      guard let frame, instant < (times.last ?? 0) + 1.0 / 60 else { return [] }
      return [abs(frame - instant) < 0.0006 ? frame : instant]
    }
    return stride(from: 0, to: times.count, by: settings.stride).map { times[$0] }
  }

  /// The times of the frames within the duration of a run, in seconds.
  func frameTimes(_ direction: TransitionDirection) -> [TimeInterval] {
    guard let run = direction == .forward ? journey.forward : journey.backward else { return [] }
    return run.frames.map(\.time).filter { $0 < run.duration - 1e-9 }
  }
}

/// A round trip: the forward and the backward run, with the states around them.
@MainActor
struct Journey {
  let play: ScenePlay
  let before: SceneState
  let forward: AuditRun?
  let open: SceneState?
  /// The fault of the opened controller's final state; nil if there is none.
  let arrival: Violation?
  let backward: AuditRun?
  let after: SceneState?
  /// The fault of the opened controller's view once it is closed; nil if there is none.
  let leftover: String?
  /// The transition that ran; nil for the system's, or none.
  let transition: (any Transition)?
  /// The number of the layer of the opened controller's view; nil if nothing opened.
  let foreLayer: Int?

  /// - Parameter stride: The distance of the frames, without a search for jumps; nil for all frames
  ///   and a search.
  init(_ play: ScenePlay, _ tolerance: AuditTolerance, stride: Int? = nil) {
    self.play = play
    before = play.state
    forward = play.run(.forward, tolerance, stride: stride)
    transition = play.opened?.transitionController.transition
    foreLayer = play.opened?.viewIfLoaded?.layer.serialNumber
    guard let forward, case .success = forward.settlingResult else {
      (open, arrival, backward, after, leftover) = (nil, nil, nil, nil, nil)
      return
    }
    open = play.state.named
    arrival = play.arrivalFault.map {
      Violation(
        $0, subject: play.opened.map { "\(type(of: $0))" }, in: forward,
        at: forward.frames.last?.time)
    }
    let view = play.opened?.viewIfLoaded
    let hadMask = view?.mask != nil
    backward = play.run(.backward, tolerance, stride: stride)
    after = play.state
    leftover = view?.visibilityFault ?? (view?.mask != nil && !hadMask ? "still has a mask" : nil)
  }
}

/// The round trips on another screen than that of the audit, with few frames.
@MainActor
struct Elsewhere {
  let screen: StageScreen
  let journey: Journey
  let still: StillJourney

  /// The finding of a law about the final states there, whose faults name the screen.
  func finding(_ check: (Journey, StillJourney) -> LawFinding?) -> LawFinding {
    guard var finding = check(journey, still) else { return LawFinding() }
    finding.place(on: screen.name)
    return finding
  }
}

/// The round trip without animation.
@MainActor
struct StillJourney {
  /// Retained because the states read the names of layers from its views.
  private let play: ScenePlay

  let before: SceneState
  let open: SceneState?
  let after: SceneState?
  /// True if the clock had to advance.
  let tookTime: Bool

  init(_ play: ScenePlay) {
    self.play = play
    before = play.state
    guard play.request(.forward, animated: false) else {
      (open, after, tookTime) = (nil, nil, false)
      return
    }
    let there = try? play.stage.settle()
    open = play.state.named
    guard play.request(.backward, animated: false) else {
      (after, tookTime) = (nil, there != 0)
      return
    }
    let back = try? play.stage.settle()
    after = play.state
    tookTime = there != 0 || back != 0
  }
}

extension ScenePlay {
  /// The fault in the final state of the opened controller; nil if there is none.
  var arrivalFault: String? { scene.arrivalFault(of: opened) }
}

extension AuditScene {
  /// The fault in the final state of a controller that was opened, without its subject; nil if
  /// there is none.
  func arrivalFault(of opened: UIViewController?) -> String? {
    guard let opened, let view = opened.viewIfLoaded else { return "was not opened" }
    guard shows(opened) else { return "is not shown" }
    guard view.window != nil else { return "has its view in no window" }
    if let fault = view.visibilityFault { return fault }
    let manager = opened.parent == nil ? opened.activePresentationController : nil
    let shown = manager?.presentedView ?? view
    let place = manager?.frameOfPresentedViewInContainerView ?? shown.superview?.bounds
    guard shown.frame == place else {
      return "has its view at \(short(shown.frame)) instead of \(short(place ?? .zero))"
    }
    guard view.layer.animationKeys() == nil else { return "has a view that is still animated" }
    return nil
  }
}

extension UIView {
  /// The reason why the view is not fully visible, in words; nil if it is.
  fileprivate var visibilityFault: String? {
    guard !isHidden else { return "has a hidden view" }
    guard alpha == 1 else { return "has a view with an alpha of \(alpha)" }
    return transform3D.isIdentity ? nil : "has a view that is still transformed"
  }
}
