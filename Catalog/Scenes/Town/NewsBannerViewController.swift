import Foundation
import Transitioning

/// A piece of news in a banner: a picture, a title and a note.
final class NewsBannerViewController: FurnishedScreenController {
  private let picture = PictureView(.city(seed: 3, named: "lanterns"), corner: 12)
  private let heading = TextLabel("The lantern walk begins", .subtitle, \.onInverse)
  private let words = TextLabel("In 20 minutes, at the chapel", .small, \.onInverse)

  init() {
    super.init()
    preferredContentSize = CGSize(width: 0, height: 80)
  }

  override func loadView() {
    view = Surface(\.inverse, corner: 24, elevation: .floating)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "banner"
    for part in [picture, heading, words] { view.addSubview(part) }
  }

  override func viewWillAppear(_ animated: Bool) {
    // On a tablet, the banner passes between the time and the battery.
    if traitCollection.horizontalSizeClass == .compact {
      statusBarChange = StyleChange(
        to: .hidden, between: (0...0.08, 0.5...0.6), andBackIn: [0.16...0.24, 0.8...0.9])
      homeIndicatorChange = StyleChange()
    }
    super.viewWillAppear(animated)
  }

  override func layOut(_ root: UIView) {
    picture.frame = root.frame(leading: 14, top: 14, width: 52, height: 52)
    let end = root.put(heading, leading: 80, top: 16)
    root.put(words, leading: 80, top: end + 2)
  }
}
