import TestSupport
import Testing
import Transitioning

/// Callbacks of sheets and popovers that make another request at once.
@MainActor
@Suite("A sheet's delegate that makes requests")
struct SheetMeddlingTests {
  enum Request: String, CaseIterable {
    case dismiss, dismissAtOnce, dismissFromPresenter, present, presentBehind, resize, flatten,
      leaveWindow
    case changeDetents, select, becomeModal, changeSize
  }

  enum Story: String, CaseIterable {
    case tapBeside, dragAway, dragAndReturn, dragUp, modalTug, rotate, rotateMidDrag, onPhone
  }

  private static let appearances = [
    "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear",
  ]

  /// One of this many requests comes in a story; no divisor of the number of requests.
  private static let share = 7

  @Test(
    "leaves nothing behind, for any request at any time, each in some of the stories",
    arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .popover], Story.allCases)
  func meddles(style: UIModalPresentationStyle, story: Story) throws {
    // A request within a callback that is not called in a story changes nothing.
    let callbacks = try run(style, story)
    #expect(callbacks.isSuperset(of: Self.appearances))
    let pairs = callbacks.sorted().flatMap { callback in
      Request.allCases.map { (request: $0, callback: callback) }
    }
    let first = try #require(Story.allCases.firstIndex(of: story)) % Self.share
    for index in stride(from: first, to: pairs.count, by: Self.share) {
      try run(style, story, pairs[index].request, at: pairs[index].callback)
    }
  }

  /// Plays a story, with a request within the first call of a callback, and returns the callbacks
  /// that were called.
  @discardableResult
  private func run(
    _ style: UIModalPresentationStyle, _ story: Story, _ request: Request? = nil,
    at callback: String = ""
  ) throws -> Set<String> {
    weak var gone: UIViewController?
    weak var goneSheet: UIPresentationController?
    var called: Set<String> = []
    let name = "\(style) \(story)" + (request.map { " \($0) at \(callback)" } ?? "")
    let stage: Stage
    do {
      let world = SheetScene(style)
      stage = world.stage
      gone = world.fore
      let meddler = Meddler()
      world.fore.presentationController?.delegate = meddler
      goneSheet = world.fore.presentationController
      world.fore.isModalInPresentation = story == .modalTug
      if style == .popover, story != .onPhone {
        stage.resize(to: CGSize(width: 1024, height: 768))
        world.fore.popoverPresentationController?.sourceView = world.scene.back.view
        world.fore.popoverPresentationController?.sourceRect = CGRect(
          x: 500, y: 100, width: 10, height: 10)
      }
      world.fore.sheetPresentationController?.detents = [.medium(), .large()]
      let other = world.scene.controller("C", .pageSheet)
      if let request {
        meddler.reaction = (
          callback, { [unowned world] in Self.perform(request, world, other) }
        )
        world.fore.reactions[callback] = { [unowned world] in
          world.fore.reactions = [:]
          Self.perform(request, world, other)
        }
      } else {
        for callback in Self.appearances {
          world.fore.reactions[callback] = { called.insert(callback) }
        }
      }
      var completions = 0
      world.scene.back.present(world.fore, animated: true) { completions += 1 }
      try play(story, world)
      #expect(throws: Never.self, "\(name)") { try stage.settle() }
      #expect(completions == 1, "\(name)")
      if world.scene.back.view.window != nil {
        // A request during the first dismissal may present another controller in its place.
        for _ in 0..<2 {
          world.scene.back.dismiss(animated: true)
          #expect(throws: Never.self, "\(name)") { try stage.settle() }
        }
      }
      if world.scene.back.view.window != nil {
        #expect(world.scene.window.subviews == [world.scene.back.view], "\(name)")
        #expect(world.scene.back.view.transform3D == .identity, "\(name)")
        #expect(world.scene.back.view.frame == world.scene.window.bounds, "\(name)")
        #expect(world.scene.back.view.layer.animationKeys()?.isEmpty != false, "\(name)")
      }
      #expect(world.scene.back.presentedViewController == nil, "\(name)")
      #expect(world.fore.presentingViewController == nil, "\(name)")
      #expect(world.fore.transitionCoordinator == nil, "\(name)")
      let log = world.calls().filter { $0.hasPrefix("B.view") && !$0.contains("Load") }
      #expect(Self.isBalanced(log), "\(name): \(log)")
      called.formUnion(meddler.called)
    }
    #expect(gone == nil, "\(name)")
    #expect(goneSheet == nil, "\(name)")
    return called
  }

  /// True if every *did* follows its *will*, and the controller has disappeared at the end.
  private static func isBalanced(_ log: [String]) -> Bool {
    var state = "gone"
    for line in log {
      switch true {
      case line.contains("viewWillAppear"):
        guard state == "gone" || state == "leaving" else { return false }
        state = "coming"
      case line.contains("viewDidAppear"):
        guard state == "coming" else { return false }
        state = "here"
      case line.contains("viewWillDisappear"):
        guard state == "here" || state == "coming" else { return false }
        state = "leaving"
      case line.contains("viewDidDisappear"):
        guard state == "leaving" else { return false }
        state = "gone"
      default: break
      }
    }
    return state == "gone"
  }

  private static func perform(
    _ request: Request, _ world: SheetScene, _ other: UIViewController
  ) {
    let sheet = world.fore.sheetPresentationController
    switch request {
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

  private func play(_ story: Story, _ world: SheetScene) throws {
    let stage = world.stage
    try stage.settle()
    guard world.fore.viewIfLoaded?.window != nil else { return }
    let top = CGPoint(x: world.view.frame.midX, y: world.view.frame.minY + 20)
    switch story {
    case .tapBeside, .onPhone:
      stage.tap(at: CGPoint(x: 5, y: 5))
    case .dragAway, .modalTug:
      stage.drag(from: top, to: CGPoint(x: top.x, y: top.y + 700), duration: 0.3)
    case .dragAndReturn:
      stage.drag(
        from: top, to: CGPoint(x: top.x, y: top.y + 60), duration: 0.3, holdingFor: 0.2)
    case .dragUp:
      stage.drag(
        from: top, to: CGPoint(x: top.x, y: top.y - 300), duration: 0.3, holdingFor: 0.2)
    case .rotate:
      for size in [(844.0, 390.0), (390, 844), (1024, 768), (390, 844)] {
        stage.resize(to: CGSize(width: size.0, height: size.1))
        stage.advance(by: 0.1)
      }
    case .rotateMidDrag:
      let finger = stage.touchDown(at: top)
      finger.move(byX: 0, y: 11)
      stage.advance(by: 0.1)
      finger.move(byX: 0, y: 90)
      stage.advance(by: 0.1)
      stage.resize(to: CGSize(width: 844, height: 390))
      stage.advance(by: 0.1)
      finger.move(byX: 0, y: 90)
      stage.advance(by: 0.1)
      finger.lift()
    }
  }
}

/// A delegate of sheets and popovers that runs a closure, once, in one of its methods.
@MainActor
private final class Meddler: UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{
  var reaction: (at: String, work: () -> Void)?

  /// The callbacks that were called.
  private(set) var called: Set<String> = []

  private func note(_ callback: String) {
    called.insert(callback)
    guard let reaction, reaction.at == callback else { return }
    self.reaction = nil
    reaction.work()
  }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    note("should")
    return true
  }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) { note("will") }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) { note("did") }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    note("attempt")
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ controller: UISheetPresentationController
  ) { note("detent") }
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    note("style")
    return controller.adaptivePresentationStyle(for: traitCollection)
  }
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    note("replace")
    return nil
  }
  func presentationController(
    _ controller: UIPresentationController, prepare adaptive: UIPresentationController
  ) { note("prepare") }
  func presentationController(
    _ controller: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { note("present") }
  func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
    note("popover")
  }
  func popoverPresentationController(
    _ controller: UIPopoverPresentationController,
    willRepositionPopoverTo rect: inout CGRect, in view: inout UIView
  ) { note("reposition") }
}
