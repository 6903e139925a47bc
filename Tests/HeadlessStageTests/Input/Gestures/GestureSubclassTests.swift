import Foundation
import HeadlessStage
import HeadlessViews
import Expectations

/// A recognizer subclass of an app, with a property of its own.
private final class SheetPan: UIPanGestureRecognizer {
  var axis = "y"
}

@MainActor
@Suite("A recognizer's subclass")
struct GestureSubclassTests {
  private let stage = Stage(size: Stage.phone)
  private let window: UIWindow

  init() {
    window = UIWindow(stage: stage)
    window.makeKeyAndVisible()
  }

  @Test("passes itself to its closure")
  func closure() throws {
    var told: [String] = []
    window.addGestureRecognizer(
      SheetPan { (pan: SheetPan) in told.append("\(pan.axis) \(pan.state)") })
    stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300), duration: 0.3)
    try stage.settle()
    expectEqual(told.first, "y began")
    expectEqual(told.last, "y ended")
  }

  @Test("passes itself to its function")
  func method() throws {
    var axes: [String] = []
    func follow(_ pan: SheetPan) { axes.append(pan.axis) }
    window.addGestureRecognizer(SheetPan(action: follow))
    stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300), duration: 0.3)
    try stage.settle()
    expectTrue(!axes.isEmpty)
  }

  @Test("refuses a closure for another class")
  func stranger() throws {
    var count = 0
    let tap = SheetPan { (_: UITapGestureRecognizer) in count += 1 }
    window.addGestureRecognizer(tap)
    stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300), duration: 0.3)
    try stage.settle()
    expectEqual(count, 0)
  }
}
