/// What the editor's view tells of.
@MainActor
protocol PostEditorPresenting: AnyObject {
  /// The view is there, and shows nothing yet.
  func viewIsReady()

  /// The post is not to be.
  func cancelWasAsked()

  /// The post is done.
  func postWasAsked()
}

/// Makes of what happens in the editor what is to be done about it.
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
