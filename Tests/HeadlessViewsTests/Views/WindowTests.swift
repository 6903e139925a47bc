import Foundation
import HeadlessViews
import TransitionCurves
import Expectations

@MainActor
@Suite("A window")
struct WindowTests {
  @Test("starts hidden, is its own window, and has no superview")
  func new() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    expectEqual(window.frame, CGRect(x: 0, y: 0, width: 10, height: 20))
    expectTrue(window.isHidden)
    expectTrue(window.superview == nil)
    expectEqual(window.windowLevel, .normal)
    expectTrue(window.window === window && window.layer.tree === window.tree)
    let point = CGPoint(x: 1, y: 1)
    expectTrue(window.hitTest(point) == nil)
    window.isHidden = false
    expectTrue(window.hitTest(point) === window)
    // It is one tree for all its layers.
    let (view, layer) = (UIView(), CALayer())
    view.layer.addSublayer(layer)
    window.addSubview(view)
    expectTrue(layer.tree === window.tree)
    layer.removeFromSuperlayer()
    expectTrue(layer.tree == nil)
  }

  @Test("notifies its content when it is shown or hidden, and only then")
  func visibility() {
    @MainActor
    final class Content: WindowContent {
      var told: [Bool] = []
      func windowDidDeallocate() {}

      func windowDidChangeVisibility(_ window: UIWindow) { told.append(window.isHidden) }
    }
    let (window, content, view) = (UIWindow(frame: .zero), Content(), UIView())
    window.content = content
    window.addSubview(view)
    view.isHidden = true
    window.isHidden = true
    expectEqual(content.told, [])
    window.isHidden = false
    window.isHidden = false
    window.isHidden = true
    window.layer.set(.isHidden, to: .flag(false))
    expectEqual(content.told, [false, true, false])
  }

  @Test("levels are numbers in order, with UIKit's names")
  func levels() {
    let levels = [UIWindow.Level.normal, .statusBar, .alert]
    expectTrue(levels.map(\.rawValue) == [0, 1000, 2000] && levels == levels.sorted())
    var level = UIWindow.Level.alert + 1
    expectEqual(level, UIWindow.Level(2001))
    expectLess(.alert, level)
    expectEqual(level - 1, .alert)
    level -= 2
    level += 1
    expectEqual(level, .alert)
  }
}
