import Foundation
import HeadlessViews

/// A text button in a bar; a back button also has a chevron.
@MainActor
final class BarButton: UIView {
  /// The appearance of a button; a button with the same look can be reused.
  struct Look: Hashable {
    var title: String
    var isBold = false
    var isEnabled = true

    /// True for a button with a chevron.
    var hasChevron = false

    var color: UIColor

    /// The accessibility label.
    var spokenLabel: String
  }

  /// The width of the chevron with its spacing, in points.
  static let chevronWidth: CGFloat = 18

  private static let strokeLength: CGFloat = 13
  private static let strokeWidth: CGFloat = 2.5

  private let titleLabel = UILabel(frame: .zero)
  private let strokes: [UIView]
  private let look: Look

  /// The item that the button shows; nil for a back button.
  private(set) weak var item: UIBarButtonItem?

  /// The action of a tap.
  private var action: () -> Void

  init(_ look: Look, action: @escaping () -> Void) {
    self.look = look
    self.action = action
    strokes = look.hasChevron ? [UIView(), UIView()] : []
    super.init(frame: .zero)
    let shown = look.isEnabled ? look.color : BarLook.faint
    titleLabel.content = TextContent(
      look.title, fontSize: BarLook.fontSize, isBold: look.isBold, color: shown,
      alignment: .center)
    addSubview(titleLabel)
    for stroke in strokes {
      stroke.bounds.size = CGSize(width: Self.strokeLength, height: Self.strokeWidth)
      stroke.layer.cornerRadius = Self.strokeWidth / 2
      stroke.backgroundColor = shown
      addSubview(stroke)
    }
    isAccessibilityElement = true
    accessibilityIdentifier = look.hasChevron ? "back button" : "button \(look.title)"
    accessibilityLabel = look.spokenLabel
    accessibilityTraits = look.isEnabled ? .button : [.button, .notEnabled]
  }

  /// The former button with a new action, if its look is the same; otherwise a new button.
  static func make(
    _ look: Look, from former: BarButton?, action: @escaping () -> Void
  ) -> BarButton {
    guard let former, former.look == look else { return BarButton(look, action: action) }
    former.action = action
    return former
  }

  /// Shows an item from now on.
  func show(_ item: UIBarButtonItem) {
    self.item = item
    item.latestButton = self
  }

  var title: String {
    get { titleLabel.content.string }
    set {
      guard newValue != title else { return }
      titleLabel.content.string = newValue
      setNeedsLayout()
    }
  }

  /// The horizontal centre of the title, in the button's coordinates.
  var titleCenter: CGFloat { titleLabel.center.x }

  /// The width of the button with a title, in points.
  func width(with title: String) -> CGFloat {
    var content = titleLabel.content
    content.string = title
    return content.size.width + (strokes.isEmpty ? 0 : Self.chevronWidth)
  }

  /// Performs the action, if the button is enabled.
  func press() {
    if look.isEnabled { action() }
  }

  /// Places the title beside the chevron, which points to the leading side.
  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = strokes.isEmpty ? 0 : Self.chevronWidth
    titleLabel.frame = CGRect(
      x: isMirrored ? 0 : room, y: 0, width: max(0, bounds.width - room), height: bounds.height)
    guard !strokes.isEmpty else { return }
    // The horizontal and vertical extent of half a stroke, which is rotated by 45°.
    let reach = (Self.strokeLength - Self.strokeWidth) / 2 * CGFloat(0.5).squareRoot()
    let x = reach + Self.strokeWidth / 2
    for (stroke, side) in zip(strokes, [CGFloat(-1), 1]) {
      stroke.center = CGPoint(
        x: isMirrored ? bounds.width - x : x, y: bounds.midY + side * reach)
      let angle = (isMirrored ? -side : side) * CGFloat.pi / 4
      stroke.transform3D = CATransform3D(rotationAngle: angle, x: 0, y: 0, z: 1)
    }
  }
}
