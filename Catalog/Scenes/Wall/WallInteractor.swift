/// The interactor of the wall, as its presenter uses it.
@MainActor
protocol WallKeeping: AnyObject {
  /// The posts, newest first.
  var posts: [Post] { get }

  /// Adds a new post to the wall.
  func add(_ post: Post)
}

/// Holds the posts of a wall, without any user interface.
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
