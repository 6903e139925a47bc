/// A font, as far as labels support fonts: one family, in any size, plain or bold.
public struct UIFont: Hashable, Sendable {
  /// The weight of a font; text is bold from `semibold` on.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// UIKit's number of the weight.
    public let rawValue: CGFloat

    /// Creates a weight from UIKit's number, about -1 to 1.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The thinnest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Very thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Thin.
    public static let light = Weight(rawValue: -0.4)
    /// The default weight.
    public static let regular = Weight(rawValue: 0)
    /// A little thicker than regular.
    public static let medium = Weight(rawValue: 0.23)
    /// Thick; shown as bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Thick.
    public static let bold = Weight(rawValue: 0.4)
    /// Very thick.
    public static let heavy = Weight(rawValue: 0.56)
    /// The thickest.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The size, in points.
  public var pointSize: CGFloat

  /// True if text in the font is bold.
  var isBold: Bool

  /// Returns the system font of a size, in points.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(pointSize: size, isBold: weight.rawValue >= Weight.semibold.rawValue)
  }

  /// Returns the bold system font of a size, in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(pointSize: size, isBold: true)
  }

  /// Returns the same font in another size, in points.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(pointSize: size, isBold: isBold)
  }

  /// The default size of text, in points.
  public static let systemFontSize: CGFloat = 14

  /// The default size of the text of labels, in points.
  public static let labelFontSize: CGFloat = 17
}

extension UILabel {
  /// The width of lines where constraints decide, in points; stored without effect, as there are no
  /// constraints.
  public var preferredMaxLayoutWidth: CGFloat {
    get { layer.note(forKey: "UILabel.preferredMaxLayoutWidth") as? CGFloat ?? 0 }
    set { layer.setNote(newValue, forKey: "UILabel.preferredMaxLayoutWidth") }
  }

  /// True if text may shrink to fit; stored without effect: text that does not fit is truncated.
  public var adjustsFontSizeToFitWidth: Bool {
    get { layer.note(forKey: "UILabel.adjustsFontSizeToFitWidth") as? Bool ?? false }
    set { layer.setNote(newValue, forKey: "UILabel.adjustsFontSizeToFitWidth") }
  }

  /// The smallest share of its font size to which text may shrink; stored without effect, in
  /// `0...1`.
  public var minimumScaleFactor: CGFloat {
    get { layer.note(forKey: "UILabel.minimumScaleFactor") as? CGFloat ?? 0 }
    set { layer.setNote(newValue, forKey: "UILabel.minimumScaleFactor") }
  }

  /// The font of the text.
  public var font: UIFont! {
    get { UIFont(pointSize: content.fontSize, isBold: content.isBold) }
    set {
      let font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      content.fontSize = font.pointSize
      content.isBold = font.isBold
    }
  }
}

extension NSTextAlignment {
  /// The natural alignment, which is left here.
  public static var natural: Self { .left }

  /// Justified text, which is aligned left here.
  public static var justified: Self { .left }
}
