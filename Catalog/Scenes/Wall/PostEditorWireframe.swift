import Transitioning

/// Where one can go from the post editor.
@MainActor
protocol PostEditorNavigating: AnyObject {
  /// Goes back to where the editor was opened.
  func close()
}

/// Puts the post editor's module together, and knows the way out of it.
@MainActor
final class PostEditorWireframe: PostEditorNavigating {
  private weak var view: ViewController?

  /// The view of a new editor, which keeps the rest of its module.
  static func makeModule(tells listener: any PostEditorListening) -> ViewController {
    let view = ComposerViewController()
    let wireframe = PostEditorWireframe()
    wireframe.view = view
    view.presenter = PostEditorPresenter(
      view: view, interactor: PostEditorInteractor(), wireframe: wireframe, listener: listener)
    return view
  }

  func close() {
    view?.dismiss(animated: true)
  }
}
