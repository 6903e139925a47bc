import Foundation
import Transitioning

/// The list of messages.
final class MessageListViewController: ViewController {
  /// Called with the message that the user taps.
  var onChoice: ((Message) -> Void)?

  /// The highlighted message, which is open.
  var marked: Message? {
    didSet { for row in rows { row.isMarked = row.message == marked } }
  }

  private let bar = TopBar(title: "Inbox")
  private let rows = Message.inbox.enumerated().map { MessageRow($1, number: $0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "messages"
    view.backgroundColor = Palette.page
    for row in rows {
      row.addGestureRecognizer(TapGestureRecognizer { [unowned self] _ in onChoice?(row.message) })
      view.addSubview(row)
    }
    view.addSubview(bar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    bar.frame = CGRect(x: 0, y: 0, width: width, height: TopBar.height)
    for (number, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: TopBar.height + 1 + CGFloat(number) * (MessageRow.height + 1), width: width,
        height: MessageRow.height)
    }
  }
}

/// A row of the list, with sender and subject.
private final class MessageRow: View {
  static let height: CGFloat = 84

  let message: Message

  var isMarked = false {
    didSet { backgroundColor = isMarked ? Color(hex: 0xE8DEF8) : Palette.card }
  }

  private let avatar = View()
  private let sender: Label
  private let subject: Label

  init(_ message: Message, number: Int) {
    self.message = message
    sender = Label(text: message.sender, fontSize: 17, isBold: true, color: Palette.ink)
    subject = Label(text: message.subject, fontSize: 15, color: Palette.faint)
    super.init(frame: .zero)
    accessibilityIdentifier = "message from \(message.sender)"
    backgroundColor = Palette.card
    avatar.backgroundColor = Palette.photos[number % Palette.photos.count].0
    avatar.layer.cornerRadius = 24
    for part in [avatar, sender, subject] { addSubview(part) }
  }

  override func layoutSubviews() {
    avatar.frame = frame(leading: 16, top: 18, width: 48, height: 48)
    put(sender, leading: 80, top: 20)
    put(subject, leading: 80, top: 46)
  }
}
