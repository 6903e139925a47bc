// These names are Core Animation's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// How an image is fitted into a layer's bounds.
///
/// Core Animation's y axis points up: its `top` is the edge of the greatest y, which UIKit shows at
/// the bottom (`CALayer.h`: "bottom" always means "Minimum Y").
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the gravity.
  public let rawValue: String

  /// Creates a gravity from Core Animation's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// At the image's own size, in the middle.
  public static let center = Self(rawValue: "center")
  /// At the image's own size, at the edge of the greatest y.
  public static let top = Self(rawValue: "top")
  /// At the image's own size, at the edge of the least y.
  public static let bottom = Self(rawValue: "bottom")
  /// At the image's own size, at the left edge.
  public static let left = Self(rawValue: "left")
  /// At the image's own size, at the right edge.
  public static let right = Self(rawValue: "right")
  /// At the image's own size, in the left corner of the greatest y.
  public static let topLeft = Self(rawValue: "topLeft")
  /// At the image's own size, in the right corner of the greatest y.
  public static let topRight = Self(rawValue: "topRight")
  /// At the image's own size, in the left corner of the least y.
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  /// At the image's own size, in the right corner of the least y.
  public static let bottomRight = Self(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = Self(rawValue: "resize")
  /// Scaled to fit into the bounds, with its aspect ratio.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// Scaled to fill the bounds, with its aspect ratio.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")

  private static let modes: [(Self, UIView.ContentMode)] = [
    (.resize, .scaleToFill), (.resizeAspect, .scaleAspectFit),
    (.resizeAspectFill, .scaleAspectFill), (.center, .center), (.top, .bottom), (.bottom, .top),
    (.left, .left), (.right, .right), (.topLeft, .bottomLeft), (.topRight, .bottomRight),
    (.bottomLeft, .topLeft), (.bottomRight, .topRight),
  ]

  /// UIKit's content mode for the gravity; nil for an unknown name.
  fileprivate var contentMode: UIView.ContentMode? { Self.modes.first { $0.0 == self }?.1 }

  fileprivate init(_ mode: UIView.ContentMode) {
    self = Self.modes.first { $0.1 == mode }?.0 ?? .resize
  }
}

extension CALayer {
  /// How an image is fitted into the bounds; an unknown name is reported and changes nothing.
  public var contentsGravity: CALayerContentsGravity {
    get { CALayerContentsGravity(contentMode) }
    set {
      if let mode = newValue.contentMode { return contentMode = mode }
      report(
        UIKitIssue.wrongValue(
          keyPath: "contentsGravity", owner: label, value: newValue.rawValue))
    }
  }
}
