import Foundation
import HeadlessStage
import StageSupport
import TestFormulas
import Transitioning

/// A random life of the pages of one app: a finger may catch what the app presents, pushes, sends
/// away or changes at any time, also in a transaction that the app has left open.
@MainActor
final class PageLife: RandomLife {
  let stage: Stage
  let window: UIWindow

  /// The plain page at the bottom, with a view from which pages zoom.
  let root: LivingPage

  /// The stack around the root page; nil if there is none.
  let stack: UINavigationController?

  /// The tabs with the root page, alone or on the stack; nil if there are none.
  let tabs: UITabBarController?

  /// All pages that the app knows, the latest one last.
  var pages: [LivingPage] = []

  /// The number of transactions that are open.
  var openTransactions = 0

  var fingers: [Finger] = []
  private var made = 0

  override var length: Int { 60 }
  override var allowance: Int { 4 }

  required init(seed: UInt64, isTraced: Bool) {
    var generator = SeededGenerator(seed: seed)
    let sizes = [CGSize.phone, CGSize.phone, CGSize(width: 844, height: 390), CGSize.tablet]
    stage = Stage(size: sizes.randomElement(using: &generator) ?? CGSize.phone)
    window = UIWindow(stage: stage)
    root = LivingPage("root")
    tabs = Int.random(in: 0..<3, using: &generator) == 0 ? UITabBarController() : nil
    tabs?.viewControllers = [root, UIViewController()]
    let bottom = tabs ?? root
    stack =
      Bool.random(using: &generator) ? UINavigationController(rootViewController: bottom) : nil
    if Bool.random(using: &generator) {
      stack?.delegate = TransitionNavigationControllerDelegate.shared
    }
    super.init(seed: seed, isTraced: isTraced)
    self.generator = generator
    stage.diagnostics.handler = { [weak self] in self?.note($0) }
    stage.diagnostics.remarkHandler = { _ in }
    stage.observer = { [weak self] in self?.note($0) }
    root.life = self
    for (object, name) in [(stage, "stage"), (window, "window"), (root, "root")]
      as [(AnyObject, String)]
    {
      count(object, name)
    }
    window.rootViewController = stack ?? bottom
    window.makeKeyAndVisible()
    stage.advance(by: 0)
  }

  // MARK: Operations

  override func operate() { performRandomOperation() }

  /// Notes a callback of a page, within which the app may change its mind.
  func hear(_ callback: String, of page: LivingPage) {
    detail("\(page.name).\(callback)")
    hear("\(page.name).\(callback)", odds: 12, depth: 2) { reconsider(page) }
  }

  func makePage() -> LivingPage {
    made += 1
    let page = LivingPage("P\(made)")
    page.life = self
    count(page, page.name)
    pages.append(page)
    if pages.count > 4 { pages.removeFirst() }
    return page
  }

  /// The life has no property animator of its own: the library must use its animators as an app
  /// has to.
  private func note(_ issue: any DiagnosticIssue) {
    add(issue.description)
    if issue is PropertyAnimatorIssue { complain("reports of itself: \(issue)") }
  }

  // MARK: Random choices

  func place() -> CGPoint {
    let size = stage.size
    let x = any(of: [1, 0.25, 0.5, 0.5, 0.75]) * (size.width - 2)
    return CGPoint(
      x: isOnce(in: 4) ? 1 : x.rounded(),
      y: (any(of: [0.1, 0.25, 0.5, 0.5, 0.7, 0.9]) * size.height).rounded())
  }

  // MARK: Rest

  /// Lets everything end, and checks that the app is at rest.
  func rest() {
    budget = 0
    var fault: String?
    while openTransactions > 0 {
      openTransactions -= 1
      CATransaction.commit()
    }
    for finger in fingers where finger.isDown { finger.lift() }
    fingers = []
    // The app's own driver holds a transition until the app finishes it.
    for _ in 0..<8 where !stage.isSettled {
      for each in survivors { (each.object as? LivingPage)?.driver.finish() }
      do {
        try stage.settle(within: 20)
      } catch {
        fault = "does not settle: \(error)"
      }
    }
    if let fault, !stage.isSettled { return complain(fault) }
    checkRest()
  }

  override func conclude() {
    rest()
    if complaints.isEmpty { endPages() }
    pages = []
    window.rootViewController = nil
    guard complaints.isEmpty else { return }
    let kept: [AnyObject] = [stage, window, root]
    for each in survivors where !kept.contains(where: { $0 === each.object }) {
      complain("leaks \(each.name)")
    }
  }

  /// Sends all pages away, and checks that the root page is as it was.
  private func endPages() {
    isDeaf = true
    root.dismiss(animated: false)
    tabs?.selectedIndex = 0
    stack?.dismiss(animated: false)
    rest()
    stack?.popToRootViewController(animated: false)
    rest()
    guard complaints.isEmpty else { return }
    if window.subviews.count != 1 { complain("leaves views in the window") }
    for page in pages where page.viewIfLoaded?.window != nil {
      complain("\(page.name) stays in the window")
    }
    root.checkForm()
    if root.source.alpha != 1 || root.source.isHidden || root.source.layer.opacity != 1 {
      complain("the source of a zoom stays hidden")
    }
  }
}
