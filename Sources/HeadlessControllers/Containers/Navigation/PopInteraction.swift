import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

/// The swipes that pop the top controller of a navigation controller: from the leading edge, and
/// from anywhere in the content.
@MainActor
final class PopInteraction {
  let edge: PopGestureRecognizer
  let content: ContentPopGestureRecognizer
  private unowned let navigation: UINavigationController
  private let policy: PopPolicy

  /// True while the pop that a swipe requests is being prepared.
  private(set) var isBeginning = false

  private(set) lazy var controller: PopInteractionController = PopInteractionController(
    of: [edge, content],
    catching: { [unowned self] in navigation.catchTransition(with: controller) },
    begin: { [unowned self] in
      isBeginning = true
      navigation.popViewController(animated: true)
      isBeginning = false
    })

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    edge = PopGestureRecognizer(navigation)
    content = ContentPopGestureRecognizer(navigation, after: edge)
    policy = PopPolicy(navigation)
    (edge.delegate, content.delegate) = (policy, policy)
    _ = controller
  }

  func install(in view: UIView) {
    for recognizer in [edge, content] { view.addGestureRecognizer(recognizer) }
  }
}

/// The interaction controller of a pop, driven by a drag toward the trailing edge.
final class PopInteractionController: UIPercentDrivenInteractiveTransition {
  private let recognizers: [UIPanGestureRecognizer]
  private let catches: () -> Bool
  private let begin: () -> Void

  private lazy var trackers = recognizers.map { recognizer in
    let tracker = PanTracker(
      for: self, recognizer: recognizer, direction: .backward,
      outward: {
        let direction = recognizer.view?.surroundingLayoutDirection ?? .leftToRight
        return (dx: direction == .rightToLeft ? -1 : 1, dy: 0)
      }, begin: begin)
    tracker.releasePolicy = .systemPop
    return tracker
  }

  /// - Parameters:
  ///   - catches: Takes hold of a running transition; returns false if there is none to catch.
  ///   - begin: Requests the pop.
  init(
    of recognizers: [UIPanGestureRecognizer], catching catches: @escaping () -> Bool,
    begin: @escaping () -> Void
  ) {
    self.recognizers = recognizers
    self.catches = catches
    self.begin = begin
    super.init()
    super.wantsInteractiveStart = false
    for (index, recognizer) in recognizers.enumerated() {
      recognizer.addAction { [weak self] _ in self?.trackers[index].recognizerDidChange() }
    }
  }

  override var wantsInteractiveStart: Bool {
    get { trackers.contains { $0.wantsInteractiveStart } || super.wantsInteractiveStart }
    set { super.wantsInteractiveStart = newValue }
  }

  /// The recognizer whose swipe begins.
  var beginning: UIGestureRecognizer? { recognizers.first { $0.state == .began } }

  override func catchTransition() -> Bool { catches() }

  override var releaseSpring: SpringCurve? { .systemRelease }
}

/// The initial delegate of the swipes, which allows them only while a back button is visible, and
/// unless the stack's delegate gives animators.
@MainActor
final class PopPolicy: UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.offersSwipeBack(with: gestureRecognizer) else { return false }
    guard navigation.delegateGivesAnimators else { return true }
    if gestureRecognizer is PopGestureRecognizer { navigation.reportSwipeThatIsOff() }
    return false
  }
}

/// A recognizer of a swipe from the leading edge, for a stack with a controller to go back to.
///
/// At the root, and during a transition that cannot be interrupted, the recognizer fails whatever
/// its delegate returns.
final class PopGestureRecognizer: LeadingEdgePanGestureRecognizer {
  private weak var navigation: UINavigationController?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    name = "interactive pop"
    hysteresis = PushMotion.deadZone
  }

  override var state: State {
    get { super.state }
    set {
      let mayBegin = newValue != .began || navigation?.maySwipeBack == true
      if !mayBegin, isLetBegin { navigation?.reportSwipeAtRoot() }
      super.state = mayBegin ? newValue : .failed
    }
  }

  /// True if the app, and not the stack, decides whether the swipe begins, and does not refuse.
  private var isLetBegin: Bool {
    !(delegate is PopPolicy) && delegate?.gestureRecognizerShouldBegin(self) != false
  }

  /// True for the drags of scroll views; where the finger is not at the edge, they need not wait.
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    other is ScrollPanGestureRecognizer
  }
}

/// A recognizer of a swipe toward the trailing edge that begins anywhere in the content.
///
/// It leaves the leading edge to the other recognizer, and a content that scrolls horizontally to
/// its scroll view until that is at its leading edge.
final class ContentPopGestureRecognizer: UIPanGestureRecognizer, PanRules {
  private weak var navigation: UINavigationController?
  private weak var edge: PopGestureRecognizer?

  init(_ navigation: UINavigationController, after edge: PopGestureRecognizer) {
    self.navigation = navigation
    self.edge = edge
    super.init()
    name = "interactive content pop"
    maximumNumberOfTouches = 1
    hysteresis = PushMotion.deadZone
    rules = self
  }

  override var state: State {
    get { super.state }
    set {
      let mayBegin = newValue != .began || navigation?.maySwipeBack == true
      super.state = mayBegin ? newValue : .failed
    }
  }

  func travel(from start: CGPoint, to end: CGPoint) -> CGFloat {
    hypot(end.x - start.x, end.y - start.y)
  }

  /// True for a drag that goes toward the trailing edge, and not farther up or down.
  func accepts(from start: CGPoint, to end: CGPoint) -> Bool {
    let (from, to) = (convert(start, to: nil), convert(end, to: nil))
    let distance = (to.x - from.x) * backward
    return distance > 0 && distance >= abs(to.y - from.y)
  }

  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    other === edge || scrolls(other) == true
  }

  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    scrolls(other) == false
  }

  /// The direction of the swipe along x: 1, or -1 from right to left.
  private var backward: CGFloat {
    view?.surroundingLayoutDirection == .rightToLeft ? -1 : 1
  }

  /// True if the recognizer drags a content that can scroll on in the direction of the swipe, false
  /// if that content is at its leading edge; nil if the recognizer scrolls nothing horizontally.
  private func scrolls(_ other: UIGestureRecognizer) -> Bool? {
    guard let scrollView = (other as? ScrollPanGestureRecognizer)?.scrollView,
      scrollView.canScroll(.horizontal)
    else { return nil }
    return scrollView.hasMore(along: .horizontal, for: backward)
  }
}
