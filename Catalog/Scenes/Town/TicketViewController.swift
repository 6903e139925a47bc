import Foundation
import Transitioning

/// A ticket to an evening in the town, with a stamp on it.
final class TicketViewController: SceneController {
  /// The stamp, which lies on the picture of the ticket.
  let stamp = Surface(\.coral.main, corner: 44, elevation: .floating)

  private let card = Surface(\.surface, corner: 28, elevation: .floating)
  private let picture = PictureView(.city(seed: 12, named: "lanterns at night"), corner: 20)
  private let heading = TextLabel("Lantern walk", .headline)
  private let place = TextLabel("From the chapel at 19:30", .body, \.onSurfaceVariant)
  private let facts = Facts(
    [(.calendar, "6 December"), (.people, "2 people"), (.clock, "1 h 30")], tint: \.coral.main)
  private let check = IconView(.check, \.coral.onMain)
  private lazy var close = IconButton(.close, "Close", tint: \.onSurface) { [unowned self] in
    dismiss(animated: true)
  }

  init() {
    super.init()
    // A transition asks for the size of the stamp before the view is laid out.
    stamp.bounds.size = CGSize(width: 88, height: 88)
  }

  override var ground: Palette.Role? { \.coral.container }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "ticket"
    (stamp.accessibilityIdentifier, card.accessibilityIdentifier) = ("stamp", "card")
    stamp.addSubview(check)
    for part in [picture, heading, place, facts] as [UIView] { card.addSubview(part) }
    for part in [card, close, stamp] as [UIView] { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    let insets = root.safeAreaInsets
    close.frame = root.frame(leading: 8, top: insets.top + 4, width: 48, height: 48)
    let width = min(root.bounds.width - 48, 600)
    let height = min(root.bounds.height - insets.top - insets.bottom - 136, width * 1.5)
    card.frame = CGRect(
      x: root.bounds.midX - width / 2, y: insets.top + 68, width: width, height: height)
    facts.frame = CGRect(
      x: 16, y: height - 16 - Facts.height, width: width - 32, height: Facts.height)
    card.put(place, leading: 20, top: facts.frame.minY - 44)
    card.put(heading, leading: 20, top: place.frame.minY - 40)
    picture.frame = CGRect(
      x: 16, y: 16, width: width - 32, height: heading.frame.minY - 32)
    stamp.center = CGPoint(
      x: card.isMirrored ? card.frame.minX + 72 : card.frame.maxX - 72,
      y: card.frame.minY + picture.frame.maxY - 56)
    check.frame = CGRect(x: 20, y: 20, width: 48, height: 48)
  }
}
