import Foundation
import Transitioning
import Transitions

/// The title picture of an app, above the list of walks.
final class WelcomeViewController: PictureScreenController {
  private let picture: PictureView
  private let heading = TextLabel("Out by seven", .headline, \.white, alignment: .center)
  private let words = TextLabel(
    "Six walks for this week", .body, \.white, alignment: .center)
  private lazy var button = PushButton(
    "See the walks", icon: .map, tint: \.pine.onContainer, fill: \.pine.container
  ) { [unowned self] in showWalks() }

  init() {
    let title = Artwork.landscape(.evening, seed: 74, named: "title picture")
    picture = PictureView(title)
    super.init(showing: title)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "welcome"
    for part in [picture, heading, words, button] { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    let foot = root.bounds.height - root.safeAreaInsets.bottom
    picture.frame = root.bounds
    button.bounds.size = CGSize(width: button.preferredWidth, height: PushButton.height)
    button.center = CGPoint(x: root.bounds.midX, y: foot - 72)
    // The sky is dark above the sun.
    let top = root.safeAreaInsets.top + root.bounds.height * 0.05
    let end = root.put(heading, middle: top)
    root.put(words, middle: end + 4)
  }

  /// Lifts the title picture off the walks.
  @discardableResult
  func showWalks() -> WalkListViewController {
    let walks = WalkListViewController()
    walks.statusBarChange = StyleChange(in: 0.8...0.86, andBackIn: 0.8...0.88)
    walks.homeIndicatorChange = StyleChange(in: 0.04...0.12)
    walks.transitionController.transition = .uncover(to: .top)
    present(walks, animated: true)
    return walks
  }
}
