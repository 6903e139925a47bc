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
  private let stage = Stage(size: .phone)
  private let window: UIWindow

  init() {
    window = UIWindow(stage: stage)
    window.makeKeyAndVisible()
  }

  @Test("passes itself to its closure and function, and refuses a closure for another class")
  func closure() throws {
    var told: [String] = []
    var axes: [String] = []
    func follow(_ pan: SheetPan) { axes.append(pan.axis) }
    let pans = [
      SheetPan { (pan: SheetPan) in told.append("\(pan.axis) \(pan.state)") },
      SheetPan(action: follow),
      SheetPan { (_: UITapGestureRecognizer) in told.append("tap") },
    ]
    for pan in pans {
      window.gestureRecognizers = [pan]
      stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300), duration: 0.3)
      try stage.settle()
    }
    expectTrue(told.first == "y began" && told.last == "y ended" && Set(axes) == ["y"])
  }
}
