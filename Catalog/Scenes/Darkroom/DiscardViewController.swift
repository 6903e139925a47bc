import Foundation
import Transitioning

/// The question whether a print is to be discarded.
final class DiscardViewController: SceneController {
  private let heading = TextLabel("Discard this print?", .subtitle, alignment: .center)
  private let words = TextLabel(
    "The negative stays. Eleven steps of work are lost.", .small, \.onSurfaceVariant, lines: 2,
    alignment: .center)
  private let lines = [Surface(\.outlineVariant), Surface(\.outlineVariant)]
  private let keep = TextLabel("Keep", .subtitle, \.violet.main, alignment: .center)
  private let discard = TextLabel("Discard", .subtitle, \.error, alignment: .center)

  init() {
    super.init()
    preferredContentSize = CGSize(width: 288, height: 156)
  }

  override func loadView() {
    view = Surface(\.container, corner: 20, elevation: .floating)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "question"
    for part in [heading, words, keep, discard] + lines { view.addSubview(part) }
    view.addGestureRecognizer(
      UITapGestureRecognizer { [unowned self] in
        if $0.location(in: view).y > 104 { dismiss(animated: true) }
      })
  }

  override func layOut(_ root: UIView) {
    let width = root.bounds.width
    let end = root.put(heading, middle: 20)
    root.put(words, middle: end + 4, margin: 24)
    lines[0].frame = CGRect(x: 0, y: 104, width: width, height: 1)
    lines[1].frame = CGRect(x: width / 2, y: 104, width: 1, height: 52)
    keep.frame = root.frame(leading: 0, top: 118, width: width / 2, height: 24)
    discard.frame = root.frame(leading: width / 2, top: 118, width: width / 2, height: 24)
  }
}
