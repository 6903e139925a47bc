package import Foundation

extension AnimationTarget {
  /// The number of smallest visible changes in a difference of one, on a layer of a size in points.
  package func sensitivity(on size: CGSize) -> Double {
    if case .transform(let component) = component { return component.sensitivity(size) }
    switch property {
    case .opacity, .shadowOpacity, .strokeStart, .strokeEnd, .startPoint, .endPoint:
      return 1 / VisibleChange.opacity
    case .anchorPoint:
      return Double(component == .y ? size.height : size.width) / VisibleChange.points
    default: return 1 / VisibleChange.points
    }
  }
}

extension TransformComponent {
  /// The number of visible changes in a difference of one, for a layer of a size.
  fileprivate func sensitivity(_ size: CGSize) -> Double {
    let (x, y) = (Double(size.width / 2), Double(size.height / 2))
    // The distance that the outermost point moves when the component changes by one.
    let (reach, least): (Double, Double) =
      switch self {
      case .translationX, .translationY, .translationZ: (1, 0)
      case .rotation, .rotationZ: (hypot(x, y), 180 / .pi / VisibleChange.degrees)
      case .rotationX: (y, 180 / .pi / VisibleChange.degrees)
      case .rotationY: (x, 180 / .pi / VisibleChange.degrees)
      case .scale, .scaleXY: (max(x, y), 1 / VisibleChange.scale)
      case .scaleX: (x, 1 / VisibleChange.scale)
      case .scaleY: (y, 1 / VisibleChange.scale)
      case .scaleZ: (0, 1 / VisibleChange.scale)
      }
    return max(reach / VisibleChange.points, least)
  }
}
