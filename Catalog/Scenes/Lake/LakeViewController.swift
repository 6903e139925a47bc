import Foundation
import Transitioning
import Transitions

/// The live picture of a lake, by day or by night.
///
/// Both screens have the same words at the same places, so that a fade between them changes only
/// the light.
final class LakeViewController: FurnishedScreenController {
  /// The time of the picture.
  enum Time: Int, CaseIterable {
    case day, night

    fileprivate var title: String { self == .day ? "Day" : "Night" }

    fileprivate var icon: Icon { self == .day ? .sun : .moon }

    fileprivate var picture: Artwork {
      .landscape(self == .day ? .noon : .night, seed: 7, named: "lake by \(self)")
    }
  }

  private let time: Time
  private let bar = AppBar(
    "Lej da Staz", leading: .init(icon: .back, name: "Back"),
    trailing: [.init(icon: .star, name: "Save"), .init(icon: .share, name: "Share")])
  private let picture: PictureView
  private let badge: IconButton
  private let choice: SegmentedChoice
  private let heading = TextLabel("The shore below the hut", .title)
  private let words = TextLabel(
    "A picture every hour, from the post beside the jetty.", .body, \.onSurfaceVariant, lines: 2)
  private let facts = Facts(
    [(.pin, "1 809 m"), (.clock, "45 min"), (.camera, "Live")], tint: \.pine.main)

  init(_ time: Time) {
    self.time = time
    picture = PictureView(time.picture, corner: 28)
    badge = IconButton(time.icon, "Light", tint: \.onSurface, fill: \.surface)
    choice = SegmentedChoice(
      Time.allCases.map(\.title), selected: time.rawValue, accent: \.pine)
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "lake by \(time)"
    choice.onChoice = { [unowned self] in if $0 != time.rawValue { toggle() } }
    for part in [picture, badge, choice, heading, words, facts, bar] { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    bar.place(in: root)
    let (width, foot) = (root.bounds.width - 32, root.bounds.height - root.safeAreaInsets.bottom)
    facts.frame = root.frame(
      leading: 16, top: foot - Facts.height - 8, width: width, height: Facts.height)
    let height = words.height(in: width)
    root.put(words, leading: 16, top: facts.frame.minY - 20 - height)
    root.put(heading, leading: 16, top: words.frame.minY - 34)
    choice.frame = root.frame(
      leading: 16, top: heading.frame.minY - SegmentedChoice.height - 16, width: width,
      height: SegmentedChoice.height)
    let top = bar.frame.maxY + 8
    picture.frame = root.frame(
      leading: 16, top: top, width: width, height: choice.frame.minY - 16 - top)
    badge.frame = root.frame(
      leading: width - 48, top: picture.frame.maxY - 64, width: 48, height: 48)
  }

  /// Presents the lake by night by a fade, or dismisses it.
  @discardableResult
  func toggle() -> LakeViewController? {
    guard time == .day else {
      dismiss(animated: true)
      return nil
    }
    let night = LakeViewController(.night)
    night.transitionController.transition = FadeTransition()
    present(night, animated: true)
    return night
  }
}
