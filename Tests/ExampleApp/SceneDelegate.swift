#if canImport(UIKit)
  import Transitioning

  /// The delegate of a scene, which makes its window.
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = AppRoot.make()
      window.makeKeyAndVisible()
      self.window = window
    }
  }
#endif
