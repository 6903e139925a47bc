public import Foundation

/// How a picture is fitted into bounds that are not as large as it is; UIKit's modes and numbers.
public enum ContentMode: Int, Hashable, Sendable, CaseIterable {
  /// Stretched to the bounds.
  case scaleToFill = 0
  /// As large as there is room for all of it, in the middle.
  case scaleAspectFit = 1
  /// As small as it leaves no room, in the middle.
  case scaleAspectFill = 2
  /// Drawn anew, which for a picture is stretched.
  case redraw = 3
  /// As large as it is, in the middle.
  case center = 4
  /// As large as it is, at the middle of the upper edge.
  case top = 5
  /// At the middle of the lower edge.
  case bottom = 6
  /// At the middle of the left edge.
  case left = 7
  /// At the middle of the right edge.
  case right = 8
  /// In the corner at the top left.
  case topLeft = 9
  /// In the corner at the top right.
  case topRight = 10
  /// In the corner at the bottom left.
  case bottomLeft = 11
  /// In the corner at the bottom right.
  case bottomRight = 12

  /// True when the picture takes the form of the bounds.
  public var isStretched: Bool { self == .scaleToFill || self == .redraw }

  /// Where a picture of some size lies in some bounds, in points.
  public func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard !isStretched, size.width > 0, size.height > 0 else { return bounds }
    let (across, down) = (bounds.width / size.width, bounds.height / size.height)
    let scale: CGFloat =
      switch self {
      case .scaleAspectFit: min(across, down)
      case .scaleAspectFill: max(across, down)
      default: 1
      }
    let fitted = CGSize(width: size.width * scale, height: size.height * scale)
    return CGRect(
      origin: CGPoint(
        x: bounds.minX + place.x * (bounds.width - fitted.width),
        y: bounds.minY + place.y * (bounds.height - fitted.height)),
      size: fitted)
  }

  /// Where in the room that is left the picture lies, in unit coordinates.
  private var place: CGPoint {
    let x: CGFloat =
      switch self {
      case .left, .topLeft, .bottomLeft: 0
      case .right, .topRight, .bottomRight: 1
      default: 0.5
      }
    let y: CGFloat =
      switch self {
      case .top, .topLeft, .topRight: 0
      case .bottom, .bottomLeft, .bottomRight: 1
      default: 0.5
      }
    return CGPoint(x: x, y: y)
  }
}

extension Layer {
  /// How a picture among the contents is fitted into the bounds; a change is never animated.
  public var contentMode: ContentMode {
    get { details?.contentMode ?? .scaleToFill }
    set { if newValue != contentMode { makeDetails().contentMode = newValue } }
  }
}

extension View {
  /// UIKit's place for the name.
  public typealias ContentMode = HeadlessViews.ContentMode

  /// How the view's picture is fitted into its bounds.
  public var contentMode: ContentMode {
    get { layer.contentMode }
    set { layer.contentMode = newValue }
  }
}
