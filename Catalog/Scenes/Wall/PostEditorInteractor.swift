/// What the post editor can be asked for.
@MainActor
protocol PostEditorKeeping: AnyObject {
  /// The post as it is written up to now.
  var draft: Post { get }
}

/// Whoever wants to hear of posts that were written.
@MainActor
protocol PostEditorListening: AnyObject {
  /// A post is done.
  func postWasWritten(_ post: Post)
}

/// Keeps the post that is being written; knows nothing of screens.
@MainActor
final class PostEditorInteractor: PostEditorKeeping {
  let draft: Post

  init(draft: Post = .draft) {
    self.draft = draft
  }
}
