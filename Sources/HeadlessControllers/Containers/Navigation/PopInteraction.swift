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

  /// The recognizer that drags, the finger's way toward the trailing edge when it began, in points,
  /// and the progress of the transition then.
  private var drag: (recognizer: UIPanGestureRecognizer, way: CGFloat, percent: CGFloat)?

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
    for recognizer in recognizers {
      recognizer.addAction { [weak self] in self?.recognizerDidChange($0) }
    }
  }

  override var wantsInteractiveStart: Bool {
    get { drag != nil || isReleasedEarly || super.wantsInteractiveStart }
    set { super.wantsInteractiveStart = newValue }
  }

  private func recognizerDidChange(_ recognizer: UIPanGestureRecognizer) {
    let direction = recognizer.view?.surroundingLayoutDirection
    let backward: CGFloat = direction == .rightToLeft ? -1 : 1
    let way = recognizer.translation(in: nil).x * backward
    if recognizer.state == .began {
      drag = (recognizer, way, 0)
      if !catchTransition() { begin() }
      return drag = (recognizer, way, driven)
    }
    guard let drag, drag.recognizer === recognizer else { return }
    let isForth = drivenDirection != .forward
    let pan = PanDrag(
      from: drag.way, at: drag.percent, isForth: isForth,
      over: distance(of: recognizer, toward: backward))
    switch recognizer.state {
    case .changed:
      update(pan.progress(at: way))
    case .ended:
      self.drag = nil
      let velocity = pan.velocity(of: recognizer.velocity(in: nil).x * backward, at: way)
      let finishes = ReleasePolicy.systemPop.finishes(progress: driven, velocity: velocity)
      release(finishing: finishes, velocity: velocity)
    case .cancelled, .failed:
      self.drag = nil
      // A push that the drag has caught goes on.
      if isForth { cancel() } else { finish() }
    case .began, .possible:
      break
    }
  }

  /// The distance that a finger drags for the whole pop, in points; positive.
  private func distance(of recognizer: UIPanGestureRecognizer, toward backward: CGFloat) -> CGFloat
  {
    let own = exitDistance(CGVector(dx: backward, dy: 0)) ?? 0
    if own.isFinite, own > 0 { return own }
    let width = recognizer.view?.window?.bounds.width ?? 0
    return width > 0 ? width : 1
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
  private let stack: Link

  private var navigation: UINavigationController? { stack.navigation }

  init(_ navigation: UINavigationController) {
    stack = navigation.link
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
  private let stack: Link

  private var navigation: UINavigationController? { stack.navigation }

  init(_ navigation: UINavigationController) {
    stack = navigation.link
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
  private let stack: Link
  private weak var edge: PopGestureRecognizer?

  private var navigation: UINavigationController? { stack.navigation }

  init(_ navigation: UINavigationController, after edge: PopGestureRecognizer) {
    stack = navigation.link
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
