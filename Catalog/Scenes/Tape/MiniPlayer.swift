import Foundation
import Transitioning

/// The song that plays, in a bar: the cover of its record, its title and a pause button.
final class MiniPlayer: Surface {
  static let height: CGFloat = 64

  private let cover: PictureView
  private let title: TextLabel
  private let artist: TextLabel
  private let heart = IconView(.heart, \.coral.main, isFilled: true)
  private let pause = IconView(.pause, \.coral.onContainer)

  init(_ record: Record) {
    cover = PictureView(record.cover, corner: 8)
    title = TextLabel(record.song, .subtitle, \.coral.onContainer)
    artist = TextLabel(record.artist, .small, \.coral.onContainer)
    super.init(\.coral.container, corner: 16, elevation: .raised)
    accessibilityIdentifier = "mini player"
    for part in [cover, title, artist, heart, pause] { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cover.frame = frame(leading: 8, top: 8, width: 48, height: 48)
    let end = put(title, leading: 68, top: 12, trailing: 112)
    put(artist, leading: 68, top: end + 2, trailing: 112)
    pause.frame = frame(leading: bounds.width - 44, top: 20, width: 24, height: 24)
    heart.frame = frame(leading: bounds.width - 88, top: 20, width: 24, height: 24)
  }
}
