import Foundation
import Transitioning

/// A short message in a pill: an icon and a few words.
final class PotToastViewController: SceneController {
  private let icon = IconView(.check, \.onInverse)
  private let words: TextLabel

  init(_ text: String) {
    words = TextLabel(text, .body, \.onInverse)
    super.init()
    preferredContentSize = CGSize(
      width: words.sizeThatFits(.zero).width.rounded(.up) + 76, height: 48)
  }

  override func loadView() {
    view = Surface(\.inverse, corner: 24, elevation: .floating)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "toast"
    for part in [icon, words] { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    icon.frame = root.frame(leading: 20, top: 12, width: 24, height: 24)
    root.put(words, leading: 52, top: 12, trailing: 20)
  }
}
