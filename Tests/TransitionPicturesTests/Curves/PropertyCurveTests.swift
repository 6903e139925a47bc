import Expectations
import HeadlessStage
import HeadlessViews
import TransitionCurves
import Transitioning

@testable import TransitionPictures

@MainActor
@Suite("The curve of a property")
struct PropertyCurveTests {
  /// What a legend says of a property: "0° → 360°".
  private func words(_ property: String, of recording: Recording) throws -> [String] {
    let group = try #require(recording.propertyGroups.first { $0.property == property })
    return group.curves.map { curve in
      let label = curve.label.isEmpty ? "" : "\(curve.label) "
      return "\(label)\(group.text(of: curve.first)) → \(group.text(of: curve.last))"
    }
  }

  @Test("has rotations in degrees, through full turns, whether the transform or a part is animated")
  func turns() throws {
    let part = Recording.ofSquare {
      $0.move(\.transform.rotationZ, from: 0, to: 2 * .pi)
    }
    expectEqual(try words("transform.rotation.z", of: part), ["0° → 360°"])
    // The samples of a transform jump from 180° to −180°.
    let frames = (0...40).map { Double($0) / 40 }
    let layer = LayerValue.transform
    let track = PropertyTrack(
      layer: 1, name: "card", target: AnimationTarget(property: .transform, component: nil),
      firstFrame: 0,
      values: frames.map { layer(CATransform3D(rotationAngle: 1.5 * .pi * $0, x: 0, y: 0, z: 1)) })
    let whole = Recording(
      size: CGSize(width: 10, height: 10), frameRate: 40, startTime: 0, endTime: 1,
      frames: frames.map { DisplayList(time: $0, size: CGSize(width: 10, height: 10), items: []) },
      events: [], animations: [], tracks: [track], settled: .success(1))
    expectEqual(try words("transform.rotation", of: whole), ["z 0° → 270°"])
  }

  @Test("leaves out the value of a removed layer that is about the first one")
  func putBack() {
    func last(_ numbers: [Double]) -> Double {
      PropertyCurve("y", Motion(times: [0, 1, 2, 3], rows: numbers.map { [$0] }), []).last
    }
    expectEqual(last([644, 700, 1049, 639]), 1049)
    // A small step back, or an end elsewhere, is part of the movement.
    expectEqual(last([644, 1049, 700, 639]), 639)
    expectEqual(last([644, 700, 1049, 800]), 800)
  }

  @Test("ends where the last animation leads, not at the last sample of a layer that is removed")
  func ends() throws {
    let replaced = try ending { layer in
      // The first animation is replaced, so that no single timing explains the curve.
      for (delay, from, to) in [(0, 1.0, 0.5), (0.25, 0.4, 0)] {
        let fade = CABasicAnimation(\.opacity, from: from, to: to)
        (fade.duration, fade.beginTime) = (0.5, CACurrentMediaTime() + delay)
        layer.add(fade, forKey: "\(from)")
      }
    }
    let keyframes = try ending { layer in
      let fade = CAKeyframeAnimation(\.opacity, values: [1, 1, 0])
      fade.duration = 0.75
      layer.add(fade, forKey: nil)
    }
    for curve in [replaced, keyframes] {
      expectTrue(curve.stretches == nil)
      expectLess(0.001, (curve.motion.rows.last?[0] ?? 0))
      expectEqual(curve.last, 0)
    }
    // An animation that is long over leads nowhere.
    let early = try ending { layer in
      let fade = CABasicAnimation(\.opacity, from: 0, to: 0.2)
      fade.duration = 0.2
      layer.add(fade, forKey: nil)
    }
    expectEqual(early.last, 1)
  }

  /// The opacity of a layer that is removed after 0.75 s.
  private func ending(_ change: (CALayer) -> Void) throws -> PropertyCurve {
    let stage = Stage(size: CGSize(width: 200, height: 100))
    let window = UIWindow(stage: stage)
    window.makeKeyAndVisible()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.backgroundColor = .red
    window.layer.addSublayer(layer)
    let recording = Recorder(stage).record {
      change(layer)
      stage.perform(afterDelay: 0.75) { layer.removeFromSuperlayer() }
    }
    let group = try #require(recording.propertyGroups.first { $0.property == "opacity" })
    return try #require(group.curves.first)
  }

  @Test(
    "tells of a spring whether and how far it overshoots",
    arguments: [
      (4.56, "spring without overshoot"), (1, "spring without overshoot"),
      // exp(−πζ / √(1 − ζ²)) is 0.00152 for 0.9 and 0.0460 for 0.7.
      (0.9, "spring without overshoot"), (0.7, "spring, overshoots by 5 %"),
      (0.2, "spring, overshoots by 53 %"),
    ])
  func springs(dampingRatio: Double, words: String) throws {
    let record = AnimationRecord(
      layer: 1, name: "card", target: AnimationTarget(property: .opacity, component: nil), key: nil,
      timing: MediaTiming(duration: 0.5),
      curve: .sprung(
        SpringCurve(response: 0.4, dampingRatio: dampingRatio), settlingDuration: 0.5),
      way: .straight(from: .value(.number(0)), to: .value(.number(1))))
    let timing = try #require(ClockTiming(record, drivenFrom: 0))
    expectEqual(timing.caption, "0.5 s, \(words)")
  }
}
