// UIKit's names before Swift 4.2, which much code still uses.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(UIKit)
  /// The former name of `UINavigationController.Operation`.
  public typealias UINavigationControllerOperation = UINavigationController.Operation
  /// The former name of `UIView.AnimationOptions`.
  public typealias UIViewAnimationOptions = UIView.AnimationOptions
  /// The former name of `UIView.AnimationCurve`.
  public typealias UIViewAnimationCurve = UIView.AnimationCurve
  /// The former name of `UIGestureRecognizer.State`.
  public typealias UIGestureRecognizerState = UIGestureRecognizer.State

  /// The default level of windows.
  public let UIWindowLevelNormal = UIWindow.Level.normal
  /// The level of the status bar.
  public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
  /// The level of alerts.
  public let UIWindowLevelAlert = UIWindow.Level.alert
#endif
