/// A gesture that requests a transition, and drives it if the transition names the gesture.
@MainActor
protocol RequestingGesture: AnyObject {
  var recognizer: UIPanGestureRecognizer { get }

  /// The direction of the transition that is requested.
  var direction: TransitionDirection { get }

  /// True if a transition has asked for its interaction controller since the drag began.
  var isAnswered: Bool { get set }

  /// True for the first fault of the gesture; each gesture is reported once.
  func isFirstFault() -> Bool
}

/// The request that a gesture makes now.
@MainActor
enum GestureRequest {
  /// The gesture; nil while none requests a transition.
  static weak var gesture: (any RequestingGesture)?
}
