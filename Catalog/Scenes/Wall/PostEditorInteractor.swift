/// The interactor of the post editor, as its presenter uses it.
@MainActor
protocol PostEditorKeeping: AnyObject {
  /// The current draft of the post.
  var draft: Post { get }
}

/// A listener for finished posts.
@MainActor
protocol PostEditorListening: AnyObject {
  /// Called when a post is finished.
  func postWasWritten(_ post: Post)
}

/// Holds the draft of the post, without any user interface.
@MainActor
final class PostEditorInteractor: PostEditorKeeping {
  let draft: Post

  init(draft: Post = .draft) {
    self.draft = draft
  }
}
