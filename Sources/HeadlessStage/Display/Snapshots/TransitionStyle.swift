import Foundation
import HeadlessViews

/// How a layer changes from its old look to the new one; the styles of `CATransition` and of
/// `UIView.transition`.
enum TransitionStyle: Hashable {
  /// A side of the layer, as it appears on the screen.
  enum Side: Hashable {
    case left
    case right
    case top
    case bottom
  }

  /// The looks cross-fade.
  case fade

  /// The new look slides over the old look from a side.
  case moveIn(Side)

  /// The new look slides in from a side and pushes the old look out at the opposite side.
  case push(Side)

  /// The old look slides out towards a side and reveals the new look.
  case reveal(Side)

  /// The looks are the faces of a card that turns; the given side comes to the front first.
  case flip(Side)

  /// The old look turns up about its top edge and uncovers the new look.
  case turnUp

  /// The new look turns down about its top edge and covers the old look.
  case turnDown
}

/// One of the two looks, with a transform and an opacity.
struct TransitionPane: Hashable {
  /// True for the old look.
  let isOld: Bool

  /// The transform in the layer's own space.
  var transform = CATransform3D.identity

  /// The opacity, in `0...1`.
  var opacity = 1.0
}

extension TransitionStyle {
  /// The distance from which a turning layer is seen, in multiples of its longer side.
  private static let viewingDistance: CGFloat = 2

  /// Returns the visible parts of both looks at a progress, backmost first, for a layer with the
  /// given bounds.
  ///
  /// In a fade, the opacities of both looks add up to 1.
  func panes(at progress: Double, in bounds: CGRect) -> [TransitionPane] {
    if progress == 0 { return [TransitionPane(isOld: true)] }
    if progress == 1 { return [TransitionPane(isOld: false)] }
    let part = CGFloat(progress)
    switch self {
    case .fade:
      let share = min(max(progress, 0), 1)
      return [
        TransitionPane(isOld: true, opacity: 1 - share),
        TransitionPane(isOld: false, opacity: share),
      ].filter { $0.opacity > 0 }
    case .moveIn(let side):
      return [
        TransitionPane(isOld: true),
        TransitionPane(isOld: false, transform: side.movement(1 - part, of: bounds)),
      ]
    case .push(let side):
      return [
        TransitionPane(isOld: true, transform: side.movement(-part, of: bounds)),
        TransitionPane(isOld: false, transform: side.movement(1 - part, of: bounds)),
      ]
    case .reveal(let side):
      return [
        TransitionPane(isOld: false),
        TransitionPane(isOld: true, transform: side.movement(-part, of: bounds)),
      ]
    case .flip(let side):
      let isOld = progress < 0.5
      let turn = side.turn(isOld ? part * .pi : (part - 1) * .pi)
      return [
        TransitionPane(
          isOld: isOld, transform: Self.turned(turn, about: bounds.center, in: bounds))
      ]
    case .turnUp, .turnDown:
      let isOld = self == .turnUp
      let angle = (isOld ? part : 1 - part) * .pi / 2
      let edge = CGPoint(x: bounds.midX, y: bounds.minY)
      let turn = CATransform3D(rotationAngle: angle, x: 1, y: 0, z: 0)
      return [
        TransitionPane(isOld: !isOld),
        TransitionPane(isOld: isOld, transform: Self.turned(turn, about: edge, in: bounds)),
      ]
    }
  }

  /// Returns a rotation about a point, seen in perspective from in front of the middle.
  private static func turned(
    _ turn: CATransform3D, about pivot: CGPoint, in bounds: CGRect
  ) -> CATransform3D {
    var perspective = CATransform3D.identity
    let distance = viewingDistance * max(bounds.width, bounds.height)
    if distance > 0 { perspective.m34 = -1 / distance }
    let center = bounds.center
    return CATransform3D(translationX: -pivot.x, y: -pivot.y)
      .concatenating(turn)
      .concatenating(CATransform3D(translationX: pivot.x - center.x, y: pivot.y - center.y))
      .concatenating(perspective)
      .concatenating(CATransform3D(translationX: center.x, y: center.y))
  }
}

extension TransitionStyle.Side {
  /// Returns a translation toward the side by a fraction of the bounds.
  fileprivate func movement(_ part: CGFloat, of bounds: CGRect) -> CATransform3D {
    switch self {
    case .left: CATransform3D(translationX: -part * bounds.width, y: 0)
    case .right: CATransform3D(translationX: part * bounds.width, y: 0)
    case .top: CATransform3D(translationX: 0, y: -part * bounds.height)
    case .bottom: CATransform3D(translationX: 0, y: part * bounds.height)
    }
  }

  /// Returns a rotation that brings the side to the front, by an angle in radians.
  fileprivate func turn(_ angle: CGFloat) -> CATransform3D {
    switch self {
    case .left: CATransform3D(rotationAngle: angle, x: 0, y: 1, z: 0)
    case .right: CATransform3D(rotationAngle: -angle, x: 0, y: 1, z: 0)
    case .top: CATransform3D(rotationAngle: -angle, x: 1, y: 0, z: 0)
    case .bottom: CATransform3D(rotationAngle: angle, x: 1, y: 0, z: 0)
    }
  }
}
