import TestSupport
import TestWorlds
import Testing
import Transitioning

/// Sheets to which fingers, callers and the screen do anything, in any order.
@MainActor
@Suite("A world of sheets")
struct SheetWorldTests {
  @Test("ends as it began, with balanced callbacks", arguments: 0..<8)
  func random(part: Int) throws {
    for seed in (part * 25)..<(part * 25 + 25) {
      var generator = SeededGenerator(seed: UInt64(seed))
      let world = SheetScene()
      let second = world.scene.controller("C", .formSheet)
      let list = ScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
      list.contentSize.height = 2000
      world.fore.view.addSubview(list)
      var finger: Finger?
      for _ in 0..<40 {
        switch Int.random(in: 0..<14, using: &generator) {
        case 0, 1:
          world.fore.sheetPresentationController?.detents = [.medium(), .large()]
          world.fore.sheetPresentationController?.prefersGrabberVisible = true
          if world.fore.presentingViewController == nil {
            world.scene.back.present(world.fore, animated: Bool.random(using: &generator))
          }
        case 2:
          world.fore.dismiss(animated: Bool.random(using: &generator))
        case 3:
          if world.fore.presentedViewController == nil, second.presentingViewController == nil {
            world.fore.present(second, animated: Bool.random(using: &generator))
          }
        case 4:
          let sizes = [(390.0, 844.0), (844, 390), (1024, 768)]
          let (width, height) = sizes[Int.random(in: 0..<3, using: &generator)]
          world.stage.resize(
            to: CGSize(width: width, height: height),
            animatedFor: Bool.random(using: &generator) ? 0.3 : 0)
        case 5:
          world.fore.isModalInPresentation.toggle()
        case 6:
          let sheet = world.fore.sheetPresentationController
          sheet?.animateChanges {
            sheet?.selectedDetentIdentifier =
              Bool.random(using: &generator) ? .large : .medium
          }
        case 7, 8:
          finger?.lift()
          let y = Double.random(in: 20..<840, using: &generator)
          finger = world.stage.touchDown(at: CGPoint(x: 195, y: y))
        case 9, 10, 11:
          finger?.move(byX: 0, y: Double.random(in: -300..<300, using: &generator))
        case 12:
          finger?.lift()
          finger = nil
        default:
          world.stage.advance(by: Double.random(in: 0..<0.4, using: &generator))
        }
        if Bool.random(using: &generator) { world.stage.advance(by: 0.016) }
      }
      finger?.lift()
      try world.stage.settle(within: 60)
      if let grabber = world.view.subviews.last, grabber.accessibilityIdentifier == "grabber" {
        let other = second.activePresentationController
        let isCovered =
          second.presentingViewController != nil && other is SheetPresentationController
        #expect(grabber.alpha == (isCovered ? 0 : 1), "seed \(seed)")
        let sheet = world.fore.activePresentationController
        let place = sheet?.frameOfPresentedViewInContainerView
        #expect(world.view.frame == place, "seed \(seed)")
      }
      world.scene.back.dismiss(animated: true)
      try world.stage.settle(within: 60)
      let back = world.scene.back.view
      #expect(world.scene.window.subviews == [back], "seed \(seed)")
      #expect(back?.frame == world.stage.bounds, "seed \(seed)")
      #expect(world.scaleBehind == 1, "seed \(seed)")
      #expect(back?.clipsToBounds == false, "seed \(seed)")
      #expect(back?.layer.animationKeys() == nil, "seed \(seed)")
      let calls = world.calls()
      for name in ["B", "C"] {
        let own = calls.filter {
          $0.hasPrefix("\(name).viewWill") || $0.hasPrefix("\(name).viewDid")
        }
        .map { String($0.dropFirst(2).prefix { $0 != "(" }) }.filter { $0 != "viewDidLoad" }
        var state = "viewDidDisappear"
        let legal = [
          "viewDidDisappear": ["viewWillAppear"],
          "viewWillAppear": ["viewDidAppear", "viewWillDisappear"],
          "viewDidAppear": ["viewWillDisappear"],
          "viewWillDisappear": ["viewDidDisappear", "viewWillAppear"],
        ]
        for call in own {
          #expect(legal[state]?.contains(call) == true, "seed \(seed), \(name): \(state), \(call)")
          state = call
        }
        #expect(state == "viewDidDisappear", "seed \(seed), \(name)")
      }
      let attempts = calls.filter { $0 == "did" }.count
      #expect(attempts <= calls.filter { $0.hasPrefix("will,") }.count, "seed \(seed)")
    }
  }
}
