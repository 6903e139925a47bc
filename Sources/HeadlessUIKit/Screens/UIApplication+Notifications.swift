// The library posts none of these, because an app neither starts nor ends here. A test posts them
// in order to observe their effect.

extension UIApplication {
  /// The app entered the background; the library never posts it.
  public static nonisolated let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")

  /// The app is about to enter the foreground; the library never posts it.
  public static nonisolated let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")

  /// The app was launched; the library never posts it.
  public static nonisolated let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")

  /// The app became active; the library never posts it.
  public static nonisolated let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")

  /// The app is about to become inactive; the library never posts it.
  public static nonisolated let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")

  /// The frame of the status bar is about to change; the library never posts it.
  public static nonisolated let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")

  /// The frame of the status bar has changed; the library never posts it.
  public static nonisolated let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")

  /// Memory is low; the library never posts it.
  public static nonisolated let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// The app is about to terminate; the library never posts it.
  public static nonisolated let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
}
