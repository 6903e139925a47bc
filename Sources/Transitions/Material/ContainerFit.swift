import Foundation
import Transitioning

/// The side that both contents of a container transform fit.
struct ContainerFit {
  /// True for the width.
  let isOfWidth: Bool

  /// The width or height at which the container is measured, in points.
  private let reference: CGFloat

  init(from source: CGSize, to fore: CGSize, _ fit: ContainerTransformStyle.Fit) {
    switch fit {
    case .automatic:
      // The test is the same backward, where the fore view is the start.
      let isFore = fore.width * fore.height >= source.width * source.height
      let (small, large) = isFore ? (source, fore) : (fore, source)
      isOfWidth = large.height * small.width / large.width >= small.height
    case .width: isOfWidth = true
    case .height: isOfWidth = false
    }
    reference = isOfWidth ? fore.width : fore.height
  }

  /// The scale of the container when it has a size; a content of that size has the inverse scale.
  func scale(of size: CGSize) -> CGFloat { (isOfWidth ? size.width : size.height) / reference }
}

extension MediaTimingFunction {
  /// A window of eased progress in which a value is held between its ends, although the easing goes
  /// beyond its own: the value moves from the last instant before 0 to the first instant at 1.
  func held(_ window: ClosedRange<Double>) -> ClosedRange<Double> {
    let samples = (0...256).map { value(at: Double($0) / 256) }
    let (inset, low, high) = (1e-9, samples.min() ?? 0, samples.max() ?? 1)
    let start = low < -inset ? max(window.lowerBound, inset) : window.lowerBound
    let end = high > 1 + inset ? min(window.upperBound, 1 - inset) : window.upperBound
    return start...max(start, end)
  }
}
