import Foundation
import Transitioning

/// The growth of a button into the screen that it opens, as Material's container transform.
///
/// The screen shows through a window that grows from the button to the whole container. A cover in
/// the colour of the button, with its icon, fades out as the screen becomes large enough to read.
@MainActor
struct ButtonGrowth {
  static let duration: TimeInterval = 0.45

  /// The part of the duration in which the cover fades.
  private static let fade = 0.45

  private let button: IconButton
  private let screen: View
  private let shade = View()
  private let hole = View()
  private let cover = Surface(\.violet.container)
  private let icon: IconView

  /// The frame of the button, in the coordinates of the screen.
  private let start: CGRect

  /// Prepares the growth of a button into a screen in a container; nothing has grown yet.
  init(of button: IconButton, into screen: View, in container: View) {
    self.button = button
    self.screen = screen
    start = screen.convert(button.bounds, from: button)
    icon = IconView(button.icon.icon, button.icon.tint)
    icon.frame = CGRect(x: start.midX - 12, y: start.midY - 12, width: 24, height: 24)
    shade.accessibilityIdentifier = "shade"
    shade.backgroundColor = .black
    shade.frame = container.bounds
    container.insertSubview(shade, belowSubview: screen)
    cover.accessibilityIdentifier = "cover"
    cover.frame = screen.bounds
    cover.addSubview(icon)
    screen.addSubview(cover)
    hole.backgroundColor = .black
    screen.mask = hole
    button.isHidden = true
  }

  /// Shows the screen as large as the button.
  func close() {
    hole.frame = start
    hole.layer.cornerRadius = 16
    shade.alpha = 0
    cover.alpha = 1
    icon.center = CGPoint(x: start.midX, y: start.midY)
  }

  /// Shows the whole screen.
  func open() {
    hole.frame = screen.bounds
    hole.layer.cornerRadius = 24
    shade.alpha = 0.32
    cover.alpha = 0
    icon.center = CGPoint(x: screen.bounds.midX, y: screen.bounds.midY)
  }

  /// Opens or closes the screen within an animation: the cover fades at the side of the button.
  func animate(opening: Bool) {
    let alpha = cover.alpha
    if opening { open() } else { close() }
    View.performWithoutAnimation { cover.alpha = alpha }
    View.animateKeyframes(withDuration: Self.duration) {
      View.addKeyframe(
        withRelativeStartTime: opening ? 0 : 1 - Self.fade, relativeDuration: Self.fade
      ) { cover.alpha = opening ? 0 : 1 }
    }
  }

  /// Removes everything that the growth has added.
  func remove() {
    screen.mask = nil
    shade.removeFromSuperview()
    cover.removeFromSuperview()
    button.isHidden = false
  }
}
