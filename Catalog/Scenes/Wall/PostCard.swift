import Foundation
import Transitioning

/// The card of one post: the author, the text, a picture, and what readers can do.
final class PostCard: Surface {
  private let portrait: PictureView
  private let author: TextLabel
  private let time: TextLabel
  private let text: TextLabel
  private let picture: PictureView?
  private let heart: IconView
  private let likes: TextLabel
  private let reply = IconView(.reply, \.onSurfaceVariant)
  private let share = IconView(.share, \.onSurfaceVariant)

  init(_ post: Post, number: Int) {
    portrait = PictureView(post.portrait, corner: 20)
    author = TextLabel(post.author, .subtitle)
    time = TextLabel(post.time, .small, \.onSurfaceVariant)
    text = TextLabel(post.text, .body, lines: 3)
    picture = post.picture.map { PictureView($0, corner: 12) }
    heart = IconView(
      .heart, post.likes > 20 ? \.coral.main : \.onSurfaceVariant, isFilled: post.likes > 20)
    likes = TextLabel("\(post.likes)", .small, \.onSurfaceVariant)
    super.init(\.container, corner: 20)
    accessibilityIdentifier = "post \(number + 1)"
    let parts: [UIView] = [portrait, author, time, text, heart, likes, reply, share]
    for part in parts + [picture].compactMap({ $0 }) { addSubview(part) }
  }

  /// The height that the card needs in a width, in points.
  func height(in width: CGFloat) -> CGFloat {
    let pictureHeight: CGFloat = picture == nil ? 0 : Self.pictureHeight(in: width) + 12
    return 72 + text.height(in: width - 32) + 12 + pictureHeight + 44
  }

  private static func pictureHeight(in width: CGFloat) -> CGFloat {
    min((width * 0.45).rounded(), 240)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    portrait.frame = frame(leading: 16, top: 16, width: 40, height: 40)
    put(author, leading: 68, top: 15)
    put(time, leading: 68, top: 37)
    var top = put(text, leading: 16, top: 72) + 12
    if let picture {
      picture.frame = CGRect(
        x: 16, y: top, width: width - 32, height: Self.pictureHeight(in: width))
      top = picture.frame.maxY + 12
    }
    heart.frame = frame(leading: 16, top: top, width: 22, height: 22)
    put(likes, leading: 46, top: top + 2)
    reply.frame = frame(leading: 96, top: top, width: 22, height: 22)
    share.frame = frame(leading: width - 38, top: top, width: 22, height: 22)
  }
}
