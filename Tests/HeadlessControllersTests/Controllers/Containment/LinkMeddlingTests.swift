import Testing
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

/// A controller that stays when its parent removes it.
private final class ClingingController: UIViewController {
  override func removeFromParent() {}
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
      #expect(holders.count { $0 } == (isFree ? 0 : 1), "reading \(reading): \(holders)")
      #expect(answers == asked)
      if let presenter = fore.presentingViewController {
        #expect(presenter.presentedViewController === fore)
      }
      for each in [root, other, loose] {
        #expect(each.presentedViewController.map { $0.presentingViewController === each } != false)
      }
      fore.dismiss(animated: false)
      try stage.settle()
      otherWindow.rootViewController = other
      for each in [fore, loose] { each.removeFromParent() }
      if loose.view.superview == nil { root.view.addSubview(loose.view) }
      try stage.settle()
      reading += 1
    }
    #expect(reading > 3)
    _ = window
  }

  @Test("is not its own descendant after its delegate gave it away")
  func lending() throws {
    let root = UIViewController()
    let window = show(root)
    let (presenter, fore, inner, other) = (
      UIViewController(), UIViewController(), UIViewController(), UIViewController()
    )
    let lender = Lender()
    root.view.addSubview(presenter.view)
    fore.addChild(inner)
    fore.addChild(UIViewController())
    fore.modalPresentationStyle = .formSheet
    fore.presentationController?.delegate = lender
    lender.brings = {
      other.addChild(fore)
      inner.addChild(presenter)
      return nil
    }
    presenter.present(fore, animated: false)
    try stage.settle()
    #expect(presenter.parent == nil)
    #expect(fore.parent == nil)
    #expect(fore.presentingViewController === presenter)
    #expect(
      stage.diagnostics.issues.contains {
        if case ControllerIssue.childOfDescendant = $0 { true } else { false }
      })
    window.rootViewController = nil
    try stage.settle()
    #expect(presenter.presentedViewController == nil)
    #expect(fore.presentingViewController == nil)
  }

  @Test("is its presentation, though it does not leave the parent to which it was given")
  func clinging() throws {
    let (root, fore, other, lender) = (
      UIViewController(), ClingingController(), UIViewController(), Lender()
    )
    let window = show(root)
    fore.modalPresentationStyle = .formSheet
    fore.presentationController?.delegate = lender
    lender.brings = {
      other.addChild(fore)
      return nil
    }
    root.present(fore, animated: false)
    try stage.settle()
    #expect(fore.parent == nil)
    #expect(other.children == [])
    #expect(fore.presentingViewController === root)
    #expect(fore.view.window === window)
  }

  @Test("is a second presentation, while a substitute is in the first one")
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
    #expect(root.presentedViewController === standIn)
    #expect(fore.presentingViewController == nil)
    #expect(fore.presentationController === own)
    second.present(fore, animated: false)
    try stage.settle()
    let other = try #require(fore.presentationController)
    #expect(other !== own)
    #expect(own.containerView == nil)
    #expect(other.containerView != nil)
    root.dismiss(animated: false)
    try stage.settle()
    #expect(fore.presentationController === other)
    #expect(fore.presentingViewController === second)
    second.dismiss(animated: false)
    try stage.settle()
    #expect(fore.presentingViewController == nil)
    #expect(standIn.presentingViewController == nil)
    #expect(windows.allSatisfy { $0.subviews.count == 1 })
  }

  @Test("is the first presentation again, with its controller, when the substitute is not needed")
  func back() throws {
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
    second.present(fore, animated: false)
    try stage.settle()
    second.dismiss(animated: false)
    try stage.settle()
    stage.resize(to: Stage.tablet)
    try stage.settle()
    #expect(root.presentedViewController === fore)
    #expect(fore.presentationController === own)
    #expect(own.containerView === fore.view.superview?.superview || own.containerView != nil)
    #expect(windows.count == 2)
  }
}
