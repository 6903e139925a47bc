public import Foundation
public import HeadlessStage
import HeadlessViews

/// Shows a stack of controllers, of which the top one is seen: push to go on, pop to go back.
///
/// ```swift
/// let navigation = NavigationController(rootViewController: wall)
/// navigation.delegate = TransitionNavigationControllerDelegate.sharedDelegate()
/// photo.transitionController.transition = FadeTransition()
/// navigation.pushViewController(photo, animated: true)
/// ```
///
/// The stack changes in the call, what can be seen begins when control is back with the stage. A
/// request that makes no sense is refused with a `TransitionIssue`, and the stack stays as it was.
/// One that comes while a transition runs finishes it first; one that leads right back to where that
/// came from turns it round where it is, and the push counts as ended and the pop as begun in that
/// instant (fact D18).
@preconcurrency @MainActor
open class NavigationController: ViewController {
  /// What a change of the stack looks like.
  public enum Operation: String, Hashable, Sendable, CaseIterable {
    /// Nothing to be seen.
    case none
    /// Somebody comes on top.
    case push
    /// Somebody further down comes to light.
    case pop
  }

  /// Who hears of what is shown, and chooses how; not kept.
  open weak var delegate: (any NavigationControllerDelegate)?

  /// What lets a finger from the leading edge pull the top controller away (facts E17 and E18).
  ///
  /// It begins only while there is somewhere to go back to and nothing is in transition, whichever
  /// transition the pop has; the pop's own drives it. Disable it to do without. The delegate that it
  /// comes with lets it begin only while a way back is shown: not when the bar is hidden, or the back
  /// button hidden or replaced. Give it another, or none, to lift that.
  open var interactivePopGestureRecognizer: GestureRecognizer? { popInteraction.recognizer }

  /// The controllers, root first; as they will be when what runs has ended.
  final var stack = ControllerStack() {
    didSet {
      let (new, old) = stack.differences(from: oldValue)
      for each in old { floors[ObjectIdentifier(each.controller)] = nil }
      for each in new { floors[ObjectIdentifier(each.controller)] = each.number }
    }
  }

  /// Where those that are on the stack stand.
  private final var floors: [ObjectIdentifier: Int] = [:]

  /// True when a controller is on the stack.
  final func hasOnStack(_ controller: ViewController) -> Bool {
    floor(of: controller) != nil
  }

  /// The floor of the stack on which a controller stands.
  final func floor(of controller: ViewController) -> Int? { floors[ObjectIdentifier(controller)] }

  /// The controllers that were told that they come, and not yet that they have.
  final var arriving = Roster()

  /// The controllers that were told that they go, and not yet that they have.
  final var leaving = Roster()

  final private(set) lazy var place = ContentPlace(in: self)
  final private(set) lazy var popInteraction = PopInteraction(self)

  /// The bar, once it was asked for.
  final var storedBar: NavigationBar?

  /// True when the bar is hidden, or goes.
  final var hidesBar = false

  /// True when the bar is out of the way, or moves there: not yet what `hidesBar` says, as long as it
  /// waits for what it is to move along with.
  final var isBarOut = false

  /// True while it waits for that.
  final var barIsToMove = false

  /// The controller that a pop goes back to, while somebody is asked how.
  final var askedDestination: ViewController?

  /// The controller that the delegate was told is about to be shown, until it is told that it is.
  final var announced: ObjectIdentifier?

  /// What the controller on top would like, or one before it, unless something else was set since.
  final var contentWish: CGSize?

  /// The size that whoever holds the stack was last told of.
  final var toldWish = CGSize.zero

  /// The controller that the delegate was last told is shown.
  final weak var lastShown: ViewController?

  /// A navigation controller with nothing to show yet.
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    begin()
  }

  /// A navigation controller with nothing to show yet: there are no archives here, and nothing is read.
  public override init?(coder: NSCoder?) {
    super.init(coder: coder)
    begin()
  }

  /// A navigation controller that begins with one controller.
  public init(rootViewController: ViewController) {
    super.init()
    begin()
    pushViewController(rootViewController, animated: false)
  }

  private func begin() {
    definesPresentationContext = true
    keeper = StackKeeper(self)
  }

  /// Makes a view with the place for the controllers and the bar; an override must call super.
  open override func loadView() {
    let root = NavigationView(frame: screenBounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = root
    place.install(in: root)
    popInteraction.install(in: root)
    settleBar()
  }

  /// What the stack's tab says: what the root's would, unless the stack has a title or a tab of its own.
  open override var tabBarItem: TabBarItem {
    get { hasOwnTab ? super.tabBarItem : stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  // MARK: The bar

  /// The bar that shows the title of the controller on top, and leads back.
  ///
  /// What it says comes from each controller's `navigationItem`.
  public final var navigationBar: NavigationBar {
    if let storedBar { return storedBar }
    let bar = NavigationBar()
    bar.didGoBack = { [weak self] in _ = self?.popViewController(animated: true) }
    bar.itemsOnStack = { [weak self] in self?.barItems ?? [] }
    bar.keep(barHeading)
    storedBar = bar
    return bar
  }

  /// True when the bar is hidden, and its room left to the controllers; false unless set.
  ///
  /// Set, it changes without animation.
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar, and gives its room to the controllers or takes it.
  ///
  /// With animation it goes along with a push or pop of the same turn, also when it is asked for in the
  /// callbacks with which that begins, and comes back should that be called off; by itself it takes
  /// `hideShowBarDuration`.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hideBar(hidden, animated: animated)
  }

  /// The size that the stack would like: that of the controller on top with the bar above it, or what was
  /// set since (fact A41).
  open override var preferredContentSize: CGSize {
    get {
      guard let contentWish else { return super.preferredContentSize }
      let height = contentWish.height + (hidesBar ? 0 : barHeight)
      return CGSize(width: contentWish.width, height: height)
    }
    set {
      storedContentSize = preferredContentSize
      (contentWish, toldWish) = (nil, newValue)
      super.preferredContentSize = newValue
    }
  }

  /// Takes over the size that the controller on top would like, with the bar above it (fact A41).
  ///
  /// A push or pop does as well. A controller that does not care, with a size of zero, leaves it as it is.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === stack.last { takeWish() }
  }

  // MARK: The stack

  /// The controllers, root first; set, it changes without animation.
  open var viewControllers: [ViewController] {
    get { stack.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top.
  open var topViewController: ViewController? { stack.last }

  /// The controller that is seen: what is presented in front, or else the one on top.
  open var visibleViewController: ViewController? {
    var visible = nearestPresented ?? stack.last
    while let next = visible?.storedPresented { visible = next }
    return visible
  }

  /// Puts a controller on top.
  ///
  /// One that is on the stack already, that cannot be a child of this, or that is itself a navigation
  /// or tab bar controller, is refused (fact G2).
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    request(animated: animated) { (stack) throws(TransitionIssue) in
      let isOnStack =
        stack == self.stack ? hasOnStack(viewController) : stack.upTo(viewController) != nil
      if let issue = refusal(of: viewController, isOnStack: isOnStack) { throw issue }
      var new = stack
      new.push(viewController)
      return new
    }
  }

  /// Takes the top controller off, unless it is the last.
  ///
  /// - Returns: The controller that goes; nil when there is nowhere to go back to.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    request(animated: animated) { $0.count > 1 ? $0.dropLast() : $0 }.first
  }

  /// Takes off all that is above a controller.
  ///
  /// - Returns: The controllers that go, bottom to top; nil when the one meant is not on the stack,
  ///   which is refused.
  @discardableResult
  open func popToViewController(
    _ viewController: ViewController, animated: Bool
  ) -> [ViewController]? {
    guard hasOnStack(viewController) else {
      report(.notOnStack(controller: viewController.sentenceName, navigation: sentenceName))
      return nil
    }
    return request(animated: animated) { $0.upTo(viewController) ?? $0 }
  }

  /// Takes off all but the first.
  ///
  /// - Returns: The controllers that go, bottom to top; nil when the stack is empty.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Replaces the whole stack.
  ///
  /// A top controller that was not there before is pushed, one that was further down is popped to, and
  /// if the top stays the same nothing is to be seen (fact G5).
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    request(animated: animated) { (stack) throws(TransitionIssue) in
      let former = Roster(stack.controllers)
      var new = Roster()
      for controller in viewControllers {
        let isTwice = new.contains(controller)
        let isKept = !isTwice && former.contains(controller)
        if !isKept, let issue = refusal(of: controller, isOnStack: isTwice) { throw issue }
        new.append(controller)
      }
      return stack.replaced(by: viewControllers)
    }
  }

  /// Pops the top controller, if there is one to go back to.
  open override func accessibilityPerformEscape() -> Bool {
    guard stack.count > 1 else { return super.accessibilityPerformEscape() }
    popViewController(animated: true)
    return true
  }

  /// Pushes a controller (fact I7).
  open override func show(_ viewController: ViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }
}

extension ViewController {
  /// The nearest navigation controller that the controller is in.
  public var navigationController: NavigationController? {
    for controller in lineage.dropFirst() {
      if let navigation = controller as? NavigationController { return navigation }
    }
    return nil
  }
}
