import Foundation
import RecordingSupport
import Expectations
import TransitionRecording
import Transitioning
import Transitions

@MainActor
@Suite("The animations of a recording")
struct RecordedAnimationTests {
  @Test("have the exact property, values, time and curve")
  func exact() throws {
    let scene = RecordedScene()
    let recording = Recorder(scene.stage).record {
      UIView.animate(withDuration: 0.3, delay: 0.1, options: .curveEaseIn) {
        scene.wall.view.alpha = 0.25
      }
      let turn = CAKeyframeAnimation(\.transform.rotationZ, values: [0, 1, 0])
      turn.duration = 0.5
      turn.keyTimes = [0, 0.2, 1]
      scene.wall.view.layer.add(turn, forKey: "wiggle")
    }
    let fade = try #require(recording.animations.first { $0.target.key == "opacity" })
    expectEqual(fade.way, .straight(from: .value(.number(1)), to: .value(.number(0.25))))
    expectEqual(fade.timing.beginTime, 0.1)
    expectEqual(fade.timing.duration, 0.3)
    expectTrue(!fade.isDriven)
    expectEqual(fade.curve, .eased(.easeIn))
    expectEqual(fade.key, "opacity")
    expectTrue(!fade.isAdditive)
    let turn = try #require(recording.animations.first { $0.key == "wiggle" })
    guard case .keyframes(let keyframes) = turn.way else {
      Issue.record("it goes through no keyframes")
      return
    }
    expectEqual(keyframes.keyTimes, [0, 0.2, 1])
    expectEqual(keyframes.values.count, 3)
    expectEqual(turn.target.key, "transform.rotation.z")
    // Both animations belong to one layer, which has the same number as in the frames.
    expectEqual(fade.layer, turn.layer)
    expectTrue(recording.frames[0].items.contains { $0.layer == fade.layer })
  }

  @Test("name a plain view by its controller, or by the nearest view with a name")
  func names() throws {
    final class Card: UIView {}
    let scene = RecordedScene()
    let root: UIView = scene.wall.view
    let (card, frame, canvas) = (Card(), UIView(), UIView())
    let (plain, said, opening) = (UIView(), UIView(), UIView())
    root.addSubview(card)
    card.addSubview(frame)
    frame.addSubview(canvas)
    root.addSubview(plain)
    root.addSubview(said)
    said.accessibilityLabel = "Post"
    said.mask = opening
    func names() -> [String] {
      let recording = Recorder(scene.stage).record {
        UIView.animate(withDuration: 0.1) {
          for view in [root, card, canvas, plain, said, opening] {
            view.center.x += 1
          }
        }
      }
      expectEqual(recording.tracks.map(\.name), recording.animations.map(\.name))
      return recording.animations.map(\.name)
    }
    root.accessibilityIdentifier = "wall"
    expectEqual(
      names(),
      [
        "UIView 'wall'", "Card", "UIView in Card", "UIView in UIView 'wall'", "UIView 'Post'",
        "UIView in UIView 'Post'",
      ])
    card.accessibilityIdentifier = "card"
    canvas.accessibilityIdentifier = "canvas"
    root.accessibilityIdentifier = nil
    scene.wall.title = "Harbour"
    let page = "UIView of \(type(of: scene.wall)) 'Harbour'"
    expectEqual(
      names(),
      [
        page, "Card 'card'", "UIView 'canvas'", "UIView in \(page)", "UIView 'Post'",
        "UIView in UIView 'Post'",
      ])
  }

  @Test("give, at every frame, the value that their curves have there")
  func tracks() throws {
    let scene = RecordedScene()
    let recording = scene.forward()
    let record = try #require(recording.animations.first { $0.target.key == "opacity" })
    let track = try #require(recording.tracks.first { $0.target == record.target })
    expectEqual(track.firstFrame, 0)
    expectEqual(track.values.count, recording.frames.count)
    guard case .eased(let curve) = record.curve, case .straight(let from, let to) = record.way,
      case (.value(.number(let start)), .value(.number(let end))) = (from, to)
    else {
      Issue.record("it is no plain fade")
      return
    }
    for (frame, value) in zip(recording.frames, track.values) {
      let fraction = (frame.time - record.timing.beginTime) / record.timing.duration
      let expected = start + (end - start) * curve.value(at: min(1, fraction))
      guard case .number(let number) = value else {
        Issue.record("it is no number")
        return
      }
      expectNear(number, expected, within: 1e-9)
    }
  }

  @Test("of the way back are those of the way back")
  func backward() {
    let scene = RecordedScene()
    let (forward, backward) = (scene.forward(), scene.backward())
    expectTrue(!forward.animations.isEmpty)
    expectTrue(!backward.animations.isEmpty)
    expectTrue(backward.animations.allSatisfy { $0.timing.beginTime >= 0.35 })
    expectTrue(backward.tracks.allSatisfy { $0.values.count == backward.frames.count })
  }

  @Test("are marked as driven when a finger drives them")
  func driven() throws {
    let scene = RecordedScene()
    _ = scene.forward()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      scene.wall.view.alpha = 0.5
    }
    let recording = Recorder(scene.stage).record {
      animator.pauseAnimation()
      animator.fractionComplete = 0.5
    }
    expectEqual(recording.animations.map(\.isDriven), [true])
    expectEqual(recording.tracks.first?.values.last, .number(0.75))
  }
}
