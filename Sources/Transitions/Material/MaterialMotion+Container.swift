import Foundation
import Transitioning

extension MaterialMotion {
  /// A rectangle with round corners and a shadow, with which a container transform begins or ends.
  struct Container: Hashable, Sendable {
    /// The frame, in points of the transition's container view; not empty.
    var frame: CGRect
    /// The radius of the corners, in points.
    var cornerRadius: CGFloat = 0
    /// The corners that have the radius.
    var maskedCorners = CACornerMask.all
    /// The opacity of the shadow, in `0...1`.
    var shadowOpacity: CGFloat = 0
    /// The blur radius of the shadow, in points.
    var shadowRadius: CGFloat = 0
    /// The distance of the shadow below the container, in points.
    var shadowDepth: CGFloat = 0

    /// Creates a container without a shadow.
    init(frame: CGRect, cornerRadius: CGFloat = 0) {
      (self.frame, self.cornerRadius) = (frame, cornerRadius)
    }

    /// Hashes every figure.
    ///
    /// A `CGRect` is `Hashable` from iOS 18 only.
    func hash(into hasher: inout Hasher) {
      for number in [
        frame.origin.x, frame.origin.y, frame.size.width, frame.size.height, cornerRadius,
        shadowOpacity, shadowRadius, shadowDepth,
      ] {
        hasher.combine(number)
      }
      hasher.combine(maskedCorners.rawValue)
    }

    /// The corners that are round.
    var roundCorners: CACornerMask { cornerRadius > 0 ? maskedCorners : [] }
  }
}

extension MotionSpec.Part {
  /// The box of a container transform, which moves, scales and has the shadow.
  static let container: Self = "container"

  /// The view in the box that clips the contents.
  static let clip: Self = "clip"

  /// The view in the clip that rounds the corners of one container only.
  static let innerClip: Self = "inner clip"

  /// The view in the inner clip that rounds the corners of the other container only.
  static let innermostClip: Self = "innermost clip"

  /// The content of the view that opens.
  static let sourceContent: Self = "source content"

  /// The content of the screen.
  static let foreContent: Self = "fore content"

  /// The parts that clip to groups of corners, from the outermost to the innermost.
  static func clips(_ count: Int) -> ArraySlice<Self> {
    [clip, innerClip, innermostClip].prefix(count)
  }
}
