import Transitioning

/// What the wall's presenter can have shown.
@MainActor
protocol WallViewing: AnyObject {
  /// Shows posts in place of those shown before.
  func show(_ posts: [Post])
}

/// A wall of posts, from which a composer is opened.
///
/// Without a presenter it shows the posts that it was made with, as a backdrop for others.
final class WallViewController: ViewController {
  /// Whoever is told of what happens here.
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
