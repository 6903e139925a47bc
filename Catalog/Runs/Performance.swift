import Foundation
import TransitionRecording
import Transitioning

/// A sample on a stage of its own, which is taken through one leg after the other.
@MainActor
final class Performance {
  let stage: Stage

  /// What the sample presented, as long as it is there.
  private(set) weak var presented: ViewController?

  private let scene: any Sample

  /// The sample's root on a stage, and nothing else.
  init(_ scene: any Sample, on size: CGSize) {
    self.scene = scene
    let isTablet = size == Stage.tablet
    stage = Stage(
      size: size,
      safeAreaInsets: isTablet ? Stage.tabletSafeAreaInsets : Stage.phoneSafeAreaInsets)
    stage.diagnostics.handler = { _ in }
    let window = Window(stage: stage)
    window.rootViewController = scene.root
    window.makeKeyAndVisible()
    stage.advance(by: 0)
  }

  /// Lets the sample present what it is about.
  func open() {
    presented = scene.open()
  }

  /// Plays one leg and looks at how it came out.
  func play(_ course: Leg.Course) -> Leg {
    let before = stage.displayList()
    let recording = Recorder(stage).record { set(off: course) }
    return Leg(
      course: course, recording: recording,
      checks: [Check(.ends, recording.complaint)] + outcome(of: course, since: before)
        + [Check(.balances, CallbackBalance(recording.events).complaints)])
  }

  private func set(off course: Leg.Course) {
    switch course {
    case .forward:
      open()
    case .interactive:
      drag(over: Leg.Course.farEnough)
    case .cancelled(let fraction):
      drag(over: fraction)
    case .interrupted(let fraction):
      open()
      // Only when the transition has begun does its coordinator know how long it takes.
      stage.perform { [unowned self] in
        let duration = presented?.transitionCoordinator?.transitionDuration ?? 0
        stage.perform(afterDelay: fraction * duration) { [unowned self] in
          presented?.dismiss(animated: true)
        }
      }
    case .backward:
      presented?.dismiss(animated: true)
    }
  }

  private func drag(over fraction: Double) {
    (scene as? any InteractiveSample)?.drag(on: stage, over: CGFloat(fraction))
  }

  /// What must hold after a leg because of what was done in it.
  private func outcome(of course: Leg.Course, since before: DisplayList) -> [Check] {
    switch course {
    case .forward:
      [Check(.arrives, arrival)]
    case .cancelled:
      [
        Check(
          .isAsItWas,
          scene.root.presentedViewController === presented && presented != nil
            ? stage.displayList().difference(from: before) : "it was finished all the same")
      ]
    case .interactive:
      [
        Check(
          .finishes,
          scene.root.presentedViewController.map { "the finger left \(type(of: $0)) where it was" })
      ]
    case .interrupted, .backward:
      []
    }
  }

  /// What is wrong with the arrival, if anything is.
  private var arrival: String? {
    guard let presented, let view = presented.viewIfLoaded else { return "nothing was presented" }
    guard scene.root.presentedViewController === presented else {
      return "the root presents another"
    }
    guard view.window != nil else { return "the view is in no window" }
    guard view.alpha == 1, !view.isHidden else { return "the view cannot be seen" }
    guard view.transform3D.isIdentity else { return "the view is still transformed" }
    let manager = presented.activePresentationController
    let frame = (manager?.presentedView ?? view).frame
    guard frame == manager?.frameOfPresentedViewInContainerView else {
      return "the view is at \(frame), not its final frame"
    }
    guard view.layer.animationKeys() == nil else { return "the view is still animated" }
    return nil
  }
}

extension Recording {
  /// Why the run did not come to rest; nil when it did.
  fileprivate var complaint: String? {
    guard case .failure(let error) = settled else { return nil }
    return error.description
  }
}
