import Foundation
import Transitioning

/// A dialog that asks before the recording of a walk ends.
final class WalkEndViewController: SceneController {
  private let icon = IconView(.pin, \.pine.main)
  private let heading = TextLabel("End the walk here?", .title)
  private let words = TextLabel(
    "The way so far is kept, with its three photographs.", .body,
    \.onSurfaceVariant, lines: 3)
  private lazy var buttons = [
    PushButton("End", tint: \.pine.onMain, fill: \.pine.main) { [unowned self] in close() },
    PushButton("Walk on", tint: \.onSurface, fill: nil) { [unowned self] in close() },
  ]

  init() {
    super.init()
    preferredContentSize = CGSize(width: 320, height: 264)
  }

  override func loadView() {
    view = Surface(\.containerHigh, corner: 28, elevation: .floating)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "question"
    for part in [icon, heading, words] + buttons { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    icon.frame = CGRect(x: root.bounds.midX - 16, y: 24, width: 32, height: 32)
    let end = root.put(heading, middle: 72, margin: 24)
    root.put(words, middle: end + 12, margin: 24)
    var edge = root.bounds.width - 24
    for button in buttons {
      let width = button.preferredWidth
      button.frame = root.frame(
        leading: edge - width, top: root.bounds.height - 24 - PushButton.height, width: width,
        height: PushButton.height)
      edge -= width + 8
    }
  }

  private func close() { dismiss(animated: true) }
}
