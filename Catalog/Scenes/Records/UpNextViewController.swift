import Foundation
import Transitioning

/// The records that come next, in their order.
final class UpNextViewController: SceneController {
  private lazy var bar = AppBar(
    "Up next",
    leading: .init(icon: .close, name: "Close") { [unowned self] in dismiss(animated: true) },
    trailing: [.init(icon: .pencil, name: "Edit")], role: \.surface)
  private let rows = [0, 5, 1, 3, 2].map { UpNextRow(Record.all[$0]) }
  private let total = TextLabel("5 records, 3 h 26", .small, \.onSurfaceVariant)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "up next"
    for part in rows + [total, bar] as [UIView] { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    let margin = root.margin()
    bar.place(in: root, margin: margin)
    let foot = root.bounds.height - root.safeAreaInsets.bottom - 56
    let height = (foot - bar.frame.maxY) / CGFloat(rows.count)
    root.put(rows, margin: margin, top: bar.frame.maxY, line: height, gap: 12)
    root.put(total, leading: margin + 8, top: foot + 16)
  }
}

/// A record that comes next: its cover, its title and its artist.
private final class UpNextRow: Surface {
  private let cover: PictureView
  private let title: TextLabel
  private let artist: TextLabel

  init(_ record: Record) {
    cover = PictureView(record.cover, corner: 12)
    title = TextLabel(record.title, .subtitle)
    artist = TextLabel(record.artist, .small, \.onSurfaceVariant)
    super.init(\.container, corner: 20)
    for part in [cover, title, artist] { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.height - 16
    cover.frame = frame(leading: 8, top: 8, width: side, height: side)
    let end = put(title, leading: side + 24, top: bounds.midY - 24)
    put(artist, leading: side + 24, top: end + 4)
  }
}
