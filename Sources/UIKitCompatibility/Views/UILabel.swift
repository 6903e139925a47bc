public import Foundation
public import Transitioning

/// A font, as far as labels here know fonts: one family, in any size, plain or bold.
public struct UIFont: Hashable, Sendable {
  /// How thick the strokes are; from semibold on, text is bold.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// UIKit's number for it.
    public let rawValue: CGFloat

    /// A weight from UIKit's number, about -1 to 1.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The thinnest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Very thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Thin.
    public static let light = Weight(rawValue: -0.4)
    /// What text has that is told nothing.
    public static let regular = Weight(rawValue: 0)
    /// A little thicker.
    public static let medium = Weight(rawValue: 0.23)
    /// Thick: bold here.
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

  /// True when text in it is bold.
  var isBold: Bool

  /// The system's font in a size, in points.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(pointSize: size, isBold: weight.rawValue >= Weight.semibold.rawValue)
  }

  /// The system's font, bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(pointSize: size, isBold: true)
  }

  /// The same font in another size.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(pointSize: size, isBold: isBold)
  }

  /// The size of text that is told nothing.
  public static let systemFontSize: CGFloat = 14

  /// The size of the text of labels.
  public static let labelFontSize: CGFloat = 17
}

extension Label {
  /// How wide lines are to be where constraints decide, in points; kept, and without effect: there are no
  /// constraints.
  public var preferredMaxLayoutWidth: CGFloat {
    get { layer.note(forKey: "UILabel.preferredMaxLayoutWidth") as? CGFloat ?? 0 }
    set { layer.setNote(newValue, forKey: "UILabel.preferredMaxLayoutWidth") }
  }

  /// True when text may be smaller to find room; kept, and without effect: it is cut off.
  public var adjustsFontSizeToFitWidth: Bool {
    get { layer.note(forKey: "UILabel.adjustsFontSizeToFitWidth") as? Bool ?? false }
    set { layer.setNote(newValue, forKey: "UILabel.adjustsFontSizeToFitWidth") }
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

extension TextContent.Alignment {
  /// From where lines begin; the left here.
  public static var natural: Self { .left }

  /// Both sides at once, which is the left here.
  public static var justified: Self { .left }
}
