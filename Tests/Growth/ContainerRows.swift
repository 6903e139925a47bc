import Transitioning

/// Navigation stacks and tabs that change step by step.
@MainActor
enum ContainerRows {
  static var all: [Row] {
    [
      Row("stack: low ones leave", "controllers below the top that leave, the lowest first") { n in
        leave(n) { $0 }
      },
      Row("stack: high ones leave", "the same, the highest first") { n in
        leave(n) { $0.reversed() }
      },
      Row("stack: leave in turns", "the same in any order, each in a turn of its own") { n in
        leave(n, inTurns: true) { controllers in
          // Every seventh controller, seven times from different starts.
          (0..<7).flatMap { start in
            stride(from: start, to: controllers.count, by: 7).map { controllers[$0] }
          }
        }
      },
      Row("stack: in a tab", "controllers pushed in a tab, each in a turn; the root keeps the bar")
      {
        n in
        let scene = Scene()
        let navigation = NavigationController(rootViewController: ViewController())
        let tabs = TabBarController()
        tabs.viewControllers = [navigation]
        scene.window.rootViewController = tabs
        scene.stage.advance(by: 0)
        return time {
          for _ in 0..<n {
            let page = ViewController()
            // As in apps that show the bar again on a later page.
            page.hidesBottomBarWhenPushed = true
            navigation.pushViewController(page, animated: false)
            page.hidesBottomBarWhenPushed = false
            scene.stage.advance(by: 0)
          }
        }
      },
      Row("tabs: titles", "tabs that get another title one after the other") { n in
        let scene = Scene()
        let bar = TabBarController()
        scene.window.rootViewController = bar
        let tabs = (0..<n).map { _ in ViewController() }
        for tab in tabs { tab.tabBarItem = TabBarItem(title: "one") }
        bar.setViewControllers(tabs, animated: false)
        scene.stage.advance(by: 0)
        return time {
          for tab in tabs { tab.title = "two" }
          scene.stage.advance(by: 0)
        }
      },
      Row("tabs: set often", "one tab replaced by another again and again in a turn") { n in
        let scene = Scene()
        let bar = TabBarController()
        scene.window.rootViewController = bar
        scene.stage.advance(by: 0)
        return time {
          for _ in 0..<n { bar.setViewControllers([ViewController()], animated: false) }
          scene.stage.advance(by: 0)
          require(bar.children.count == 1, "some are still there")
        }
      },
    ]
  }

  /// Removes all controllers of a stack except the top one.
  private static func leave(
    _ n: Int, inTurns: Bool = false, _ order: ([ViewController]) -> [ViewController]
  ) -> Double {
    let scene = Scene()
    let navigation = NavigationController()
    let controllers = (0...n).map { _ in ViewController() }
    navigation.viewControllers = controllers
    scene.window.rootViewController = navigation
    scene.stage.advance(by: 0)
    return time {
      for controller in order(controllers.dropLast()) {
        controller.removeFromParent()
        if inTurns { scene.stage.advance(by: 0) }
      }
      scene.stage.advance(by: 0)
      require(navigation.viewControllers == [controllers[n]], "the stack is wrong")
    }
  }
}
