#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Question {
  static let presentationControllers: [Question] = [
    Question("PresentationControllers 4", "containerView after a dismissal") { screen in
      let scene = try await PartScene(on: screen)
      let manager = scene.manager
      var found: [String] = []
      @MainActor func note(_ moment: String) {
        found.append("\(moment) \(manager.containerView == nil ? "nil" : "set")")
      }
      note("presented")
      manager.whenDismissed = { note("in dismissalTransitionDidEnd") }
      scene.page.whenGone = { note("in viewDidDisappear") }
      scene.page.dismiss(animated: true) {
        note("in the completion")
        screen.note("completion")
      }
      try await screen.wait(until: "dismissed") { screen.calls.contains("completion") }
      await screen.wait(0.2)
      note("later")
      return .calls(found)
    },

    Question("PresentationControllers 13", "layout of the container as a dismissal begins") {
      screen in
      var found: [String] = []
      for place in PartManager.Place.allCases {
        let scene = try await PartScene(on: screen)
        scene.manager.moves = place
        let view: UIView = scene.page.view
        @MainActor func noteFrame(_ what: String) {
          screen.note("\(what) at \(Answer.rounded(Double(view.frame.minY)))")
        }
        scene.animator.whenStarted = { _ in
          noteFrame("finds it")
          UIView.animate(withDuration: 0.2) { view.frame.origin.y = 900 }
        }
        scene.page.dismiss(animated: true) { screen.note("completion") }
        try await screen.wait(until: "begun") { screen.calls.contains("animate") }
        await screen.wait(0.1)
        noteFrame("then it is")
        let calls = screen.take().filter { !$0.hasPrefix("page") }
        found.append("\(place.rawValue): \(calls.joined(separator: ", "))")
        try await screen.wait(until: "dismissed") { screen.calls.contains("completion") }
        await screen.wait(0.2)
      }
      return .text(found.joined(separator: "; "))
    },

    Question("PresentationControllers 14", "order of the calls at the end of a presentation") {
      screen in
      let scene = try await PartScene(on: screen, presents: false)
      scene.animator.completes = false
      scene.animator.whenEnding = { context in
        screen.take()
        context.completeTransition(true)
        screen.note("completeTransition returns")
      }
      scene.present()
      scene.page.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        screen.note("completion alongside")
      }
      await screen.wait(1)
      return .calls(screen.calls)
    },

    Question("PresentationControllers 23", "final frame of a dismissal whose presenter stays") {
      screen in
      let scene = try await PartScene(on: screen)
      var found: [Double] = []
      scene.animator.whenStarted = { context in
        guard let from = context.viewController(forKey: .from) else { return }
        let frame = context.finalFrame(for: from)
        found = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
      }
      scene.page.dismiss(animated: true)
      try await screen.wait(until: "begun") { !found.isEmpty }
      await screen.wait(0.5)
      return .numbers(found, step: 1)
    },
  ]
}

/// A page of 200 by 300 points in front of the root's view, which stays.
@MainActor
private final class PartScene {
  let page: PartPage
  let animator: FadeAnimator
  private let giver: TransitionGiver
  private let screen: QuestionScreen
  private var made: PartManager?

  init(on screen: QuestionScreen, presents: Bool = true) async throws {
    self.screen = screen
    page = PartPage("page", on: screen)
    animator = FadeAnimator(0.2, on: screen)
    giver = TransitionGiver(animator)
    giver.presentationController = { [weak self] presented, presenting, _ in
      let manager = PartManager(presentedViewController: presented, presenting: presenting)
      manager.screen = screen
      self?.made = manager
      return manager
    }
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = giver
    screen.keep(giver)
    guard presents else { return }
    present()
    try await screen.wait(until: "presented") { screen.calls.contains("completion of present") }
    await screen.wait(0.1)
    guard let made else { throw Puzzled("no presentation controller was asked for") }
    manager = made
    screen.take()
  }

  /// The presentation controller; one without a container before the presentation.
  private(set) lazy var manager = PartManager(presentedViewController: page, presenting: nil)

  func present() {
    screen.root.present(page, animated: true) { [screen] in screen.note("completion of present") }
  }
}

/// A page that says when it is gone.
private final class PartPage: NotingController {
  var whenGone: () -> Void = {}

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    whenGone()
  }
}

/// A presentation controller of a part of the screen, which notes its calls.
private final class PartManager: UIPresentationController {
  /// A view that may have a transform as a dismissal begins.
  enum Place: String, CaseIterable {
    case none = "no transform"
    case beside = "of a view in the container"
    case presented = "of the presented view"
    case presenter = "of the presenter's view"
  }

  weak var screen: QuestionScreen?
  var whenDismissed: () -> Void = {}

  /// The view that a dismissal moves by 40 points; while it is set, the layout of the container is
  /// noted, and gives the presented view its frame.
  var moves: Place?

  private let beside = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    CGRect(x: 50, y: 120, width: 200, height: 300)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    screen?.note("presentationTransitionDidEnd \(completed)")
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    beside.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    containerView?.addSubview(beside)
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    guard let moves else { return }
    screen?.note("dismissalTransitionWillBegin")
    let moved: UIView? =
      switch moves {
      case .none: nil
      case .beside: beside
      case .presented: presentedView
      case .presenter: presentingViewController.view
      }
    moved?.transform = CGAffineTransform(translationX: 0, y: 40)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard moves != nil else { return }
    screen?.note("layout")
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    screen?.note("dismissalTransitionDidEnd \(completed)")
    whenDismissed()
  }
}
