import Foundation
import Transitioning

extension CACornerMask {
  /// All four corners.
  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  /// The corners of a shape that becomes another one, in groups of which each has one radius.
  ///
  /// A layer has one radius for its corners, so that each group needs a layer that clips.
  ///
  /// - Parameters:
  ///   - one: The round corners of the one shape.
  ///   - other: Those of the other one.
  /// - Returns: At least one group: the corners that are round in both, and in one of them.
  static func groups(_ one: CACornerMask, _ other: CACornerMask) -> [CACornerMask] {
    let groups = [one.intersection(other), one.subtracting(other), other.subtracting(one)]
    let used = groups.filter { !$0.isEmpty }
    return used.isEmpty ? [.all] : used
  }

  /// The groups of the corners of two layers.
  @MainActor
  static func groups(of one: CALayer, _ other: CALayer) -> [CACornerMask] {
    groups(one.roundCorners, other.roundCorners)
  }

  /// The corners that are round in one of two layers; all corners if none is.
  @MainActor
  static func outline(of one: CALayer, _ other: CALayer) -> CACornerMask {
    let corners = one.roundCorners.union(other.roundCorners)
    return corners.isEmpty ? .all : corners
  }

  /// The radius of a group in a shape with these round corners: 0 if it has others.
  func radius(of group: CACornerMask, _ radius: CGFloat) -> CGFloat {
    isSuperset(of: group) ? radius : 0
  }
}

extension CALayer {
  /// The corners that are round.
  var roundCorners: CACornerMask { cornerRadius > 0 ? maskedCorners : [] }

  /// The radius of a group of corners, in points: 0 if they are not round.
  func radius(of group: CACornerMask) -> CGFloat {
    roundCorners.radius(of: group, cornerRadius)
  }
}

extension UIView {
  /// Adds views inside each other that clip to groups of corners.
  ///
  /// - Returns: The views, from the outermost to the innermost.
  func addClips(to groups: [CACornerMask]) -> [UIView] {
    var host = self
    return groups.map { group in
      let clip = UIView(frame: bounds)
      clip.accessibilityIdentifier = "clip"
      clip.clipsToBounds = true
      clip.layer.maskedCorners = group
      host.addSubview(clip)
      host = clip
      return clip
    }
  }
}
