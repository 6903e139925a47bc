public import Foundation
public import HeadlessStage
public import HeadlessViews
package import TransitionCurves

/// A controller that owns a tree of views and is notified when they appear and disappear.
///
/// ```swift
/// final class ComposerViewController: UIViewController {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     view.backgroundColor = .white
///   }
/// }
///
/// let composer = ComposerViewController()
/// composer.transitionController.transition = FadeTransition()
/// wall.present(composer, animated: true)
/// ```
///
/// The view is loaded on first access. Appearance callbacks come in UIKit's order and always in
/// pairs, also when transitions are cancelled or nested.
@preconcurrency @MainActor
open class UIViewController: UIResponder, PlainlyMade, LinkTarget {
  private final var linkSource = LinkSource()

  package final var link: Link { linkSource.link(to: self) }

  // First comes the state, by subject, because stored properties cannot stand in extensions; then
  // the making; then, by subject, the methods that subclasses override. The library reads the
  // state itself, such as `family.parent`, never the properties that subclasses override. Members
  // that cannot be overridden are in extensions, a file each.

  final let family = ControllerFamily()
  final var presence = ControllerPresence()
  final let transitions = TransitionState()

  // MARK: The item in bars

  /// The title of the screen, also used by its tab and its navigation item.
  open var title: String? {
    didSet {
      tabBarItemIfLoaded?.title = title
      navigationItemIfLoaded?.title = title
      if tabBarItemIfLoaded == nil { family.parent?.containerCoordinator?.childDidChangeItem() }
    }
  }

  /// The item of the navigation bar for this controller.
  ///
  /// It is created on first access; its title follows the controller's title.
  open var navigationItem: UINavigationItem {
    if let navigationItemIfLoaded { return navigationItemIfLoaded }
    let item = UINavigationItem(named: title)
    navigationItemIfLoaded = item
    return item
  }

  final var navigationItemIfLoaded: UINavigationItem?

  /// The item of the tab bar for this controller.
  open var tabBarItem: UITabBarItem {
    get {
      if let tabBarItemIfLoaded { return tabBarItemIfLoaded }
      let item = UITabBarItem(title: title)
      tabBarItemIfLoaded = item
      return item
    }
    set {
      tabBarItemIfLoaded = newValue
      family.parent?.containerCoordinator?.childDidChangeItem()
    }
  }

  private final var tabBarItemIfLoaded: UITabBarItem?

  /// True if the controller itself defines its tab, by an item or a title.
  final var hasOwnTab: Bool { tabBarItemIfLoaded != nil || title != nil }

  /// True if the tab bar is hidden while this controller is on a navigation stack, on top or below
  /// the top.
  open var hidesBottomBarWhenPushed = false

  // MARK: The view and the stage

  private var actualView: UIView?
  private var isLoadingView = false
  package internal(set) final var appearance = AppearanceState()

  /// The stage for log messages before the view is on a stage.
  package final var noteStage: Stage? {
    get { noteTimeline?.stage }
    set { noteTimeline = newValue?.timeline }
  }

  /// The clock of that stage, which may outlive it.
  private final var noteTimeline: Timeline?

  // MARK: The family

  /// The parent of the controller.
  open var parent: UIViewController? { family.parent }

  /// The child controllers, in the order in which they were added.
  open var children: [UIViewController] { family.children }

  /// True in the appearance callbacks of a controller that has just been added to a parent.
  open var isMovingToParent: Bool { family.isMovingToParent }

  /// True in the disappearance callbacks of a controller that is being removed from its parent.
  open var isMovingFromParent: Bool { family.isMovingFromParent }

  /// The controller itself, if it is a container of this library.
  var containerCoordinator: (any ContainerCoordinator)? { nil }

  // MARK: The style of the presentation

  /// The style of the controller's presentation.
  ///
  /// `automatic` reads as the style that it stands for: `overFullScreen` for a controller with its
  /// own transition, which is made for the whole screen, otherwise a page sheet.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get {
      guard transitions.style == .automatic else { return transitions.style }
      return choreographer?.chosenTransition != nil ? .overFullScreen : .automaticStyle
    }
    set { transitions.style = newValue }
  }

  /// The style of the system transition for a presentation without an animator.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// The delegate that provides animators, interaction controllers and presentation controllers;
  /// weakly held.
  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { transitions.isDelegatedToChoreographer ? choreographer : transitions.foreignDelegate }
    set {
      if newValue !== transitioningDelegate { forgetDelegatedPresentationController() }
      transitions.isDelegatedToChoreographer = newValue != nil && newValue === choreographer
      transitions.foreignDelegate = transitions.isDelegatedToChoreographer ? nil : newValue
      transitions.expectsDelegate = newValue != nil
    }
  }

  /// True if the delegate that was set has been deallocated.
  final var hasLostTransitioningDelegate: Bool {
    transitions.expectsDelegate && transitioningDelegate == nil
  }

  /// The transition controller, which this controller retains.
  package final var choreographer: (any UIViewControllerTransitioningDelegate & Choreographer)?

  /// True if context styles that are presented from this controller or its descendants cover this
  /// controller only.
  open var definesPresentationContext = false

  /// True if a presentation in this controller's context uses this controller's
  /// `modalTransitionStyle` instead of the presented controller's.
  open var providesPresentationContextTransitionStyle = false

  /// True if the user must not dismiss the presentation by a drag or by a tap outside, and must not
  /// touch anything outside.
  ///
  /// The property counts for the presented controller and for its descendants on the screen, such
  /// as the top of a navigation stack.
  open var isModalInPresentation = false {
    didSet {
      if isModalInPresentation != oldValue { enclosingPresentation?.controller.modalityDidChange() }
    }
  }

  // MARK: The presentation and the transitions

  /// The controller that this controller, or else its nearest ancestor that presents, presents.
  open var presentedViewController: UIViewController? { nearestPresented }

  /// The controller that presents this controller, or else its nearest presented ancestor.
  open var presentingViewController: UIViewController? { nearestPresenting }

  /// True in the appearance callbacks of a presentation of this controller.
  open var isBeingPresented: Bool { transitions.isBeingPresented }

  /// True in the disappearance callbacks of a dismissal of this controller.
  open var isBeingDismissed: Bool { transitions.isBeingDismissed }

  /// The coordinator of the animated transition in which the controller or its nearest ancestor
  /// takes part; nil if none runs.
  ///
  /// During a change of the window's size or traits, it is the coordinator of that change, from
  /// before `viewWillTransition(to:with:)` until the change has ended.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    nearestCoordinator
  }

  /// The presentation of this controller, until its dismissal has ended.
  final var presentation: Presentation?

  /// Values that other modules store in the controller, by key.
  package final var notes: [String: Any] = [:]

  // MARK: Making

  /// Creates a controller whose view is loaded on first access.
  ///
  /// The arguments exist for source compatibility with UIKit subclasses. There are no nibs; both
  /// arguments are ignored.
  public init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init()
  }

  /// Creates a controller whose view is loaded on first access.
  ///
  /// This initializer exists to be called by a `required init?(coder: NSCoder)`. There are no
  /// archives; the coder is not read.
  public init?(coder: NSCoder?) {
    super.init()
  }

  /// The initializer that `init()` calls in a subclass that does not inherit it; see `PlainlyMade`.
  @available(*, unavailable, message: "call init()")
  public required convenience init(plain: Plain) {
    self.init(nibName: nil, bundle: nil)
  }

  deinit {
    if let actualView { ViewRelease(view: actualView).performOnMainActor() }
    EndedObjects.add(unsafeBitCast(self, to: UInt.self))
  }

  /// The superview of the controller's view.
  open override var next: UIResponder? { viewIfLoaded?.superview }

  /// Dismisses the controller if it is presented and the user may dismiss it; see
  /// `UIPresentationController.performEscape()`.
  ///
  /// A container overrides this method to remove its front child, and calls super if there is none.
  open override func accessibilityPerformEscape() -> Bool {
    presentation?.controller.performEscape() == true
  }

  // MARK: The view

  /// The root view of the controller, loaded on first access; after it is set to nil, the next
  /// access loads it again.
  public final var view: UIView! {
    get {
      loadViewIfRequired()
      return actualView
    }
    set {
      guard newValue !== actualView else { return }
      actualView?.owner = nil
      // A view belongs to one controller; its former controller has no view now.
      if let former = newValue?.owner as? UIViewController { former.actualView = nil }
      actualView = newValue
      newValue?.owner = self
      if needsProperties { newValue?.setNeedsUpdateOwner() }
    }
  }

  /// True once the view is loaded.
  public final var isViewLoaded: Bool { actualView != nil }

  /// The view, if it is loaded.
  public final var viewIfLoaded: UIView? { actualView }

  /// Loads the view unless it is loaded.
  open func loadViewIfNeeded() { loadViewIfRequired() }

  final func loadViewIfRequired() {
    guard actualView == nil else { return }
    // An override of `loadView` or `viewDidLoad` that reads a missing view gets a plain view;
    // loading again would recurse infinitely.
    guard !isLoadingView else { return view = plainView() }
    isLoadingView = true
    UIView.performWithoutAnimation {
      loadView()
      if actualView == nil { view = plainView() }
      note("viewDidLoad")
      viewDidLoad()
    }
    isLoadingView = false
    // `viewDidLoad` may have set the view to nil or given it to another controller.
    guard actualView == nil else { return }
    report(.viewLostWhileLoading(controller: label))
    view = plainView()
  }

  /// Creates the view and assigns it to `view`; an override need not call super.
  ///
  /// The default view is plain and as large as the screen, with a flexible width and height. The
  /// screen is that of the stage of the controller, its parent or its presenter; without a stage,
  /// that of the most recent stage; otherwise that of a phone.
  open func loadView() {
    view = plainView()
  }

  private func plainView() -> UIView {
    let view = UIView(frame: screenBounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// Called after the view is loaded.
  open func viewDidLoad() {}

  // MARK: Appearing

  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called once per appearance, when the view is in the hierarchy with its final size.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Configures the content and the look of the view from the controller's data; does nothing by
  /// default.
  ///
  /// It is called before the view's own `updateProperties()`: before the first layout of the view,
  /// and before the layout of a frame if `setNeedsUpdateProperties()` was called; never call it
  /// directly. What it reads of `Observable` objects is tracked: a change of that requests another
  /// update.
  open func updateProperties() {}

  /// Requests `updateProperties()` of the controller before the layout of the next frame in which
  /// its view is in a window.
  ///
  /// Several requests lead to one call. A request from within `updateProperties()` leads to another
  /// call in the same frame; updates that request updates without an end are stopped and reported.
  open func setNeedsUpdateProperties() {
    needsProperties = true
    viewIfLoaded?.setNeedsUpdateOwner()
  }

  /// Calls `updateProperties()` now, where it is due: for the controller and its view, and for all
  /// views and controllers below.
  ///
  /// Nothing is called before the view is loaded.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }

  /// True if `updateProperties` must be called.
  final var needsProperties = true

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called after the safe area of the view has changed; before `viewIsAppearing`, or before the
  /// layout.
  open func viewSafeAreaInsetsDidChange() {}

  // MARK: Content

  /// The preferred style of the status bar.
  ///
  /// The stage draws no status bar; its `statusBarStyle` and `isStatusBarHidden` say what one would
  /// show.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// True if the controller prefers a hidden status bar; see `preferredStatusBarStyle`.
  open var prefersStatusBarHidden: Bool { false }

  /// The preferred animation of the status bar; has no effect.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that determines the status bar's style; nil for the controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that determines whether the status bar is hidden; nil for the controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// True if the controller prefers a hidden home indicator; has no effect.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// True if a controller that is not presented in the style `fullScreen` controls the status bar.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// The edges at which the view extends below bars; stored, without effect: the view extends at
  /// all edges.
  open var edgesForExtendedLayout = UIRectEdge.all

  /// True if the view extends below opaque bars; stored, without effect.
  open var extendedLayoutIncludesOpaqueBars = false

  /// The place for an app to release objects that it can create again; never called.
  open func didReceiveMemoryWarning() {}

  /// The interface orientations that the controller supports.
  ///
  /// Has no effect: a stage rotates only on request.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

  /// The interface orientation in which the controller is first presented.
  ///
  /// Has no effect: a stage rotates only on request.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// True if the controller rotates with the screen; has no effect.
  open var shouldAutorotate: Bool { true }

  /// The preferred size of the controller's content, in points; zero for no preference.
  ///
  /// The parent or the presentation controller is notified of a change and may ignore it. A size
  /// that is not finite is refused with a `ViewIssue`.
  open var preferredContentSize: CGSize {
    get { actualContentSize }
    set { preferContentSize(newValue) }
  }

  /// Insets that the controller adds to its view's safe area, in points; negative insets enlarge
  /// the area.
  ///
  /// Insets that are not finite are refused with a `ViewIssue`.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { actualSafeAreaInsets }
    set { keepSafeArea(newValue) }
  }

  /// The additional insets as they were set.
  final var actualSafeAreaInsets = UIEdgeInsets.zero

  /// The preferred size as it was set.
  final var actualContentSize = CGSize.zero

  /// Called after the preferred size of a child has changed; does nothing by default.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size of a child, in points, when this controller's view has `parentSize`; `parentSize` by
  /// default.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the size of the view changes with the window's.
  ///
  /// The default implementation notifies all children, on or off the screen, and the presented
  /// controller; an override must call super. A view in the window has its new size when the
  /// alongside animations begin.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in family.children {
      let size = self.size(forChildContentContainer: child, withParentContainerSize: size)
      NestedCalls.perform { child.viewWillTransition(to: size, with: coordinator) }
    }
    guard let presentedManager else { return }
    NestedCalls.perform { presentedManager.viewWillTransition(to: size, with: coordinator) }
  }

  /// Called before the traits change.
  ///
  /// The default implementation notifies all children, on or off the screen, and the presented
  /// controller; an override must call super.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in family.children {
      NestedCalls.perform { child.passTraits(newCollection, with: coordinator) }
    }
    guard let presentedManager else { return }
    NestedCalls.perform { presentedManager.willTransition(to: newCollection, with: coordinator) }
  }

  /// The traits of the controller: those of its stage, or of the most recent stage if it has none,
  /// with the overrides of the controller and its ancestors.
  open var traitCollection: UITraitCollection { currentTraits }

  /// Overrides traits of a child and its descendants; nil removes the overrides.
  ///
  /// Traits with default values override nothing, see `UITraitOverrides`. The overrides are removed
  /// with the child. A controller that is not a child is refused with a `ControllerIssue`.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    give(collection, to: childViewController)
  }

  /// The overridden traits of a child; nil if none are overridden.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.family.parent === self
      ? childViewController.family.collectionFromParent : nil
  }

  /// Called after the traits of the stage have changed, while the view is in a window.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The registry of trait observers; nil if there is none.
  package final var listeningTraitChanges: TraitChangeRegistry?

  /// Called after the layout margins of the view have changed, before its layout.
  open func viewLayoutMarginsDidChange() {}

  /// False if the view's layout margins ignore `systemMinimumLayoutMargins`.
  public final var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.marginsDidChange() }
    }
  }

  final var ownTraitOverrides = UITraitOverrides()

  // MARK: Containing

  /// Adds a child, after its removal from its former parent.
  ///
  /// Next, add its view to this controller's view, then call `didMove(toParent:)` on the child. An
  /// invalid request is refused with a `ControllerIssue`.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Removes the controller from its parent.
  ///
  /// Before this, call `willMove(toParent: nil)` on the controller and remove its view.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called before the controller is added to a parent or removed from it.
  ///
  /// Before a removal, the container must call this method. An override must call super.
  open func willMove(toParent parent: UIViewController?) {
    family.isMovingToParent = parent != nil
    family.isMovingFromParent = parent == nil && family.parent != nil
  }

  /// Called after the controller was added to a parent or removed from it.
  ///
  /// After an addition, the container must call this method. An override must call super.
  open func didMove(toParent parent: UIViewController?) {
    family.isMovingFromParent = false
    // `isMovingToParent` is true up to `viewDidAppear`.
    if appearance.phase != .appearing { family.isMovingToParent = false }
  }

  /// Replaces one child's view with another's and calls the appearance callbacks of both children.
  ///
  /// ```swift
  /// container.transition(from: list, to: map, duration: 0.3, options: [], animations: {
  ///   map.view.alpha = 1
  /// })
  /// ```
  ///
  /// The incoming view is inserted directly above the outgoing view, which is removed at the end;
  /// the caller must do neither. The request is refused with a `ControllerIssue`, and `completion`
  /// is called with `false`, if one of the controllers is not a child, if the outgoing view has no
  /// superview, or if the container forwards appearance itself.
  ///
  /// With a transition among the options, the common superview flips, curls or cross-fades to the
  /// new content, as in `UIView.transition(with:duration:options:animations:completion:)`. The
  /// outgoing view is then removed at once, and changes in `animations` are animated only with the
  /// option `allowAnimatedContent`.
  ///
  /// - Parameters:
  ///   - fromViewController: The child whose view is removed.
  ///   - toViewController: The child whose view is inserted.
  ///   - duration: The duration, in seconds; no animation if it is zero or less.
  ///   - options: The curve and the other options of the animation.
  ///   - animations: The changes to animate; nil for none.
  ///   - completion: Called once, after the *did* callbacks of both children.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  /// True if the children appear and disappear with this controller; false if the controller calls
  /// `beginAppearanceTransition` and `endAppearanceTransition` on its children itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Notifies the controller that its view is about to appear or disappear.
  ///
  /// Containers that do not forward appearance automatically call this method on their children;
  /// each call must be balanced by a call of `endAppearanceTransition()`. The children are notified
  /// after the controller. An override must call super.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Notifies the controller that its view has appeared or disappeared, after its children.
  ///
  /// An override must call super.
  open func endAppearanceTransition() {
    endAppearance()
  }

  // MARK: Presenting

  /// Presents another controller.
  ///
  /// The request is checked, and the delegate is asked, before the call returns; the visible part
  /// begins when the caller's code has returned to the stage. An invalid request is refused with a
  /// `ControllerIssue`.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller to present.
  ///   - flag: True to animate the presentation.
  ///   - completion: Called once, after the presented controller's `viewDidAppear`; if the request
  ///     is refused, later at the same instant.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    Presenter.present(
      viewControllerToPresent, from: self, animated: flag && UIView.areAnimationsEnabled,
      completion: completion)
  }

  /// Shows another controller: the nearest ancestor that overrides this method shows it, for
  /// example a navigation controller pushes it; otherwise the controller is presented.
  open func show(_ viewController: UIViewController, sender: Any?) {
    passUp(viewController) { $0.show(viewController, sender: sender) }
  }

  /// Shows another controller as a detail: the nearest ancestor that overrides this method shows
  /// it; otherwise the controller is presented.
  open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    passUp(viewController) { $0.showDetailViewController(viewController, sender: sender) }
  }

  /// Dismisses the controller that this controller presents, or this controller if it presents
  /// none.
  ///
  /// A running presentation is reversed from its current state and ends as a cancelled one; if it
  /// cannot be reversed, the dismissal waits for its end. See `transitionDecisions`.
  ///
  /// - Parameters:
  ///   - flag: True to animate the dismissal.
  ///   - completion: Called once, after the last `viewDidDisappear`; at once if there is nothing to
  ///     dismiss.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Presenter.dismiss(
      from: dismissalAnchor, animated: flag && UIView.areAnimationsEnabled, completion: completion)
  }
}

extension UIViewController: Hashable {
  /// Two controllers are equal if they are the same object.
  public nonisolated static func == (left: UIViewController, right: UIViewController) -> Bool {
    left === right
  }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@available(*, unavailable, message: "call init()")
extension UIViewController: PlainMaking {}

/// The cleanup after the deallocation of a controller: its view has no owner.
private struct ViewRelease: Cleanup {
  let view: UIView

  func perform() { view.owner = nil }
}
