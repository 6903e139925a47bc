public import Foundation

/// A view that shows lines of text.
///
/// ```swift
/// let note = Label(text: "Read this before you go on.")
/// note.numberOfLines = 0
/// note.frame.size = note.sizeThatFits(CGSize(width: 120, height: 0))
/// ```
@preconcurrency @MainActor
open class Label: View {
  /// A label with a frame and no text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A label without text: there are no archives here, and nothing is read.
  public override init?(coder: NSCoder?) {
    super.init(coder: coder)
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
  open var text: String? {
    get { content.string }
    set { content.string = newValue ?? "" }
  }

  /// The colour of the glyphs.
  open var textColor: Color {
    get { content.color }
    set { content.color = newValue }
  }

  /// How lines stand between the sides.
  open var textAlignment: TextContent.Alignment {
    get { content.alignment }
    set { content.alignment = newValue }
  }

  /// How many lines are shown at most; 0, or less, is as many as it takes.
  ///
  /// It reads 1 where nothing was said, and then the text stands as it was written, beyond the label's
  /// sides if need be. Once it is set, to whatever number, lines break at the label's width.
  open var numberOfLines: Int {
    get { content.numberOfLines ?? 1 }
    set { content.numberOfLines = max(0, newValue) }
  }

  /// Where lines break, and what becomes of a last line that is too long.
  ///
  /// To say it is to say that there is one line, where nothing was said of that.
  open var lineBreakMode: LineBreakMode {
    get { content.lineBreakMode }
    set {
      var content = content
      content.lineBreakMode = newValue
      content.numberOfLines = numberOfLines
      self.content = content
    }
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

  /// The room that the text takes: within no width for one line, else within the label's.
  open override var intrinsicContentSize: CGSize { sizeThatFits(bounds.size) }

  /// The room that the text takes within the width of `size`, in points; where that is not positive, and
  /// for one line, it is as wide as it takes.
  ///
  /// The height limits nothing.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    content.size(within: content.numberOfLines == 1 ? 0 : size.width)
  }
}
