import Foundation
import HeadlessControllers
import HeadlessStage
import HeadlessViews
import StageSupport
import Expectations

@MainActor
@Suite("A control")
struct ControlTests {
  let scene = Scene()
  var stage: Stage { scene.stage }

  @Test(
    "is the sender of its action to the end, also when the action runs for another control within")
  func sender() {
    let (one, other) = (UIControl(), UIControl())
    var senders: [String] = []
    let name = { (sender: AnyObject?) in
      sender === one ? "one" : sender === other ? "other" : "nobody"
    }
    let action = UIAction { action in
      senders.append(name(action.sender))
      if action.sender === one { other.sendActions(for: .valueChanged) }
      senders.append(name(action.sender))
    }
    one.addAction(action, for: .valueChanged)
    other.addAction(action, for: .valueChanged)
    one.sendActions(for: .valueChanged)
    expectTrue(senders == ["one", "other", "other", "one"] && action.sender == nil)
  }

  @Test("tracks one finger, and counts points near the control as inside")
  func reach() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    scene.view.addSubview(button)
    var told: [String] = []
    for (name, event) in [
      ("down", UIControl.Event.touchDown), ("enter", .touchDragEnter), ("exit", .touchDragExit),
      ("up", .touchUpInside), ("up outside", .touchUpOutside), ("cancel", .touchCancel),
    ] {
      button.addAction(for: event) { _ in told.append(name) }
    }
    func note() {
      told.append("\(button.isTracking) \(button.isHighlighted) \(button.isTouchInside)")
    }
    let finger = stage.touchDown(at: CGPoint(x: 20, y: 20))
    let other = stage.touchDown(at: CGPoint(x: 30, y: 30))
    note()
    for x in [119.0, 121, 60] {
      finger.move(to: CGPoint(x: x, y: 20))
      note()
    }
    other.lift()
    note()
    finger.lift()
    expectEqual(
      told,
      [
        "down", "true true true", "true true true", "exit", "true false false", "enter",
        "true true true", "true true true", "up",
      ])
    expectTrue(!button.isTracking && !button.isHighlighted)
  }

  @Test("that leaves the tree under a finger cancels its tracking")
  func removed() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    scene.view.addSubview(button)
    var told: [String] = []
    button.addAction(for: .touchDown) { $0.removeFromSuperview() }
    button.addAction(for: .touchUpInside) { _ in told.append("up") }
    button.addAction(for: .touchCancel) { _ in told.append("cancel") }
    stage.tap(at: CGPoint(x: 20, y: 20))
    stage.advance(by: 1)
    expectTrue(told == ["cancel"] && !button.isTracking && !button.isHighlighted)
  }

  @Test(
    "that is a button prevents taps of enclosing recognizers only (Gestures 14)")
  func taps() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    scene.view.addSubview(button)
    var told: [String] = []
    button.addAction(for: .touchUpInside) { _ in told.append("button") }
    button.addAction(for: .touchCancel) { _ in told.append("cancel") }
    let (tap, swipe) = (UITapGestureRecognizer(), UISwipeGestureRecognizer())
    tap.addAction { _ in told.append("tap") }
    swipe.addAction { _ in told.append("swipe") }
    for gesture in [tap, swipe] { scene.window.addGestureRecognizer(gesture) }
    let (inside, beside) = (CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 300))
    for point in [inside, beside] { stage.touchDown(at: point).lift() }
    stage.swipe(from: inside, .right)
    stage.advance(by: 1)
    button.isEnabled = false
    stage.touchDown(at: inside).lift()
    (button.isEnabled, tap.isEnabled) = (true, false)
    let own = UITapGestureRecognizer { _ in told.append("own") }
    button.addGestureRecognizer(own)
    stage.touchDown(at: inside).lift()
    expectEqual(told, ["button", "tap", "cancel", "swipe", "tap", "cancel", "own"])
  }

  @Test("asks its class whether to track a finger, and calls it at each step")
  func tracking() {
    @MainActor
    final class Slider: UIControl {
      var told: [String] = []
      override func beginTracking(_ touch: UITouch, with event: HeadlessViews.UIEvent?) -> Bool {
        told.append("begin")
        return touch.location(in: self).x < 50
      }
      override func continueTracking(_ touch: UITouch, with event: HeadlessViews.UIEvent?) -> Bool {
        told.append("continue")
        return touch.location(in: self).x < 80
      }
      override func endTracking(_ touch: UITouch?, with event: HeadlessViews.UIEvent?) {
        told.append("end \(isTracking)")
      }
      override func cancelTracking(with event: HeadlessViews.UIEvent?) { told.append("cancel") }
    }
    let slider = Slider(frame: scene.view.bounds)
    scene.view.addSubview(slider)
    for (name, event) in [("up", UIControl.Event.touchUpInside), ("off", .touchCancel)] {
      slider.addAction(for: event) { _ in slider.told.append(name) }
    }
    stage.touchDown(at: CGPoint(x: 60, y: 50)).lift()
    slider.told.append("\(slider.isTracking)")
    for way in [20.0, 70] {
      let finger = stage.touchDown(at: CGPoint(x: 20, y: 50))
      finger.move(byX: way, y: 0)
      slider.told.append("\(slider.isTracking) \(slider.isHighlighted)")
      finger.lift()
    }
    stage.touchDown(at: CGPoint(x: 20, y: 50)).cancel()
    expectEqual(
      slider.told,
      [
        "begin", "false", "begin", "continue", "true true", "end true", "up", "begin", "continue",
        "false false", "begin", "cancel", "off",
      ])
  }
}
