/// The presenter of the wall, as its view uses it.
@MainActor
protocol WallPresenting: AnyObject {
  /// Called when the view is loaded and still empty.
  func viewIsReady()

  /// Called when the user wants to write a post.
  func newPostWasAsked()
}

/// Turns the events of the wall's view into changes of the view and navigation.
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
