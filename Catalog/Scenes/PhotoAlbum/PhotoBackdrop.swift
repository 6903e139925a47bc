import Transitioning

/// The dark background of a large photo, with the photo's caption.
final class PhotoBackdrop: View {
  private let caption = Label(frame: .zero)

  /// The centre of the caption, in the view's own coordinate space.
  var captionCenter: CGPoint {
    get { caption.center }
    set { caption.center = newValue }
  }

  /// The text of the caption.
  var text: String {
    get { caption.content.string }
    set {
      caption.content = TextContent(newValue, fontSize: 17, color: .white)
      caption.sizeToFit()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "backdrop"
    backgroundColor = Palette.ink
    addSubview(caption)
  }
}

/// A transition that fades a background view in and out.
///
/// The background is only a part of its screen. The screen's root view stays opaque, so touches
/// reach it throughout the transition.
final class BackdropFade: Transition {
  private let backdrop: View

  init(_ backdrop: View) {
    self.backdrop = backdrop
  }

  func start(with context: TransitionContext) {
    context.animate(backdrop, \.opacity, back: 0, fore: 1)
    context.endAfterAnimations()
  }
}
