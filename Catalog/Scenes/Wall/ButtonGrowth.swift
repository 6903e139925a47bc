import Foundation
import Transitioning

/// The growth of a button into the screen that it opens, as Material's container transform.
///
/// A window grows from the button to the whole container. The screen and the button's face are
/// scaled to the width of the window, from the middle of its upper edge, so that the window cuts
/// them at the lower edge only. The face is a cover with the button's icon: first the icon fades
/// out, then the cover, as the screen becomes large enough to read.
@MainActor
struct ButtonGrowth {
  static let duration: TimeInterval = 0.45

  /// The part of the duration in which the icon fades.
  private static let iconFade = 0.15

  /// The part of the duration in which the icon and then the cover have faded.
  private static let fade = 0.35

  private let button: IconButton
  private let screen: UIView
  private let container: UIView
  private let shade = UIView()

  /// The surface that casts the button's shadow, as large as the window.
  private let plate = Surface(\.violet.container, elevation: .floating)
  private let frame: UIView
  private let window = UIView()
  private let cover = Surface(\.violet.container)
  private let icon: IconView

  /// The frame of the button, in the coordinates of the container.
  private let start: CGRect

  /// Prepares the growth of a button into a screen in a container.
  init(of button: IconButton, into screen: UIView, in container: UIView) {
    self.button = button
    self.screen = screen
    self.container = container
    start = container.convert(button.bounds, from: button)
    icon = IconView(button.icon.icon, button.icon.tint)
    icon.bounds.size = CGSize(width: 24, height: 24)
    shade.accessibilityIdentifier = "shade"
    shade.backgroundColor = .black
    shade.frame = container.bounds
    container.insertSubview(shade, belowSubview: screen)
    // The frame does not move, so the safe area of the screen stays as it is.
    frame = UIView(frame: container.bounds)
    frame.accessibilityIdentifier = "frame"
    // Touches know nothing of its mask.
    frame.isUserInteractionEnabled = false
    container.insertSubview(frame, aboveSubview: screen)
    for view in [shade, plate] { view.isUserInteractionEnabled = false }
    plate.accessibilityIdentifier = "plate"
    container.insertSubview(plate, belowSubview: frame)
    cover.accessibilityIdentifier = "cover"
    cover.frame = container.bounds
    cover.addSubview(icon)
    for part in [screen, cover] { frame.addSubview(part) }
    window.accessibilityIdentifier = "window"
    window.backgroundColor = .black
    frame.mask = window
    button.isHidden = true
  }

  /// Shows the screen as large as the button.
  func close() {
    shape(start, corner: 16)
    shade.alpha = 0
    cover.alpha = 1
    icon.alpha = 1
  }

  /// Shows the whole screen.
  func open() {
    shape(container.bounds, corner: 0)
    shade.alpha = 0.32
    cover.alpha = 0
    icon.alpha = 0
  }

  /// Gives the window a shape, and scales the contents to its width.
  private func shape(_ rect: CGRect, corner: CGFloat) {
    for view in [window, plate] {
      view.frame = rect
      view.layer.cornerRadius = corner
    }
    let scale = rect.width / container.bounds.width
    let middle = CGPoint(
      x: rect.midX, y: rect.minY + scale * container.bounds.height / 2)
    screen.transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: middle.x - container.bounds.midX,
      ty: middle.y - container.bounds.midY)
    let growth = rect.width / start.width
    icon.center = CGPoint(x: rect.midX, y: rect.minY + growth * start.height / 2)
    icon.transform = CGAffineTransform(scaleX: growth, y: growth)
  }

  /// Opens or closes the screen within an animation: the icon and the cover fade at the side of the
  /// button, one after the other.
  func animate(opening: Bool) {
    let (alpha, end): (CGFloat, CGFloat) = opening ? (1, 0) : (0, 1)
    if opening { open() } else { close() }
    UIView.performWithoutAnimation {
      for part in [cover, icon] { part.alpha = alpha }
    }
    UIView.animateKeyframes(withDuration: Self.duration) {
      UIView.addKeyframe(
        withRelativeStartTime: opening ? 0 : 1 - Self.iconFade, relativeDuration: Self.iconFade
      ) { icon.alpha = end }
      UIView.addKeyframe(
        withRelativeStartTime: opening ? Self.iconFade : 1 - Self.fade,
        relativeDuration: Self.fade - Self.iconFade
      ) { cover.alpha = end }
    }
  }

  /// Removes the added views.
  func remove() {
    screen.transform = .identity
    container.insertSubview(screen, aboveSubview: shade)
    for part in [frame, plate, shade] { part.removeFromSuperview() }
    button.isHidden = false
  }
}
