public import Transitioning

/// UIKit's name of `Control`.
public typealias UIControl = Control
/// UIKit's name of `Button`.
public typealias UIButton = Button
/// UIKit's name of `ControlAction`.
public typealias UIAction = ControlAction
