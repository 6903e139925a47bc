import Foundation
public import HeadlessViews

extension Timeline {
  /// The stage that owns the timeline; nil after the stage was deallocated.
  package var stage: Stage? { owner?.stage }
}

extension UIWindow {
  /// Creates a window that fills a stage's screen, in front of the windows that are there.
  ///
  /// The window is hidden until `makeKeyAndVisible()`, as UIKit's is.
  public convenience init(stage: Stage) {
    self.init(frame: stage.bounds)
    stage.add(self)
  }

  /// The stage that the window is on.
  public var stage: Stage? { layer.timeline?.stage }

  /// True if the window receives events that are addressed to no window.
  public var isKeyWindow: Bool { stage?.keyWindow === self }

  /// Makes the window the key window, which receives events that are addressed to no window, even
  /// if the window is hidden.
  ///
  /// A window on no stage is added to the main stage.
  public func makeKey() {
    if stage == nil { Stage.main.add(self) }
    stage?.makeKey(self)
  }

  /// Shows the window in front of the other windows of its level, and makes it the key window.
  ///
  /// A window on no stage is added to the main stage. A window without a size gets the size of the
  /// screen.
  public func makeKeyAndVisible() {
    if stage == nil { Stage.main.add(self) }
    if bounds.size == .zero, let stage { frame = stage.bounds }
    stage?.makeKey(self)
    stage?.bringToFront(self)
    isHidden = false
  }
}

extension Link {
  /// The stage that the link leads to; nil once it is deallocated.
  var stage: Stage? { object as? Stage }
}
