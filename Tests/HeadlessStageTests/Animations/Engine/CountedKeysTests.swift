import Foundation
import HeadlessViews
import TransitionCurves
import StageSupport
import Expectations

@testable import HeadlessStage

@MainActor
@Suite("Many animations with keys on one layer")
struct CountedKeysTests {
  private final class Steps { var count = 0 }

  private struct Key: Hashable {
    let number: Int
    let steps: Steps

    static func == (one: Key, other: Key) -> Bool {
      one.steps.count += 1
      return one.number == other.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Test("are found by their keys, which are compared with few others")
  func keys() {
    let steps = Steps()
    var keys = CountedKeys<Key>()
    let all = (0..<8_000).map { Key(number: $0, steps: steps) }
    for key in all where !keys.contains(key) { keys.add(1, of: key) }
    for key in all { keys.add(1, of: key) }
    expectEqual(keys.count, 16_000)
    expectTrue(all.allSatisfy(keys.contains))
    for key in all { keys.add(-2, of: key) }
    expectTrue(keys.isEmpty && !all.contains(where: keys.contains))
    // A comparison with all others would take 64 million steps.
    expectLess(steps.count, 100 * all.count, "\(steps.count)")
  }

  private func fade(_ duration: TimeInterval) -> CABasicAnimation {
    let fade = CABasicAnimation(\.opacity, from: 0, to: 1)
    fade.duration = duration
    return fade
  }

  @Test("are asked until those that are meant are found, and not the others")
  func steps() throws {
    let scene = Scene()
    for number in 0..<1_000 { scene.layer.add(fade(1), forKey: "fade \(number)") }
    let animations = try #require(scene.layer.animations)
    var steps = 0
    let removed = animations.take(atMost: 1) {
      steps += 1
      return $0.key == "fade 9"
    }
    expectTrue(removed.map(\.key) == ["fade 9"] && steps == 10)
    let others = animations.take(atMost: 2) {
      steps += 1
      return $0.key == "fade 3" || $0.key == "fade 5"
    }
    // Those up to the second are asked once more, to sort them.
    expectTrue(others.map(\.key) == ["fade 3", "fade 5"] && steps < 10 + 3 * 6)
    expectEqual(scene.layer.animationKeys()?.count, 997)
    let keys = Array(scene.layer.animationKeys()?.prefix(8) ?? [])
    expectEqual(keys, [0, 1, 2, 4, 6, 7, 8, 10].map { "fade \($0)" })
  }

  @Test("replace one another by key only, whatever has made the key")
  func replacing() {
    let scene = Scene()
    scene.layer.add(fade(1), forKey: "one")
    scene.layer.add(fade(2), forKey: "two")
    scene.layer.add(fade(3), forKey: "one")
    expectEqual(scene.layer.animationKeys(), ["two", "one"])
    expectEqual(scene.layer.animation(forKey: "one")?.duration, 3)
    UIView.animate(withDuration: 1) { scene.view.alpha = 0.5 }
    expectEqual(scene.layer.animationKeys(), ["two", "one", "opacity"])
    // The key that the block has made is taken by the app.
    scene.layer.add(fade(4), forKey: "opacity")
    expectEqual(scene.layer.animationKeys(), ["two", "one", "opacity"])
    expectEqual(scene.layer.animation(forKey: "opacity")?.duration, 4)
    scene.layer.removeAnimation(forKey: "two")
    scene.layer.removeAnimation(forKey: "none")
    expectEqual(scene.layer.animationKeys(), ["one", "opacity"])
    scene.stage.advance(by: 3.5)
    expectEqual(scene.layer.animationKeys(), ["opacity"])
    scene.stage.advance(by: 1)
    expectTrue(scene.layer.animationKeys() == nil && scene.stage.isSettled)
    scene.layer.add(fade(1), forKey: "one")
    expectEqual(scene.layer.animationKeys(), ["one"])
  }

  @Test("move the look and the order of drawing until the last of them has ended")
  func changes() {
    let scene = Scene()
    func add(_ key: String, _ property: AnimatableKeyPath<CGFloat>, _ duration: TimeInterval) {
      let animation = CABasicAnimation(property, from: 0, to: 1)
      animation.duration = duration
      scene.layer.add(animation, forKey: key)
    }
    add("short look", \.cornerRadius, 1)
    add("long look", \.cornerRadius, 2)
    add("short order", \.zPosition, 1)
    add("long order", \.zPosition, 2)
    func film(_ time: TimeInterval) -> [Bool] {
      scene.stage.advance(to: time)
      return [scene.layer.isLookInMotion, !(scene.layer.superlayer?.areSublayersLevel ?? true)]
    }
    expectEqual(film(0.5), [true, true])
    expectEqual(film(1.5), [true, true])
    expectEqual(film(2.5), [false, false])
  }
}
