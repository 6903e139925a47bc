import Foundation
import TransitionCurves
import StageSupport
import Expectations

@testable import HeadlessStage
@testable import HeadlessViews

@MainActor
@Suite("A motion that its layer follows by itself")
struct FollowedMotionTests {
  /// Animations of a layer that are all linear.
  enum Motion: CaseIterable {
    case opacity, addedOpacity, radius, addedRadius, size, addedSize
    case position, addedPosition, axes, addedAxes
    case scale, addedScale, moves, addedMoves, part, partOverTransform, turns
    case many, overAnother, delayed, repeated, twoBlocks

    @MainActor
    func begin(on layer: CALayer) {
      switch self {
      case .opacity: add(CABasicAnimation(\.opacity, from: 0.1, to: 0.7))
      case .addedOpacity: add(CABasicAnimation(\.opacity, from: 0.1, to: 0.3), isAdditive: true)
      case .radius: add(CABasicAnimation(\.cornerRadius, from: 3, to: 11))
      case .addedRadius: add(CABasicAnimation(\.cornerRadius, from: 3, to: 11), isAdditive: true)
      case .size:
        add(CABasicAnimation(\.boundsSize, from: .zero, to: CGSize(width: 30, height: 7)))
      case .addedSize:
        let size = CGSize(width: 30, height: 7)
        add(CABasicAnimation(\.boundsSize, from: size, to: .zero), isAdditive: true)
      case .position: add(CABasicAnimation(\.position, from: .zero, to: CGPoint(x: 3, y: 70)))
      case .addedPosition:
        let way = CGPoint(x: 3, y: 70)
        add(CABasicAnimation(\.position, from: way, to: .zero), isAdditive: true)
      case .axes:
        add(CABasicAnimation(\.position.x, from: 3, to: 70))
        add(CABasicAnimation(\.position.y, from: 9, to: 1))
      case .addedAxes:
        add(CABasicAnimation(\.position.x, from: 3, to: 70), isAdditive: true)
        add(CABasicAnimation(\.position.y, from: 9, to: 1), isAdditive: true)
      case .scale: add(basic(from: CATransform3D(scaleX: 2, y: 0.3)))
      case .addedScale:
        layer.transform = CATransform3D(rotationAngle: 1)
        add(basic(from: CATransform3D(scaleX: 2, y: 0.3)), isAdditive: true)
      case .moves: add(basic(from: CATransform3D(translationX: 2, y: 30)))
      case .addedMoves:
        layer.transform = CATransform3D(rotationAngle: 1)
        add(basic(from: CATransform3D(translationX: 2, y: 30)), isAdditive: true)
      case .part: add(CABasicAnimation(\.transform.scale, from: 0.5, to: 3))
      case .partOverTransform:
        layer.transform = CATransform3D(rotationAngle: 1)
        add(CABasicAnimation(\.transform.scaleX, from: 0.5, to: 3))
      case .turns: add(CABasicAnimation(\.transform.rotationZ, from: 0.5, to: 3))
      case .many: for each in [Motion.axes, .part, .opacity, .radius] { each.begin(on: layer) }
      case .overAnother:
        for each in [Motion.position, .addedAxes, .scale, .part] { each.begin(on: layer) }
      case .delayed:
        let late = CABasicAnimation(\.opacity, from: 0.1, to: 0.7)
        late.beginTime = layer.convertTime(0.4, from: nil)
        add(late)
      case .repeated:
        let swing = CABasicAnimation(\.opacity, from: 0.1, to: 0.7)
        (swing.repeatCount, swing.autoreverses, swing.speed) = (3, true, 4)
        add(swing)
      case .twoBlocks:
        UIView.animate(withDuration: 1) { layer.position.x += 100 }
        UIView.animate(withDuration: 0.7) { layer.position.y += 100 }
      }

      func basic(from start: CATransform3D) -> CABasicAnimation {
        CABasicAnimation(\.transform, from: start, to: .identity)
      }

      func add(_ animation: CABasicAnimation, isAdditive: Bool = false) {
        if animation.beginTime == 0 { animation.duration = 1 } else { animation.duration = 0.5 }
        animation.isAdditive = isAdditive
        layer.add(animation, forKey: nil)
      }
    }
  }

  @Test("shows to the last bit what its animations show one by one", arguments: Motion.allCases)
  func same(motion: Motion) {
    let scene = Scene()
    (scene.layer.opacity, scene.layer.cornerRadius) = (0.25, 2)
    scene.stage.advance(by: 0)
    motion.begin(on: scene.layer)
    scene.stage.advance(by: 0)
    for frame in 1...40 {
      scene.stage.advance(to: Double(frame) / 37)
      let oneByOne = scene.layer.presentationProperties(
        before: .opacity, changedFrom: .number(Double(scene.layer.opacity)))
      expectEqual(scene.shown, oneByOne, "frame \(frame)")
      guard frame > 1, frame < 20 else { continue }
      let count = scene.layer.animations?.running.count
      expectEqual(scene.layer.followedMotions.count, count, "frame \(frame)")
    }
    let instants = [0.9, 0.02, 0.5]
    let sought = instants.map { instant in
      scene.stage.seek(to: instant) {
        [
          scene.shown,
          scene.layer.presentationProperties(
            before: .opacity, changedFrom: .number(Double(scene.layer.opacity))),
        ]
      }
    }
    for pair in sought { expectEqual(pair[0], pair[1]) }
  }

  @Test("has its progress from one place for all blocks of one pace, and not for others")
  func pace() {
    let scene = Scene()
    let others = (0..<3).map { _ in UIView() }
    for view in others { scene.window.addSubview(view) }
    scene.stage.advance(by: 0)
    for (view, duration) in zip([scene.view] + others, [0.5, 0.5, 0.7, 0.5]) {
      UIView.animate(withDuration: duration) { view.alpha = 0 }
    }
    scene.stage.advance(by: 0)
    let progress = ([scene.view] + others).map {
      $0.layer.animations?.running[0].group.sharedProgress
    }
    expectTrue(progress[0] === progress[1] && progress[1] !== progress[2])
    expectTrue(progress[2] !== progress[3])
    // One of them leaves the common pace.
    scene.stage.advance(to: 0.1)
    let before = scene.shown.opacity
    expectEqual(others[0].layer.presentationProperties.opacity, before)
    scene.layer.speed = 0
    scene.layer.timeOffset = scene.stage.now
    scene.stage.advance(to: 0.2)
    expectEqual(scene.shown.opacity, before)
    expectLess(others[0].layer.presentationProperties.opacity, before)
    expectEqual(
      others[0].layer.presentationProperties.opacity, others[2].layer.presentationProperties.opacity
    )
  }

  @Test("follows nothing that has ended or was removed, and asks for what was added")
  func changes() {
    let scene = Scene()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scene.view.alpha = 0 }
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { scene.view.center.x = 150 }
    scene.stage.advance(to: 0.25)
    expectEqual(scene.shown.opacity, 0.75)
    expectEqual(scene.position.x, 100)
    scene.stage.advance(to: 0.5)
    expectEqual(scene.shown.opacity, 0.5)
    expectEqual(scene.position.x, 150)
    scene.layer.removeAllAnimations()
    expectEqual(scene.shown.opacity, 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scene.view.alpha = 1
      scene.view.backgroundColor = .white
    }
    scene.stage.advance(to: 1)
    // A colour is no linear motion.
    expectTrue(scene.layer.followedMotions.isEmpty)
    expectEqual(scene.shown.opacity, 0.5)
    scene.stage.advance(to: 1.25)
    expectEqual(scene.shown.opacity, 0.75)
  }

  @Test("is not followed while its layer's time changes in each frame")
  func moved() {
    let scene = Scene()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scene.view.alpha = 0 }
    scene.stage.advance(by: 0)
    scene.layer.speed = 0
    for frame in 1...8 {
      scene.layer.timeOffset = Double(frame) / 16
      scene.stage.advance(to: Double(frame) / 60)
      expectEqual(scene.shown.opacity, 1 - Double(frame) / 16)
      expectTrue(scene.layer.followedMotions.isEmpty)
    }
    for frame in 9...10 {
      scene.stage.advance(to: Double(frame) / 60)
      expectEqual(scene.shown.opacity, 0.5)
    }
    expectEqual(scene.layer.followedMotions.count, 1)
  }

  @Test("in a part of the time has the part's progress, and keeps it when another layer slows down")
  func parts() {
    let scene = Scene()
    let other = UIView()
    scene.window.addSubview(other)
    scene.stage.advance(by: 0)
    let animations = SharedAnimations(duration: 1, delay: 0, timingFunction: .linear) {}
    for layer in [scene.layer, other.layer] {
      layer.opacity = 1
      animations.animate(
        layer, AnimationTarget(\.opacity), from: .number(0), to: .number(1), during: 0.25...0.75,
        along: .linear)
      animations.animate(
        layer, AnimationTarget(\.cornerRadius), from: .number(0), to: .number(8),
        during: 0.5...0.5, along: .linear)
    }
    scene.stage.advance(by: 0)
    func expect(_ layer: CALayer, _ opacity: Double, _ radius: CGFloat) {
      expectEqual(layer.presentationProperties.opacity, opacity)
      expectEqual(layer.presentationProperties.cornerRadius, radius)
    }
    for (instant, opacity, radius) in [(0.125, 0, 0), (0.375, 0.25, 0), (0.5, 0.5, 8)] {
      scene.stage.advance(to: instant)
      for layer in [scene.layer, other.layer] { expect(layer, opacity, CGFloat(radius)) }
    }
    expectEqual(scene.layer.followedMotions.count, 2)
    other.layer.speed = 0
    other.layer.timeOffset = scene.stage.now
    scene.stage.advance(to: 0.625)
    expect(scene.layer, 0.75, 8)
    expect(other.layer, 0.5, 8)
    other.layer.timeOffset = 0.375
    scene.stage.advance(to: 0.6875)
    expect(scene.layer, 0.875, 8)
    expect(other.layer, 0.25, 0)
  }
}
