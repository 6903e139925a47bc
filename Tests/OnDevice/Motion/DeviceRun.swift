#if canImport(UIKit)
  import Foundation
  import Transitioning

  /// With UIKit, the program is an app that runs the transitions one after the other, and compares
  /// what their presentation layers show with the file `motion.txt` in its bundle.
  ///
  /// It is an app, and not a test, because a test of a package has no application around it: then
  /// it is not certain that Core Animation shows anything. The app has scenes: from iOS 27 on, an
  /// app without them does not start.
  @main
  final class DeviceRun: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(
        name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = DeviceScene.self
      return configuration
    }
  }
#endif
