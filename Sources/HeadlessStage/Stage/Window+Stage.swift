public import HeadlessViews

extension Timeline {
  /// The stage that the timeline is the clock of; nil once that is gone.
  package var stage: Stage? { owner as? Stage }
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
  public var stage: Stage? { (tree.host as? Timeline)?.stage }

  /// True when the window receives what is addressed to none.
  public var isKeyWindow: Bool { stage?.keyWindow === self }

  /// Shows the window, on the main stage if it is on none, and makes it the key window.
  public func makeKeyAndVisible() {
    if stage == nil { Stage.main.add(self) }
    stage?.makeKey(self)
    isHidden = false
  }
}
