import HeadlessViews

/// One action of a recognizer; retain it in order to remove the action later.
@preconcurrency @MainActor
public final class GestureAction {
  let call: (UIGestureRecognizer) -> Void
  fileprivate(set) weak var target: AnyObject?

  /// False after the action was removed.
  fileprivate(set) var isOn = true

  fileprivate init(target: AnyObject? = nil, _ call: @escaping (UIGestureRecognizer) -> Void) {
    self.target = target
    self.call = call
  }

  /// The call of a method of `target` with a recognizer of the class that the method takes.
  fileprivate convenience init<Target: AnyObject, Recognizer: UIGestureRecognizer>(
    _ target: Target, _ action: @escaping (Target) -> (Recognizer) -> Void
  ) {
    self.init(target: target) { [weak target] recognizer in
      guard let target, let recognizer = recognizer as? Recognizer else { return }
      action(target)(recognizer)
    }
  }
}

extension GestureAction: Equatable {
  /// Actions are equal when they are the same object.
  public nonisolated static func == (left: GestureAction, right: GestureAction) -> Bool {
    left === right
  }
}

/// A recognizer that passes itself to its actions with its own type.
public protocol GestureSource: AnyObject {}

extension GestureSource where Self: UIGestureRecognizer {
  /// Adds an action that is called with the recognizer when the gesture begins, changes, ends, is
  /// recognized or is cancelled.
  ///
  /// An action is not called when the recognizer fails, as in UIKit.
  @preconcurrency @MainActor
  @discardableResult
  public func addAction(_ action: @escaping (Self) -> Void) -> GestureAction {
    add(GestureAction { recognizer in (recognizer as? Self).map(action) })
  }

  /// Adds a method of `target`, which is weakly held, that is called with the recognizer.
  ///
  /// ```swift
  /// pan.addTarget(self, action: SheetViewController.didPan)
  /// ```
  @preconcurrency @MainActor
  @discardableResult
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> (Self) -> Void
  ) -> GestureAction {
    add(GestureAction(target, action))
  }
}

extension GestureSource where Self: UIGestureRecognizer {
  /// Adds a method of `target`, which is weakly held, that is called without arguments.
  @preconcurrency @MainActor
  @discardableResult
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void
  ) -> GestureAction {
    add(
      GestureAction(target: target) { [weak target] _ in
        guard let target else { return }
        action(target)()
      })
  }
}

extension UIGestureRecognizer {
  /// Creates a recognizer with a method of `target`, which is weakly held, that is called with the
  /// recognizer.
  ///
  /// ```swift
  /// let pan = UIPanGestureRecognizer(target: self, action: SheetViewController.didPan)
  /// ```
  ///
  /// A method for a class that the recognizer is not an instance of is refused with a
  /// `GestureIssue`.
  public convenience init<Target: AnyObject, Recognizer: UIGestureRecognizer>(
    target: Target, action: @escaping (Target) -> (Recognizer) -> Void
  ) {
    self.init(target: nil, action: nil)
    guard checkAction(takes: Recognizer.self) else { return }
    _ = add(GestureAction(target, action))
  }

  /// Creates a recognizer with a method of `target`, which is weakly held, that is called without
  /// arguments.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping (Target) -> () -> Void
  ) {
    self.init(target: nil, action: nil)
    addTarget(target, action: action)
  }
}

extension UIGestureRecognizer {
  /// Adds a method of `target`, which is weakly held, that is called with the recognizer as a
  /// subclass.
  ///
  /// A method for a class that the recognizer is not an instance of is refused with a
  /// `GestureIssue`.
  @discardableResult
  public func addTarget<Target: AnyObject, Recognizer: UIGestureRecognizer>(
    _ target: Target, action: @escaping (Target) -> (Recognizer) -> Void
  ) -> GestureAction {
    checkAction(takes: Recognizer.self)
    return add(GestureAction(target, action))
  }

  /// False, with a report, if the recognizer is not an instance of a class.
  @discardableResult
  private func checkAction<Recognizer: UIGestureRecognizer>(takes type: Recognizer.Type) -> Bool {
    guard !(self is Recognizer) else { return true }
    let value = "a method for \(type)"
    report(.impossibleValue(recognizer: label, property: "action", value: value))
    return false
  }
}

extension UIGestureRecognizer {
  /// Removes an action.
  public final func removeAction(_ action: GestureAction) {
    guard actions.remove(action) else { return }
    action.isOn = false
  }

  /// Removes the actions with methods of `target`; nil removes all actions.
  public final func removeTarget(_ target: AnyObject?) {
    for action in actions where target == nil || action.target === target { removeAction(action) }
  }

  fileprivate final func add(_ action: GestureAction) -> GestureAction {
    actions.appendOnce(action)
    return action
  }
}
