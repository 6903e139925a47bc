import CatalogSamples
import Foundation
import TransitionLaws
import TransitionPictures
import Transitioning

/// Runs a sample leg by leg, on a stage of its own.
@MainActor
final class Performance {
  let stage: Stage

  /// The controller that the sample has opened; nil once it is deallocated.
  private(set) weak var opened: UIViewController?

  private let scene: any Sample
  private let setting: Setting
  private let dressed: AuditedSample
  private let window: UIWindow
  private var substitute: SubstitutePan?

  /// Puts the sample's root controller on a stage.
  init(_ scene: any Sample, in setting: Setting) {
    self.scene = scene
    self.setting = setting
    dressed = AuditedSample(scene)
    stage = setting.makeStage()
    stage.diagnostics.handler = { _ in }
    stage.diagnostics.remarkHandler = { _ in }
    window = UIWindow(stage: stage)
    dressed.dress(window)
    window.rootViewController = scene.root
    window.makeKeyAndVisible()
    stage.advance(by: 0)
  }

  /// Opens the sample's controller.
  func open() {
    opened = scene.open()
  }

  /// Plays one leg and checks its outcome.
  func play(_ course: Leg.Course, forPictures: Bool) -> Leg {
    let before = stage.displayList()
    let recording = Recorder(stage, midframes: forPictures).record { begin(course) }
    end()
    var checks = [Check(.ends, recording.complaint)] + outcome(of: course, since: before)
    let isUnderFinger = course.isDriven && type(of: scene).followsFinger
    if setting.prefersReducedMotion, !isUnderFinger, !course.isResized {
      let movement = Movement(in: recording.frames)
      checks.append(Check(.reducesMotion, movement.map { "\($0.subject) moves" }))
    }
    checks.append(Check(.balances, CallbackBalance(recording.events).complaints))
    return Leg(course: course, recording: recording, checks: checks)
  }

  /// Plays one leg and reads everything that it animates at some instants, in seconds.
  func values(_ course: Leg.Course, at times: [TimeInterval]) -> MotionTable {
    defer { end() }
    return MotionTable(stage, at: times) { begin(course) }
  }

  /// Begins a leg without waiting; `end()` follows when the stage has settled.
  func begin(_ course: Leg.Course) {
    switch course {
    case .forward:
      open()
    case .interactive:
      touch(along: wayBack())
    case .cancelled(let fraction):
      let finger = wayBack(over: fraction)
      // Beyond 0.3 a finger lifted at rest might finish the transition, so it is lifted on its way
      // back, and faster the further it is.
      let part = max(0.2, fraction / 2) / fraction
      touch(along: fraction <= 0.3 ? finger : finger?.returning(over: CGFloat(part)))
    case .interrupted(let fraction):
      open(interruptedAt: fraction) { [unowned self] in close() }
    case .caught(let fraction):
      open(interruptedAt: fraction) { [unowned self] in
        touch(along: wayBack())
      }
    case .backward:
      close()
    case .resized(.forward):
      open()
      resize(to: setting.otherSize)
    case .resized(.backward):
      close()
      resize(to: setting.size)
    }
  }

  /// Removes the pan that a leg needed.
  func end() {
    substitute?.remove()
    substitute = nil
  }

  /// Resizes the screen in 30 steps, one a frame.
  private func resize(to end: CGSize) {
    let (start, count) = (stage.size, 30)
    for step in 1...count {
      let part = CGFloat(step) / CGFloat(count)
      let size = CGSize(
        width: start.width + (end.width - start.width) * part,
        height: start.height + (end.height - start.height) * part)
      stage.perform(afterDelay: Double(step) / stage.frameRate) { [unowned stage] in
        stage.resize(to: step == count ? end : size)
      }
    }
  }

  /// Opens the sample's controller, and interrupts it after a fraction of the duration.
  private func open(interruptedAt fraction: Double, _ interruption: @escaping () -> Void) {
    open()
    // The transition coordinator knows its duration only after the transition has begun.
    stage.perform { [unowned self] in
      let duration = opened.map(scene.duration) ?? 0
      stage.perform(afterDelay: fraction * duration, interruption)
    }
  }

  private func close() {
    if let opened { scene.close(opened) }
  }

  private func touch(along path: FingerPath?) {
    if let path { stage.touch(along: path) }
  }

  /// The path of a finger over a fraction of the dismissal, by default so far that it finishes, for
  /// the sample's own gesture or a substitute.
  private func wayBack(over fraction: Double? = nil) -> FingerPath? {
    if let scene = scene as? any InteractiveSample {
      return fraction.map { scene.wayBack(on: stage, over: CGFloat($0)) }
        ?? scene.wayBack(on: stage)
    }
    guard let opened else { return nil }
    substitute = SubstitutePan(for: opened, in: window) { [unowned self] in close() }
    return substitute?.wayBack(on: stage, over: CGFloat(fraction ?? type(of: scene).farEnough))
  }

  /// The checks that depend on the kind of the leg.
  private func outcome(of course: Leg.Course, since before: DisplayList) -> [Check] {
    let isOpen = opened.map(scene.shows) ?? false
    switch course {
    case .forward, .resized(.forward):
      let fault = dressed.arrivalFault(of: opened)
      return [Check(.arrives, fault.map { "the controller \($0)" })]
    case .cancelled:
      let difference = stage.displayList().difference(fromEarlier: before)
      return [Check(.isUnchanged, isOpen ? difference : "the dismissal finished")]
    case .interactive, .caught:
      let left = isOpen ? opened : nil
      return [Check(.finishes, left.map { "\(type(of: $0)) was not dismissed" })]
    case .interrupted, .backward, .resized(.backward):
      return []
    }
  }
}

extension Recording {
  /// The reason why the run did not settle; nil if it did.
  fileprivate var complaint: String? {
    guard case .failure(let error) = settled else { return nil }
    return error.description
  }
}

extension FingerPath {
  /// The same path with a fast return to its end: the finger goes on a little, and is lifted at the
  /// end of the path while it moves back, so that it cancels.
  ///
  /// - Parameter part: The part of the path's length over which the finger returns.
  fileprivate func returning(over part: CGFloat) -> FingerPath {
    let beyond = CGPoint(x: end.x + part * (end.x - start.x), y: end.y + part * (end.y - start.y))
    return moving(to: beyond, over: 0.1).holding(for: 0.2).moving(to: end, over: 0.05)
  }
}
