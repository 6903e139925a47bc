import Foundation
import Transitioning

/// The sizes and weights of text.
enum TextStyle {
  case headline, title, subtitle, body, small, label

  /// The font size, in points.
  var fontSize: CGFloat {
    switch self {
    case .headline: 28
    case .title: 22
    case .subtitle, .body: 16
    case .small: 14
    case .label: 12
    }
  }

  var isBold: Bool { self == .headline || self == .subtitle || self == .label }
}

/// A label with a style of text and a colour role; text that is too long is cut or wrapped.
final class TextLabel: UILabel {
  let style: TextStyle

  /// The role of the text's colour.
  var role: Palette.Role {
    didSet { paint() }
  }

  /// - Parameter lines: The greatest number of lines; 0 means no limit.
  init(
    _ text: String = "", _ style: TextStyle = .body, _ role: Palette.Role = \.onSurface,
    lines: Int = 1, alignment: NSTextAlignment? = nil
  ) {
    self.style = style
    self.role = role
    fixedAlignment = alignment
    super.init(frame: .zero)
    content = TextContent(
      text, fontSize: style.fontSize, isBold: style.isBold,
      color: Palette.light[keyPath: role], alignment: alignment ?? .left)
    numberOfLines = lines
    sizeToFit()
  }

  /// The alignment; nil if the text begins at the leading side.
  var fixedAlignment: NSTextAlignment? {
    didSet { align() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { paint() }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    paint()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    align()
  }

  private func paint() {
    textColor = traitCollection.color(role)
    align()
  }

  private func align() {
    let side = fixedAlignment ?? (isMirrored ? .right : .left)
    if textAlignment != side { textAlignment = side }
  }

  /// The height that the text needs in a width, in points.
  func height(in width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: 0)).height.rounded(.up)
  }
}
