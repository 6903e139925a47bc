public import Foundation
public import HeadlessStage
public import HeadlessViews

extension Stage {
  /// Creates a stage with a window that shows a view controller.
  ///
  /// ```swift
  /// let wall = UIViewController()
  /// let stage = Stage(showing: wall)
  /// wall.present(composer, animated: true)
  /// try stage.settle()
  /// ```
  ///
  /// The stage retains the window, which is its key window.
  ///
  /// - Parameters:
  ///   - root: The root view controller of the window; a child, a presented controller or the root
  ///     of another window is refused with a `ControllerIssue`, and the window stays empty.
  ///   - size: The size of the screen, in points; finite and positive.
  ///   - safeAreaInsets: The safe-area insets of the screen, in points; finite and at least zero.
  ///   - frameRate: Frames per second, in `0.001...1000000`.
  public convenience init(
    showing root: UIViewController, size: CGSize = .phone,
    safeAreaInsets: UIEdgeInsets = .zero,
    frameRate: Double = 60
  ) {
    self.init(size: size, safeAreaInsets: safeAreaInsets, frameRate: frameRate)
    let window = UIWindow(stage: self)
    window.rootViewController = root
    window.makeKeyAndVisible()
  }
}
