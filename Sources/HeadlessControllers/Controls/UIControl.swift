import Foundation
public import HeadlessViews

/// A view that tracks one finger and sends actions for its events.
///
/// ```swift
/// button.addAction(for: .touchUpInside) { _ in composer.dismiss(animated: true) }
/// ```
@preconcurrency @MainActor
open class UIControl: UIView {
  /// How far from the control a tracked finger still counts as inside, in points.
  private static let reach: CGFloat = 70

  private final class Registration {
    let action: UIAction
    weak var target: AnyObject?
    var events: Event

    init(_ action: UIAction, for target: AnyObject?, _ events: Event) {
      self.action = action
      self.target = target
      self.events = events
    }
  }

  private final var registrations: [Registration] = []

  /// The touch that the control tracks.
  private final var touch: UITouch?

  /// True if the control responds to touches.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  /// True if the control is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// True while the tracked finger is inside the control.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// The state of the control, from the properties above.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// True while a finger that came down in the control is still down.
  public final var isTracking: Bool { touch != nil }

  /// True while the tracked finger is inside the control.
  public final private(set) var isTouchInside = false

  /// Called after the state has changed; an override updates the appearance.
  open func stateDidChange() {
    setNeedsLayout()
  }

  // MARK: Actions

  /// Adds an action for events, in addition to the events that the action has already.
  public final func addAction(_ action: UIAction, for events: Event) {
    if let known = registrations.first(where: { $0.action === action }) {
      known.events.formUnion(events)
    } else {
      registrations.append(Registration(action, for: nil, events))
    }
  }

  /// Adds a closure for events.
  ///
  /// - Returns: The action, which is needed to remove the closure.
  @discardableResult
  public final func addAction(
    for events: Event, _ work: @escaping (UIControl) -> Void
  ) -> UIAction {
    let action = UIAction { action in (action.sender as? UIControl).map(work) }
    addAction(action, for: events)
    return action
  }

  /// Adds a method of `target`, which is weakly held, that is called with the control at some
  /// events.
  ///
  /// ```swift
  /// button.addTarget(self, action: WallViewController.didTap, for: .touchUpInside)
  /// ```
  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> (UIControl) -> Void, for events: Event
  ) {
    register(target, for: events) { action($0)($1) }
  }

  /// Adds a method of `target`, which is weakly held, that is called at some events with the
  /// control as a subclass; the method is not called if the control is not of that class.
  public final func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void, for events: Event
  ) {
    register(target, for: events) { target, control in (control as? Sender).map(action(target)) }
  }

  /// Adds a method of `target`, which is weakly held, that is called at some events without
  /// arguments.
  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void, for events: Event
  ) {
    register(target, for: events) { target, _ in action(target)() }
  }

  private final func register<Target: AnyObject>(
    _ target: Target, for events: Event, _ work: @escaping (Target, UIControl) -> Void
  ) {
    let action = UIAction { [weak target] action in
      guard let target, let control = action.sender as? UIControl else { return }
      work(target, control)
    }
    registrations.append(Registration(action, for: target, events))
  }

  /// Removes an action for some events.
  public final func removeAction(_ action: UIAction, for events: Event) {
    for known in registrations where known.action === action { known.events.subtract(events) }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// Removes the methods of `target` for some events; nil stands for all targets.
  public final func removeTarget(_ target: AnyObject?, for events: Event) {
    for known in registrations where known.target != nil {
      if target == nil || known.target === target { known.events.subtract(events) }
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// Performs the actions for some events.
  public final func sendActions(for events: Event) {
    for known in registrations where !known.events.isDisjoint(with: events) {
      known.action.perform(from: self)
    }
  }

  // MARK: Tracking

  /// Called when a finger came down in the control; return false in order not to track the finger.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked finger has moved; return false to stop tracking.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked finger is lifted, before the actions for that event.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the tracked touch is cancelled, before the actions for that event.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, touch == nil, let first = touches.inOrder.first,
      beginTracking(first, with: event)
    else { return }
    touch = first
    isTouchInside = true
    isHighlighted = true
    sendActions(for: first.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isWithinReach(touch)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else { return stopTracking() }
    if isTouchInside != wasInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch, touches.contains(touch) else { return }
    let isInside = isWithinReach(touch)
    isTouchInside = isInside
    isHighlighted = false
    endTracking(touch, with: event)
    stopTracking()
    sendActions(for: isInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch, touches.contains(touch) else { return }
    isHighlighted = false
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel)
  }

  private func isWithinReach(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self))
  }

  private func stopTracking() {
    touch = nil
    isTouchInside = false
    isHighlighted = false
  }
}
