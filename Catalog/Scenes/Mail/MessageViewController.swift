import Foundation
import Transitioning

/// An open message.
final class MessageViewController: ViewController {
  /// Called when the user closes the message.
  var onClose: (() -> Void)?

  let message: Message

  private let bar: TopBar
  private let subject: Label
  private let text: Label
  private let photo: ImageView

  init(_ message: Message) {
    self.message = message
    bar = TopBar(title: message.sender, leading: "Close")
    subject = Label(text: message.subject, fontSize: 24, isBold: true, color: Palette.ink)
    text = Label(text: message.text, fontSize: 17, color: Palette.ink)
    photo = ImageView(image: Palette.photo(message.photo, size: CGSize(width: 320, height: 200)))
    super.init()
    title = message.subject
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "message"
    view.backgroundColor = Palette.card
    photo.layer.cornerRadius = 16
    photo.clipsToBounds = true
    bar.onLeading = { [unowned self] in onClose?() }
    for part in [subject, text, photo, bar] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let root: View = view
    let size = root.bounds.size
    bar.frame = CGRect(x: 0, y: 0, width: size.width, height: TopBar.height)
    root.put(subject, leading: 20, top: TopBar.height + 24)
    root.put(text, leading: 20, top: TopBar.height + 72)
    let width = min(size.width - 40, 640)
    photo.frame = root.frame(
      leading: 20, top: TopBar.height + 136, width: width, height: (width * 0.62).rounded())
  }
}

/// The placeholder beside the list while no message is open.
final class NoMessageViewController: ViewController {
  private let sign = View()
  private let words = Label(text: "No message selected", fontSize: 20, color: Palette.faint)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "no message"
    view.backgroundColor = Palette.page
    sign.backgroundColor = Palette.line
    sign.layer.cornerRadius = 12
    for part in [sign, words] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    sign.frame = CGRect(x: bounds.midX - 48, y: bounds.midY - 64, width: 96, height: 64)
    words.center = CGPoint(x: bounds.midX, y: bounds.midY + 32)
  }
}
