import Expectations
import Foundation
import HeadlessStage
import HeadlessViews
import StageSupport
import TestFormulas
import Transitions

@testable import TransitionPictures

@MainActor
@Suite("A table of motion")
struct MotionTableTests {
  private let scene = Scene()

  private func row(_ table: MotionTable, _ property: String) throws -> MotionTable.Row {
    try #require(table.rows.first { $0.property == property })
  }

  @Test("has the exact values and velocities of a curve, between frames too")
  func curve() throws {
    let (from, to, duration) = (scene.view.center.x, scene.view.center.x + 300, 0.5)
    let times = [0, 0.013, 0.1234, 0.25, 0.5, 2]
    let table = MotionTable(scene.stage, at: times) {
      UIView.animate(withDuration: duration, delay: 0, options: .curveEaseIn) {
        scene.view.center.x = to
      }
    }
    let x = try row(table, "position.x")
    for (index, time) in times.enumerated() {
      // cubic-bezier(0.42, 0, 1, 1): the parameter is found by bisection.
      let fraction = min(time / duration, 1)
      var (low, high) = (0.0, 1.0)
      for _ in 0..<80 {
        let u = (low + high) / 2
        let place = 3 * u * (1 - u) * (1 - u) * 0.42 + 3 * u * u * (1 - u) + u * u * u
        if place < fraction { low = u } else { high = u }
      }
      let u = low
      let slope = 6 * u * (1 - u) / (3 * (1 - u) * (1 - u) * 0.42 + 6 * u * (1 - u) * 0.58)
      let part = 3 * u * u * (1 - u) + u * u * u
      expectNear(x.values[index] ?? .nan, Double(from) + 300 * part, within: 1e-6)
      // At its end the curve still has its velocity, which changes as a square root there; after
      // the run everything rests.
      let last = time > duration ? 0 : 1 / 0.58
      expectNear(
        x.velocities[index] ?? .nan, 300 / duration * (fraction < 1 ? slope : last),
        within: time == duration ? 1 : 1e-2)
    }
    expectTrue(table.rows.allSatisfy { $0.property == "position.x" })
  }

  @Test("has the velocity with which a linear motion arrives, and none after the run")
  func arrival() throws {
    let table = MotionTable(scene.stage, at: [0, 0.2, 0.4, 0.5]) {
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        scene.view.alpha = 0.2
      }
    }
    let opacity = try row(table, "opacity")
    for (index, value) in [1, 0.6, 0.2, 0.2].enumerated() {
      expectNear(opacity.values[index] ?? .nan, value, within: 1e-6)
      expectNear(opacity.velocities[index] ?? .nan, index < 3 ? -2 : 0, within: 1e-4)
    }
  }

  @Test("has the velocity of a spring just before it jumps to its end, as the closed form gives it")
  func springEnd() throws {
    let (distance, frequency) = (800.0, 20.0)
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: frequency * frequency, damping: 2 * frequency, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
    let view = scene.view
    animator.addAnimations { view.center.x += distance }
    let duration = animator.duration
    let table = MotionTable(scene.stage, at: [0, 0.1, duration]) { animator.startAnimation() }
    let x = try row(table, "position.x")
    for (index, time) in [0, 0.1, duration].enumerated() {
      // x = d (1 - (1 + ωt) exp(-ωt)), so that its rate is d ω² t exp(-ωt).
      let rate = distance * frequency * frequency * time * exp(-frequency * time)
      expectNear(x.velocities[index] ?? .nan, rate, within: 1e-2)
    }
  }

  @Test("has the speed of a finger that moves a value in steps, and 0 while the finger rests")
  func steps() throws {
    let (view, stage) = (scene.view, scene.stage)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x += 300 }
    let times = [0.035, 0.1, 0.2, 0.3, 0.49]
    let table = MotionTable(stage, at: times) {
      animator.pauseAnimation()
      // 0.6 of 300 pt a second until 0.25 s; then the finger rests.
      for step in 1...15 {
        let delay = Double(step) / 60
        stage.perform(afterDelay: delay) { animator.fractionComplete = 0.6 * delay }
      }
      stage.perform(afterDelay: 0.5) { animator.stopAnimation(true) }
    }
    let x = try row(table, "position.x")
    for (index, rate) in [180, 180, 180, 0, 0.0].enumerated() {
      expectNear(x.velocities[index] ?? .nan, rate, within: 1e-6)
    }
  }

  @Test("shows the end of the motion, not what a completion handler makes of it")
  func completion() throws {
    let table = MotionTable(scene.stage, at: [0, 0.3, 1]) {
      UIView.animate(withDuration: 0.3) { [view = scene.view] in
        view.alpha = 0
      } completion: { [view = scene.view] _ in
        view.alpha = 1
      }
    }
    expectEqual(try row(table, "opacity").values, [1, 0, 0])
    expectEqual(scene.view.alpha, 1)
  }

  @Test("has no value before the first animation of a property")
  func later() throws {
    let view = scene.view
    let table = MotionTable(scene.stage, at: [0, 0.1, 0.3]) {
      scene.stage.perform(afterDelay: 0.2) {
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) { view.alpha = 0 }
      }
    }
    let opacity = try row(table, "opacity")
    expectEqual(opacity.values.map { $0 == nil }, [true, true, false])
    expectNear(opacity.values[2] ?? .nan, 0.5, within: 1e-6)
    let lines = table.text().split(separator: "\n").map(String.init)
    expectTrue(lines.contains { $0.hasPrefix("  opacity") && $0.contains(" -") })
  }

  @Test("gives rotations in degrees, through more than half a turn")
  func rotation() throws {
    let view = scene.view
    let table = MotionTable(scene.stage, at: [0.1, 0.5, 0.9]) {
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      (turn.fromValue, turn.toValue, turn.duration) = (0.0, 2 * Double.pi, 1)
      view.layer.add(turn, forKey: "turn")
    }
    let turn = try row(table, "transform.rotation.z")
    for velocity in turn.velocities { expectNear(velocity ?? .nan, 360, within: 1e-2) }
    expectNear(turn.values[0] ?? .nan, 36, within: 1e-6)
  }

  @Test("takes the instants in any order, once each, and goes on to the end of the run")
  func instants() {
    let view = scene.view
    let table = MotionTable(scene.stage, at: [0.2, 0, 0.2]) {
      UIView.animate(withDuration: 1) { view.alpha = 0 }
    }
    expectEqual(table.times, [0, 0.2])
    expectTrue(scene.stage.isSettled)
    expectEqual(scene.stage.now, 1)
  }

  @Test("ends at its limit, if the motion has no end")
  func endless() throws {
    let view = scene.view
    let table = MotionTable(scene.stage, at: [0, 0.5, 30], within: 2) {
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .curveLinear]) {
        view.alpha = 0
      }
    }
    expectNear(try row(table, "opacity").values[1] ?? .nan, 0.5, within: 1e-6)
    expectAtMost(scene.stage.now, 2)
  }

  @Test("keeps the chosen properties")
  func chosen() {
    let view = scene.view
    let table = MotionTable(scene.stage, at: [0, 0.1]) {
      UIView.animate(withDuration: 1) {
        view.alpha = 0
        view.center = CGPoint(x: 300, y: 400)
      }
    }
    expectEqual(table.only(["position"]).rows.map(\.property), ["position.x", "position.y"])
    expectEqual(table.only(["position.y"]).rows.map(\.property), ["position.y"])
    expectEqual(table.only(["pos"]).rows, [])
  }

  @Test("wraps instants that find no place, and has no line longer than it may")
  func width() {
    let view = scene.view
    let table = MotionTable(scene.stage, at: (0...9).map { Double($0) / 10 }) {
      UIView.animate(withDuration: 1) { view.center.x = 1234 }
    }
    for columns in [20, 40, 80, 200] {
      let lines = table.text(columns: columns, duration: 1).split(
        separator: "\n", omittingEmptySubsequences: false)
      expectTrue(lines.allSatisfy { $0.count <= max(columns, 40) && $0.last != " " })
      for part in 0...9 {
        expectEqual(lines.count { $0.contains(" \(part * 10) %") }, 1)
      }
    }
  }

  @Test("is the same numbers as JSON")
  func json() throws {
    let view = scene.view
    let table = MotionTable(scene.stage, at: [0, 0.5]) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    }
    let data = try JSONEncoder().encode(table)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    expectEqual(object["times"] as? [Double], [0, 0.5])
    let row = try #require((object["rows"] as? [[String: Any]])?.first)
    expectEqual(row["property"] as? String, "opacity")
    expectEqual(row["values"] as? [Double], [1, 0.5])
    expectEqual(row["velocities"] as? [Double], [-1, -1])
  }
}
