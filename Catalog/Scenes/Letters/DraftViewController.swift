import Foundation
import Transitioning

/// A new letter: its recipient, its subject and its first lines.
final class DraftViewController: FurnishedScreenController {
  private lazy var bar = AppBar(
    "New letter",
    leading: .init(icon: .close, name: "Cancel") { [unowned self] in dismiss(animated: true) },
    trailing: [.init(icon: .photo, name: "Attach"), .init(icon: .send, name: "Send")], role: nil)
  private let fields = [
    DraftField("To", "Aiko Tanaka"), DraftField("Subject", "Re: A walk on Sunday?"),
  ]
  private let text = TextLabel(
    """
    Dear Aiko,

    yes, do bring the dog! Nine is fine, and I know a path below the lighthouse that is dry at \
    low water.
    """, .body, lines: 0)
  private let caret = Surface(\.ocean.main, corner: 1)

  /// Light before the black around a screen that steps back, as it does unless motion is reduced.
  ///
  /// The setting may change while the draft is open, and the screen behind stays as it is until the
  /// next layout.
  override var preferredStatusBarStyle: UIStatusBarStyle {
    isBehindSmaller ? .lightContent : .default
  }

  private var isBehindSmaller: Bool {
    guard !isBeingPresented, !isBeingDismissed, let behind = presentingViewController?.viewIfLoaded
    else { return !traitCollection.prefersReducedMotion }
    return behind.transform != .identity
  }

  override func loadView() {
    view = Surface(\.container)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "draft"
    for part in [text, caret, bar] + fields { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    StatusBar.update(above: self, fades: true)
    bar.frame = CGRect(x: 0, y: 4, width: root.bounds.width, height: AppBar.height)
    var top = bar.frame.maxY + 4
    for field in fields {
      field.frame = CGRect(x: 0, y: top, width: root.bounds.width, height: 52)
      top += 52
    }
    top = root.put(text, leading: 20, top: top + 20, trailing: 20)
    caret.frame = root.frame(leading: 20, top: top + 28, width: 2, height: 24)
  }
}

/// A line of the head: a name and a value.
private final class DraftField: UIView {
  private let name: TextLabel
  private let value: TextLabel
  private let line = Surface(\.outlineVariant)

  init(_ name: String, _ value: String) {
    self.name = TextLabel(name, .small, \.onSurfaceVariant)
    self.value = TextLabel(value)
    super.init(frame: .zero)
    for part in [self.name, self.value, line] { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    put(name, leading: 20, top: 16)
    put(value, leading: 88, top: 14, trailing: 20)
    line.frame = CGRect(x: 20, y: bounds.height - 1, width: bounds.width - 40, height: 1)
  }
}
