import Foundation
import Transitioning
import Transitions

/// A shelf of records, with a small player above the navigation bar.
final class ShelfViewController: SceneController {
  private let bar = AppBar(
    "Good evening",
    trailing: [.init(icon: .bell, name: "News"), .init(icon: .clock, name: "History")])
  private let records = Record.all.map { RecordView($0) }
  private let miniPlayer = MiniPlayer(Record.all[0])
  private let destinations = BottomBar(
    [(.home, "Home"), (.search, "Search"), (.heart, "Yours")], accent: \.coral)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "shelf"
    for part in records + [bar, destinations, miniPlayer] { view.addSubview(part) }
    miniPlayer.addGestureRecognizer(UITapGestureRecognizer { [unowned self] _ in openPlayer() })
  }

  override func layOut(_ root: UIView) {
    let size = root.bounds.size
    bar.place(in: root)
    destinations.place(in: root)
    miniPlayer.frame = CGRect(
      x: 8, y: destinations.frame.minY - MiniPlayer.height - 8, width: size.width - 16,
      height: MiniPlayer.height)
    let columns = size.width < 600 ? 2 : 3
    let width = (size.width - 16 * CGFloat(columns + 1)) / CGFloat(columns)
    root.put(
      records, in: columns, leading: 16, top: bar.frame.maxY + 8,
      size: CGSize(width: width, height: width + RecordView.textHeight), gap: 16)
  }

  /// Presents the player of a record; by default it rises from below.
  @discardableResult
  func openPlayer(
    _ record: Record = Record.all[0], with transition: any Transitioning.Transition = .slideUp()
  ) -> PlayerViewController {
    let player = PlayerViewController(record)
    player.transitionController.transition = transition
    present(player, animated: true)
    return player
  }
}

extension ShelfViewController: SharedElementProvider {
  /// The covers on the shelf that are whole: no bar lies over them.
  var sharedElements: [SharedElement] {
    records.filter { $0.frame.minY + $0.cover.frame.maxY < miniPlayer.frame.minY }
      .map { SharedElement($0.record.title, $0.cover) }
  }

  /// The small player.
  var smallPlayer: UIView { miniPlayer }
}

/// A cover with the title and the artist below it.
private final class RecordView: UIView {
  static let textHeight: CGFloat = 48

  let record: Record
  let cover: PictureView

  private let title: TextLabel
  private let artist: TextLabel

  init(_ record: Record) {
    self.record = record
    cover = PictureView(record.cover, corner: 12)
    title = TextLabel(record.title, .subtitle)
    artist = TextLabel(record.artist, .small, \.onSurfaceVariant)
    super.init(frame: .zero)
    for part in [cover, title, artist] { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cover.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.width)
    let end = put(title, leading: 0, top: bounds.width + 8, trailing: 0)
    put(artist, leading: 0, top: end + 2, trailing: 0)
  }
}
