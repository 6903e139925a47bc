import Foundation
public import HeadlessViews

/// A view that a finger can do something with: it follows one finger, and tells what happens.
///
/// ```swift
/// button.addAction(for: .touchUpInside) { _ in composer.dismiss(animated: true) }
/// ```
@preconcurrency @MainActor
open class Control: View {
  /// How far from the control a finger still counts as within it, once it came down there, in points.
  private static let reach: CGFloat = 70

  private final class Registration {
    let action: ControlAction
    weak var target: AnyObject?
    var events: Event

    init(_ action: ControlAction, for target: AnyObject?, _ events: Event) {
      self.action = action
      self.target = target
      self.events = events
    }
  }

  private final var registrations: [Registration] = []

  /// The finger that the control follows.
  private final var touch: Touch?

  /// False when the control cannot be used.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  /// True when the control was chosen.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// True while a finger is on it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// What the control looks like now.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// True while a finger that came down in the control is still down.
  public final var isTracking: Bool { touch != nil }

  /// True while that finger is within it.
  public final private(set) var isTouchInside = false

  /// Called after the state has changed; shows it.
  open func stateDidChange() {
    setNeedsLayout()
  }

  // MARK: Telling

  /// Lets an action be done at some events, in addition to those at which it is done already.
  public final func addAction(_ action: ControlAction, for events: Event) {
    if let known = registrations.first(where: { $0.action === action }) {
      known.events.formUnion(events)
    } else {
      registrations.append(Registration(action, for: nil, events))
    }
  }

  /// Lets something be done at some events.
  ///
  /// - Returns: What was added, to take it away again.
  @discardableResult
  public final func addAction(
    for events: Event, _ work: @escaping (Control) -> Void
  ) -> ControlAction {
    let action = ControlAction { action in (action.sender as? Control).map(work) }
    addAction(action, for: events)
    return action
  }

  /// Lets a method of `target`, which is not kept, be called with the control at some events.
  ///
  /// ```swift
  /// button.addTarget(self, action: WallViewController.didTap, for: .touchUpInside)
  /// ```
  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> (Control) -> Void, for events: Event
  ) {
    let work = ControlAction { [weak target] done in
      guard let target, let control = done.sender as? Control else { return }
      action(target)(control)
    }
    registrations.append(Registration(work, for: target, events))
  }

  /// Lets a method of `target`, which is not kept, be called with the control at some events, as the
  /// class that the method asks for; it is not called when the control is none of that.
  public final func addTarget<Target: AnyObject, Sender: Control>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void, for events: Event
  ) {
    let work = ControlAction { [weak target] done in
      guard let target, let control = done.sender as? Sender else { return }
      action(target)(control)
    }
    registrations.append(Registration(work, for: target, events))
  }

  /// Lets a method of `target`, which is not kept, be called at some events.
  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void, for events: Event
  ) {
    let work = ControlAction { [weak target] _ in
      guard let target else { return }
      action(target)()
    }
    registrations.append(Registration(work, for: target, events))
  }

  /// Lets an action be done at some events no more.
  public final func removeAction(_ action: ControlAction, for events: Event) {
    for known in registrations where known.action === action { known.events.subtract(events) }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// Lets no method of `target` be called at some events any more; nil stands for all targets.
  public final func removeTarget(_ target: AnyObject?, for events: Event) {
    for known in registrations where known.target != nil {
      if target == nil || known.target === target { known.events.subtract(events) }
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// Does whatever is to be done at some events.
  public final func sendActions(for events: Event) {
    for known in registrations where !known.events.isDisjoint(with: events) {
      known.action.perform(from: self)
    }
  }

  // MARK: Following a finger

  /// Called when a finger came down in the control; false when it is not to be followed.
  open func beginTracking(_ touch: Touch, with event: HeadlessViews.Event?) -> Bool { true }

  /// Called when the finger that is followed has moved; false when it is to be followed no more.
  open func continueTracking(_ touch: Touch, with event: HeadlessViews.Event?) -> Bool { true }

  /// Called when the finger that was followed is lifted, before the actions for that.
  open func endTracking(_ touch: Touch?, with event: HeadlessViews.Event?) {}

  /// Called when the touch that was followed is interrupted, before the actions for that.
  open func cancelTracking(with event: HeadlessViews.Event?) {}

  open override func touchesBegan(_ touches: Set<Touch>, with event: HeadlessViews.Event?) {
    guard isEnabled, touch == nil, let first = touches.inOrder.first,
      beginTracking(first, with: event)
    else { return }
    touch = first
    isTouchInside = true
    isHighlighted = true
    sendActions(for: first.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: HeadlessViews.Event?) {
    guard let touch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isWithinReach(touch)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else { return letGo() }
    if isTouchInside != wasInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: HeadlessViews.Event?) {
    guard let touch, touches.contains(touch) else { return }
    let isInside = isWithinReach(touch)
    isTouchInside = isInside
    isHighlighted = false
    endTracking(touch, with: event)
    letGo()
    sendActions(for: isInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: HeadlessViews.Event?) {
    guard let touch, touches.contains(touch) else { return }
    isHighlighted = false
    cancelTracking(with: event)
    letGo()
    sendActions(for: .touchCancel)
  }

  private func isWithinReach(_ touch: Touch) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self))
  }

  private func letGo() {
    touch = nil
    isTouchInside = false
    isHighlighted = false
  }
}
