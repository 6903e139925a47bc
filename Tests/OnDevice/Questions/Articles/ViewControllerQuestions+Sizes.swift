#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Question {
  /// Changes of the size.
  static let viewControllerSizes: [Question] = [
    Question("ViewControllers 38", "order of layout and blocks alongside in a rotation") {
      screen in
      let root = SizeNotingController(on: screen)
      screen.window.rootViewController = root
      await screen.wait(0.3)
      screen.take()
      try await screen.whileTurned {
        await screen.wait(1.2)
        screen.note("end")
      }
      return .calls(Array(screen.calls.prefix { $0 != "end" }))
    },

    Question("ViewControllers 38", "calls when an app sets the frame of its window") { screen in
      let root = SizeNotingController(on: screen)
      screen.window.rootViewController = root
      await screen.wait(0.3)
      let frame = screen.window.frame
      screen.take()
      screen.window.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
      screen.note("returned")
      await screen.wait(0.5)
      let view = root.view.frame.size
      screen.note("view \(Answer.rounded(view.width)) by \(Answer.rounded(view.height))")
      let calls = screen.take()
      screen.window.frame = frame
      await screen.wait(0.1)
      return .calls(calls)
    },
  ]
}

/// A root that notes what a change of its size calls; the same call again is noted once.
private final class SizeNotingController: UIViewController {
  private let screen: QuestionScreen

  init(on screen: QuestionScreen) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) {
    let width = view.bounds.width
    let size = width > view.bounds.height ? "wide" : "high"
    let text = "\(call) (view \(size))"
    if screen.calls.last != text { screen.note(text) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    note("will change traits")
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    note("will change size")
    coordinator.animate { [weak self] _ in
      self?.note("alongside")
    } completion: { [weak self] _ in
      self?.note("completion")
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    note("layout")
  }
}
