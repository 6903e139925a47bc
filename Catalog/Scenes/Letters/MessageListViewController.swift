import Foundation
import Transitioning

/// The list of letters, with a round button that writes a new one.
final class MessageListViewController: SceneController {
  /// Called with the letter that the user taps.
  var onChoice: ((Message) -> Void)?

  /// Called when the user taps the menu button.
  var onMenu: (() -> Void)?

  /// Called when the user taps the round button.
  var onWrite: (() -> Void)?

  /// The highlighted letter, which is open.
  var marked: Message? {
    didSet { for row in rows { row.isMarked = row.message == marked } }
  }

  private lazy var bar = AppBar(
    "Inbox", leading: .init(icon: .menu, name: "Menu") { [weak self] in self?.onMenu?() },
    trailing: [.init(icon: .search, name: "Search")])
  private let rows = Message.inbox.map { MessageRow($0) }

  /// The round button.
  private(set) lazy var button = IconButton(
    .pencil, "Write", tint: \.ocean.onContainer, fill: \.ocean.container, elevation: .floating,
    corner: 16
  ) { [unowned self] in onWrite?() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "messages"
    for row in rows {
      row.addGestureRecognizer(
        UITapGestureRecognizer { [unowned self, message = row.message] _ in onChoice?(message) })
      view.addSubview(row)
    }
    for part in [bar, button] { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    let margin = root.margin(atLeast: 0)
    bar.place(in: root, margin: margin + 16)
    root.put(rows, margin: margin, top: bar.frame.maxY, line: MessageRow.height)
    button.frame = root.frame(
      leading: root.bounds.width - 72,
      top: root.bounds.height - root.safeAreaInsets.bottom - 72, width: 56, height: 56)
  }
}

/// A row of the list: the portrait, the sender, the subject and the beginning of the text.
private final class MessageRow: Surface {
  static let height: CGFloat = 92

  let message: Message

  var isMarked = false {
    didSet { pill.role = isMarked ? \.ocean.container : \.surface }
  }

  private let pill = Surface(\.surface, corner: 16)
  private let portrait: PictureView
  private let sender: TextLabel
  private let time: TextLabel
  private let subject: TextLabel
  private let text: TextLabel
  private let star: IconView

  init(_ message: Message) {
    self.message = message
    portrait = PictureView(message.portrait, corner: 20)
    sender = TextLabel(
      message.sender, message.isUnread ? .subtitle : .body, \.onSurface)
    time = TextLabel(message.time, .label, message.isUnread ? \.ocean.main : \.onSurfaceVariant)
    subject = TextLabel(message.subject, .small)
    text = TextLabel(message.text, .small, \.onSurfaceVariant)
    star = IconView(
      .star, message.hasStar ? \.amber.main : \.outlineVariant, isFilled: message.hasStar)
    super.init(nil)
    accessibilityIdentifier = "message from \(message.sender)"
    pill.accessibilityIdentifier = accessibilityIdentifier
    for part in [pill, portrait, sender, time, subject, text, star] { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pill.frame = bounds.insetBy(dx: 8, dy: 2)
    portrait.frame = frame(leading: 16, top: 14, width: 40, height: 40)
    put(sender, leading: 72, top: 12, trailing: put(time, trailing: 20, top: 15) + 8)
    put(subject, leading: 72, top: 35, trailing: 52)
    put(text, leading: 72, top: 56, trailing: 52)
    star.frame = frame(leading: bounds.width - 40, top: 52, width: 20, height: 20)
  }
}
