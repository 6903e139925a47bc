import Foundation
import HeadlessStage
import Transitioning

/// A sequence of requests to the controllers of one window, until the first fault.
@MainActor
final class AppearancePlay {
  /// The class of the root controller.
  let subject: String

  /// The requests that were made, as code.
  private(set) var lines: [String] = []

  /// The number of steps that were taken, with those that were not possible.
  private(set) var performed = 0

  /// The first fault.
  private(set) var fault: AppearanceFault?

  /// Drives the transition of a finger; nil while no finger is down.
  private(set) var driver: SceneDriver?

  private let stage = Stage(safeAreaInsets: StageScreen.phone.safeAreaInsets)
  let window: UIWindow
  private var pages: [AppearancePage] = []
  private(set) var names = AppearanceNames()
  private(set) var balances = AppearanceBalances()

  init(_ root: UIViewController) {
    subject = "\(type(of: root))"
    window = UIWindow(stage: stage)
    stage.diagnostics.handler = { [unowned self] in note($0) }
    stage.diagnostics.remarkHandler = { _ in }
    stage.observer = { [unowned self] in note($0) }
    window.rootViewController = root
    window.makeKeyAndVisible()
    stage.advance(by: 0)
    for controller in tree { _ = name(of: controller) }
  }

  // MARK: Requests

  /// Makes the request of a step.
  func perform(_ step: AppearanceSequence.Step, from table: [AppearanceOperation]) {
    performed += 1
    guard let first = step.bytes.first, !table.isEmpty else { return }
    let operation = table[Int(first) % table.count]
    guard let line = operation.perform(AppearanceChoices(step.bytes.dropFirst(), in: self)) else {
      return
    }
    lines.append(line)
    checkContainment()
  }

  /// Comes to rest, and releases all controllers.
  func end() {
    if fault == nil {
      rest()
      lines.append("stage.settle()")
    }
    driver?.stop()
    stage.observer = nil
  }

  func advance(by time: TimeInterval) {
    stage.advance(by: time)
    guard let driver, !driver.isDriving else { return }
    driver.stop()
    self.driver = nil
  }

  /// Lifts the finger, waits until all transitions have ended, and checks the states.
  func rest() {
    for _ in 0..<16 {
      driver?.interaction.finish()
      do {
        try stage.settle()
      } catch .neverEnds(let names) {
        guard driver != nil else {
          return complain(.end, names.joined(separator: ", "), "an end of every transition")
        }
        continue
      } catch {
        // An app's own animation may repeat without end.
      }
      break
    }
    driver?.stop()
    driver = nil
    checkRest()
  }

  /// A driver of the next transition; nil while another one is in use.
  func makeDriver() -> SceneDriver? {
    guard driver == nil else { return nil }
    driver = SceneDriver()
    return driver
  }

  // MARK: Controllers

  /// The root controller, and all children and presented controllers.
  var tree: [UIViewController] {
    var found: [UIViewController] = []
    var known: Set<ObjectIdentifier> = []
    var pending = [window.rootViewController].compactMap(\.self)
    while let controller = pending.popLast() {
      guard known.insert(ObjectIdentifier(controller)).inserted else { continue }
      found.append(controller)
      if let presented = controller.presentedViewController { pending.append(presented) }
      pending += controller.children.reversed()
    }
    return found
  }

  /// True if the limit of controllers is reached.
  var isFull: Bool { tree.count > 16 }

  /// A page that is not in use: one that was used before, or a new one.
  func freePage(_ number: Int) -> UIViewController {
    let free = pages.filter {
      $0.parent == nil && $0.presentingViewController == nil && $0.presentedViewController == nil
        && $0.viewIfLoaded?.superview == nil && $0 !== window.rootViewController
    }
    if number > 0, number <= free.count { return free[number - 1] }
    let page = AppearancePage("page\(pages.count)") { [weak self] in self?.complain($0) }
    pages.append(page)
    names.set("page\(pages.count - 1)", of: page)
    return page
  }

  /// The page, or a navigation controller or tab bar controller with the page.
  func wrapped(_ page: UIViewController, in kind: Int, _ lines: inout [String]) -> UIViewController
  {
    switch kind {
    case 2:
      let navigation = UINavigationController(rootViewController: page)
      navigation.delegate = TransitionNavigationControllerDelegate.shared
      lines.append(
        "let \(name(of: navigation)) = UINavigationController(rootViewController: "
          + "\(name(of: page)))")
      return navigation
    case 3:
      let (tabs, other) = (UITabBarController(), freePage(0))
      tabs.delegate = TransitionTabBarControllerDelegate.shared
      tabs.viewControllers = [page, other]
      lines.append("let \(name(of: tabs)) = UITabBarController()")
      lines.append(
        "\(name(of: tabs)).viewControllers = [\(name(of: page)), \(name(of: other))]")
      return tabs
    default: return page
    }
  }

  /// The name of a controller in the lines of a failure.
  func name(of controller: UIViewController) -> String { names.name(of: controller) }

  // MARK: Checks

  private func note(_ event: StageEvent) {
    guard event.category == .lifecycle, fault == nil else { return }
    if event.message.hasPrefix("viewWillAppear") || event.message.hasPrefix("viewDidAppear") {
      return checkContainment()
    }
    if let fault = balances.note(event) { complain(fault) }
  }

  private func note(_ issue: any DiagnosticIssue) {
    guard case ControllerIssue.unbalancedAppearance(let controller)? = issue as? ControllerIssue
    else { return }
    let named = names.controllers.first { $0.sentenceName == controller }
    let subject = named.map(name(of:)) ?? controller
    complain(
      .balance, "\(subject) got endAppearanceTransition() without a begin",
      "one endAppearanceTransition() for each beginAppearanceTransition(_:animated:)")
  }

  /// Keeps a fault if it is the first one.
  func complain(
    _ rule: AppearanceFault.Rule, _ text: String, _ expectation: String
  ) {
    complain(AppearanceFault(rule: rule, text: text, expectation: expectation))
  }

  /// Keeps a fault if it is the first one.
  func complain(_ found: AppearanceFault) {
    if fault == nil { fault = found }
  }
}
