import Foundation
import Transitioning

/// A letter that is being written.
final class ComposeViewController: SceneController {
  private lazy var bar = AppBar(
    "New letter",
    leading: .init(icon: .close, name: "Close") { [unowned self] in
      navigationController?.popViewController(animated: true)
    }, trailing: [.init(icon: .photo, name: "Attach"), .init(icon: .send, name: "Send")],
    role: \.containerHigh)
  private let fields: [(name: TextLabel, text: TextLabel, line: Surface)] = [
    ("To", "Marguerite Lefebvre-Okonkwo"), ("Subject", "Choir: new evening"),
  ].map {
    (TextLabel($0, .body, \.onSurfaceVariant), TextLabel($1), Surface(\.outlineVariant))
  }
  private let text = TextLabel(
    "Thursdays suit me well. Shall I bring the copies of the Fauré?", .body, lines: 0)
  private let cursor = Surface(\.ocean.main, corner: 1)

  override var ground: Palette.Role? { \.containerHigh }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "compose"
    for (name, text, line) in fields {
      for part in [name, text, line] { view.addSubview(part) }
    }
    for part in [text, cursor, bar] { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    let margin = root.margin()
    bar.place(in: root, margin: margin)
    var top = bar.frame.maxY + 8
    for (name, text, line) in fields {
      root.put(name, leading: margin, top: top + 16, trailing: margin)
      root.put(text, leading: margin + 80, top: top + 16, trailing: margin)
      line.frame = CGRect(
        x: margin, y: top + 56, width: root.bounds.width - 2 * margin, height: 1)
      top += 57
    }
    let end = root.put(text, leading: margin, top: top + 20, trailing: margin)
    cursor.frame = root.frame(leading: margin, top: end + 4, width: 2, height: 24)
  }
}
