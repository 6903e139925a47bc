import Transitioning

/// Nested view controllers and siblings.
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
      Row("controllers: seen", "a child of a child of a child in a window, each seen at once") {
        n in
        let scene = Scene()
        let root = ViewController()
        scene.window.rootViewController = root
        scene.stage.advance(by: 0)
        var innermost = root
        return time {
          for _ in 0..<n { innermost = nest(in: innermost) }
          scene.stage.advance(by: 0)
          require(innermost.view.window === scene.window, "the innermost is not seen")
          root.children[0].view.removeFromSuperview()
          scene.stage.advance(by: 0)
        }
      },
      Row("controllers: brought", "children of children that come to a window, and leave it") { n in
        let scene = Scene()
        return time {
          let root = ViewController()
          var innermost = root
          for _ in 0..<n { innermost = nest(in: innermost) }
          scene.window.rootViewController = root
          scene.stage.advance(by: 0)
          require(innermost.view.window === scene.window, "the innermost is not seen")
          scene.stage.traits.userInterfaceStyle = .dark
          scene.stage.resize(to: CGSize(width: 800, height: 400))
          scene.stage.advance(by: 0)
          scene.window.rootViewController = nil
          scene.stage.advance(by: 0)
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
      Row("navigation: push animated", "the same with animation, of which the last is seen") { n in
        let (scene, navigation) = navigation()
        return time {
          for _ in 0..<n { navigation.pushViewController(ViewController(), animated: true) }
          scene.stage.advance(by: 1)
          require(navigation.topViewController?.viewIfLoaded?.window != nil, "the top is not seen")
        }
      },
      Row("navigation: turns", "controllers pushed, and popped, each in a turn of its own") { n in
        let (scene, navigation) = navigation()
        return time {
          for _ in 0..<n {
            navigation.pushViewController(ViewController(), animated: false)
            scene.stage.advance(by: 0)
          }
          for _ in 0..<n {
            navigation.popViewController(animated: false)
            scene.stage.advance(by: 0)
          }
          require(navigation.viewControllers.count == 1, "the stack is wrong")
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
      Row("navigation: titles", "a page with a title of so many characters, pushed and popped") {
        n in
        let titles = ["a b ", "e\u{301} \u{1F468}\u{200D}\u{1F469}", "\u{301}"].map { piece in
          "e" + String(repeating: piece, count: n / piece.unicodeScalars.count)
        }
        let (scene, navigation) = navigation()
        return time {
          for title in titles {
            navigation.topViewController?.title = title
            let page = ViewController()
            page.title = title
            navigation.pushViewController(page, animated: true)
            scene.stage.advance(by: 1)
            navigation.popViewController(animated: true)
            scene.stage.advance(by: 1)
          }
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
      Row("tabs: select", "each of the tabs selected, in a turn of its own") { n in
        let scene = Scene()
        let bar = TabBarController()
        scene.window.rootViewController = bar
        bar.setViewControllers((0..<n).map { _ in ViewController() }, animated: false)
        scene.stage.advance(by: 0)
        return time {
          for index in 0..<n {
            bar.selectedIndex = index
            scene.stage.advance(by: 0)
          }
        }
      },
      Row("presentations", "one presented by the one before, each in a turn; all dismissed") { n in
        presentations(n, .fullScreen)
      },
      Row("presentations: over", "the same over what is there, which stays") { n in
        presentations(n, .overFullScreen)
      },
      Row("presentations: roots", "the same, until the window gets another root") { n in
        presentations(n, .overFullScreen, replacesRoot: true)
      },
      Row("presentations: completions", "one dismissal, asked for again and again") { n in
        let scene = Scene()
        let root = ViewController()
        scene.stage.diagnostics.handler = { _ in }
        scene.window.rootViewController = root
        root.present(ViewController(), animated: false)
        scene.stage.advance(by: 0)
        var answers = 0
        return time {
          for _ in 0..<n { root.dismiss(animated: true) { answers += 1 } }
          scene.stage.advance(by: 2)
          require(answers == n, "some were not answered")
        }
      },
      Row("controllers: show", "a child of a child of a child that shows another") { n in
        let scene = Scene()
        let root = ViewController()
        scene.window.rootViewController = root
        scene.stage.advance(by: 0)
        var last = root
        for _ in 0..<n {
          let next = ViewController()
          last.addChild(next)
          last = next
        }
        return time {
          last.show(ViewController(), sender: nil)
          require(root.presentedViewController != nil, "nothing was presented")
        }
      },
      Row("roots", "windows with a controller each: shown, resized, hidden, the first first") { n in
        let scene = Scene()
        return time {
          let windows = (0..<n).map { _ in Window(stage: scene.stage) }
          for window in windows {
            window.rootViewController = ViewController()
            window.isHidden = false
          }
          scene.stage.advance(by: 0)
          scene.stage.resize(to: CGSize(width: 800, height: 400))
          scene.stage.advance(by: 0)
          for window in windows { window.isHidden = true }
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

  /// Adds a child with its view to a controller and its view.
  private static func nest(in outer: ViewController) -> ViewController {
    let child = ViewController()
    outer.addChild(child)
    outer.view.addSubview(child.view)
    child.didMove(toParent: outer)
    return child
  }

  /// Presents `n` controllers, each on the one before, and dismisses all at once.
  private static func presentations(
    _ n: Int, _ style: ModalPresentationStyle, replacesRoot: Bool = false
  ) -> Double {
    let scene = Scene()
    let root = ViewController()
    scene.window.rootViewController = root
    scene.stage.advance(by: 0)
    var last = root
    return time {
      for _ in 0..<n {
        let next = ViewController()
        next.modalPresentationStyle = style
        last.present(next, animated: false)
        scene.stage.advance(by: 0)
        last = next
      }
      require(last.view.window === scene.window, "the last is not seen")
      if replacesRoot {
        scene.window.rootViewController = ViewController()
      } else {
        root.dismiss(animated: false)
      }
      scene.stage.advance(by: 0)
      require(root.presentedViewController == nil, "some are still presented")
    }
  }

  private static func navigation() -> (Scene, NavigationController) {
    let scene = Scene()
    let navigation = NavigationController(rootViewController: ViewController())
    scene.window.rootViewController = navigation
    scene.stage.advance(by: 0)
    return (scene, navigation)
  }
}
