public import Foundation
import HeadlessStage
import HeadlessViews

/// Shows one of several controllers at a time, and a bar with a tab for each.
///
/// ```swift
/// let tabs = TabBarController()
/// tabs.viewControllers = [wall, friends, settings]
/// tabs.delegate = TransitionTabBarControllerDelegate.sharedDelegate()
/// friends.transitionController.transition = SlideTransition(from: .trailing)
/// tabs.selectedIndex = 1
/// ```
///
/// The selection changes in the call, what can be seen begins when control is back with the stage, at
/// once unless the delegate chooses an animator. A request that comes while a transition runs finishes
/// it first; one that leads right back turns it round where it is.
@preconcurrency @MainActor
open class TabBarController: ViewController {
  /// Who hears of what is selected, and chooses how it comes; not kept.
  open weak var delegate: (any TabBarControllerDelegate)?

  /// The bar with the tabs.
  public final let tabBar = TabBar()

  final var tabs = TabList()
  final private(set) lazy var place = ContentPlace(in: self)

  /// The controller that a transition backward goes back to, while somebody is asked how.
  final var askedDestination: ViewController?

  /// A controller without tabs yet.
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    begin()
  }

  /// A controller without tabs yet: there are no archives here, and nothing is read.
  public override init?(coder: NSCoder?) {
    super.init(coder: coder)
    begin()
  }

  private final func begin() {
    keeper = TabKeeper(self)
    tabBar.currentItems = { [weak self] in self?.tabs.controllers.map(\.tabBarItem) ?? [] }
    tabBar.didPick = { [weak self] in self?.pick($0) }
    tabBar.didLosePlace = { [weak self] in self?.placeBar() }
    tabBar.didHide = { [weak self] in self?.place.shown?.spreadSafeArea() }
  }

  open override func loadView() {
    super.loadView()
    place.install(in: view)
    view.addSubview(tabBar)
    placeBar()
  }

  /// The controllers, one for each tab; set, the selected one stays if it is still among them, else its
  /// place does, else the first is selected (fact H5).
  open var viewControllers: [ViewController]? {
    get { tabs.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers; what is selected afterwards comes with animation, if the delegate has one.
  open func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
    replaceTabs(with: viewControllers ?? [], animated: animated)
  }

  /// The tab that is selected, counted from zero; `NSNotFound` without any.
  ///
  /// Set to a tab that there is not, it stays, and that is reported.
  ///
  /// Neither of the delegate's questions about tapped tabs is asked (fact H1).
  open var selectedIndex: Int {
    get { place.shown.flatMap { tabs.index(of: $0) } ?? NSNotFound }
    set {
      guard let controller = tabs[newValue] else {
        return report(.noSuchTab(index: newValue, count: tabs.count, tabs: sentenceName))
      }
      select(controller)
    }
  }

  /// The controller that is selected; set to one that has no tab, it stays, and that is reported.
  open var selectedViewController: ViewController? {
    get { place.shown }
    set {
      guard let newValue, tabs.contains(newValue) else {
        return report(.noTab(controller: newValue?.sentenceName ?? "nothing", tabs: sentenceName))
      }
      select(newValue)
    }
  }
}

extension ViewController {
  /// The nearest tab bar controller that the controller is in.
  public var tabBarController: TabBarController? {
    for controller in lineage.dropFirst() {
      if let tabs = controller as? TabBarController { return tabs }
    }
    return nil
  }
}
