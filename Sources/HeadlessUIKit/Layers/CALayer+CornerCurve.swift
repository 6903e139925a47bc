/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the curve.
  public let rawValue: String

  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Parts of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")

  /// A curve that begins earlier and bends less at first.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

extension CALayer {
  /// The curve of the rounded corners, stored without effect: corners are parts of circles.
  public var cornerCurve: CALayerCornerCurve {
    get { note(forKey: "CALayer.cornerCurve") as? CALayerCornerCurve ?? .circular }
    set { setNote(newValue, forKey: "CALayer.cornerCurve") }
  }
}
