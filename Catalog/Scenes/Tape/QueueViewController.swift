import Foundation
import Transitioning
import Transitions

/// The queue: all records in a list, with small covers.
final class QueueViewController: SceneController {
  private lazy var bar = AppBar(
    "Up next", leading: .init(icon: .close, name: "Close") { [unowned self] in goBack() },
    trailing: [.init(icon: .more, name: "More")])
  private let rows = Record.all.map { QueueRow($0) }

  override var ground: Palette.Role? { \.containerLow }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "queue"
    for part in rows + [bar] as [UIView] { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    bar.place(in: root)
    let width = min(root.bounds.width, 640)
    for (number, row) in rows.enumerated() {
      row.frame = CGRect(
        x: root.bounds.midX - width / 2,
        y: bar.frame.maxY + 4 + CGFloat(number) * QueueRow.height, width: width,
        height: QueueRow.height)
    }
  }

  private func goBack() { dismiss(animated: true) }
}

extension QueueViewController: SharedElementProvider {
  /// The covers of all rows.
  var sharedElements: [SharedElement] {
    rows.map { SharedElement($0.record.title, $0.cover) }
  }
}

/// A row of the queue: the cover, the title, the artist and a handle to move the row.
private final class QueueRow: UIView {
  static let height: CGFloat = 76

  let record: Record
  let cover: PictureView

  private let title: TextLabel
  private let artist: TextLabel
  private let handle = IconView(.menu, \.onSurfaceVariant)

  init(_ record: Record) {
    self.record = record
    cover = PictureView(record.cover, corner: 8)
    title = TextLabel(record.title, .subtitle)
    artist = TextLabel(record.artist, .small, \.onSurfaceVariant)
    super.init(frame: .zero)
    accessibilityIdentifier = "row of \(record.title)"
    for part in [cover, title, artist, handle] { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cover.frame = frame(leading: 16, top: 8, width: 60, height: 60)
    put(title, leading: 92, top: 16, trailing: 56)
    put(artist, leading: 92, top: 40, trailing: 56)
    handle.frame = frame(leading: bounds.width - 40, top: 26, width: 24, height: 24)
  }
}
