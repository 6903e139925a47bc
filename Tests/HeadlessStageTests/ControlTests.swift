import Foundation
import HeadlessStage
import HeadlessViews
import Testing

@MainActor
@Suite("A control")
struct ControlTests {
  let scene = Scene()
  var stage: Stage { scene.stage }

  @Test("is the sender of its action to the end, also when that has another do the same within")
  func sender() {
    let (one, other) = (Control(), Control())
    var senders: [String] = []
    let name = { (sender: AnyObject?) in
      sender === one ? "one" : sender === other ? "other" : "nobody"
    }
    let action = ControlAction { action in
      senders.append(name(action.sender))
      if action.sender === one { other.sendActions(for: .valueChanged) }
      senders.append(name(action.sender))
    }
    one.addAction(action, for: .valueChanged)
    other.addAction(action, for: .valueChanged)
    one.sendActions(for: .valueChanged)
    #expect(senders == ["one", "other", "other", "one"])
    #expect(action.sender == nil)
  }

  @Test("follows one finger, and counts what is near the control as within it")
  func reach() {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    scene.view.addSubview(button)
    var told: [String] = []
    for (name, event) in [
      ("down", Control.Event.touchDown), ("enter", .touchDragEnter), ("exit", .touchDragExit),
      ("up", .touchUpInside), ("up outside", .touchUpOutside), ("cancel", .touchCancel),
    ] {
      button.addAction(for: event) { _ in told.append(name) }
    }
    let finger = stage.touchDown(at: CGPoint(x: 20, y: 20))
    let other = stage.touchDown(at: CGPoint(x: 30, y: 30))
    #expect(button.isTracking && button.isHighlighted)
    finger.move(to: CGPoint(x: 119, y: 20))
    #expect(told == ["down"])
    finger.move(to: CGPoint(x: 121, y: 20))
    #expect(!button.isHighlighted && !button.isTouchInside)
    finger.move(to: CGPoint(x: 60, y: 20))
    other.lift()
    #expect(told == ["down", "exit", "enter"])
    finger.lift()
    #expect(told == ["down", "exit", "enter", "up"])
    #expect(!button.isTracking && !button.isHighlighted)
  }

  @Test("that leaves the tree under a finger is let go of")
  func removed() {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    scene.view.addSubview(button)
    var told: [String] = []
    button.addAction(for: .touchDown) { $0.removeFromSuperview() }
    button.addAction(for: .touchUpInside) { _ in told.append("up") }
    button.addAction(for: .touchCancel) { _ in told.append("cancel") }
    stage.tap(at: CGPoint(x: 20, y: 20))
    stage.advance(by: 1)
    #expect(told == ["cancel"])
    #expect(!button.isTracking && !button.isHighlighted)
  }
}
