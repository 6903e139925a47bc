import CatalogSamples
import Foundation
import TransitionLaws
import Transitioning

extension AuditedSample {
  /// Begins a leg without waiting; `end(_:)` follows when the stage has settled.
  func begin(_ leg: Leg, in play: ScenePlay) {
    switch leg {
    case .forward:
      play.request(.forward)
    case .interactive:
      touch(along: wayBack(in: play), in: play)
    case .cancelled(let fraction):
      let finger = wayBack(over: fraction, in: play)
      // Beyond 0.3 a finger lifted at rest might finish the transition, so it is lifted on its way
      // back, and faster the further it is.
      let part = max(0.2, fraction / 2) / fraction
      touch(along: fraction <= 0.3 ? finger : finger?.returning(over: CGFloat(part)), in: play)
    case .interrupted(let fraction):
      open(in: play, interruptedAt: fraction) { [unowned play] in play.request(.backward) }
    case .caught(let fraction):
      open(in: play, interruptedAt: fraction) { [unowned self, unowned play] in
        touch(along: wayBack(in: play), in: play)
      }
    case .backward:
      play.request(.backward)
    case .resized(let direction):
      play.request(direction)
      resize(play.stage, to: direction == .forward ? play.screen.otherSize : play.screen.size)
    }
  }

  /// Removes the pan that a leg needed.
  func end(_ play: ScenePlay) {
    play.stopDriving()
    substitute?.remove()
    substitute = nil
  }

  /// Resizes the screen in 30 steps, one a frame.
  private func resize(_ stage: Stage, to end: CGSize) {
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
  private func open(
    in play: ScenePlay, interruptedAt fraction: Double, _ interruption: @escaping () -> Void
  ) {
    play.request(.forward)
    // The transition coordinator knows its duration only after the transition has begun.
    play.stage.perform { [unowned self, unowned play] in
      let duration = play.opened.map(sample.duration) ?? 0
      play.stage.perform(afterDelay: fraction * duration, interruption)
    }
  }

  private func touch(along path: FingerPath?, in play: ScenePlay) {
    if let path { play.stage.touch(along: path) }
  }

  /// The path of a finger over a fraction of the dismissal, by default so far that it finishes, for
  /// the sample's own gesture or a substitute.
  func wayBack(over fraction: Double? = nil, in play: ScenePlay) -> FingerPath? {
    if let sample = sample as? any InteractiveSample {
      return fraction.map { sample.wayBack(on: play.stage, over: CGFloat($0)) }
        ?? sample.wayBack(on: play.stage)
    }
    let pan = SubstitutePan(in: play)
    substitute = pan
    return pan.wayBack(over: CGFloat(fraction ?? type(of: sample).farEnough))
  }
}

extension StageScreen {
  /// A size whose width is in the other size class, in points.
  fileprivate var otherSize: CGSize {
    size == CGSize.tablet ? CGSize.phone : CGSize(width: size.height, height: 600)
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
