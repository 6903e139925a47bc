import Foundation
import Transitioning
import Transitions

/// One walk: a photograph, its facts, and a button to the map.
final class WalkViewController: UIViewController {
  let walk: Walk

  private lazy var bar = AppBar(
    "", leading: .init(icon: .back, name: "Back") { [unowned self] in goBack() },
    trailing: [.init(icon: .heart, name: "Like"), .init(icon: .share, name: "Share")], role: nil)
  private let picture: PictureView
  private let heading: TextLabel
  private let place: TextLabel
  private let words: TextLabel
  private let facts: Facts
  private lazy var button = PushButton(
    "Show on the map", icon: .map, tint: \.pine.onMain, fill: \.pine.main
  ) { [unowned self] in showPlace() }

  init(_ walk: Walk) {
    self.walk = walk
    picture = PictureView(walk.picture, corner: 28)
    heading = TextLabel(walk.title, .headline)
    place = TextLabel(walk.place, .body, \.pine.main)
    words = TextLabel(walk.text, .body, \.onSurfaceVariant, lines: 3)
    facts = Facts(
      [(.pin, walk.length), (.clock, walk.time), (.people, "1 306")], tint: \.pine.main)
    super.init()
    title = walk.title
  }

  override func loadView() {
    view = Surface.screen()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "walk"
    for part in [picture, heading, place, words, facts, button, bar] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let root: UIView = view
    let size = root.bounds.size
    bar.place(in: root)
    let foot = size.height - root.safeAreaInsets.bottom - 16
    button.frame = CGRect(
      x: 16, y: foot - PushButton.height, width: size.width - 32, height: PushButton.height)
    facts.frame = CGRect(
      x: 16, y: button.frame.minY - 16 - Facts.height, width: size.width - 32,
      height: Facts.height)
    let height = words.height(in: size.width - 32)
    root.put(words, leading: 16, top: facts.frame.minY - 16 - height)
    root.put(place, leading: 16, top: words.frame.minY - 32)
    root.put(heading, leading: 16, top: place.frame.minY - 38)
    let top = bar.frame.maxY + 4
    picture.frame = CGRect(
      x: 16, y: top, width: size.width - 32, height: heading.frame.minY - 16 - top)
  }

  private func goBack() {
    navigationController?.popViewController(animated: true)
  }

  /// Pushes the map, which unfolds like paper, and moves aside when it is popped.
  @discardableResult
  func showPlace() -> PlaceViewController {
    let controller = PlaceViewController(walk)
    controller.transitionController.transition = .asymmetric(
      forward: .fold.reversed(), backward: .parallaxPush)
    navigationController?.pushViewController(controller, animated: true)
    return controller
  }
}
