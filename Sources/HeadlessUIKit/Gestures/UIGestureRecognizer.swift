/// UIKit's name of `Touch`.
public typealias UITouch = Touch
/// UIKit's name of `Event`.
public typealias UIEvent = Event
/// UIKit's name of `GestureRecognizer`.
public typealias UIGestureRecognizer = GestureRecognizer
/// UIKit's name of `GestureRecognizer.State` from before Swift 4.2.
public typealias UIGestureRecognizerState = GestureRecognizer.State
/// UIKit's name of `GestureRecognizerDelegate`.
public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate
/// UIKit's name of `TapGestureRecognizer`.
public typealias UITapGestureRecognizer = TapGestureRecognizer
/// UIKit's name of `PanGestureRecognizer`.
public typealias UIPanGestureRecognizer = PanGestureRecognizer
/// UIKit's name of `ScreenEdgePanGestureRecognizer`.
public typealias UIScreenEdgePanGestureRecognizer = ScreenEdgePanGestureRecognizer
/// UIKit's name of `PinchGestureRecognizer`.
public typealias UIPinchGestureRecognizer = PinchGestureRecognizer
/// UIKit's name of `RotationGestureRecognizer`.
public typealias UIRotationGestureRecognizer = RotationGestureRecognizer
/// UIKit's name of `SwipeGestureRecognizer`.
public typealias UISwipeGestureRecognizer = SwipeGestureRecognizer
/// UIKit's name of `LongPressGestureRecognizer`.
public typealias UILongPressGestureRecognizer = LongPressGestureRecognizer
/// UIKit's name of `RectEdge`.
public typealias UIRectEdge = RectEdge

extension GestureRecognizer {
  /// Removes the actions with methods of `target`; nil removes all actions.
  public func removeTarget(_ target: AnyObject?, action: Never?) { removeTarget(target) }
}
