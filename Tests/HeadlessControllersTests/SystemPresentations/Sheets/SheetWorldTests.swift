import ControllerSupport
import TestFormulas
import Expectations
import Transitioning

/// Sheets to which fingers, callers and the screen do anything, in any order.
@MainActor
@Suite("A world of sheets")
struct SheetWorldTests {
  @Test("ends as it began, with balanced callbacks", arguments: 0..<4)
  func random(part: Int) throws {
    for seed in (part * 12)..<(part * 12 + 12) {
      let life = SheetLife(seed: UInt64(seed))
      for _ in 0..<40 { life.step() }
      try life.settle()
      if let grabber = life.sheet.view.subviews.last,
        grabber.accessibilityIdentifier == "grabber"
      {
        let sheet = life.sheet.fore.activePresentationController
        let place = try #require(sheet).frameOfPresentedViewInContainerView
        let frame = life.sheet.view.frame
        expectEqual(grabber.alpha, (life.isCovered ? 0 : 1), "seed \(seed)")
        let distances = [
          frame.minX - place.minX, frame.minY - place.minY, frame.maxX - place.maxX,
          frame.maxY - place.maxY,
        ]
        expectTrue(distances.allSatisfy { abs($0) < 1e-9 }, "seed \(seed): \(frame), \(place)")
      }
      try life.end()
      expectEqual(life.faults, [], "seed \(seed)")
    }
  }
}

/// A random life of a sheet with a list, and of a form over the sheet.
@MainActor
private final class SheetLife {
  let sheet: SheetScene
  private let second: LoggingViewController
  private var finger: Finger?
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    sheet = SheetScene(design: seed.isMultiple(of: 2) ? .floating : .cards)
    second = sheet.scene.controller("C", .formSheet)
    let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: sheet.screen.width, height: 300))
    list.contentSize.height = 2000
    sheet.fore.view.addSubview(list)
  }

  /// True if the second controller is on a sheet over the first.
  var isCovered: Bool {
    second.presentingViewController != nil
      && second.activePresentationController is UISheetPresentationController
  }

  /// Performs a random operation, after which some time may pass.
  func step() {
    operate()
    if isTrue() { sheet.stage.advance(by: 0.016) }
  }

  /// Lifts the finger, and settles the stage.
  func settle() throws {
    finger?.lift()
    try sheet.stage.settle(within: 60)
  }

  /// Dismisses everything, and settles the stage.
  func end() throws {
    sheet.scene.back.dismiss(animated: true)
    try sheet.stage.settle(within: 60)
  }

  /// What is not as it was before, or out of order, at the end.
  var faults: [String] {
    let (back, calls): (UIView, [String]) = (sheet.scene.back.view, sheet.calls())
    var faults = Witness.faults(of: ["B", "C"], in: calls)
    let isRight =
      back.frame == sheet.stage.bounds && sheet.scaleBehind == 1 && !back.clipsToBounds
      && back.layer.animationKeys() == nil && sheet.scene.window.subviews == [back]
    if !isRight { faults.append("P is not as before") }
    let ends = calls.count { $0 == "did" }
    if ends > calls.count(where: { $0.hasPrefix("will,") }) {
      faults.append("a dismissal ends that has not begun")
    }
    return faults
  }

  private func isTrue() -> Bool { Bool.random(using: &generator) }

  private func number(in range: Range<Double>) -> Double {
    Double.random(in: range, using: &generator)
  }

  private func operate() {
    let fore = sheet.fore
    switch Int.random(in: 0..<14, using: &generator) {
    case 0, 1:
      fore.sheetPresentationController?.detents = [.medium(), .large()]
      fore.sheetPresentationController?.prefersGrabberVisible = true
      if fore.presentingViewController == nil {
        sheet.scene.back.present(fore, animated: isTrue())
      }
    case 2:
      fore.dismiss(animated: isTrue())
    case 3:
      if fore.presentedViewController == nil, second.presentingViewController == nil {
        fore.present(second, animated: isTrue())
      }
    case 4:
      let sizes = [(390.0, 844.0), (844, 390), (1024, 768)]
      let (width, height) = sizes[Int.random(in: 0..<3, using: &generator)]
      sheet.stage.resize(
        to: CGSize(width: width, height: height), animatedFor: isTrue() ? 0.3 : 0)
    case 5:
      fore.isModalInPresentation.toggle()
    case 6:
      let controller = fore.sheetPresentationController
      controller?.animateChanges {
        controller?.selectedDetentIdentifier = isTrue() ? .large : .medium
      }
    case 7, 8:
      finger?.lift()
      finger = sheet.stage.touchDown(at: CGPoint(x: 195, y: number(in: 20..<840)))
    case 9, 10, 11:
      finger?.move(byX: 0, y: number(in: -300..<300))
    case 12:
      finger?.lift()
      finger = nil
    default:
      sheet.stage.advance(by: number(in: 0..<0.4))
    }
  }
}
