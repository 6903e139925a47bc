import Transitioning

/// The darkness behind a large photo, with the photo's caption.
final class PhotoBackdrop: View {
  private let caption = Label(frame: .zero)

  /// Where the middle of the caption is, in the view's own space.
  var captionCenter: CGPoint {
    get { caption.center }
    set { caption.center = newValue }
  }

  /// The words below the photo.
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

/// A view fades in behind what is in front of it, and out again.
///
/// The screen that it is a part of stays opaque meanwhile, so a finger finds it all the way.
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
