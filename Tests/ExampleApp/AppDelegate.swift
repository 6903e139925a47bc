#if canImport(UIKit)
  import Transitioning

  /// The delegate of the application, which has scenes as its life cycle.
  ///
  /// The app's Info.plist has the key `UIApplicationSceneManifest`; the configurations are here. An
  /// app that is built with the SDK of iOS 27 and has no scenes does not start.
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(
        name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }
#endif
