import Foundation
public import HeadlessStage
import HeadlessViews

extension UIViewController {
  /// The stage that shows the controller's view, or that of its parent or presenter.
  public var stage: Stage? {
    for controller in lineage {
      if let stage = controller.viewIfLoaded?.window?.stage ?? controller.noteStage { return stage }
    }
    return nil
  }

  /// The bounds of the screen for which a view of the controller is created.
  final var screenBounds: CGRect {
    stage?.bounds ?? Timeline.current?.screenBounds
      ?? CGRect(origin: .zero, size: .phone)
  }
}
