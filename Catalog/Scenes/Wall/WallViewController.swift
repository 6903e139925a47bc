import Transitioning

/// The view of the wall, as its presenter uses it.
@MainActor
protocol WallViewing: AnyObject {
  /// Shows posts in place of the current posts.
  func show(_ posts: [Post])
}

/// A wall of posts, with a button that opens the post editor.
///
/// Without a presenter it shows the posts of its initializer, as a background for other samples.
final class WallViewController: ViewController {
  /// The presenter, which receives the user's actions.
  var presenter: (any WallPresenting)?

  private let bar = TopBar(title: "Wall", leading: "Menu", trailing: "New post")
  private var posts: [Post]
  private var cards: [PostCard] = []

  init(posts: [Post] = Post.recent) {
    self.posts = posts
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.page
    view.addSubview(bar)
    bar.onTrailing = { [unowned self] in presenter?.newPostWasAsked() }
    show(posts)
    presenter?.viewIsReady()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    bar.frame = CGRect(x: 0, y: 0, width: width, height: TopBar.height)
    var top = TopBar.height + 16
    for card in cards {
      card.frame = CGRect(x: 16, y: top, width: width - 32, height: card.preferredHeight)
      top += card.preferredHeight + 16
    }
  }
}

extension WallViewController: WallViewing {
  func show(_ posts: [Post]) {
    self.posts = posts
    for card in cards { card.removeFromSuperview() }
    cards = posts.enumerated().map { PostCard($1, number: $0) }
    for card in cards { view.insertSubview(card, belowSubview: bar) }
    view.setNeedsLayout()
  }
}
