import Foundation
import Transitioning

/// A letter that is being written.
final class ComposeViewController: UIViewController {
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

  override func loadView() {
    view = Surface.screen(\.containerHigh)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "compose"
    for (name, text, line) in fields {
      for part in [name, text, line] { view.addSubview(part) }
    }
    for part in [text, cursor, bar] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let root: UIView = view
    bar.place(in: root)
    var top = bar.frame.maxY + 8
    for (name, text, line) in fields {
      root.put(name, leading: 16, top: top + 16, trailing: 16)
      root.put(text, leading: 96, top: top + 16)
      line.frame = CGRect(x: 16, y: top + 56, width: root.bounds.width - 32, height: 1)
      top += 57
    }
    let end = root.put(text, leading: 16, top: top + 20)
    cursor.frame = root.frame(leading: 16, top: end + 4, width: 2, height: 24)
  }
}
