import Foundation
import HeadlessViews
import TransitionCurves

/// Limits of the content offset.
extension UIScrollView {
  /// Returns the range of offsets at which the content may rest along an axis, in points.
  final func limits(_ axis: ScrollAxis) -> ClosedRange<Double> {
    let inset = adjustedContentInset
    let low = 0 - Double(inset.start(of: axis))
    let high = Double(contentSize[axis] + inset.end(of: axis) - bounds.size[axis])
    return low...max(low, high)
  }

  /// True if fingers may drag the content along an axis.
  final func canScroll(_ axis: ScrollAxis) -> Bool {
    let limits = limits(axis)
    return limits.lowerBound < limits.upperBound || (bounces && alwaysBounces(axis))
  }

  /// True if a drag in a direction along an axis would show more content.
  final func hasMore(along axis: ScrollAxis, for direction: CGFloat) -> Bool {
    let (limits, offset) = (limits(axis), Double(contentOffset[axis]))
    return direction > 0 ? offset > limits.lowerBound : direction < 0 && offset < limits.upperBound
  }

  /// True if content may move beyond its limits along an axis temporarily.
  final func canBounce(_ axis: ScrollAxis) -> Bool { bounces && canScroll(axis) }

  private func alwaysBounces(_ axis: ScrollAxis) -> Bool {
    axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
  }

  /// Returns the nearest offset at which the content may rest.
  final func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint { axis in
      let limits = limits(axis)
      return min(max(offset[axis], limits.lowerBound), limits.upperBound)
    }
  }

  /// Returns the rules for released content.
  final func rules(_ axis: ScrollAxis) -> ReleasedAxis.Rules {
    let rate = Double(decelerationRate.rawValue)
    return ReleasedAxis.Rules(
      limits: limits(axis), bounces: canBounce(axis),
      rate: isPagingEnabled ? min(rate, Decay.fastRate) : rate)
  }

  // MARK: The rubber band

  private func band(_ axis: ScrollAxis) -> RubberBand {
    RubberBand(dimension: max(1, Double(bounds.size[axis])))
  }

  /// Returns the visible offset when fingers have pulled the content to `position`, in points.
  final func banded(_ position: CGFloat, _ axis: ScrollAxis) -> CGFloat {
    let limits = limits(axis)
    guard canBounce(axis) else { return min(max(position, limits.lowerBound), limits.upperBound) }
    return CGFloat(band(axis).position(Double(position), within: limits))
  }

  /// Returns the position to which fingers have to pull the content for an offset to be visible, in
  /// points.
  final func pulled(_ offset: CGPoint) -> CGPoint {
    CGPoint { axis in
      let (limits, offset, band) = (limits(axis), Double(offset[axis]), band(axis))
      guard canBounce(axis), !limits.contains(offset) else { return CGFloat(offset) }
      let edge = offset < limits.lowerBound ? limits.lowerBound : limits.upperBound
      // The band never stretches to its full dimension, so no finger reaches it.
      let reach = 0.99 * band.dimension
      return CGFloat(edge + band.distance(showing: min(max(offset - edge, -reach), reach)))
    }
  }

  /// Returns the ratio of the offset's velocity to that of fingers that have pulled the content to
  /// `position`; unitless.
  final func velocityRatio(at position: CGFloat, _ axis: ScrollAxis) -> Double {
    let (limits, position) = (limits(axis), Double(position))
    guard !limits.contains(position) else { return 1 }
    let edge = position < limits.lowerBound ? limits.lowerBound : limits.upperBound
    return canBounce(axis) ? band(axis).velocity(at: position - edge) : 0
  }

  // MARK: Changes

  /// Applies changed limits: content that moves or is dragged continues without a jump, and content
  /// at rest moves to the nearest allowed offset.
  final func rulesDidChange() {
    ruledSize = bounds.size
    if motion != nil {
      motion?.apply(rules)
    } else if currentDrag != nil {
      let offset = contentOffset
      currentDrag?.restart(at: offset, pulled(offset))
    } else if !isHeld, clamped(contentOffset) != contentOffset {
      contentOffset = clamped(contentOffset)
    }
  }
}
