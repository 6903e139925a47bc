import Transitioning

/// Where one can go from the wall.
@MainActor
protocol WallNavigating: AnyObject {
  /// Opens the editor for a new post, which tells somebody of what was written.
  func openPostEditor(tells listener: any PostEditorListening)
}

/// Puts the wall's module together, and knows the ways out of it and how they look.
///
/// Nobody but the wireframe of a module sees the view of the module that it opens, so this is who
/// becomes its transitioning delegate.
@MainActor
final class WallWireframe: WallNavigating {
  private weak var view: ViewController?

  /// The view of a new wall, which keeps the rest of its module.
  static func makeModule() -> WallViewController {
    let view = WallViewController(posts: [])
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

extension WallWireframe: ViewControllerTransitioningDelegate {
  /// True when nothing is to move.
  private var isCalm: Bool { view?.traitCollection.prefersReducedMotion == true }

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    isCalm ? CalmFade(isPresenting: true) : PostEditorOpening()
  }

  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    isCalm ? CalmFade(isPresenting: false) : PostEditorClosing()
  }
}
