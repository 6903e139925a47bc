/// UIKit's name of `ViewController`.
public typealias UIViewController = ViewController
/// UIKit's name of `ContentContainer`.
public typealias UIContentContainer = ContentContainer
/// UIKit's name of `NavigationController`.
public typealias UINavigationController = NavigationController
/// UIKit's name of `NavigationController.Operation` from before Swift 4.2.
public typealias UINavigationControllerOperation = NavigationController.Operation
/// UIKit's name of `NavigationControllerDelegate`.
public typealias UINavigationControllerDelegate = NavigationControllerDelegate
/// UIKit's name of `NavigationBar`.
public typealias UINavigationBar = NavigationBar
/// UIKit's name of `NavigationItem`.
public typealias UINavigationItem = NavigationItem
/// UIKit's name of `BarButtonItem`.
public typealias UIBarButtonItem = BarButtonItem
/// UIKit's name of `TabBarController`.
public typealias UITabBarController = TabBarController
/// UIKit's name of `TabBarControllerDelegate`.
public typealias UITabBarControllerDelegate = TabBarControllerDelegate
/// UIKit's name of `TabBar`.
public typealias UITabBar = TabBar
/// UIKit's name of `TabBarItem`.
public typealias UITabBarItem = TabBarItem
/// UIKit's name of `ModalPresentationStyle`.
public typealias UIModalPresentationStyle = ModalPresentationStyle
/// UIKit's name of `ModalTransitionStyle`.
public typealias UIModalTransitionStyle = ModalTransitionStyle
/// UIKit's name of `PresentationController`.
public typealias UIPresentationController = PresentationController
/// UIKit's name of `AdaptivePresentationControllerDelegate`.
public typealias UIAdaptivePresentationControllerDelegate = AdaptivePresentationControllerDelegate
/// UIKit's name of `SheetPresentationController`.
public typealias UISheetPresentationController = SheetPresentationController
/// UIKit's name of `SheetPresentationControllerDelegate`.
public typealias UISheetPresentationControllerDelegate = SheetPresentationControllerDelegate
/// UIKit's name of `PopoverPresentationController`.
public typealias UIPopoverPresentationController = PopoverPresentationController
/// UIKit's name of `PopoverPresentationControllerDelegate`.
public typealias UIPopoverPresentationControllerDelegate = PopoverPresentationControllerDelegate
/// The pointer type of UIKit's delegate methods with a replaceable view; there is no autorelease
/// here.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer
/// UIKit's name of `PopoverArrowDirection`.
public typealias UIPopoverArrowDirection = PopoverArrowDirection
/// UIKit's name of `PopoverPresentationControllerSourceItem`.
public typealias UIPopoverPresentationControllerSourceItem = PopoverPresentationControllerSourceItem
/// UIKit's name of `SheetPresentationControllerDetentResolutionContext`.
public typealias UISheetPresentationControllerDetentResolutionContext =
  SheetPresentationControllerDetentResolutionContext
/// UIKit's name of `StatusBarStyle`.
public typealias UIStatusBarStyle = StatusBarStyle
/// UIKit's name of `StatusBarAnimation`.
public typealias UIStatusBarAnimation = StatusBarAnimation
/// UIKit's name of `InterfaceOrientationMask`.
public typealias UIInterfaceOrientationMask = InterfaceOrientationMask

extension ViewController {
  /// UIKit's name of `SystemTransition`.
  public typealias Transition = SystemTransition

  /// Does nothing: no status bar is shown here.
  public func setNeedsStatusBarAppearanceUpdate() {}

  /// Does nothing: no home indicator is shown here.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
}
