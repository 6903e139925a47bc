import Foundation
import HeadlessViews
import Expectations

@testable import HeadlessStage

@MainActor
@Suite("A finger beside the screen")
struct OffScreenTouchTests {
  private let stage = Stage(size: CGSize(width: 100, height: 200))

  init() { stage.diagnostics.handler = { _ in } }

  @Test("is not put down, and is reported, unless it was put down on it or at its edge and moved")
  func refused() throws {
    for (x, y) in [(-1.0, 5.0), (101, 5), (5, -1), (5, 201)] {
      let stage = Stage(size: CGSize(width: 100, height: 200))
      stage.diagnostics.handler = { _ in }
      let point = CGPoint(x: x, y: y)
      expectTrue(stage.touchDown(at: point).touch == nil)
      expectEqual(stage.tap(at: point).count, 1)
      stage.drag(from: point, to: CGPoint(x: 50, y: 50), duration: 0.2)
      try stage.settle()
      let issue = TouchIssue.offScreen(value: "(\(x), \(y))", screen: "100.0 × 200.0 points")
      expectEqual(stage.diagnostics.issues as? [TouchIssue], [issue, issue, issue])
      expectTrue(stage.fingers.isEmpty)
    }
    for corner in [(0.0, 0.0), (100, 200), (0, 200)] {
      stage.tap(at: CGPoint(x: corner.0, y: corner.1))
    }
    stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 500, y: -50), duration: 0.2)
    try stage.settle()
    expectTrue(stage.diagnostics.issues.isEmpty)
  }
}
