package import Foundation
package import HeadlessStage
package import HeadlessViews

/// A stage with a shown window and one view in it that has been committed.
@MainActor
package struct Scene {
  package let stage: Stage
  package let window: UIWindow
  package let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  package init(frameRate: Double = 60) {
    stage = Stage(size: CGSize(width: 400, height: 800), frameRate: frameRate)
    stage.diagnostics.handler = { _ in }
    stage.diagnostics.remarkHandler = { _ in }
    window = UIWindow(stage: stage)
    window.makeKeyAndVisible()
    window.addSubview(view)
    stage.advance(by: 0)
  }

  package var layer: CALayer { view.layer }
  package var shown: LayerProperties { view.layer.presentationProperties }
  package var opacity: Double { shown.opacity }
  package var position: CGPoint { shown.position }

  /// A layer that no view owns, committed unless said otherwise.
  package func standaloneLayer(committed: Bool = true) -> CALayer {
    let layer = CALayer()
    view.layer.addSublayer(layer)
    if committed { stage.advance(by: 0) }
    return layer
  }

  /// The stage's issues, if they are all its own.
  package var issues: [StageIssue] { stage.diagnostics.issues.compactMap { $0 as? StageIssue } }
}
