public import Foundation

/// A colour in sRGB with straight (not premultiplied) alpha, each component in `0...1`.
///
/// Components outside that range are stored as they are, so that an overshooting spring keeps its
/// path; renderers clamp them.
public struct UIColor: Hashable, Sendable {
  /// The red component, unitless.
  public var red: Double

  /// The green component, unitless.
  public var green: Double

  /// The blue component, unitless.
  public var blue: Double

  /// The coverage, unitless: `0` is clear, `1` opaque.
  public var alpha: Double

  /// A colour from its components, each in `0...1`.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A grey, from black at `0` to white at `1`.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// An opaque colour from six hexadecimal digits, as designers write it: `UIColor(hex: 0x6750A4)`.
  public init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255,
      green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255)
  }

  /// The same colour with another alpha.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: Double(alpha))
  }
}

extension UIColor {
  /// The colour as a layer takes it: the same colour, for views and layers have one type of colour.
  ///
  /// In UIKit they have two, so a line such as `layer.shadowColor = UIColor.black.cgColor` compiles
  /// on both.
  public var cgColor: UIColor { self }

  /// The colour of a layer as a view takes it: the same colour.
  public init(cgColor: UIColor) { self = cgColor }
}

extension UIColor {
  /// Fully transparent black.
  public static let clear = UIColor(white: 0, alpha: 0)

  /// Opaque black.
  public static let black = UIColor(white: 0)

  /// Opaque white.
  public static let white = UIColor(white: 1)

  /// Opaque mid grey, white 0.5.
  public static let gray = UIColor(white: 0.5)

  /// Opaque light grey, white 2/3.
  public static let lightGray = UIColor(white: 2 / 3)

  /// Opaque dark grey, white 1/3.
  public static let darkGray = UIColor(white: 1 / 3)

  /// Pure red.
  public static let red = UIColor(red: 1, green: 0, blue: 0)

  /// Pure green.
  public static let green = UIColor(red: 0, green: 1, blue: 0)

  /// Pure blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1)

  /// Pure yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0)

  /// Orange, green 0.5.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0)

  /// Purple, half red and half blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5)
}
