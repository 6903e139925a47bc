import Foundation
import HeadlessViews
import TestSupport
import Expectations

@testable import HeadlessStage

@MainActor
@Suite("Nested transactions")
struct NestedTransactionTests {
  private let scene = Scene()

  @Test("end from the inside out, each with the last of its animations (Transactions 8)")
  func order() {
    var log: [String] = []
    for name in ["outer", "middle", "inner"] {
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("\(name) \(scene.stage.now)") }
      if name == "middle" {
        UIView.animate(withDuration: 2) { scene.view.center.x += 10 }
      } else if name == "inner" {
        UIView.animate(withDuration: 1) { scene.view.alpha = 0 }
      }
    }
    for _ in 0..<3 { CATransaction.commit() }
    scene.stage.advance(by: 3)
    expectEqual(log, ["inner 1.0", "middle 2.0", "outer 2.0"])
  }

  @Test("wait for the animations of an inner one without a completion")
  func without() {
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("outer") }
    CATransaction.begin()
    CATransaction.begin()
    UIView.animate(withDuration: 1) { scene.view.alpha = 0 }
    for _ in 0..<3 { CATransaction.commit() }
    scene.stage.advance(by: 0.5)
    expectTrue(log.isEmpty)
    scene.stage.advance(by: 0.5)
    expectEqual(log, ["outer"])
  }

  @Test("wait no longer for animations that are added after their completion block was replaced")
  func replaced() {
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("outer \(scene.stage.now)") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("first \(scene.stage.now)") }
    UIView.animate(withDuration: 1) { scene.view.alpha = 0 }
    CATransaction.setCompletionBlock { log.append("second \(scene.stage.now)") }
    UIView.animate(withDuration: 2) { scene.view.center.x += 10 }
    CATransaction.setCompletionBlock(nil)
    UIView.animate(withDuration: 3) { scene.view.bounds.size.width += 10 }
    for _ in 0..<2 { CATransaction.commit() }
    scene.stage.advance(by: 4)
    expectEqual(log, ["first 1.0", "second 2.0", "outer 3.0"])
  }

  @Test("can be 1,000, with an animation at any depth")
  func many() {
    let count = 1_000
    var ends: [Int] = []
    for index in 0..<count {
      CATransaction.begin()
      CATransaction.setCompletionBlock { ends.append(index) }
      if index == count / 2 { UIView.animate(withDuration: 2) { scene.view.center.x += 10 } }
    }
    UIView.animate(withDuration: 1) { scene.view.alpha = 0 }
    for _ in 0..<count { CATransaction.commit() }
    scene.stage.advance(by: 1)
    expectEqual(ends, (count / 2 + 1..<count).reversed())
    scene.stage.advance(by: 1)
    expectEqual(ends, (0..<count).reversed())
  }

  @Test("can be 1,000 that never end because their stage is deallocated")
  func abandoned() {
    var stage: Stage? = Stage()
    var window = stage.map { UIWindow(stage: $0) }
    var ends = 0
    for _ in 0..<1_000 {
      CATransaction.begin()
      CATransaction.setCompletionBlock { ends += 1 }
    }
    UIView.animate(withDuration: 1) { window?.alpha = 0 }
    for _ in 0..<1_000 { CATransaction.commit() }
    stage?.advance(by: 0.5)
    (stage, window) = (nil, nil)
    expectEqual(ends, 0)
  }
}
