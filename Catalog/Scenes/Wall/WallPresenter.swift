/// What the wall's view tells of.
@MainActor
protocol WallPresenting: AnyObject {
  /// The view is there, and shows nothing yet.
  func viewIsReady()

  /// Somebody wants to write a post.
  func newPostWasAsked()
}

/// Makes of what happens on the wall what is to be done about it.
@MainActor
final class WallPresenter {
  private unowned let view: any WallViewing
  private let interactor: any WallKeeping
  private let wireframe: any WallNavigating

  init(view: any WallViewing, interactor: any WallKeeping, wireframe: any WallNavigating) {
    self.view = view
    self.interactor = interactor
    self.wireframe = wireframe
  }
}

extension WallPresenter: WallPresenting {
  func viewIsReady() {
    view.show(interactor.posts)
  }

  func newPostWasAsked() {
    wireframe.openPostEditor(tells: self)
  }
}

extension WallPresenter: PostEditorListening {
  func postWasWritten(_ post: Post) {
    interactor.add(post)
    view.show(interactor.posts)
  }
}
