import TestSupport
import TestWorlds
import Testing
import Transitioning

/// A delegate that substitutes another controller on a narrow screen, and runs a closure when it is
/// called.
@MainActor
private final class Meddler: UIAdaptivePresentationControllerDelegate {
  var whenAsked: () -> Void = {}
  var whenTold: () -> Void = {}
  var brings: () -> UIViewController? = { nil }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    whenAsked()
    let isTight = [traitCollection.horizontalSizeClass, traitCollection.verticalSizeClass]
      .contains(.compact)
    return isTight ? .fullScreen : .none
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { brings() }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { whenTold() }
}

@MainActor
@Suite("A presentation that adapts while callbacks ask for more")
struct AdaptivityMeddlingTests {
  private let wide = CGSize(width: 1024, height: 768)
  private let narrow = CGSize(width: 390, height: 844)

  /// The moment at which a callback asks for a dismissal.
  enum Moment: CaseIterable {
    case asked, told, standInLoaded, standInAppeared, moved
  }

  @Test(
    "is dismissed after it has adapted if a callback asked for that, and leaves nothing behind",
    arguments: Moment.allCases, [true, false])
  func dismissal(moment: Moment, widens: Bool) throws {
    for animated in [true, false] { try dismiss(moment, widens, animated) }
  }

  private func dismiss(_ moment: Moment, _ widens: Bool, _ animated: Bool) throws {
    let (stage, meddler) = (Stage(size: widens ? narrow : wide), Meddler())
    let (window, back) = (UIWindow(stage: stage), WitnessViewController("P"))
    stage.diagnostics.handler = { _ in }
    window.rootViewController = back
    window.makeKeyAndVisible()
    try stage.settle()
    var fore: WitnessViewController? = WitnessViewController("B")
    weak let weakFore = fore
    var standIn: UINavigationController? = WitnessNavigationController("N")
    weak let weakStandIn = standIn
    let (witness, standInWitness) = (
      try #require(fore).witness, try #require(standIn as? WitnessNavigationController).witness
    )
    meddler.brings = { [weak standIn] in
      guard let standIn, let weakFore else { return nil }
      if standIn.viewControllers.isEmpty {
        standIn.pushViewController(weakFore, animated: false)
      }
      return standIn
    }
    fore?.modalPresentationStyle = .formSheet
    fore?.presentationController?.delegate = meddler
    back.present(try #require(fore), animated: false)
    try stage.settle()
    var answers = 0
    let deed = { [weak back] in
      meddler.whenAsked = {}
      meddler.whenTold = {}
      back?.dismiss(animated: animated) { answers += 1 }
    }
    switch moment {
    case .asked: meddler.whenAsked = deed
    case .told: meddler.whenTold = deed
    case .standInLoaded: fore?.reactions["viewWillDisappear"] = deed
    case .standInAppeared: fore?.reactions["viewIsAppearing"] = deed
    case .moved: fore?.reactions["viewDidDisappear"] = deed
    }
    stage.resize(to: widens ? wide : narrow)
    try stage.settle()
    if answers == 0 {
      deed()
      try stage.settle()
    }
    #expect(answers == 1)
    #expect(back.presentedViewController == nil)
    #expect(back.transitionCoordinator == nil)
    #expect(fore?.transitionCoordinator == nil)
    #expect(standIn?.transitionCoordinator == nil)
    for each in [back.witness, witness, standInWitness] {
      #expect(each.complaints == [], "\(each.name)")
      #expect(!each.isInTransition, "\(each.name)")
    }
    fore?.reactions = [:]
    (fore, standIn) = (nil, nil)
    #expect(weakFore == nil)
    #expect(weakStandIn == nil)
  }

  @Test("adapts after the dismissal that includes it was cancelled, and only then")
  func beneath() throws {
    for cancels in [true, false] {
      let (stage, meddler) = (Stage(size: wide), Meddler())
      let (window, back) = (UIWindow(stage: stage), UIViewController())
      window.rootViewController = back
      window.makeKeyAndVisible()
      try stage.settle()
      let (sheet, middle, top) = (
        UIViewController(), UIViewController(), WitnessViewController("T")
      )
      let standIn = UINavigationController()
      meddler.brings = {
        if standIn.viewControllers.isEmpty { standIn.pushViewController(sheet, animated: false) }
        return standIn
      }
      sheet.modalPresentationStyle = .formSheet
      sheet.presentationController?.delegate = meddler
      (middle.modalPresentationStyle, top.modalPresentationStyle) = (
        .overFullScreen, .overFullScreen
      )
      top.take(3)
      var presenter = back
      for controller in [sheet, middle, top] {
        presenter.present(controller, animated: false)
        try stage.settle()
        presenter = controller
      }
      back.dismiss(animated: true)
      stage.advance(by: 0.1)
      stage.resize(to: narrow)
      stage.advance(by: 0.1)
      #expect(sheet.parent == nil)
      #expect(sheet.isBeingDismissed)
      if cancels { top.driver.cancel() } else { top.driver.finish() }
      try stage.settle()
      for controller in [back, sheet, middle, top, standIn] {
        #expect(!controller.isBeingDismissed)
        #expect(controller.transitionCoordinator == nil)
      }
      #expect(back.presentedViewController === (cancels ? standIn : nil))
      #expect((sheet.parent === standIn) == cancels)
      #expect(stage.diagnostics.issues.isEmpty)
      #expect(top.witness.complaints == [])
    }
  }

  @Test("adapts again if the screen changes while it adapts")
  func again() throws {
    let (stage, meddler) = (Stage(size: wide), Meddler())
    let (window, back) = (UIWindow(stage: stage), UIViewController())
    let fore = UIViewController()
    window.rootViewController = back
    window.makeKeyAndVisible()
    fore.modalPresentationStyle = .formSheet
    fore.presentationController?.delegate = meddler
    back.present(fore, animated: false)
    try stage.settle()
    let wide = wide
    meddler.whenTold = {
      meddler.whenTold = {}
      stage.resize(to: wide)
    }
    stage.resize(to: narrow)
    try stage.settle()
    #expect(fore.activePresentationController === fore.presentationController)
    stage.resize(to: narrow)
    try stage.settle()
    #expect(fore.activePresentationController !== fore.presentationController)
    #expect(fore.view.frame.size == narrow)
  }

  @Test("adapts to the size that a callback gives the screen after a transition has ended")
  func afterTransition() throws {
    let (stage, meddler) = (Stage(size: wide), Meddler())
    let (window, back) = (UIWindow(stage: stage), UIViewController())
    let fore = UIViewController()
    window.rootViewController = back
    window.makeKeyAndVisible()
    fore.modalPresentationStyle = .formSheet
    fore.presentationController?.delegate = meddler
    back.present(fore, animated: true)
    stage.advance(by: 0.1)
    stage.resize(to: narrow)
    let wide = wide
    var count = 0
    meddler.whenTold = {
      count += 1
      if count == 1 { stage.resize(to: wide) }
    }
    try stage.settle()
    #expect(count == 2)
    #expect(fore.activePresentationController === fore.presentationController)
    #expect(fore.view.frame.size != narrow)
  }
}
