/// An object that can respond to touches, and passes other touches to the next responder.
///
/// ```swift
/// final class UIButton: UIView {
///   override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { press() }
/// }
/// ```
///
/// Unless overridden, each of the four methods calls the `next` responder: a view's owner, or its
/// superview.
@preconcurrency @MainActor
open class UIResponder {
  /// A responder without a next responder.
  public init() {}

  /// The next responder in the chain; nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// Called when touches began.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass(touches, as: .began, with: event)
  }

  /// Called when touches moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass(touches, as: .moved, with: event)
  }

  /// Called when touches ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass(touches, as: .ended, with: event)
  }

  /// Called instead of `touchesEnded` when another object takes over the touches, or when they are
  /// interrupted.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass(touches, as: .cancelled, with: event)
  }

  /// True if the responder may become the first one of its window; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// True if the responder may give up being the first one; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// True while the responder is the first one of the window that it is in.
  open var isFirstResponder: Bool { nearestWindow?.firstResponder === self }

  /// Makes the responder the first one of its window, if it may be and the former one gives up.
  ///
  /// A first responder that leaves the window is asked to resign, and is none whatever it answers.
  /// One that leaves with the view of a controller becomes the first one again when it is back. No
  /// text is entered here.
  ///
  /// - Returns: True if the responder is the first one now.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, let window = nearestWindow,
      window.firstResponder?.resignFirstResponder() ?? true
    else { return false }
    window.firstResponder = self
    return true
  }

  /// Gives up being the first responder.
  ///
  /// - Returns: False if `canResignFirstResponder` is false.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    nearestWindow?.firstResponder = nil
    return true
  }

  /// The window of the next view along the chain.
  final var nearestWindow: UIWindow? {
    for responder in sequence(first: self, next: \.next) {
      if let view = responder as? UIView { return view.window }
    }
    return nil
  }

  /// Called when a user of assistive technology wants to leave the current context.
  ///
  /// If the method returns false, as it does unless overridden, the next responder is asked.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Calls the method for a phase.
  package final func receive(_ touches: Set<UITouch>, as phase: UITouch.Phase, with event: UIEvent?)
  {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }

  private final func pass(_ touches: Set<UITouch>, as phase: UITouch.Phase, with event: UIEvent?) {
    guard let next else { return }
    NestedCalls.perform { next.receive(touches, as: phase, with: event) }
  }
}
