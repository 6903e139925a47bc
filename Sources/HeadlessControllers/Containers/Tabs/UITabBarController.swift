public import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

/// A container that shows one of several controllers, and a bar with a tab for each.
///
/// ```swift
/// let tabs = UITabBarController()
/// tabs.viewControllers = [wall, friends, settings]
/// tabs.delegate = TransitionTabBarControllerDelegate.shared
/// friends.transitionController.transition = .slide(from: .trailing)
/// tabs.selectedIndex = 1
/// ```
///
/// The selection changes in the call; the visible part begins when the caller's code has returned
/// to the stage. A change is not animated unless the delegate provides an animator. A request
/// during a transition completes that transition first; a request that leads back reverses it
/// instead.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// The delegate that is notified of taps and provides animators; weakly held.
  open weak var delegate: (any UITabBarControllerDelegate)? {
    didSet { expectsDelegate = delegate != nil }
  }

  /// True once a delegate was set, also if it has been deallocated.
  private final var expectsDelegate = false

  /// True if the delegate that was set has been deallocated.
  final var hasLostDelegate: Bool { expectsDelegate && delegate == nil }

  /// The bar with the tabs.
  public final let tabBar = UITabBar()

  final var tabs: [UIViewController] = []
  final private(set) lazy var slot = ChildSlot(in: self)

  /// The destination of a backward transition while the delegate is asked for the animator.
  final var askedDestination: UIViewController?

  /// Creates a tab bar controller without tabs.
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    begin()
  }

  /// Creates a tab bar controller without tabs; there are no archives, and the coder is not read.
  public override init?(coder: NSCoder?) {
    super.init(coder: coder)
    begin()
  }

  private final func begin() {
    tabBar.didPick = { [link] in link.tabs?.pick($0) }
    tabBar.didLosePlace = { [link] in link.tabs?.placeBar() }
    tabBar.didHide = { [link] in link.tabs?.slot.shown?.spreadSafeArea() }
  }

  final override var containerCoordinator: (any ContainerCoordinator)? { self }

  open override func loadView() {
    super.loadView()
    slot.install(in: view)
    view.addSubview(tabBar)
    placeBar()
  }

  /// The controllers, one for each tab.
  ///
  /// When this property is set, the selected controller stays selected if it is in the new array;
  /// otherwise the controller at the same index is selected, or else the first.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers; the change of the selection is animated if the delegate provides an
  /// animator.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceTabs(with: viewControllers ?? [], animated: animated)
  }

  /// The index of the selected tab, counted from 0; `NSNotFound` if there are no tabs.
  ///
  /// Setting this property calls neither `shouldSelect` nor `didSelect` of the delegate. An index
  /// without a tab is refused with a `ControllerIssue`, and the selection does not change.
  open var selectedIndex: Int {
    get { slot.shown.flatMap(tabs.firstIndex) ?? NSNotFound }
    set {
      guard tabs.indices.contains(newValue) else {
        return report(.noSuchTab(index: newValue, count: tabs.count, tabs: sentenceName))
      }
      select(tabs[newValue])
    }
  }

  /// The selected controller.
  ///
  /// A controller without a tab is refused with a `ControllerIssue`, and the selection does not
  /// change.
  open var selectedViewController: UIViewController? {
    get { slot.shown }
    set {
      guard let newValue, tabs.contains(newValue) else {
        return report(.noTab(controller: newValue?.sentenceName ?? "nothing", tabs: sentenceName))
      }
      select(newValue)
    }
  }

  /// The selected controller.
  open override var childForStatusBarStyle: UIViewController? { slot.shown }

  /// The selected controller.
  open override var childForStatusBarHidden: UIViewController? { slot.shown }
}

extension UITabBarController: ContainerCoordinator {
  final var insets: UIEdgeInsets {
    // An override of `hidesBottomBarWhenPushed` may release the window; retain the bar.
    let bar = tabBar
    return hidesBar || bar.isHidden
      ? .zero : UIEdgeInsets(top: 0, left: 0, bottom: UITabBar.height, right: 0)
  }

  final func containerWillAppear() { slot.prepare() }

  final func childDidChangeItem() { showItems() }

  final func childWillLeave(_ child: UIViewController) {
    if slot.running?.involves(child) == true { slot.makeWay() }
    if child.family.parent === self, tabs.contains(child) { child.callWillMove(to: nil) }
  }
}

extension UIViewController {
  /// The nearest tab bar controller among the controller's ancestors.
  public var tabBarController: UITabBarController? {
    family.parent?.nearest { $0 is UITabBarController } as? UITabBarController
  }
}

extension Link {
  /// The tab bar controller that the link leads to; nil once it is deallocated.
  var tabs: UITabBarController? { object as? UITabBarController }
}
