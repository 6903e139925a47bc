// These are others' names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Transitioning

// The names of the levels from before Swift 4.2.

/// Where windows are by themselves.
public let UIWindowLevelNormal = UIWindow.Level.normal
/// Where a status bar is.
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
/// Where alerts are.
public let UIWindowLevelAlert = UIWindow.Level.alert
