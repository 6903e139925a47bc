// These names are UIKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names of the levels before Swift 4.2.

/// The default level of windows.
public let UIWindowLevelNormal = UIWindow.Level.normal
/// The level of the status bar.
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
/// The level of alerts.
public let UIWindowLevelAlert = UIWindow.Level.alert
