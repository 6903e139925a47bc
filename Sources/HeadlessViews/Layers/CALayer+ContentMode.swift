public import Foundation

extension CALayer {
  /// How a picture is fitted into bounds of another size; the raw values are UIKit's.
  public enum ContentMode: Int, Hashable, Sendable, CaseIterable {
    /// Stretched to the bounds.
    case scaleToFill = 0
    /// As large as fits entirely, in the middle.
    case scaleAspectFit = 1
    /// As small as fills the bounds, in the middle.
    case scaleAspectFill = 2
    /// Redrawn; a picture is stretched.
    case redraw = 3
    /// At its natural size, in the middle.
    case center = 4
    /// At its natural size, in the middle of the top edge.
    case top = 5
    /// At its natural size, in the middle of the bottom edge.
    case bottom = 6
    /// At its natural size, in the middle of the left edge.
    case left = 7
    /// At its natural size, in the middle of the right edge.
    case right = 8
    /// At its natural size, in the top-left corner.
    case topLeft = 9
    /// At its natural size, in the top-right corner.
    case topRight = 10
    /// At its natural size, in the bottom-left corner.
    case bottomLeft = 11
    /// At its natural size, in the bottom-right corner.
    case bottomRight = 12

    /// True if the picture takes the size of the bounds.
    public var isStretched: Bool { self == .scaleToFill || self == .redraw }

    /// The frame of a picture of a given size in given bounds, in points.
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

    /// The position of the picture in the free space, in unit coordinates.
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

  /// How a picture in `contents` is fitted into the bounds; a change is never animated.
  public var contentMode: ContentMode {
    get { details?.contentMode ?? .scaleToFill }
    set {
      guard newValue != contentMode else { return }
      keepShown()
      makeDetails().contentMode = newValue
      noteChange()
    }
  }
}
