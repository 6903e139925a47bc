import Foundation
import Transitioning
import Transitions

/// A record with its songs.
final class AlbumViewController: SceneController {
  /// The songs with their lengths.
  private static let songs = [
    ("Cold frames", "3:12"), ("The gardener’s radio", "4:40"), ("Seed", "2:05"),
    ("Under glass", "5:21"), ("A hundred names for rain", "3:47"), ("First leaf", "4:02"),
  ]

  /// The parts that come one after the other, from the top: the bar, the head, and each song.
  var cascade: [UIView] { [bar, heading, artist, play] + rows }

  private let record: Record
  private let bar = AppBar(
    "", leading: .init(icon: .down, name: "Close"),
    trailing: [.init(icon: .heart, name: "Like"), .init(icon: .more, name: "More")], role: nil)
  private let cover: PictureView
  private let heading: TextLabel
  private let artist: TextLabel
  private let play = IconButton(
    .play, "Play", tint: \.coral.onMain, fill: \.coral.main, corner: 28)
  private let rows = AlbumViewController.songs.enumerated().map { number, song in
    SongRow(number + 1, song.0, song.1)
  }

  init(_ record: Record) {
    self.record = record
    cover = PictureView(record.cover, corner: 16)
    heading = TextLabel(record.title, .headline, lines: 2)
    artist = TextLabel(record.artist, .body, \.onSurfaceVariant)
    super.init()
  }

  override var ground: Palette.Role? { \.container }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "album"
    for part in cascade.reversed() + [cover] { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    let size = root.bounds.size
    bar.place(in: root)
    let width = min(size.width - 32, 640)
    let margin = (size.width - width) / 2
    let side = min(width * 0.44, 240)
    cover.frame = root.frame(
      leading: margin, top: bar.frame.maxY + 8, width: side, height: side)
    let start = margin + side + 20
    let end = root.put(heading, leading: start, top: cover.frame.minY + 4, trailing: margin)
    root.put(artist, leading: start, top: end + 4, trailing: margin)
    play.frame = root.frame(leading: start, top: cover.frame.maxY - 56, width: 56, height: 56)
    let top = cover.frame.maxY + 24
    let room = size.height - root.safeAreaInsets.bottom - 12 - top
    let height = min(room / CGFloat(max(rows.count, 1)), 76)
    root.put(rows, margin: margin, top: top, line: height, gap: 8)
  }
}

extension AlbumViewController: SharedElementProvider {
  /// The cover.
  var sharedElements: [SharedElement] { [SharedElement(record.title, cover)] }
}

/// A song: its number, its name and its length.
private final class SongRow: Surface {
  private let number: TextLabel
  private let name: TextLabel
  private let length: TextLabel

  init(_ number: Int, _ name: String, _ length: String) {
    self.number = TextLabel("\(number)", .label, \.coral.main)
    self.name = TextLabel(name, .subtitle)
    self.length = TextLabel(length, .small, \.onSurfaceVariant)
    super.init(\.surface, corner: 16)
    accessibilityIdentifier = "song \(number)"
    for part in [self.number, self.name, self.length] { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    put(number, leading: 20, top: bounds.midY - 8, trailing: bounds.width - 44)
    put(name, leading: 48, top: bounds.midY - 12, trailing: 72)
    put(length, trailing: 20, top: bounds.midY - 10)
  }
}
