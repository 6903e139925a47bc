import Transitioning

/// The navigation out of the post editor.
@MainActor
protocol PostEditorNavigating: AnyObject {
  /// Closes the editor.
  func close()
}

/// Assembles the post editor's module, and performs its navigation.
@MainActor
final class PostEditorWireframe: PostEditorNavigating {
  private weak var view: UIViewController?

  /// Makes the view of a new editor; the view retains the rest of its module.
  static func makeModule(tells listener: any PostEditorListening) -> UIViewController {
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
