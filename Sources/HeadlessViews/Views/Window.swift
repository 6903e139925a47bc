public import Foundation

/// The root of a tree of views on a screen.
///
/// ```swift
/// let window = Window(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
/// ```
///
/// A window starts hidden, as UIKit's does, and has no superview.
@preconcurrency @MainActor
open class Window: View {
  /// What all layers of the window have in common.
  package final let tree = LayerTree()

  /// What fills the window with views: its root view controller.
  package final var content: (any WindowContent)?

  /// What else has to be let go of when the window goes; what is presented in it.
  package final var guests: AnyObject?

  /// The place in front of or behind other windows; higher is nearer.
  public final var windowLevel = Level.normal {
    didSet {
      guard !windowLevel.rawValue.isFinite else { return }
      let value = String(describing: windowLevel.rawValue)
      windowLevel = oldValue
      layer.report(ViewIssue.notFinite(property: "windowLevel", owner: label, value: value))
    }
  }

  /// A window with a frame, in points of the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// A window of no size: there are no archives here, and nothing is read.
  public override init?(coder: NSCoder?) {
    super.init(coder: coder)
    begin()
  }

  private final func begin() {
    window = self
    layer.join(tree)
    isHidden = true
  }

  deinit {
    guard let content else { return }
    WindowRemains(content: content).leave()
  }
}

/// What a window leaves behind, beside what all views do.
private struct WindowRemains: Remains {
  let content: any WindowContent

  func putInOrder() { content.windowDidGo() }
}

/// What fills a window.
@MainActor
package protocol WindowContent: AnyObject, Sendable {
  /// Called when the window was shown or hidden.
  func windowDidChangeVisibility(_ window: Window)

  /// Called when the window is being deallocated, or has been.
  func windowDidGo()
}
