import Expectations
import Transitioning
import Transitions

@MainActor
@Suite("A bottom sheet over a map")
struct BottomSheetOverMapTests {
  // In a container of 400 by 800 points the detents are at 442 points, 0.56 of 790, and at 790.
  private let medium = 358.0
  private let large = 10.0

  /// A map that scrolls and counts taps, and a sheet over it that does not dim it at medium.
  @MainActor
  private final class Scene {
    let base: TransitionScene
    let map = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    private(set) var taps = 0

    init(_ transition: any Transition) throws {
      base = TransitionScene(transition)
      map.contentSize = CGSize(width: 400, height: 3000)
      base.wall.view.addSubview(map)
      map.addGestureRecognizer(UITapGestureRecognizer { [unowned self] _ in taps += 1 })
      try base.forward()
    }

    var stage: Stage { base.stage }
    var isPresented: Bool { base.wall.presentedViewController === base.fore }
    var top: Double { Double(base.fore.view.frame.minY) }
    var scrim: Double { base.opacityInContainer(0) }

    var sheet: BottomSheetPresentationController {
      get throws {
        try #require(base.fore.presentationController as? BottomSheetPresentationController)
      }
    }

    /// Drags the sheet by its upper edge.
    func drag(to top: Double) throws {
      stage.drag(
        from: CGPoint(x: 200, y: self.top + 20), to: CGPoint(x: 200, y: top + 20), duration: 0.4,
        holdingFor: 0.3)
      try stage.settle()
    }

    func tap(y: Double = 200) throws {
      stage.tap(at: CGPoint(x: 200, y: y))
      try stage.settle()
    }
  }

  private func scene() throws -> Scene {
    try Scene(.bottomSheet(largestUndimmedDetentIdentifier: .medium))
  }

  @MainActor
  private final class Delegate: NSObject, BottomSheetPresentationControllerDelegate {
    var changes: [UISheetPresentationController.Detent.Identifier?] = []

    func bottomSheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ bottomSheetPresentationController: BottomSheetPresentationController
    ) {
      changes.append(bottomSheetPresentationController.selectedDetentIdentifier)
    }
  }

  @Test("leaves taps, scrolls and drags to the map at its undimmed detent, and stays")
  func usable() throws {
    let scene = try scene()
    expectEqual(scene.scrim, 0)
    expectEqual(scene.top, medium)
    try scene.tap()
    expectEqual(scene.taps, 1)
    expectTrue(scene.isPresented)
    for way in [-200.0, 150] {
      let offset = scene.map.contentOffset.y
      scene.stage.drag(
        from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 250 + way), duration: 0.3,
        holdingFor: 0.3)
      try scene.stage.settle()
      expectLess((scene.map.contentOffset.y - offset) * CGFloat(way), 0)
      expectTrue(scene.isPresented)
      expectEqual(scene.top, medium)
    }
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("leaves touches to the map while it comes and goes, too")
  func inFlight() throws {
    let scene = try scene()
    for isComing in [false, true] {
      if isComing {
        scene.base.wall.present(scene.base.fore, animated: true)
      } else {
        scene.base.fore.dismiss(animated: true)
      }
      scene.stage.advance(by: 0.1)
      let taps = scene.taps
      scene.stage.tap(at: CGPoint(x: 200, y: 100))
      try scene.stage.settle()
      expectEqual(scene.taps, taps + 1)
    }
  }

  @Test("dims the map above that detent by the way to the next one, and then a tap dismisses it")
  func dimmed() throws {
    let scene = try scene()
    let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 420))
    finger.move(byX: 0, y: -11)
    scene.stage.advance(by: 0.01)
    for _ in 0..<10 {
      finger.move(byX: 0, y: -30)
      scene.stage.advance(by: 0.01)
      expectNear(scene.scrim, (medium - scene.top) / (medium - large), within: 1e-6)
    }
    finger.lift()
    try scene.stage.settle()
    expectEqual(scene.top, large)
    expectEqual(scene.scrim, 1)
    expectEqual(try scene.sheet.selectedDetentIdentifier, .large)
    try scene.tap(y: 4)
    expectEqual(scene.taps, 0)
    expectTrue(!scene.isPresented)
  }

  @Test("blocks the map and stays while it is modal")
  func modal() throws {
    let scene = try scene()
    scene.base.fore.isModalInPresentation = true
    try scene.tap()
    expectEqual(scene.taps, 0)
    expectTrue(scene.isPresented)
  }

  @Test("goes below its undimmed detent under a finger without a scrim at any instant")
  func dragged() throws {
    let scene = try scene()
    let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 420))
    for _ in 0..<12 {
      finger.move(byX: 0, y: 25)
      scene.stage.advance(by: 0.02)
      expectEqual(scene.scrim, 0)
    }
    finger.lift()
    try scene.stage.settle()
    expectTrue(!scene.isPresented && scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("comes to rest at the selected detent, and moves to another one at once or animated")
  func selected() throws {
    let scene = try Scene(
      .bottomSheet(selectedDetentIdentifier: .large, largestUndimmedDetentIdentifier: .medium))
    let delegate = Delegate()
    let sheet = try scene.sheet
    sheet.delegate = delegate
    expectEqual(scene.top, large)
    expectEqual(scene.scrim, 1)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    scene.stage.advance(by: 0.1)
    let (shown, scrim) = (scene.base.shown.position.y - 395, scene.scrim)
    expectLess(large + 5, shown)
    expectLess(shown, medium - 5)
    expectLess(0.02, scrim)
    expectLess(scrim, 0.98)
    try scene.stage.settle()
    expectEqual(scene.top, medium)
    expectEqual(scene.scrim, 0)
    sheet.selectedDetentIdentifier = .large
    expectEqual(scene.top, large)
    expectEqual(scene.scrim, 1)
    sheet.selectedDetentIdentifier = nil
    expectEqual(scene.top, medium)
    expectTrue(delegate.changes.isEmpty && scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("tells its delegate of a detent that a person has chosen, once")
  func notified() throws {
    let scene = try scene()
    let (delegate, sheet) = (Delegate(), try scene.sheet)
    sheet.delegate = delegate
    for (top, expected) in [
      (40.0, [.large]), (60, [.large]), (380, [.large, .medium]), (500, [.large, .medium]),
    ] as [(Double, [UISheetPresentationController.Detent.Identifier?])] {
      try scene.drag(to: top)
      expectEqual(delegate.changes, expected)
      expectEqual(sheet.selectedDetentIdentifier, expected.last ?? nil)
    }
  }

  @Test("takes other detents and another undimmed one while it is presented")
  func changed() throws {
    let scene = try scene()
    let sheet = try scene.sheet
    var height: CGFloat = 200
    sheet.detents = [.custom { _ in height }, .large()]
    expectEqual(scene.top, 600)
    expectEqual(scene.scrim, 1)
    sheet.largestUndimmedDetentIdentifier = .large
    expectEqual(scene.scrim, 0)
    height = 300
    sheet.animateChanges { sheet.invalidateDetents() }
    try scene.stage.settle()
    expectEqual(scene.top, 500)
    scene.stage.resize(to: CGSize(width: 800, height: 400))
    try scene.stage.settle()
    expectEqual(scene.base.fore.view.frame.minY, 100)
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("stays where a finger has it while its settings change, and takes them when it is let go")
  func held() throws {
    let scene = try scene()
    let sheet = try scene.sheet
    let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 420))
    for _ in 0..<4 {
      finger.move(byX: 0, y: -15)
      scene.stage.advance(by: 0.02)
    }
    let top = scene.top
    sheet.animateChanges { sheet.largestUndimmedDetentIdentifier = .large }
    sheet.selectedDetentIdentifier = .large
    scene.stage.advance(by: 0.3)
    expectEqual(scene.top, top)
    finger.lift()
    try scene.stage.settle()
    expectEqual(scene.top, medium)
    expectEqual(scene.scrim, 0)
    expectEqual(sheet.selectedDetentIdentifier, .medium)
  }

  @Test("lets its views behind be read aloud where they can be touched")
  func accessible() throws {
    let scene = try scene()
    let container = try #require(try scene.sheet.containerView)
    expectTrue(!container.accessibilityViewIsModal)
    try scene.drag(to: 40)
    expectTrue(container.accessibilityViewIsModal)
  }
}
