import HeadlessViews

/// One thing that a recognizer calls; kept to take it away again.
@preconcurrency @MainActor
public final class GestureAction {
  let call: (GestureRecognizer) -> Void
  fileprivate(set) weak var target: AnyObject?

  /// False once it was taken away.
  fileprivate(set) var isOn = true

  fileprivate init(target: AnyObject? = nil, _ call: @escaping (GestureRecognizer) -> Void) {
    self.target = target
    self.call = call
  }
}

extension GestureAction: Equatable {
  /// Actions are equal when they are the same object.
  public nonisolated static func == (left: GestureAction, right: GestureAction) -> Bool {
    left === right
  }
}

/// What calls actions with itself, as the class it is.
public protocol GestureSource: AnyObject {}

extension GestureSource where Self: GestureRecognizer {
  /// Lets `action` be called with the recognizer when it began, changed, ended, recognized or was
  /// cancelled (fact I3).
  @preconcurrency @MainActor
  @discardableResult
  public func addAction(_ action: @escaping (Self) -> Void) -> GestureAction {
    add(GestureAction { recognizer in (recognizer as? Self).map(action) })
  }

  /// Lets a method of `target`, which is not kept, be called with the recognizer.
  ///
  /// ```swift
  /// pan.addTarget(self, action: SheetViewController.didPan)
  /// ```
  @preconcurrency @MainActor
  @discardableResult
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> (Self) -> Void
  ) -> GestureAction {
    add(
      GestureAction(target: target) { [weak target] recognizer in
        guard let target, let recognizer = recognizer as? Self else { return }
        action(target)(recognizer)
      })
  }
}

extension GestureSource where Self: GestureRecognizer {
  /// Lets a method of `target`, which is not kept, be called when the recognizer acts.
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

extension GestureRecognizer {
  /// Lets an action be called no more.
  public final func removeAction(_ action: GestureAction) {
    guard actions.remove(action) else { return }
    action.isOn = false
  }

  /// Lets no method of `target` be called any more; nil stands for all targets and actions.
  public final func removeTarget(_ target: AnyObject?) {
    for action in actions where target == nil || action.target === target { removeAction(action) }
  }

  fileprivate final func add(_ action: GestureAction) -> GestureAction {
    actions.append(action)
    return action
  }
}
