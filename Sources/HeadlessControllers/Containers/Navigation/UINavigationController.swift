public import Foundation
public import HeadlessStage
import HeadlessViews
import TransitionCurves

/// A container that shows the top controller of a stack: push to go on, pop to go back.
///
/// ```swift
/// let navigation = UINavigationController(rootViewController: wall)
/// navigation.delegate = TransitionNavigationControllerDelegate.shared
/// photo.transitionController.transition = FadeTransition()
/// navigation.pushViewController(photo, animated: true)
/// ```
///
/// The stack changes in the call; the visible part begins when the caller's code has returned to
/// the stage. An invalid request is refused with a `ControllerIssue`, and the stack does not
/// change. A request during a transition completes that transition first. A request that leads back
/// to the state before the transition reverses it instead: at that instant a push counts as
/// completed and the pop begins, and a pop is cancelled.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The kinds of transitions of a stack.
  public enum Operation: String, Hashable, Sendable, CaseIterable {
    /// No visible transition.
    case none
    /// A controller appears on top.
    case push
    /// A controller further down appears again.
    case pop
  }

  /// The delegate that is notified of changes and provides animators; weakly held.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet {
      expectsDelegate = delegate != nil
      implementsAnimators = nil
    }
  }

  /// True if the delegate implements the method that gives animators; nil before it was asked.
  final var implementsAnimators: Bool?

  /// True once a swipe back was reported that a device would treat otherwise.
  final var hasReportedSwipe = false

  /// The swipes that a library adds to the stack.
  package final var swipeBack: AnyObject?

  /// True once a delegate was set, also if it has been deallocated.
  private final var expectsDelegate = false

  /// True if the delegate that was set has been deallocated.
  final var hasLostDelegate: Bool { expectsDelegate && delegate == nil }

  /// The recognizer of the swipe from the leading edge that pops the top controller.
  ///
  /// It begins only if the stack has a controller to go back to, and drives the system's pop: the
  /// stack's delegate is not asked for an animator. During a push or pop of the system, it takes
  /// hold of the page under the finger; beside a page that goes out, it pops the next one. Disable
  /// the recognizer to remove the gesture. Its initial delegate allows it only while a back button
  /// is visible: not if the bar is hidden, or if the back button is hidden or replaced. As in
  /// UIKit, that delegate does not allow it either if the stack's delegate implements
  /// `navigationController(_:animationControllerFor:from:to:)`, also where that returns nil. Set
  /// another delegate, or nil, to remove these restrictions; that delegate must refuse at the root.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popInteraction.edge }

  /// The recognizer of the swipe from anywhere in the content that pops the top controller, as on
  /// iOS 26 and later.
  ///
  /// It does what `interactivePopGestureRecognizer` does, and waits for it to fail. A view that
  /// scrolls horizontally takes the drag until it is at its leading edge, and gives it up there.
  /// Use the recognizer to set up more such requirements, or disable it to leave the gesture to the
  /// edge.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { popInteraction.content }

  /// The controllers, root first, including requested changes.
  final var stack: [UIViewController] = []

  /// The controllers between `willMove(toParent:)` and `didMove(toParent:)` of their addition.
  final var arriving: [UIViewController] = []

  /// The controllers between `willMove(toParent:)` and `didMove(toParent:)` of their removal.
  final var leaving: [UIViewController] = []

  final private(set) lazy var slot = ChildSlot(in: self)
  final private(set) lazy var popInteraction = PopInteraction(self)

  /// The bar; nil until first access.
  final var navigationBarIfLoaded: UINavigationBar?

  /// True if the bar is hidden or is being hidden.
  final var hidesBar = false

  /// True if the bar is outside, or moves outside; differs from `hidesBar` while the bar waits for
  /// the transition with which it moves.
  final var isBarOut = false

  /// True while the bar waits for its own or another animation.
  final var barIsToMove = false

  /// The destination of a pop while the delegate is asked for the animator.
  final var askedDestination: UIViewController?

  /// The controller for which `willShow` was called and `didShow` was not yet.
  final var announced: ObjectIdentifier?

  /// The preferred size of the top controller, or of the last one with a preference; nil if another
  /// size was set.
  final var wantedContentSize: CGSize?

  /// The preferred size of which the parent was last notified.
  final var notifiedContentSize = CGSize.zero

  /// True once a tab bar controller on the stack was reported.
  final var hasReportedTabs = false

  /// The controller for which `didShow` was called last.
  @LinkedController final var lastShown: UIViewController?

  /// Creates a navigation controller with an empty stack.
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    begin()
  }

  /// Creates a navigation controller with an empty stack; there are no archives, and the coder is
  /// not read.
  public override init?(coder: NSCoder?) {
    super.init(coder: coder)
    begin()
  }

  /// Creates a navigation controller with one controller on its stack.
  public init(rootViewController: UIViewController) {
    super.init()
    begin()
    pushViewController(rootViewController, animated: false)
  }

  private func begin() { definesPresentationContext = true }

  final override var containerCoordinator: (any ContainerCoordinator)? { self }

  /// Creates a view that contains the children and the bar; an override must call super.
  open override func loadView() {
    let root = NavigationView(frame: screenBounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = root
    slot.install(in: root)
    popInteraction.install(in: root)
    settleBar()
  }

  /// The tab bar item: the root controller's, unless the navigation controller has its own title or
  /// item.
  open override var tabBarItem: UITabBarItem {
    get { hasOwnTab ? super.tabBarItem : stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  // MARK: The bar

  /// The bar with the title of the top controller and the back button.
  ///
  /// Its content comes from the `navigationItem` of each controller.
  public final var navigationBar: UINavigationBar {
    if let navigationBarIfLoaded { return navigationBarIfLoaded }
    let bar = UINavigationBar()
    bar.didGoBack = { [link] in _ = link.navigation?.popViewController(animated: true) }
    bar.itemsOnStack = { [link] in link.navigation?.barItems ?? [] }
    bar.keep(barHeading)
    navigationBarIfLoaded = bar
    return bar
  }

  /// True if the bar is hidden and its space is given to the controllers; false by default.
  ///
  /// Setting this property does not animate.
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar, and gives its space to the controllers or takes it from them.
  ///
  /// With animation, the bar moves alongside a push or pop that is requested in the same turn, also
  /// if this method is called in the callbacks at the beginning of that transition. If the
  /// transition is cancelled, the bar returns. Without such a transition, the animation takes
  /// `hideShowBarDuration`.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hideBar(hidden, animated: animated)
  }

  /// The preferred size of the navigation controller, in points: that of the top controller plus
  /// the bar's height, or a size that was set since.
  open override var preferredContentSize: CGSize {
    get {
      guard let wantedContentSize else { return super.preferredContentSize }
      let height = wantedContentSize.height + (hidesBar ? 0 : barHeight)
      return CGSize(width: wantedContentSize.width, height: height)
    }
    set {
      actualContentSize = preferredContentSize
      (wantedContentSize, notifiedContentSize) = (nil, newValue)
      super.preferredContentSize = newValue
    }
  }

  /// Updates `preferredContentSize` from the top controller and the bar.
  ///
  /// A push or pop does so, too. A controller without a preference, with a size of zero, does not
  /// change the size.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === stack.last { updateContentSize() }
  }

  // MARK: The stack

  /// The controllers, root first; setting this property does not animate.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top.
  open var topViewController: UIViewController? { stack.last }

  /// The visible controller: the one presented in front, or else the top controller.
  open var visibleViewController: UIViewController? {
    var visible = nearestPresented ?? stack.last
    while let next = visible?.family.presented { visible = next }
    return visible
  }

  /// Pushes a controller onto the stack.
  ///
  /// A controller that is on the stack already, that cannot be a child of this controller, or that
  /// is a navigation controller, is refused with a `ControllerIssue`.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    request(animated: animated) { (stack) throws(ControllerIssue) in
      let isOnStack = stack.contains(viewController)
      if let issue = refusal(of: viewController, isOnStack: isOnStack) { throw issue }
      return stack + [viewController]
    }
  }

  /// Pops the top controller, unless it is the only one.
  ///
  /// - Returns: The popped controller; nil if there is no controller to go back to.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    request(animated: animated) { $0.count > 1 ? $0.dropLast() : $0 }.first
  }

  /// Pops all controllers above the given one.
  ///
  /// - Returns: The popped controllers, bottom to top; nil if the given controller is not on the
  ///   stack, which is refused with a `ControllerIssue`.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard stack.contains(viewController) else {
      report(.notOnStack(controller: viewController.sentenceName, navigation: sentenceName))
      return nil
    }
    return request(animated: animated) { stack in
      stack.firstIndex(of: viewController).map { Array(stack[...$0]) } ?? stack
    }
  }

  /// Pops all controllers except the root.
  ///
  /// - Returns: The popped controllers, bottom to top; nil if the stack is empty.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Replaces the whole stack.
  ///
  /// A top controller that was not on the stack is pushed; one that was further down is popped to;
  /// without a change of the top controller there is no visible transition.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    request(animated: animated) { (stack) throws(ControllerIssue) in
      for (index, controller) in viewControllers.enumerated() {
        let isTwice = viewControllers[..<index].contains(controller)
        let isKept = !isTwice && stack.contains(controller)
        if !isKept, let issue = refusal(of: controller, isOnStack: isTwice) { throw issue }
      }
      return viewControllers
    }
  }

  /// The top controller if the bar is hidden; nil otherwise: the bar lies below the status bar.
  open override var childForStatusBarStyle: UIViewController? { hidesBar ? stack.last : nil }

  /// The top controller.
  open override var childForStatusBarHidden: UIViewController? { stack.last }

  /// Pops the top controller, if there is one to go back to; otherwise calls super.
  open override func accessibilityPerformEscape() -> Bool {
    guard stack.count > 1 else { return super.accessibilityPerformEscape() }
    popViewController(animated: true)
    return true
  }

  /// Pushes a controller.
  open override func show(_ viewController: UIViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }
}

extension UIViewController {
  /// The nearest navigation controller among the controller's ancestors.
  public var navigationController: UINavigationController? {
    family.parent?.nearest { $0 is UINavigationController } as? UINavigationController
  }
}

extension Link {
  /// The navigation controller that the link leads to; nil once it is deallocated.
  var navigation: UINavigationController? { object as? UINavigationController }
}
