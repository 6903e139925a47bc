import Foundation
import Transitioning
import Transitions

/// A record: its cover, its songs, and a button that plays them.
final class RecordPageViewController: SceneController {
  private let number: Int
  private lazy var bar = AppBar(
    "",
    leading: .init(icon: .back, name: "Back") { [unowned self] in dismiss(animated: true) },
    trailing: [
      .init(icon: .heart, name: "Like"),
      .init(icon: .text, name: "Up next") { [unowned self] in showUpNext() },
    ], role: nil)
  private let cover: PictureView
  private let heading: TextLabel
  private let artist: TextLabel
  private let play = IconButton(.play, "Play", tint: \.coral.onMain, fill: \.coral.main)
  private let songs: [SongRow]

  /// - Parameter number: The index of a record in `RecordPage.all`.
  init(record number: Int) {
    let page = RecordPage.all[number]
    self.number = number
    cover = PictureView(page.record.cover, corner: 16)
    heading = TextLabel(page.record.title, .headline)
    artist = TextLabel("\(page.record.artist) · \(page.year)", .body, \.onSurfaceVariant)
    songs = page.songs.map { SongRow($0) }
    super.init()
  }

  override func loadView() {
    // The corners are those of the device, so that the edge is visible only while the page moves.
    view = Surface(\.containerHigh, corner: 24)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "record \(RecordPage.all[number].record.title)"
    for part in [cover, heading, artist, play, bar] + songs as [UIView] { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    let margin = root.margin(atLeast: 24)
    let (width, foot) = (
      root.bounds.width - 2 * margin, root.bounds.height - root.safeAreaInsets.bottom
    )
    bar.place(in: root, margin: max(16, margin))
    for (line, row) in songs.enumerated() {
      let top = foot - 12 - CGFloat(songs.count - line) * SongRow.height
      row.frame = root.frame(leading: margin, top: top, width: width, height: SongRow.height)
    }
    let end = (songs.first?.frame.minY ?? foot) - 80
    root.put(heading, leading: margin, top: end, trailing: margin + 64)
    root.put(artist, leading: margin, top: end + 38, trailing: margin + 64)
    play.frame = root.frame(leading: margin + width - 48, top: end + 10, width: 48, height: 48)
    let top = bar.frame.maxY + 4
    let side = min(width, end - 20 - top)
    cover.frame = CGRect(x: root.bounds.midX - side / 2, y: top, width: side, height: side)
  }

  /// Slides to the next record, if there is one; otherwise returns this one.
  @discardableResult
  func showNextRecord() -> UIViewController {
    guard RecordPage.all.indices.contains(number + 1) else { return self }
    let next = RecordPageViewController(record: number + 1)
    next.transitionController.transition = .zoomSlide()
    present(next, animated: true)
    return next
  }

  /// Covers the record with the songs that come next.
  @discardableResult
  func showUpNext() -> UIViewController {
    let upNext = UpNextViewController()
    upNext.transitionController.transition = .cover(from: .trailing)
    present(upNext, animated: true)
    return upNext
  }
}

/// A song: its title and its length, above a hairline.
private final class SongRow: UIView {
  static let height: CGFloat = 48

  private let title: TextLabel
  private let length: TextLabel
  private let line = Surface(\.outlineVariant)

  init(_ song: RecordPage.Song) {
    title = TextLabel(song.title, .body)
    length = TextLabel(song.length, .body, \.onSurfaceVariant)
    super.init(frame: .zero)
    for part in [title, length, line] { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = put(length, trailing: 0, top: 12)
    put(title, leading: 0, top: 12, trailing: room + 16)
    line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
  }
}
