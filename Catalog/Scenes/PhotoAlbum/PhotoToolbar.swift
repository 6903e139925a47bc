import Transitioning

/// A toolbar with the actions of a photo.
final class PhotoToolbar: View {
  static let height: CGFloat = 84

  private let buttons: [PushButton]

  /// Creates a toolbar with buttons, each with its title and action, in reading order.
  init(_ items: [(title: String, action: () -> Void)]) {
    buttons = items.map { PushButton($0.title, fill: Palette.ink, action: $0.action) }
    super.init(frame: .zero)
    accessibilityIdentifier = "toolbar"
    backgroundColor = Palette.faint
    for button in buttons { addSubview(button) }
  }

  override func layoutSubviews() {
    let width = (bounds.width - 16) / CGFloat(buttons.count)
    for (number, button) in buttons.enumerated() {
      let place = isMirrored ? buttons.count - 1 - number : number
      button.frame = CGRect(
        x: 8 + CGFloat(place) * width + 4, y: 10, width: width - 8, height: PushButton.height)
    }
  }
}

/// A transition that slides a toolbar up from below the screen, and down again.
final class ToolbarSlide: Transition {
  private let toolbar: View

  init(_ toolbar: View) {
    self.toolbar = toolbar
  }

  func start(with context: TransitionContext) {
    context.animate(toolbar, \.transform.translationY, back: toolbar.bounds.height, fore: 0)
    context.endAfterAnimations()
  }
}
