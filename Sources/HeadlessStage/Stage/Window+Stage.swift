import Foundation
public import HeadlessViews

extension Timeline {
  /// The stage that the timeline is the clock of; nil once that is gone.
  package var stage: Stage? {
    // Nothing else is ever the owner of a timeline.
    guard let owner else { return nil }
    return unsafeDowncast(owner, to: Stage.self)
  }
}

extension Window {
  /// A window that fills a stage's screen, in front of the windows that are there.
  ///
  /// It is hidden until `makeKeyAndVisible()`, as UIKit's is.
  public convenience init(stage: Stage) {
    self.init(frame: stage.bounds)
    stage.add(self)
  }

  /// The stage the window is on.
  public var stage: Stage? { layer.timeline?.stage }

  /// True when the window receives what is addressed to none.
  public var isKeyWindow: Bool { stage?.keyWindow === self }

  /// Makes the window the one that receives what is addressed to none, hidden or not; on the main stage
  /// if it is on none.
  public func makeKey() {
    if stage == nil { Stage.main.add(self) }
    stage?.makeKey(self)
  }

  /// Shows the window, on the main stage if it is on none, and makes it the key window.
  ///
  /// A window without a size gets the screen's.
  public func makeKeyAndVisible() {
    if stage == nil { Stage.main.add(self) }
    if bounds.size == .zero, let stage { frame = stage.bounds }
    stage?.makeKey(self)
    isHidden = false
  }
}
