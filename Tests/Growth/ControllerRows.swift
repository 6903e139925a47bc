import Transitioning

/// View controllers in each other and beside each other.
@MainActor
enum ControllerRows {
  static var all: [Row] {
    [
      Row("controllers: nested", "a child of a child of a child, added from the outside in") { n in
        let root = ViewController()
        var outer = root
        return time {
          for _ in 0..<n {
            let child = ViewController()
            outer.addChild(child)
            child.didMove(toParent: outer)
            outer = child
          }
        }
      },
      Row("controllers: siblings", "children of one controller that leave, the first first") { n in
        let root = ViewController()
        let children = (0..<n).map { _ in ViewController() }
        return time {
          for child in children { root.addChild(child) }
          for child in children { child.removeFromParent() }
        }
      },
      Row("navigation: push", "controllers pushed one after the other, not animated") { n in
        let (scene, navigation) = navigation()
        return time {
          for _ in 0..<n { navigation.pushViewController(ViewController(), animated: false) }
          scene.stage.advance(by: 0)
        }
      },
      Row("navigation: set", "a stack set, turned over, and cut down to its root") { n in
        let (scene, navigation) = navigation()
        let stack = (0..<n).map { _ in ViewController() }
        return time {
          navigation.setViewControllers(stack, animated: false)
          scene.stage.advance(by: 0)
          navigation.setViewControllers(stack.reversed(), animated: false)
          scene.stage.advance(by: 0)
          navigation.popToRootViewController(animated: false)
          scene.stage.advance(by: 0)
        }
      },
      Row("tabs: set", "tabs set, turned over, and replaced") { n in
        let scene = Scene()
        let bar = TabBarController()
        scene.window.rootViewController = bar
        scene.stage.advance(by: 0)
        let tabs = (0..<n).map { _ in ViewController() }
        return time {
          bar.setViewControllers(tabs, animated: false)
          scene.stage.advance(by: 0)
          bar.setViewControllers(tabs.reversed(), animated: false)
          scene.stage.advance(by: 0)
          bar.setViewControllers([ViewController()], animated: false)
          scene.stage.advance(by: 0)
        }
      },
      Row("tabs: remove", "tabs that leave, the first first") { n in
        let scene = Scene()
        let bar = TabBarController()
        scene.window.rootViewController = bar
        let tabs = (0..<n).map { _ in ViewController() }
        bar.setViewControllers(tabs, animated: false)
        scene.stage.advance(by: 0)
        return time { for tab in tabs { tab.removeFromParent() } }
      },
    ]
  }

  private static func navigation() -> (Scene, NavigationController) {
    let scene = Scene()
    let navigation = NavigationController(rootViewController: ViewController())
    scene.window.rootViewController = navigation
    scene.stage.advance(by: 0)
    return (scene, navigation)
  }
}
