import Transitioning

/// The navigation out of the wall.
@MainActor
protocol WallNavigating: AnyObject {
  /// Opens the editor for a new post; the listener receives the finished post.
  func openPostEditor(tells listener: any PostEditorListening)
}

/// Assembles the wall's module, and performs its navigation and transitions.
///
/// Only the wireframe has access to the view of the module that it opens, so the wireframe is that
/// view's transitioning delegate.
@MainActor
final class WallWireframe: NSObject, WallNavigating {
  private weak var view: WallViewController?

  /// Makes the view of a new wall; the view retains the rest of its module.
  static func makeModule() -> WallViewController {
    let view = WallViewController()
    let wireframe = WallWireframe()
    wireframe.view = view
    view.presenter = WallPresenter(view: view, interactor: WallInteractor(), wireframe: wireframe)
    return view
  }

  func openPostEditor(tells listener: any PostEditorListening) {
    let editor = PostEditorWireframe.makeModule(tells: listener)
    editor.modalPresentationStyle = .fullScreen
    editor.transitioningDelegate = self
    view?.present(editor, animated: true)
  }
}

extension WallWireframe: UIViewControllerTransitioningDelegate {
  /// True if the user prefers reduced motion.
  private var isCalm: Bool { view?.traitCollection.prefersReducedMotion == true }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let view, !isCalm else { return CalmFade(isPresenting: true) }
    return PostEditorOpening(from: view.button)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let view, !isCalm else { return CalmFade(isPresenting: false) }
    return PostEditorClosing(to: view.button)
  }
}
