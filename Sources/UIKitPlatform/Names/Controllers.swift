// The names of view controllers and their transitions, without the prefix.

/// The stage's name of `UIViewController`.
public typealias ViewController = UIViewController
/// The stage's name of `UINavigationController`.
public typealias NavigationController = UINavigationController
/// The stage's name of `UINavigationControllerDelegate`.
public typealias NavigationControllerDelegate = UINavigationControllerDelegate
/// The stage's name of `UITabBarController`.
public typealias TabBarController = UITabBarController
/// The stage's name of `UITabBarControllerDelegate`.
public typealias TabBarControllerDelegate = UITabBarControllerDelegate
/// The stage's name of `UIPresentationController`.
public typealias PresentationController = UIPresentationController
/// The stage's name of `UIAdaptivePresentationControllerDelegate`.
public typealias AdaptivePresentationControllerDelegate = UIAdaptivePresentationControllerDelegate
/// The stage's name of `UIContentContainer`.
public typealias ContentContainer = UIContentContainer
/// The stage's name of `UIModalPresentationStyle`.
public typealias ModalPresentationStyle = UIModalPresentationStyle
/// The stage's name of `UIModalTransitionStyle`.
public typealias ModalTransitionStyle = UIModalTransitionStyle
/// The stage's name of `UIPercentDrivenInteractiveTransition`.
public typealias PercentDrivenInteractiveTransition = UIPercentDrivenInteractiveTransition
/// The stage's name of `UITransitionContextViewControllerKey`.
public typealias TransitionContextViewControllerKey = UITransitionContextViewControllerKey
/// The stage's name of `UITransitionContextViewKey`.
public typealias TransitionContextViewKey = UITransitionContextViewKey
/// The stage's name of `UIViewControllerAnimatedTransitioning`.
public typealias ViewControllerAnimatedTransitioning = UIViewControllerAnimatedTransitioning
/// The stage's name of `UIViewControllerContextTransitioning`.
public typealias ViewControllerContextTransitioning = UIViewControllerContextTransitioning
/// The stage's name of `UIViewControllerInteractiveTransitioning`.
public typealias ViewControllerInteractiveTransitioning = UIViewControllerInteractiveTransitioning
/// The stage's name of `UIViewControllerTransitionCoordinator`.
public typealias ViewControllerTransitionCoordinator = UIViewControllerTransitionCoordinator
/// The stage's name of `UIViewControllerTransitionCoordinatorContext`.
public typealias ViewControllerTransitionCoordinatorContext =
  UIViewControllerTransitionCoordinatorContext
/// The stage's name of `UIViewControllerTransitioningDelegate`.
public typealias ViewControllerTransitioningDelegate = UIViewControllerTransitioningDelegate
/// The stage's name of `UINavigationBar`.
public typealias NavigationBar = UINavigationBar
/// The stage's name of `UINavigationItem`.
public typealias NavigationItem = UINavigationItem
/// The stage's name of `UIBarButtonItem`.
public typealias BarButtonItem = UIBarButtonItem
/// The stage's name of `UITabBar`.
public typealias TabBar = UITabBar
/// The stage's name of `UITabBarItem`.
public typealias TabBarItem = UITabBarItem

#if !os(tvOS)
  /// The stage's name of `UISheetPresentationController`.
  public typealias SheetPresentationController = UISheetPresentationController
  /// The stage's name of `UISheetPresentationControllerDelegate`.
  public typealias SheetPresentationControllerDelegate = UISheetPresentationControllerDelegate
  /// The stage's name of `UISheetPresentationControllerDetentResolutionContext`.
  @available(iOS 16.0, *)
  public typealias SheetPresentationControllerDetentResolutionContext =
    UISheetPresentationControllerDetentResolutionContext
  /// The stage's name of `UIPopoverPresentationController`.
  public typealias PopoverPresentationController = UIPopoverPresentationController
  /// The stage's name of `UIPopoverPresentationControllerDelegate`.
  public typealias PopoverPresentationControllerDelegate = UIPopoverPresentationControllerDelegate
#endif
