public import Foundation

// Nobody posts them: an app neither comes nor goes here. Post them where a test is to see what becomes
// of them.

extension UIApplication {
  /// The app is not seen any more; posted by nobody.
  public static nonisolated let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")

  /// The app is about to be seen; posted by nobody.
  public static nonisolated let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")

  /// The app has begun; posted by nobody.
  public static nonisolated let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")

  /// The app is in use; posted by nobody.
  public static nonisolated let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")

  /// The app is about to be out of use; posted by nobody.
  public static nonisolated let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")

  /// There is little room left; posted by nobody.
  public static nonisolated let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// The app is about to end; posted by nobody.
  public static nonisolated let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
}
