import Foundation
import HeadlessViews
import MotionCurves
import Testing

@MainActor
@Suite("A window")
struct WindowTests {
  @Test("starts hidden, is its own window, and has no superview")
  func new() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(window.isHidden)
    #expect(window.window === window)
    #expect(window.superview == nil)
    #expect(window.layer.tree === window.tree)
    #expect(window.windowLevel == .normal)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(window.hitTest(CGPoint(x: 1, y: 1)) == nil)
    window.isHidden = false
    #expect(window.hitTest(CGPoint(x: 1, y: 1)) === window)
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
    #expect(content.told == [])
    window.isHidden = false
    window.isHidden = false
    window.isHidden = true
    window.layer.set(.isHidden, to: .flag(false))
    #expect(content.told == [false, true, false])
  }

  @Test("is one tree for all its layers")
  func tree() {
    let (screen, view, layer) = (Screen(), UIView(), CALayer())
    view.layer.addSublayer(layer)
    screen.window.addSubview(view)
    #expect(layer.tree === screen.window.tree)
    layer.removeFromSuperlayer()
    #expect(layer.tree == nil)
  }

  @Test("levels are numbers in order, with UIKit's names")
  func levels() {
    #expect(UIWindow.Level.normal.rawValue == 0)
    #expect(UIWindow.Level.statusBar.rawValue == 1000)
    #expect(UIWindow.Level.alert.rawValue == 2000)
    #expect(UIWindow.Level.normal < .statusBar)
    var level = UIWindow.Level.alert + 1
    #expect(level == UIWindow.Level(2001))
    #expect(level > .alert)
    #expect(level - 1 == .alert)
    level -= 2
    level += 1
    #expect(level == .alert)
  }
}
