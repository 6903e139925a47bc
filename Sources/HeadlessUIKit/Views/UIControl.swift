/// UIKit's name of `Control`.
public typealias UIControl = Control
/// UIKit's name of `Button`.
public typealias UIButton = Button
/// UIKit's name of `ControlAction`.
public typealias UIAction = ControlAction

extension Control {
  /// Removes the methods of `target` for some events; nil stands for all targets.
  public func removeTarget(_ target: AnyObject?, action: Never?, for events: Event) {
    removeTarget(target, for: events)
  }
}
