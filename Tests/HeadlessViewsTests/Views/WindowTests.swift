import Foundation
import HeadlessViews
import MotionCurves
import Expectations

@MainActor
@Suite("A window")
struct WindowTests {
  @Test("starts hidden, is its own window, and has no superview")
  func new() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    expectTrue(window.isHidden)
    expectTrue(window.window === window)
    expectTrue(window.superview == nil)
    expectTrue(window.layer.tree === window.tree)
    expectEqual(window.windowLevel, .normal)
    expectEqual(window.frame, CGRect(x: 0, y: 0, width: 10, height: 20))
    expectTrue(window.hitTest(CGPoint(x: 1, y: 1)) == nil)
    window.isHidden = false
    expectTrue(window.hitTest(CGPoint(x: 1, y: 1)) === window)
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

  @Test("is one tree for all its layers")
  func tree() {
    let (screen, view, layer) = (Screen(), UIView(), CALayer())
    view.layer.addSublayer(layer)
    screen.window.addSubview(view)
    expectTrue(layer.tree === screen.window.tree)
    layer.removeFromSuperlayer()
    expectTrue(layer.tree == nil)
  }

  @Test("levels are numbers in order, with UIKit's names")
  func levels() {
    expectEqual(UIWindow.Level.normal.rawValue, 0)
    expectEqual(UIWindow.Level.statusBar.rawValue, 1000)
    expectEqual(UIWindow.Level.alert.rawValue, 2000)
    expectTrue(UIWindow.Level.normal < .statusBar)
    var level = UIWindow.Level.alert + 1
    expectEqual(level, UIWindow.Level(2001))
    expectTrue(level > .alert)
    expectEqual(level - 1, .alert)
    level -= 2
    level += 1
    expectEqual(level, .alert)
  }
}
