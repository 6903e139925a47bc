public import Foundation

/// The root of a tree of views on a screen.
///
/// ```swift
/// let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
/// ```
///
/// A window starts hidden, as UIKit's does, and has no superview.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The state that all layers of the window share.
  package final let tree = LayerTree()

  /// The object that fills the window with views: its root view controller.
  package final var content: (any WindowContent)?

  /// Other objects that the window must release when it is deallocated: the presentations in it.
  package final var guests: AnyObject?

  /// The first responder; nil if there is none.
  package final weak var firstResponder: UIResponder?

  /// The responders that were the first one when a controller's view took them out of the window,
  /// the latest last.
  final var waitingFirstResponders: [WaitingResponder] = []

  /// The position in front of or behind other windows; a higher level is nearer.
  public final var windowLevel = Level.normal {
    didSet {
      CALayer.noteChangeOfTrees()
      guard !windowLevel.rawValue.isFinite else { return }
      let value = String(describing: windowLevel.rawValue)
      windowLevel = oldValue
      layer.report(ViewIssue.notFinite(property: "windowLevel", owner: label, value: value))
    }
  }

  /// The window's rectangle on the screen; a new size notifies the root view controller before.
  open override var frame: CGRect {
    get { super.frame }
    set { resize(to: layer.size(at: newValue)) { super.frame = newValue } }
  }

  /// The window's rectangle in its own space; a new size notifies the root view controller before.
  open override var bounds: CGRect {
    get { super.bounds }
    set { resize(to: newValue.size) { super.bounds = newValue } }
  }

  /// Makes a change after which the window has a size, and notifies the content if that is another.
  private final func resize(to size: CGSize, _ change: () -> Void) {
    guard let content, size.isFinite, size != layer.bounds.size else { return change() }
    content.window(self, resizesTo: size, with: change)
  }

  /// A window with a frame, in points of the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// A window of zero size; nothing is decoded, because there are no archives.
  public override init?(coder: NSCoder?) {
    super.init(coder: coder)
    begin()
  }

  private final func begin() {
    windowLink = link
    layer.join(tree)
    isHidden = true
  }

  deinit {
    guard let content else { return }
    WindowCleanup(content: content).performOnMainActor()
  }
}

/// The cleanup after the deallocation of a window, in addition to the cleanup of any view.
private struct WindowCleanup: Cleanup {
  let content: any WindowContent

  func perform() { content.windowDidDeallocate() }
}

/// The content of a window.
@MainActor
package protocol WindowContent: AnyObject, Sendable {
  /// Called after the window was shown or hidden.
  func windowDidChangeVisibility(_ window: UIWindow)

  /// Called to make a change after which the window has another size, in points.
  func window(_ window: UIWindow, resizesTo size: CGSize, with change: () -> Void)

  /// Called during the deallocation of the window, or after it.
  func windowDidDeallocate()
}

extension WindowContent {
  package func window(_ window: UIWindow, resizesTo size: CGSize, with change: () -> Void) {
    change()
  }
}

extension Link {
  /// The window that the link leads to; nil once it is deallocated.
  package var window: UIWindow? { object as? UIWindow }
}
