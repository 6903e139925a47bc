/// Core Graphics' name of `UIColor`.
public typealias CGColor = UIColor

extension UIColor {
  /// Creates a colour from hue, saturation and brightness, each in `0...1`.
  ///
  /// - Precondition: The hue is finite; it is taken modulo 1.
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    precondition(hue.isFinite, "UIColor hue must be finite, not \(hue)")
    let turn = (hue - hue.rounded(.down)) * 6
    let (sector, rest) = (Int(turn) % 6, turn - turn.rounded(.down))
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * rest)
    let rising = brightness * (1 - saturation * (1 - rest))
    switch sector {
    case 0: self.init(red: brightness, green: rising, blue: low, alpha: alpha)
    case 1: self.init(red: falling, green: brightness, blue: low, alpha: alpha)
    case 2: self.init(red: low, green: brightness, blue: rising, alpha: alpha)
    case 3: self.init(red: low, green: falling, blue: brightness, alpha: alpha)
    case 4: self.init(red: rising, green: low, blue: brightness, alpha: alpha)
    default: self.init(red: brightness, green: low, blue: falling, alpha: alpha)
    }
  }

  /// Stores the components, each in `0...1`; always true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = CGFloat(self.red)
    green?.pointee = CGFloat(self.green)
    blue?.pointee = CGFloat(self.blue)
    alpha?.pointee = CGFloat(self.alpha)
    return true
  }

  /// Stores the white component of a grey; false for any other colour.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard red == green, green == blue else { return false }
    white?.pointee = CGFloat(red)
    alpha?.pointee = CGFloat(self.alpha)
    return true
  }

  /// The three colour components and the alpha.
  public var components: [CGFloat]? {
    [CGFloat(red), CGFloat(green), CGFloat(blue), CGFloat(alpha)]
  }
}

// The system's colours in their light look, as Apple's Human Interface Guidelines list them.
extension UIColor {
  /// Pure cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1)
  /// Pure magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1)
  /// Brown: 0.6, 0.4, 0.2.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2)

  /// The system's red.
  public static let systemRed = UIColor(hex: 0xFF3B30)
  /// The system's orange.
  public static let systemOrange = UIColor(hex: 0xFF9500)
  /// The system's yellow.
  public static let systemYellow = UIColor(hex: 0xFFCC00)
  /// The system's green.
  public static let systemGreen = UIColor(hex: 0x34C759)
  /// The system's mint.
  public static let systemMint = UIColor(hex: 0x00C7BE)
  /// The system's teal.
  public static let systemTeal = UIColor(hex: 0x30B0C7)
  /// The system's cyan.
  public static let systemCyan = UIColor(hex: 0x32ADE6)
  /// The system's blue.
  public static let systemBlue = UIColor(hex: 0x007AFF)
  /// The system's indigo.
  public static let systemIndigo = UIColor(hex: 0x5856D6)
  /// The system's purple.
  public static let systemPurple = UIColor(hex: 0xAF52DE)
  /// The system's pink.
  public static let systemPink = UIColor(hex: 0xFF2D55)
  /// The system's brown.
  public static let systemBrown = UIColor(hex: 0xA2845E)
  /// The system's grey.
  public static let systemGray = UIColor(hex: 0x8E8E93)
  /// The second grey, lighter.
  public static let systemGray2 = UIColor(hex: 0xAEAEB2)
  /// The third grey.
  public static let systemGray3 = UIColor(hex: 0xC7C7CC)
  /// The fourth grey.
  public static let systemGray4 = UIColor(hex: 0xD1D1D6)
  /// The fifth grey.
  public static let systemGray5 = UIColor(hex: 0xE5E5EA)
  /// The sixth grey, the lightest.
  public static let systemGray6 = UIColor(hex: 0xF2F2F7)

  /// The colour of primary text.
  public static let label = UIColor.black
  /// The colour of secondary text.
  public static let secondaryLabel = UIColor(hex: 0x3C3C43).withAlphaComponent(0.6)
  /// The colour of tertiary text.
  public static let tertiaryLabel = UIColor(hex: 0x3C3C43).withAlphaComponent(0.3)
  /// The colour of links.
  public static let link = UIColor.systemBlue
  /// The translucent colour of separators.
  public static let separator = UIColor(hex: 0x3C3C43).withAlphaComponent(0.29)
  /// The colour of the main background.
  public static let systemBackground = UIColor.white
  /// The background colour of content on the main background.
  public static let secondarySystemBackground = UIColor.systemGray6
  /// The background colour of content on the secondary background.
  public static let tertiarySystemBackground = UIColor.white
  /// The background colour of grouped content.
  public static let systemGroupedBackground = UIColor.systemGray6
}
