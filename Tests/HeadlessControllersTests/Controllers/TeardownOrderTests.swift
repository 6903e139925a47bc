import Expectations
import Transitioning

@MainActor
@Suite("The order in which controllers are deallocated")
struct TeardownOrderTests {
  private final class Journal {
    var lines: [String] = []
  }

  /// Records its deallocation.
  private final class Mortal: UIViewController {
    private let end: End
    init(_ name: String, _ journal: Journal) {
      end = End(name, journal)
      super.init()
    }

    private final class End {
      let name: String
      let journal: Journal
      init(_ name: String, _ journal: Journal) { (self.name, self.journal) = (name, journal) }
      deinit { journal.lines.append(name) }
    }
  }

  @Test("is that of the stack, the tabs or the children, the same in every run", arguments: 0..<3)
  func order(kind: Int) throws {
    let journal = Journal()
    let names = (0..<40).map { "\($0)" }
    let stage = Stage()
    do {
      let window = UIWindow(stage: stage)
      let container: UIViewController
      switch kind {
      case 0:
        let navigation = UINavigationController()
        for name in names { navigation.pushViewController(Mortal(name, journal), animated: false) }
        container = navigation
      case 1:
        let tabs = UITabBarController()
        tabs.viewControllers = names.map { Mortal($0, journal) }
        container = tabs
      default:
        container = UIViewController()
        for name in names { container.addChild(Mortal(name, journal)) }
      }
      window.rootViewController = container
      window.makeKeyAndVisible()
      try stage.settle()
      stage.remove(window)
    }
    try stage.settle()
    // Controllers that were never shown go in order; the visible one is retained a little longer.
    let visible = kind == 0 ? 39 : 0
    let rest = journal.lines.compactMap { Int($0) }.filter { $0 != visible }
    let expected = (0..<40).filter { $0 != visible }
    expectTrue([expected, expected.reversed()].contains(rest) && journal.lines.count == 40)
  }
}
