import Transitioning

/// The card of one post: author, text and an optional photo.
final class PostCard: View {
  private let avatar = View()
  private let author: Label
  private let text: Label
  private let photo: ImageView?

  init(_ post: Post, number: Int) {
    author = Label(text: post.author, fontSize: 16, isBold: true, color: Palette.ink)
    text = Label(text: post.text, fontSize: 15, color: Palette.ink)
    photo = post.photo.map {
      ImageView(image: Palette.photo($0, size: CGSize(width: 320, height: 160)))
    }
    super.init(frame: .zero)
    accessibilityIdentifier = "post \(number + 1)"
    backgroundColor = Palette.card
    layer.cornerRadius = 16
    layer.shadowOpacity = 0.15
    layer.shadowRadius = 4
    layer.shadowOffset = CGSize(width: 0, height: 2)
    avatar.backgroundColor = Palette.photos[number % Palette.photos.count].0
    avatar.layer.cornerRadius = 20
    photo?.layer.cornerRadius = 12
    photo?.clipsToBounds = true
    for view in [avatar, author, text, photo].compactMap({ $0 }) { addSubview(view) }
  }

  /// The height that the card needs.
  var preferredHeight: CGFloat { photo == nil ? 120 : 288 }

  override func layoutSubviews() {
    avatar.frame = frame(leading: 16, top: 16, width: 40, height: 40)
    put(author, leading: 68, top: 26)
    put(text, leading: 16, top: 68)
    photo?.frame = CGRect(x: 16, y: 116, width: bounds.width - 32, height: 156)
  }
}
