import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves

/// The edge swipe that pops the top controller of a navigation controller.
@MainActor
final class PopInteraction {
  let recognizer: PopGestureRecognizer
  private unowned let navigation: UINavigationController
  private let policy: PopPolicy

  /// True while the pop that the swipe requests is being prepared.
  private(set) var isBeginning = false

  private(set) lazy var controller = PopInteractionController(recognizer) { [unowned self] in
    isBeginning = true
    navigation.popViewController(animated: true)
    isBeginning = false
  }

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    recognizer = PopGestureRecognizer(navigation)
    policy = PopPolicy(navigation)
    recognizer.delegate = policy
    _ = controller
  }

  func install(in view: UIView) { view.addGestureRecognizer(recognizer) }
}

/// The interaction controller of a pop, driven by a drag toward the trailing edge.
final class PopInteractionController: UIPercentDrivenInteractiveTransition {
  private let recognizer: PopGestureRecognizer
  private let begin: () -> Void

  private lazy var tracker = PanTracker(
    for: self, recognizer: recognizer, direction: .backward,
    outward: { [recognizer] in
      let direction = recognizer.view?.traitCollection.layoutDirection ?? .leftToRight
      return (dx: direction == .rightToLeft ? -1 : 1, dy: 0)
    }, begin: begin)

  /// - Parameter begin: Requests the pop.
  init(_ recognizer: PopGestureRecognizer, begin: @escaping () -> Void) {
    self.recognizer = recognizer
    self.begin = begin
    super.init()
    super.wantsInteractiveStart = false
    recognizer.addAction { [weak self] _ in self?.tracker.recognizerDidChange() }
  }

  override var wantsInteractiveStart: Bool {
    get { tracker.wantsInteractiveStart || super.wantsInteractiveStart }
    set { super.wantsInteractiveStart = newValue }
  }
}

/// The initial delegate of the swipe, which allows it only while a back button is visible.
@MainActor
private final class PopPolicy: UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    navigation?.showsBackButton == true
  }
}

/// A recognizer of a swipe from the leading edge, for a stack with a controller to go back to.
///
/// At the root, and during a transition, the recognizer fails whatever its delegate returns.
final class PopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  private weak var navigation: UINavigationController?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    name = "interactive pop"
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    edges = view?.traitCollection.layoutDirection == .rightToLeft ? .right : .left
    super.touchesBegan(touches, with: event)
  }

  override var state: State {
    get { super.state }
    set { super.state = newValue == .began && !mayBegin ? .failed : newValue }
  }

  private var mayBegin: Bool {
    guard let navigation else { return false }
    return navigation.stack.count > 1 && !navigation.slot.isBusy
      && navigation.appearance.phase == .appeared
  }
}
