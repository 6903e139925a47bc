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

  extension UITapGestureRecognizer {
    /// Creates a recognizer with an action.
    public convenience init(action: @escaping @MainActor (UITapGestureRecognizer) -> Void) {
      self.init(target: nil, action: nil)
      addAction(action)
    }
  }

  extension UIPanGestureRecognizer {
    /// Creates a recognizer with an action.
    public convenience init(action: @escaping @MainActor (UIPanGestureRecognizer) -> Void) {
      self.init(target: nil, action: nil)
      addAction(action)
    }
  }

  extension UIPinchGestureRecognizer {
    /// Creates a recognizer with an action.
    public convenience init(action: @escaping @MainActor (UIPinchGestureRecognizer) -> Void) {
      self.init(target: nil, action: nil)
      addAction(action)
    }
  }

  extension UIRotationGestureRecognizer {
    /// Creates a recognizer with an action.
    public convenience init(action: @escaping @MainActor (UIRotationGestureRecognizer) -> Void) {
      self.init(target: nil, action: nil)
      addAction(action)
    }
  }

  extension UISwipeGestureRecognizer {
    /// Creates a recognizer with an action.
    public convenience init(action: @escaping @MainActor (UISwipeGestureRecognizer) -> Void) {
      self.init(target: nil, action: nil)
      addAction(action)
    }
  }

  extension UILongPressGestureRecognizer {
    /// Creates a recognizer with an action.
    public convenience init(action: @escaping @MainActor (UILongPressGestureRecognizer) -> Void) {
      self.init(target: nil, action: nil)
      addAction(action)
    }
  }
#endif
