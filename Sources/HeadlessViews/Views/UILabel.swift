public import Foundation

/// A view that shows lines of text.
///
/// ```swift
/// let note = UILabel(text: "Read this before you go on.")
/// note.numberOfLines = 0
/// note.frame.size = note.sizeThatFits(CGSize(width: 120, height: 0))
/// ```
@preconcurrency @MainActor
open class UILabel: UIView {
  /// A label with a frame and no text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A label without text; nothing is decoded, because there are no archives.
  public override init?(coder: NSCoder?) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// A label with the size of its text.
  public convenience init(
    text: String, fontSize: CGFloat = 17, isBold: Bool = false, color: UIColor = .black
  ) {
    self.init(frame: .zero)
    content = TextContent(text, fontSize: fontSize, isBold: isBold, color: color)
    sizeToFit()
  }

  /// The text with its font size, weight, colour and layout.
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
  open var textColor: UIColor {
    get { content.color }
    set { content.color = newValue }
  }

  /// The alignment of lines between the sides.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { content.alignment = newValue }
  }

  /// The greatest number of lines; 0 or less means no limit.
  ///
  /// By default the property reads as 1, and lines break only at newlines, even where they extend
  /// beyond the label's sides. Once the property is set to any number, lines also break at the
  /// label's width.
  open var numberOfLines: Int {
    get { content.numberOfLines ?? 1 }
    set { content.numberOfLines = max(0, newValue) }
  }

  /// How lines break, and how a last line that is too long is cut.
  ///
  /// The setter also fixes `numberOfLines` at its current value, which is 1 by default.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set {
      var content = content
      content.lineBreakMode = newValue
      content.numberOfLines = numberOfLines
      self.content = content
    }
  }

  /// True by default.
  open override var isAccessibilityElement: Bool {
    get { details?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The text by default.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// Static text by default.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { details?.traits ?? .staticText }
    set { super.accessibilityTraits = newValue }
  }

  /// The size of the text: a single line has any width, several lines have at most the label's.
  open override var intrinsicContentSize: CGSize { sizeThatFits(bounds.size) }

  /// The size of the text within the width of `size`, in points.
  ///
  /// If the width is not positive, or for a single line, the width is unlimited. The height is
  /// always unlimited.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = content
    return TextSizes.size(of: content, within: content.numberOfLines == 1 ? 0 : size.width)
  }
}
