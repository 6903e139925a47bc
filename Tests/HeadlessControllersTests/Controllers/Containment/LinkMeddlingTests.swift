import Expectations
import Transitioning

/// A controller that runs a closure when an overridden property is read.
@MainActor
private final class NosyController: UIViewController {
  /// The closures by the number of the reading, counted from 1.
  var deeds: [Int: () -> Void] = [:]
  private(set) var readings = 0

  private func wasRead() {
    readings += 1
    deeds.removeValue(forKey: readings)?()
  }

  override var modalPresentationStyle: UIModalPresentationStyle {
    get {
      wasRead()
      return super.modalPresentationStyle
    }
    set { super.modalPresentationStyle = newValue }
  }

  override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get {
      wasRead()
      return super.transitioningDelegate
    }
    set { super.transitioningDelegate = newValue }
  }

  override var definesPresentationContext: Bool {
    get {
      wasRead()
      return super.definesPresentationContext
    }
    set { super.definesPresentationContext = newValue }
  }
}

/// A delegate that substitutes another controller on a narrow screen, and runs a closure first.
@MainActor
private final class Lender: UIAdaptivePresentationControllerDelegate {
  var brings: () -> UIViewController? = { nil }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? .overFullScreen : .none
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { brings() }
}

@MainActor
@Suite("The owner of a controller that callbacks move")
struct LinkMeddlingTests {
  private let stage = Stage()

  private func show(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(stage: stage)
    stage.diagnostics.handler = { _ in }
    window.rootViewController = root
    window.makeKeyAndVisible()
    stage.advance(by: 0)
    return window
  }

  /// The change that an overridden property makes to the controller that is about to be presented.
  enum Deed: CaseIterable {
    case presents, adopts, makesRoot, adoptsPresenter
  }

  @Test(
    "is one, whatever happens in the properties that a presentation reads",
    arguments: Deed.allCases,
    [UIModalPresentationStyle.fullScreen, .pageSheet, .custom])
  func properties(deed: Deed, style: UIModalPresentationStyle) throws {
    let (root, other, loose) = (UIViewController(), UIViewController(), UIViewController())
    let (window, otherWindow) = (show(root), show(other))
    root.view.addSubview(loose.view)
    var reading = 1
    var isOver = false
    while !isOver {
      let fore = NosyController()
      fore.modalPresentationStyle = style
      var (answers, asked) = (0, 1)
      let start = fore.readings
      fore.deeds[start + reading] = {
        switch deed {
        case .presents:
          asked += 1
          other.present(fore, animated: false) { answers += 1 }
        case .adopts: other.addChild(fore)
        case .makesRoot: otherWindow.rootViewController = fore
        case .adoptsPresenter: fore.addChild(loose)
        }
      }
      loose.present(fore, animated: false) { answers += 1 }
      isOver = !fore.deeds.isEmpty
      fore.deeds = [:]
      try stage.settle()
      let holders = [
        fore.parent != nil, fore.presentingViewController != nil,
        otherWindow.rootViewController === fore,
      ]
      // A controller that became its presenter's parent is not presented.
      let isFree = loose.parent === fore
      expectEqual(holders.count { $0 }, (isFree ? 0 : 1), "reading \(reading): \(holders)")
      expectEqual(answers, asked)
      let presenters = [root, other, loose].filter { $0.presentedViewController != nil }
      expectEqual(presenters, [fore.presentingViewController].compactMap { $0 })
      fore.dismiss(animated: false)
      try stage.settle()
      otherWindow.rootViewController = other
      for each in [fore, loose] { each.removeFromParent() }
      if loose.view.superview == nil { root.view.addSubview(loose.view) }
      try stage.settle()
      reading += 1
    }
    expectLess(3, reading)
    _ = window
  }

  @Test("is a second presentation while a substitute is in the first one, and then the first again")
  func elsewhere() throws {
    let (root, second, fore, standIn, lender) = (
      UIViewController(), UIViewController(), UIViewController(), UIViewController(), Lender()
    )
    let windows = [show(root), show(second)]
    fore.modalPresentationStyle = .formSheet
    let own = try #require(fore.presentationController)
    own.delegate = lender
    lender.brings = { standIn }
    root.present(fore, animated: false)
    try stage.settle()
    expectTrue(root.presentedViewController === standIn && fore.presentingViewController == nil)
    expectTrue(fore.presentationController === own)
    second.present(fore, animated: false)
    try stage.settle()
    let other = try #require(fore.presentationController)
    expectTrue(other !== own)
    expectEqual([own, other].map { $0.containerView != nil }, [false, true])
    second.dismiss(animated: false)
    try stage.settle()
    expectEqual([fore, standIn].map(\.presentingViewController), [nil, root])
    // On a wide screen no substitute is needed.
    stage.resize(to: .tablet)
    try stage.settle()
    expectTrue(root.presentedViewController === fore && fore.presentationController === own)
    expectTrue(own.containerView != nil)
    root.dismiss(animated: false)
    try stage.settle()
    expectTrue([fore, standIn].allSatisfy { $0.presentingViewController == nil })
    expectTrue(windows.allSatisfy { $0.subviews.count == 1 })
  }
}
