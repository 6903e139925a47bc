// Documentation is left to the original declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Colours.

public import CoreGraphics
public import Foundation

// A colour of any thread.
open class UIColor: NSObject, @unchecked Sendable {
  open class var black: UIColor { UIColor() }
  open class var white: UIColor { UIColor() }
  open class var clear: UIColor { UIColor() }

  open class var systemRed: UIColor { UIColor() }
  open class var systemOrange: UIColor { UIColor() }
  open class var systemYellow: UIColor { UIColor() }
  open class var systemGreen: UIColor { UIColor() }
  open class var systemTeal: UIColor { UIColor() }
  open class var systemCyan: UIColor { UIColor() }
  open class var systemBlue: UIColor { UIColor() }
  open class var systemIndigo: UIColor { UIColor() }
  open class var systemPurple: UIColor { UIColor() }
  open class var systemPink: UIColor { UIColor() }
  open class var systemBrown: UIColor { UIColor() }
  open class var systemGray: UIColor { UIColor() }
  open class var systemBackground: UIColor { UIColor() }
  open class var secondarySystemBackground: UIColor { UIColor() }

  public override init() {}
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(cgColor: CGColor) {}
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { false }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
  open var cgColor: CGColor { preconditionFailure("a stand-in is not run") }
}

// Paths.

@MainActor
open class UIBezierPath: NSObject {
  open var cgPath: CGPath { CGMutablePath() }
}

extension UIBezierPath {
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init() }
}
