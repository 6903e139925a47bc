import Foundation
import HeadlessViews
import StageSupport
import Expectations

@testable import HeadlessStage

@MainActor
@Suite("Nested transactions")
struct NestedTransactionTests {
  private let scene = Scene()

  // Rules: Transactions 8.
  @Test("end from the inside out, each with the last of its animations, at any depth")
  func order() {
    let log = Log(scene.stage)
    for name in ["outer", "middle", "without a block", "inner"] {
      CATransaction.begin()
      if name != "without a block" { CATransaction.setCompletionBlock { log.note(name) } }
      if name == "middle" {
        UIView.animate(withDuration: 2) { scene.view.center.x += 10 }
      } else if name == "inner" {
        UIView.animate(withDuration: 1) { scene.view.alpha = 0 }
      }
    }
    for _ in 0..<4 { CATransaction.commit() }
    scene.stage.advance(by: 3)
    expectEqual(log.lines, ["1.0 inner", "2.0 middle", "2.0 outer"])
    for index in 0..<1_000 {
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.note("\(index)") }
    }
    UIView.animate(withDuration: 1) { scene.view.alpha = 1 }
    for _ in 0..<1_000 { CATransaction.commit() }
    _ = log.take()
    scene.stage.advance(by: 1)
    expectEqual(log.what, (0..<1_000).reversed().map { "\($0)" })
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

  @Test("never end when their stage is deallocated")
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
