import Transitioning

/// A wall of posts, from which a composer is opened.
final class WallViewController: ViewController {
  private let bar = TopBar(title: "Wall", leading: "Menu", trailing: "New post")
  private var cards: [PostCard] = []

  private static let posts = [
    PostCard.Post(author: "Ada", text: "The tide was out this morning,\nso we walked.", photo: 0),
    PostCard.Post(
      author: "Grace", text: "Has anybody got a ladder\nthat I could borrow?", photo: nil),
    PostCard.Post(author: "Alan", text: "Ran the whole loop today,\nin the rain.", photo: 1),
    PostCard.Post(author: "Edsger", text: "Found: one red glove,\nby the station.", photo: nil),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.page
    cards = Self.posts.enumerated().map { PostCard($1, number: $0) }
    for card in cards { view.addSubview(card) }
    view.addSubview(bar)
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
