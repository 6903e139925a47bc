/// The presenter of the post editor, as its view uses it.
@MainActor
protocol PostEditorPresenting: AnyObject {
  /// Called when the view is loaded and still empty.
  func viewIsReady()

  /// Called when the user cancels the post.
  func cancelWasAsked()

  /// Called when the user finishes the post.
  func postWasAsked()
}

/// Turns the events of the post editor's view into changes of the view and navigation.
@MainActor
final class PostEditorPresenter: PostEditorPresenting {
  private unowned let view: any PostEditorViewing
  private let interactor: any PostEditorKeeping
  private let wireframe: any PostEditorNavigating
  private weak var listener: (any PostEditorListening)?

  init(
    view: any PostEditorViewing, interactor: any PostEditorKeeping,
    wireframe: any PostEditorNavigating, listener: (any PostEditorListening)?
  ) {
    self.view = view
    self.interactor = interactor
    self.wireframe = wireframe
    self.listener = listener
  }

  func viewIsReady() {
    view.show(interactor.draft)
  }

  func cancelWasAsked() {
    wireframe.close()
  }

  func postWasAsked() {
    listener?.postWasWritten(interactor.draft)
    wireframe.close()
  }
}
