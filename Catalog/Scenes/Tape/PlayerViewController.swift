import Foundation
import Transitioning
import Transitions

/// The player: a large cover, the position in the song, and the buttons.
final class PlayerViewController: SceneController {
  private let bar = AppBar("", trailing: [.init(icon: .more, name: "More")], role: nil)
  private lazy var down = IconButton(.down, "Close", tint: \.onSurface) { [unowned self] in
    dismiss(animated: true)
  }
  private let source = TextLabel("Side one, 2 of 5", .label, \.onSurfaceVariant)
  private let record: Record
  private let cover: PictureView
  private let song: TextLabel
  private let artist: TextLabel
  private let heart = IconView(.heart, \.coral.main, isFilled: true)
  private let track = PlayerTrack()
  private let queue = PushButton(
    "Next: Salt and Slate", icon: .text, tint: \.onSurfaceVariant, fill: nil,
    outline: \.outlineVariant)
  private let buttons: [IconButton] = [
    IconButton(.previous, "Previous", tint: \.onSurface, iconSide: 30),
    IconButton(
      .pause, "Pause", tint: \.coral.onMain, fill: \.coral.main, iconSide: 34, corner: 28),
    IconButton(.next, "Next", tint: \.onSurface, iconSide: 30),
  ]

  init(_ record: Record) {
    self.record = record
    cover = PictureView(record.cover, corner: 28)
    song = TextLabel(record.song, .headline)
    artist = TextLabel(record.artist, .body, \.onSurfaceVariant)
    super.init()
    song.accessibilityIdentifier = "song"
  }

  override func loadView() {
    // The corners are those of the device, so that the edge is visible only while the player moves.
    view = Surface(\.containerHigh, corner: 24, elevation: .floating)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "player"
    let parts: [UIView] = [bar, down, source, cover, song, artist, heart, track, queue]
    for part in parts + buttons { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    let size = root.bounds.size
    bar.place(in: root)
    down.frame = root.frame(leading: 4, top: bar.frame.maxY - 52, width: 48, height: 48)
    root.put(source, middle: bar.frame.maxY - 36, margin: 64)
    let side = min(size.width - 48, size.height * 0.5)
    let margin = (size.width - side) / 2
    let foot = size.height - root.safeAreaInsets.bottom
    queue.bounds.size = CGSize(width: queue.preferredWidth, height: PushButton.height)
    queue.center = CGPoint(x: size.width / 2, y: foot - 44)
    let spare = queue.frame.minY - bar.frame.maxY - side - 268
    cover.frame = CGRect(
      x: margin, y: bar.frame.maxY + 8 + spare * 0.3, width: side, height: side)
    let top = cover.frame.maxY + 24 + spare * 0.25
    let end = root.put(song, leading: margin, top: top, trailing: margin + 40)
    root.put(artist, leading: margin, top: end + 4, trailing: margin + 40)
    heart.frame = root.frame(
      leading: size.width - margin - 28, top: top + 16, width: 28, height: 28)
    track.frame = CGRect(x: margin, y: artist.frame.maxY + 24, width: side, height: 40)
    let middle = track.frame.maxY + 56
    for (number, button) in buttons.enumerated() {
      let side: CGFloat = number == 1 ? 80 : 56
      let x = size.width / 2 + CGFloat(number - 1) * 104
      // Playback runs from left to right in all layouts.
      button.frame = CGRect(x: x - side / 2, y: middle - side / 2, width: side, height: side)
    }
  }
}

extension PlayerViewController: SharedElementProvider {
  /// The cover, and the pause button.
  var sharedElements: [SharedElement] {
    [SharedElement(record.title, cover), SharedElement("pause", buttons[1])]
  }
}

/// The position in a song: a line, a knob, and the two times.
private final class PlayerTrack: UIView {
  private let rest = Surface(\.outlineVariant, corner: 2)
  private let past = Surface(\.coral.main, corner: 2)
  private let knob = Surface(\.coral.main, corner: 8)
  private let times = [
    TextLabel("1:24", .label, \.onSurfaceVariant, alignment: .left),
    TextLabel("3:58", .label, \.onSurfaceVariant),
  ]

  init() {
    super.init(frame: .zero)
    semanticContentAttribute = .playback
    for part in [rest, past, knob] + times { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let reach = (bounds.width * 0.353).rounded()
    rest.frame = frame(leading: 0, top: 6, width: bounds.width, height: 4)
    past.frame = frame(leading: 0, top: 6, width: reach, height: 4)
    knob.frame = frame(leading: reach - 8, top: 0, width: 16, height: 16)
    put(times[0], leading: 0, top: 22)
    put(times[1], trailing: 0, top: 22)
  }
}
