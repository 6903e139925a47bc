import Foundation
import Transitioning

/// An open letter.
final class MessageViewController: FurnishedScreenController {
  /// Called when the user closes the letter.
  var onClose: (() -> Void)?

  let message: Message

  private lazy var bar = AppBar(
    "", leading: .init(icon: .back, name: "Close") { [unowned self] in onClose?() },
    trailing: [
      .init(icon: .archive, name: "Archive"), .init(icon: .trash, name: "Delete"),
      .init(icon: .more, name: "More"),
    ])
  private let subject: TextLabel
  private let portrait: PictureView
  private let sender: TextLabel
  private let recipient = TextLabel("to me", .small, \.onSurfaceVariant)
  private let time: TextLabel
  private let text: TextLabel
  private let picture: PictureView?
  private let reply = PushButton(
    "Reply", icon: .reply, tint: \.ocean.onMain, fill: \.ocean.main)
  private let forward = PushButton(
    "Forward", icon: .send, tint: \.ocean.main, fill: nil, outline: \.outlineVariant)

  init(_ message: Message) {
    self.message = message
    subject = TextLabel(message.subject, .headline, lines: 2)
    portrait = PictureView(message.portrait, corner: 20)
    sender = TextLabel(message.sender, .subtitle)
    time = TextLabel(message.time, .label, \.onSurfaceVariant)
    text = TextLabel(message.text, .body, lines: 0)
    picture = message.picture.map { PictureView($0, corner: 16) }
    super.init()
    title = message.subject
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "message"
    let parts: [UIView] = [subject, portrait, sender, recipient, time, text, reply, forward, bar]
    for part in parts + [picture].compactMap({ $0 }) { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    let margin = root.margin()
    let width = root.bounds.width - 2 * margin
    bar.place(in: root, margin: margin)
    var top = root.put(subject, leading: margin, top: bar.frame.maxY + 8, trailing: margin) + 20
    portrait.frame = root.frame(leading: margin, top: top, width: 40, height: 40)
    let spare = root.put(time, trailing: margin, top: top + 2) + 8
    root.put(sender, leading: margin + 56, top: top - 1, trailing: spare)
    root.put(recipient, leading: margin + 56, top: top + 21, trailing: margin)
    top = root.put(text, leading: margin, top: top + 64, trailing: margin) + 24
    if let picture {
      picture.frame = CGRect(x: margin, y: top, width: width, height: (width * 0.62).rounded())
      top = picture.frame.maxY + 24
    }
    let half = min((width - 12) / 2, 200)
    root.put(
      [reply, forward], in: 2, leading: margin, top: top,
      size: CGSize(width: half, height: PushButton.height), gap: 12)
  }
}

/// The placeholder beside the list while no letter is open.
final class NoMessageViewController: SceneController {
  private let sign = IconView(.inbox, \.outlineVariant)
  private let words = TextLabel("Choose a letter to read it here", .body, \.onSurfaceVariant)

  override var ground: Palette.Role? { \.containerLow }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "no message"
    for part in [sign, words] { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    let (middle, height) = (root.bounds.midX, root.bounds.midY)
    sign.frame = CGRect(x: middle - 36, y: height - 88, width: 72, height: 72)
    root.put(words, middle: height + 8)
  }
}
