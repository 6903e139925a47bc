// Actions: the recognizers of the stand-in for UIKit take closures.
#if canImport(UIKit)
  /// The target of an action of Objective-C, which calls a closure with the sender.
  @MainActor
  final class ActionTarget: NSObject {
    private let work: @MainActor (AnyObject) -> Void

    init(_ work: @escaping @MainActor (AnyObject) -> Void) { self.work = work }

    @objc func act(_ sender: AnyObject) { work(sender) }
  }

  /// A recognizer that passes itself to its actions with its own type.
  public protocol GestureSource: AnyObject {}

  extension UIGestureRecognizer: GestureSource {}

  extension GestureSource where Self: UIGestureRecognizer {
    /// Adds an action that is called with the recognizer when the gesture begins, changes, ends, is
    /// recognized or is cancelled.
    @MainActor
    public func addAction(_ action: @escaping @MainActor (Self) -> Void) {
      let target = ActionTarget { if let recognizer = $0 as? Self { action(recognizer) } }
      addTarget(target, action: #selector(ActionTarget.act))
      // A recognizer does not retain its targets.
      let targets = objc_getAssociatedObject(self, AssociationKey.actionTargets) as? [ActionTarget]
      objc_setAssociatedObject(
        self, AssociationKey.actionTargets, (targets ?? []) + [target],
        .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  // An initializer of an extension cannot be overridden, so that a subclass of an app may have none
  // of the same type. The generic result gives these a type that no other initializer has.

  extension UITapGestureRecognizer {
    /// Creates a recognizer with an action, whose result is not used.
    public convenience init<Result>(
      action: @escaping @MainActor (UITapGestureRecognizer) -> Result
    ) {
      self.init(target: nil, action: nil)
      addAction { _ = action($0) }
    }
  }

  extension UIPanGestureRecognizer {
    /// Creates a recognizer with an action, whose result is not used.
    public convenience init<Result>(
      action: @escaping @MainActor (UIPanGestureRecognizer) -> Result
    ) {
      self.init(target: nil, action: nil)
      addAction { _ = action($0) }
    }
  }

  extension UIPinchGestureRecognizer {
    /// Creates a recognizer with an action, whose result is not used.
    public convenience init<Result>(
      action: @escaping @MainActor (UIPinchGestureRecognizer) -> Result
    ) {
      self.init(target: nil, action: nil)
      addAction { _ = action($0) }
    }
  }

  extension UIRotationGestureRecognizer {
    /// Creates a recognizer with an action, whose result is not used.
    public convenience init<Result>(
      action: @escaping @MainActor (UIRotationGestureRecognizer) -> Result
    ) {
      self.init(target: nil, action: nil)
      addAction { _ = action($0) }
    }
  }

  extension UISwipeGestureRecognizer {
    /// Creates a recognizer with an action, whose result is not used.
    public convenience init<Result>(
      action: @escaping @MainActor (UISwipeGestureRecognizer) -> Result
    ) {
      self.init(target: nil, action: nil)
      addAction { _ = action($0) }
    }
  }

  extension UILongPressGestureRecognizer {
    /// Creates a recognizer with an action, whose result is not used.
    public convenience init<Result>(
      action: @escaping @MainActor (UILongPressGestureRecognizer) -> Result
    ) {
      self.init(target: nil, action: nil)
      addAction { _ = action($0) }
    }
  }
#endif
