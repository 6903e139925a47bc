// These are others' names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Transitioning

/// How a picture is fitted into a layer's bounds.
///
/// Core Animation counts from below: its `top` is the edge of the greatest y, which UIKit shows at the
/// bottom (`CALayer.h`: "bottom" always means "Minimum Y").
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Core Animation's word for it.
  public let rawValue: String

  /// A way to fit pictures, by Core Animation's word for it.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// As large as it is, in the middle.
  public static let center = Self(rawValue: "center")
  /// As large as it is, at the edge of the greatest y.
  public static let top = Self(rawValue: "top")
  /// As large as it is, at the edge of the smallest y.
  public static let bottom = Self(rawValue: "bottom")
  /// As large as it is, at the left edge.
  public static let left = Self(rawValue: "left")
  /// As large as it is, at the right edge.
  public static let right = Self(rawValue: "right")
  /// As large as it is, in the left corner of the greatest y.
  public static let topLeft = Self(rawValue: "topLeft")
  /// As large as it is, in the right corner of the greatest y.
  public static let topRight = Self(rawValue: "topRight")
  /// As large as it is, in the left corner of the smallest y.
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  /// As large as it is, in the right corner of the smallest y.
  public static let bottomRight = Self(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = Self(rawValue: "resize")
  /// As large as there is room for all of it.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// As small as it leaves no room.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")

  private static let modes: [(Self, ContentMode)] = [
    (.resize, .scaleToFill), (.resizeAspect, .scaleAspectFit),
    (.resizeAspectFill, .scaleAspectFill), (.center, .center), (.top, .bottom), (.bottom, .top),
    (.left, .left), (.right, .right), (.topLeft, .bottomLeft), (.topRight, .bottomRight),
    (.bottomLeft, .topLeft), (.bottomRight, .topRight),
  ]

  /// The same in UIKit's terms; nil for a word that says nothing.
  fileprivate var contentMode: ContentMode? { Self.modes.first { $0.0 == self }?.1 }

  fileprivate init(_ mode: ContentMode) {
    self = Self.modes.first { $0.1 == mode }?.0 ?? .resize
  }
}

extension Layer {
  /// How a picture among the contents is fitted into the bounds; a word that says nothing changes nothing.
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

// The names of these from before Swift 4.2.

/// Stretched to the bounds.
public let kCAGravityResize = CALayerContentsGravity.resize
/// As large as there is room for all of it.
public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect
/// As small as it leaves no room.
public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill
/// As large as it is, in the middle.
public let kCAGravityCenter = CALayerContentsGravity.center
