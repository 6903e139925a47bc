// The names of animators and gestures, without the prefix.

/// The stage's name of `UIViewPropertyAnimator`.
public typealias PropertyAnimator = UIViewPropertyAnimator
/// The stage's name of `UIViewAnimating`.
public typealias ViewAnimating = UIViewAnimating
/// The stage's name of `UIViewImplicitlyAnimating`.
public typealias ViewImplicitlyAnimating = UIViewImplicitlyAnimating
/// The stage's name of `UIViewAnimatingState`.
public typealias ViewAnimatingState = UIViewAnimatingState
/// The stage's name of `UIViewAnimatingPosition`.
public typealias ViewAnimatingPosition = UIViewAnimatingPosition
/// The stage's name of `UITimingCurveProvider`.
public typealias TimingCurveProvider = UITimingCurveProvider
/// The stage's name of `UICubicTimingParameters`.
public typealias CubicTimingParameters = UICubicTimingParameters
/// The stage's name of `UISpringTimingParameters`.
public typealias SpringTimingParameters = UISpringTimingParameters
/// The stage's name of `UIGestureRecognizer`.
public typealias GestureRecognizer = UIGestureRecognizer
/// The stage's name of `UIGestureRecognizerDelegate`.
public typealias GestureRecognizerDelegate = UIGestureRecognizerDelegate
/// The stage's name of `UIPanGestureRecognizer`.
public typealias PanGestureRecognizer = UIPanGestureRecognizer
/// The stage's name of `UITapGestureRecognizer`.
public typealias TapGestureRecognizer = UITapGestureRecognizer
/// The stage's name of `UILongPressGestureRecognizer`.
public typealias LongPressGestureRecognizer = UILongPressGestureRecognizer
/// The stage's name of `UISwipeGestureRecognizer`.
public typealias SwipeGestureRecognizer = UISwipeGestureRecognizer

#if !os(tvOS)
  /// The stage's name of `UIPinchGestureRecognizer`.
  public typealias PinchGestureRecognizer = UIPinchGestureRecognizer
  /// The stage's name of `UIRotationGestureRecognizer`.
  public typealias RotationGestureRecognizer = UIRotationGestureRecognizer
  /// The stage's name of `UIScreenEdgePanGestureRecognizer`.
  public typealias ScreenEdgePanGestureRecognizer = UIScreenEdgePanGestureRecognizer
#endif
