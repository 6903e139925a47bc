import Foundation
import HeadlessViews

/// A word in a bar that can be tapped, with a chevron before it if it leads back.
@MainActor
final class BarButton: View {
  /// What a button looks like; one that looks the same need not be made anew.
  struct Look: Hashable {
    var title: String
    var isBold = false
    var isEnabled = true

    /// True for one with a chevron.
    var leadsBack = false

    var color: Color

    /// What is read out for it.
    var spokenLabel: String
  }

  /// How much room the chevron takes, in points.
  static let chevronRoom: CGFloat = 18

  private static let strokeLength: CGFloat = 13
  private static let strokeWidth: CGFloat = 2.5

  private let words = Label(frame: .zero)
  private let strokes: [View]
  private let look: Look

  /// What it shows; nil when it is the way back.
  private(set) weak var item: BarButtonItem?

  /// What is to be done when it is tapped.
  private var action: () -> Void

  init(_ look: Look, action: @escaping () -> Void) {
    self.look = look
    self.action = action
    strokes = look.leadsBack ? [View(), View()] : []
    super.init(frame: .zero)
    let shown = look.isEnabled ? look.color : BarLook.faint
    words.content = TextContent(
      look.title, fontSize: BarLook.fontSize, isBold: look.isBold, color: shown,
      alignment: .center)
    addSubview(words)
    for stroke in strokes {
      stroke.bounds.size = CGSize(width: Self.strokeLength, height: Self.strokeWidth)
      stroke.layer.cornerRadius = Self.strokeWidth / 2
      stroke.backgroundColor = shown
      addSubview(stroke)
    }
    isAccessibilityElement = true
    accessibilityIdentifier = look.leadsBack ? "back button" : "button \(look.title)"
    accessibilityLabel = look.spokenLabel
    accessibilityTraits = look.isEnabled ? .button : [.button, .notEnabled]
  }

  /// The button itself with another action, if it looks so already; else a new one.
  static func make(
    _ look: Look, from former: BarButton?, action: @escaping () -> Void
  ) -> BarButton {
    guard let former, former.look == look else { return BarButton(look, action: action) }
    former.action = action
    return former
  }

  /// Stands for an item from now on, which so is in a bar.
  func stand(for item: BarButtonItem) {
    self.item = item
    item.latestButton = self
  }

  /// What the button says.
  var title: String {
    get { words.content.string }
    set {
      guard newValue != title else { return }
      words.content.string = newValue
      setNeedsLayout()
    }
  }

  /// The middle of the words in the button's own space.
  var wordsCenter: CGFloat { words.center.x }

  /// How wide the button is with a title, in points.
  func width(with title: String) -> CGFloat {
    var content = words.content
    content.string = title
    return content.size.width + (strokes.isEmpty ? 0 : Self.chevronRoom)
  }

  /// Does what it is there for.
  func press() {
    if look.isEnabled { action() }
  }

  /// Stands the words beside the chevron, whose point is where lines begin.
  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let room = strokes.isEmpty ? 0 : Self.chevronRoom
    words.frame = CGRect(
      x: isMirrored ? 0 : room, y: 0, width: max(0, bounds.width - room), height: bounds.height)
    guard !strokes.isEmpty else { return }
    // Half of a stroke that stands at 45° reaches so far to either side.
    let reach = (Self.strokeLength - Self.strokeWidth) / 2 * CGFloat(0.5).squareRoot()
    let x = reach + Self.strokeWidth / 2
    for (stroke, side) in zip(strokes, [CGFloat(-1), 1]) {
      stroke.center = CGPoint(
        x: isMirrored ? bounds.width - x : x, y: bounds.midY + side * reach)
      let angle = (isMirrored ? -side : side) * CGFloat.pi / 4
      stroke.transform3D = Transform3D(rotationAngle: angle, x: 0, y: 0, z: 1)
    }
  }
}
