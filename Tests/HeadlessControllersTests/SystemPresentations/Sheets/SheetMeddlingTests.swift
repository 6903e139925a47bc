import ControllerSupport
import StageSupport
import Expectations
import Transitioning

/// Callbacks of sheets and popovers that make another request at once.
@MainActor
@Suite("A sheet's delegate that makes requests")
struct SheetMeddlingTests {
  enum Request: CaseIterable {
    case dismiss, dismissAtOnce, dismissFromPresenter, present, presentBehind, resize, flatten,
      leaveWindow, changeDetents, select, becomeModal, changeSize

    @MainActor
    func perform(_ world: SheetScene, _ other: UIViewController) {
      let sheet = world.fore.sheetPresentationController
      switch self {
      case .dismiss: world.fore.dismiss(animated: true)
      case .dismissAtOnce: world.fore.dismiss(animated: false)
      case .dismissFromPresenter: world.scene.back.dismiss(animated: true)
      case .present: world.fore.present(other, animated: true)
      case .presentBehind: world.scene.back.present(other, animated: true)
      case .resize: world.stage.resize(to: CGSize(width: 844, height: 900))
      case .flatten: world.stage.resize(to: CGSize(width: 844, height: 390))
      case .leaveWindow: world.scene.window.rootViewController = UIViewController()
      case .changeDetents: sheet?.detents = [.custom { _ in 100 }]
      case .select: sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
      case .becomeModal: world.fore.isModalInPresentation.toggle()
      case .changeSize: world.fore.preferredContentSize = CGSize(width: 200, height: 200)
      }
    }
  }

  enum Story: CaseIterable {
    case tapBeside, dragAway, dragAndReturn, dragUp, modalTug, rotate, rotateMidDrag, onPhone

    @MainActor
    func play(_ world: SheetScene) throws {
      let stage = world.stage
      try stage.settle()
      guard world.fore.viewIfLoaded?.window != nil else { return }
      let top = CGPoint(x: world.view.frame.midX, y: world.view.frame.minY + 20)
      func drag(_ way: Double, holdingFor time: Double = 0) {
        stage.drag(
          from: top, to: CGPoint(x: top.x, y: top.y + way), duration: 0.3, holdingFor: time)
      }
      switch self {
      case .tapBeside, .onPhone: stage.tap(at: CGPoint(x: 5, y: 5))
      case .dragAway, .modalTug: drag(700)
      case .dragAndReturn: drag(60, holdingFor: 0.2)
      case .dragUp: drag(-300, holdingFor: 0.2)
      case .rotate:
        for size in [(844.0, 390.0), (390, 844), (1024, 768), (390, 844)] {
          stage.resize(to: CGSize(width: size.0, height: size.1))
          stage.advance(by: 0.1)
        }
      case .rotateMidDrag:
        let finger = stage.touchDown(at: top)
        for way in [11.0, 90, 90] {
          finger.move(byX: 0, y: way)
          stage.advance(by: 0.1)
          if way == 90 { stage.resize(to: CGSize(width: 844, height: 390)) }
        }
        finger.lift()
      }
    }
  }

  private static let appearances = [
    "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear",
  ]

  @Test(
    "leaves nothing behind, whatever its callbacks request",
    arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .popover], Story.allCases)
  func meddles(style: UIModalPresentationStyle, story: Story) throws {
    let quiet = try run(style, story)
    expectTrue(quiet.callbacks.isSuperset(of: Self.appearances))
    // Each callback makes another request in each story.
    let shift = 5 * (Story.allCases.firstIndex(of: story) ?? 0) + (style == .popover ? 1 : 0)
    let faults = try quiet.callbacks.sorted().enumerated().flatMap { index, callback in
      let request = Request.allCases[(index + shift) % Request.allCases.count]
      return try run(style, story, request, at: callback).faults
    }
    expectEqual(quiet.faults + faults, [])
  }

  /// Plays a story, with a request within the first call of a callback, and returns the callbacks
  /// that were called, and what is wrong.
  private func run(
    _ style: UIModalPresentationStyle, _ story: Story, _ request: Request? = nil,
    at callback: String = ""
  ) throws -> (callbacks: Set<String>, faults: [String]) {
    weak var gone: UIViewController?
    weak var goneSheet: UIPresentationController?
    var (callbacks, faults): (Set<String>, [String]) = ([], [])
    let stage: Stage
    do {
      let world = SheetScene(style)
      let other = world.scene.controller("C", .pageSheet)
      stage = world.stage
      (gone, goneSheet) = (world.fore, world.fore.presentationController)
      world.fore.isModalInPresentation = story == .modalTug
      if style == .popover, story != .onPhone {
        stage.resize(to: CGSize(width: 1024, height: 768))
        world.fore.popoverPresentationController?.sourceView = world.scene.back.view
        world.fore.popoverPresentationController?.sourceRect = CGRect(
          x: 500, y: 100, width: 10, height: 10)
      }
      world.fore.sheetPresentationController?.detents = [.medium(), .large()]
      var isDone = request == nil
      let note = { [unowned world] (called: String) in
        callbacks.insert(called)
        guard called == callback, !isDone else { return }
        isDone = true
        request?.perform(world, other)
      }
      world.witness.style = { $0.adaptivePresentationStyle(for: $1) }
      world.witness.whenCalled = note
      for each in Self.appearances { world.fore.reactions[each] = { note(each) } }
      var completions = 0
      world.scene.back.present(world.fore, animated: true) { completions += 1 }
      try story.play(world)
      try stage.settle()
      // A request during the first dismissal may present another controller in its place.
      let back: UIView = world.scene.back.view
      for _ in 0..<2 where world.scene.window.rootViewController === world.scene.back {
        world.scene.back.dismiss(animated: true)
        try stage.settle()
      }
      let isRight =
        world.scene.window.subviews == [back] && back.transform3D == .identity
        && back.frame == world.scene.window.bounds && back.layer.animationKeys()?.isEmpty != false
      if back.window != nil, !isRight { faults.append("P is not as before") }
      if completions != 1 || !isDone { faults.append("\(completions) completions, \(isDone)") }
      let links = [world.scene.back.presentedViewController, world.fore.presentingViewController]
      if links != [nil, nil] || world.fore.transitionCoordinator != nil {
        faults.append("still presented")
      }
      let witness = Witness("B")
      witness.read(world.calls())
      faults += witness.faults
      if witness.state == .didAppear { faults.append("B has not disappeared") }
      world.fore.reactions = [:]
    }
    if gone != nil || goneSheet != nil { faults.append("B or its sheet is retained") }
    return (callbacks, faults.map { "\(callback): \(request.map { "\($0)" } ?? ""): \($0)" })
  }
}
