public import Foundation

/// A view that shows lines of text.
@MainActor
open class Label: View {
  /// A label with a frame and no text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A label just large enough for its text.
  public convenience init(
    text: String, fontSize: CGFloat = 17, isBold: Bool = false, color: Color = .black
  ) {
    self.init(frame: .zero)
    content = TextContent(text, fontSize: fontSize, isBold: isBold, color: color)
    sizeToFit()
  }

  /// The text with its looks.
  public final var content: TextContent {
    get {
      if case .text(let content) = layer.contents { return content }
      return TextContent("")
    }
    set { layer.contents = .text(newValue) }
  }

  /// The text; lines break at newlines.
  public final var text: String? {
    get { content.string }
    set { content.string = newValue ?? "" }
  }

  /// The colour of the glyphs.
  public final var textColor: Color {
    get { content.color }
    set { content.color = newValue }
  }

  /// How lines stand between the sides.
  public final var textAlignment: TextContent.Alignment {
    get { content.alignment }
    set { content.alignment = newValue }
  }

  /// True unless set otherwise.
  open override var isAccessibilityElement: Bool {
    get { details?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The text, unless it is set to something else.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// Text that does not change, unless set otherwise.
  open override var accessibilityTraits: AccessibilityTraits {
    get { details?.traits ?? .staticText }
    set { super.accessibilityTraits = newValue }
  }

  /// The room the text takes.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { content.size }
}
