import Foundation
import Transitioning

/// A desk for one photograph: the picture on a dark table, and its tools below or beside it.
final class DarkroomViewController: FurnishedScreenController {
  private lazy var bar = AppBar(
    "Harbour, third print", leading: .init(icon: .back, name: "Back"),
    trailing: [
      .init(icon: .share, name: "Share"),
      .init(icon: .trash, name: "Discard") { [unowned self] in onDiscard?() },
    ])
  private let table = Surface(\.containerHigh)
  private let picture = PictureView(.landscape(.evening, seed: 52, named: "print"))
  private let tools = Surface(\.container, corner: 28)
  private let icons: [IconButton]

  /// Called when the user taps the button that discards the print.
  var onDiscard: (() -> Void)?

  /// Called when the user taps the button of the light.
  var onLight: (() -> Void)?

  init() {
    icons = [Icon.sun, .moon, .bolt, .pencil, .photo].map {
      IconButton($0, "tool \($0.rawValue)", tint: $0 == .sun ? \.violet.main : \.onSurfaceVariant)
    }
    super.init()
  }

  /// The button that discards the print.
  var discardButton: UIView? { bar.trailing.last }

  /// The button of the light, from which a popover comes.
  var lightButton: UIView { icons[0] }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "darkroom"
    table.addSubview(picture)
    for icon in icons { tools.addSubview(icon) }
    icons[0].addGestureRecognizer(UITapGestureRecognizer { [unowned self] _ in onLight?() })
    for part in [table, tools, bar] { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    bar.place(in: root)
    let (size, top) = (root.bounds.size, bar.frame.maxY)
    table.frame = CGRect(x: 0, y: top, width: size.width, height: size.height - top)
    let length = CGFloat(icons.count) * 60 + 16
    tools.frame = CGRect(
      x: (size.width - length) / 2, y: size.height - root.safeAreaInsets.bottom - 72,
      width: length, height: 56)
    for (number, icon) in icons.enumerated() {
      icon.frame = tools.frame(
        leading: 8 + 60 * CGFloat(number) + 6, top: 4, width: 48, height: 48)
    }
    let room = CGSize(width: size.width - 48, height: tools.frame.minY - top - 48)
    let width = min(room.width, room.height * 0.8)
    picture.frame = CGRect(
      x: (size.width - width) / 2, y: 24 + (room.height - width * 1.25) / 2, width: width,
      height: width * 1.25)
  }
}
