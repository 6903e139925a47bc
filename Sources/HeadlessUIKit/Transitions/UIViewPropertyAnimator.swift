/// UIKit's name of `PropertyAnimator`.
public typealias UIViewPropertyAnimator = PropertyAnimator
/// UIKit's name of `ViewAnimating`.
public typealias UIViewAnimating = ViewAnimating
/// UIKit's name of `ViewImplicitlyAnimating`.
public typealias UIViewImplicitlyAnimating = ViewImplicitlyAnimating
/// UIKit's name of `ViewAnimatingState`.
public typealias UIViewAnimatingState = ViewAnimatingState
/// UIKit's name of `ViewAnimatingPosition`.
public typealias UIViewAnimatingPosition = ViewAnimatingPosition
/// UIKit's name of `TimingCurveProvider`.
public typealias UITimingCurveProvider = TimingCurveProvider
/// UIKit's name of `TimingCurveType`.
public typealias UITimingCurveType = TimingCurveType
/// UIKit's name of `CubicTimingParameters`.
public typealias UICubicTimingParameters = CubicTimingParameters
/// UIKit's name of `SpringTimingParameters`.
public typealias UISpringTimingParameters = SpringTimingParameters

extension PropertyAnimator {
  /// Creates an animator with a duration of zero.
  public convenience init() {
    self.init(duration: 0, curve: .easeInOut)
  }
}
