/// What the wall can be asked for, and asked to do.
@MainActor
protocol WallKeeping: AnyObject {
  /// The posts, newest first.
  var posts: [Post] { get }

  /// Puts a new post on the wall.
  func add(_ post: Post)
}

/// Keeps the posts of a wall; knows nothing of screens.
@MainActor
final class WallInteractor: WallKeeping {
  private(set) var posts: [Post]

  init(posts: [Post] = Post.recent) {
    self.posts = posts
  }

  func add(_ post: Post) {
    posts.insert(post, at: 0)
  }
}
