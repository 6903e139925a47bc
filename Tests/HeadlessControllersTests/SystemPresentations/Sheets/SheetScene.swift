import ControllerSupport
import StageSupport
import Transitioning

/// A controller B on a sheet over P, whose delegate logs.
@MainActor
final class SheetScene {
  let scene = ControllerScene()
  let fore: LoggingViewController
  let witness: SheetWitness

  var stage: Stage { scene.stage }

  /// - Parameters:
  ///   - design: The design of the stage's sheets.
  ///   - size: The screen's size, in points; nil leaves the phone's, 390 × 844.
  ///   - insets: The screen's safe area insets.
  init(
    _ style: UIModalPresentationStyle = .pageSheet, design: SheetDesign = .cards,
    size: CGSize? = nil,
    insets: UIEdgeInsets = UIEdgeInsets(top: 47, bottom: 34)
  ) {
    fore = scene.controller("B", style)
    witness = SheetWitness(scene.log)
    if let size { scene.stage.resize(to: size) }
    scene.stage.sheetDesign = design
    scene.stage.safeAreaInsets = insets
    fore.presentationController?.delegate = witness
  }

  /// The size of the screen, in points.
  var screen: CGSize { stage.size }

  /// The top of a sheet at the large detent, in points: 10 below the safe area.
  var largeTop: Double { Double(stage.safeAreaInsets.top) + 10 }

  /// The height of a sheet at the large detent, in points, to the lower edge of the screen.
  var largeHeight: Double { Double(screen.height) - largeTop }

  /// The greatest value of a detent, in points, which excludes the safe area below.
  var room: Double { largeHeight - Double(stage.safeAreaInsets.bottom) }

  /// The top of a sheet at a detent with a value, in points.
  func top(at value: Double) -> Double { largeTop + room - value }

  /// The scale of the view behind a sheet at the large detent: 10 points narrower at each side.
  var cardScale: Double { 1 - 20 / Double(screen.width) }

  /// Presents B to the end, and empties the log.
  func present(_ configure: (UISheetPresentationController) -> Void = { _ in }) throws {
    if let sheet = fore.sheetPresentationController { configure(sheet) }
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    _ = scene.log.take()
  }

  /// The sheet's view.
  var view: UIView { fore.activePresentationController?.presentedView ?? UIView() }

  /// The style of the presentation and the place of its view, in words.
  var form: String {
    let manager = fore.activePresentationController
    let style = manager.map { "\($0.presentationStyle)" } ?? "none"
    let frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
    return style + (manager is UISheetPresentationController ? " sheet" : "")
      + frame.map { " \(Int($0.rounded()))" }.joined()
  }

  /// The top of the sheet as shown, in points.
  var top: Double {
    let shown = view.layer.presentationProperties
    return Double(shown.position.y - shown.bounds.height / 2)
  }

  /// The dimming view.
  var dimming: UIView? {
    fore.activePresentationController?.containerView?.subviews.first {
      $0.accessibilityIdentifier == "dimming"
    }
  }

  /// The scale of the view behind, as shown.
  var scaleBehind: Double { scene.back.view.layer.presentationProperties.transform.m11 }

  /// All calls but layout.
  func calls() -> [String] { scene.log.take() }
}

/// A delegate of sheets that logs, and returns what its properties hold.
@MainActor
final class SheetWitness: UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{
  private let log: Log
  var should = true
  var whenCalled: (String) -> Void = { _ in }
  var style: ((UIPresentationController, UITraitCollection) -> UIModalPresentationStyle)?
  var replacement: UIViewController?

  init(_ log: Log) { self.log = log }

  private func note(_ what: String) {
    log.note(what)
    whenCalled(what)
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    note("should")
    return should
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    let coordinator = presentationController.presentedViewController.transitionCoordinator
    note("will, coordinator: \(coordinator != nil)")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    note("did")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    note("attempt")
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    note("detent \(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil")")
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard let style else { return controller.adaptivePresentationStyle(for: traitCollection) }
    note("style")
    return style(controller, traitCollection)
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    guard let replacement else { return nil }
    if replacement.children.isEmpty {
      let content = controller.presentedViewController
      replacement.addChild(content)
      replacement.view.addSubview(content.view)
      content.didMove(toParent: replacement)
    }
    return replacement
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    guard style != nil else { return }
    note("prepare \(adaptivePresentationController.presentationStyle)")
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    guard self.style != nil else { return }
    note("present \(style), coordinator: \(transitionCoordinator != nil)")
  }
}
