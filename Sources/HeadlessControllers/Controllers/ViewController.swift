public import Foundation
public import HeadlessStage
public import HeadlessViews

/// Owns a screenful of views, and knows when they come and go.
///
/// ```swift
/// final class ComposerViewController: ViewController {
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
/// The view is made when it is first asked for. Appearance callbacks come in UIKit's order and
/// always in pairs, whatever is cancelled or nested.
@preconcurrency @MainActor
open class ViewController: Responder, PlainlyMade {
  private var storedView: View?
  private var isLoadingView = false
  var appearance = AppearanceState()

  /// The name of the screen, for people; the tab and the navigation bar take it as well.
  open var title: String? {
    didSet {
      storedTabBarItem?.title = title
      storedNavigationItem?.title = title
      if storedTabBarItem == nil { storedParent?.keeper?.childDidChangeItem() }
    }
  }

  /// What the bar of a navigation controller says while the controller is on its stack.
  ///
  /// Made when it is first asked for; its title follows the controller's.
  open var navigationItem: NavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = NavigationItem(named: title)
    storedNavigationItem = item
    return item
  }

  final var storedNavigationItem: NavigationItem?

  /// What the controller's tab says, in a tab bar controller.
  open var tabBarItem: TabBarItem {
    get {
      if let storedTabBarItem { return storedTabBarItem }
      let item = TabBarItem(title: title)
      storedTabBarItem = item
      return item
    }
    set {
      storedTabBarItem = newValue
      storedParent?.keeper?.childDidChangeItem()
    }
  }

  private final var storedTabBarItem: TabBarItem?

  /// True when there is something to say of the controller itself in its tab.
  final var hasOwnTab: Bool { storedTabBarItem != nil || title != nil }

  /// True when a tab bar hides as long as the controller, or anything pushed on top of it, is on top of
  /// its stack (fact G16).
  open var hidesBottomBarWhenPushed = false {
    didSet {
      guard hidesBottomBarWhenPushed != oldValue else { return }
      storedParent?.keeper?.childDidChangeBottomBar(self)
    }
  }

  /// How the controller takes its place when it is presented; `automatic` reads as what it stands
  /// for: `overFullScreen` for a controller with a transition of its own, which is made for the whole
  /// screen, else a sheet (fact B15).
  open var modalPresentationStyle: ModalPresentationStyle {
    get {
      guard storedPresentationStyle == .automatic else { return storedPresentationStyle }
      return choreographer?.fillsScreen == true ? .overFullScreen : .automaticStyle
    }
    set { storedPresentationStyle = newValue }
  }

  /// The style as it was set.
  package final var storedPresentationStyle = ModalPresentationStyle.automatic

  /// True while the transitioning delegate makes a presentation controller ahead of time.
  final var isAskingForPresentationController = false

  /// How the controller comes and goes when nobody chose a transition for it.
  open var modalTransitionStyle = ModalTransitionStyle.coverVertical

  /// The system's transition that the controller prefers to that.
  final var storedTransition: SystemTransition?

  /// Who chooses the transition, presentation and interaction; not kept.
  open var transitioningDelegate: (any ViewControllerTransitioningDelegate)? {
    get { isDelegatedToChoreographer ? choreographer : foreignDelegate }
    set {
      if newValue !== transitioningDelegate { forgetDelegatedPresentationController() }
      isDelegatedToChoreographer = newValue != nil && newValue === choreographer
      foreignDelegate = isDelegatedToChoreographer ? nil : newValue
    }
  }

  /// A delegate that is not the controller's own transition controller, which it keeps anyway.
  private final weak var foreignDelegate: (any ViewControllerTransitioningDelegate)?
  private final var isDelegatedToChoreographer = false

  /// True when context styles started below this controller cover it and no more (fact B4).
  open var definesPresentationContext = false

  /// True when what is presented over this controller's context comes and goes in this controller's
  /// `modalTransitionStyle` rather than in its own (fact B6).
  open var providesPresentationContextTransitionStyle = false

  /// The controller that this one is a child of.
  open var parent: ViewController? { storedParent }

  /// The controllers whose views are part of this one's, in the order of adding.
  open var children: [ViewController] { storedChildren }

  /// True in the appearance callbacks of a controller that has just become a child.
  open var isMovingToParent: Bool { storedMovingToParent }

  /// True in the disappearance callbacks of a controller that is about to be no child any more.
  open var isMovingFromParent: Bool { storedMovingFromParent }

  // What is so, whatever an override says: nothing in here asks one.
  final weak var storedParent: ViewController?
  final var storedChildren: [ViewController] { lineup.madeList ?? lineup.list }
  final var lineup = Lineup<ViewController>()
  final var storedMovingToParent = false
  final var storedMovingFromParent = false
  final var storedBeingPresented = false
  final var storedBeingDismissed = false

  /// True when the appearance came with the parent's, and is to go with it.
  final var isFollowing = false

  /// True when the navigation controller that it is in has told it that it has come, and not yet that it
  /// has gone.
  final var isResident = false

  /// The change of places between siblings that the controller took part in last, while that runs.
  final weak var siblingTransition: SiblingTransition?

  /// True while the view leaves a window in which its parent stays.
  final var isLeaving = false

  /// True while the view leaves a window, by itself or with what it is in.
  final var isViewLeaving = false

  /// The controller that this one itself presents.
  final var storedPresented: ViewController? {
    didSet {
      if (oldValue == nil) != (storedPresented == nil) {
        countPresenters(storedPresented == nil ? -1 : 1)
      }
    }
  }

  /// How many controllers present something, this one and all in it.
  final var presenterCount = 0

  /// What fills a window with the controller's view, where that is a window's root or still leaves as
  /// one.
  final weak var rootContent: RootContent?

  /// What `stage` found out; see there.
  final var stageSearch = StageSearch()

  /// The controller that presents this one itself; its remains clear it.
  final unowned(unsafe) var storedPresenting: ViewController?

  /// True in the appearance callbacks of being presented.
  open var isBeingPresented: Bool { storedBeingPresented }

  /// True in the disappearance callbacks of being dismissed.
  open var isBeingDismissed: Bool { storedBeingDismissed }

  /// The controller that this one, or the nearest above it that presents, presents (fact B7).
  open var presentedViewController: ViewController? { nearestPresented }

  /// The controller that presents this one, or the nearest above it that is presented (fact B7).
  open var presentingViewController: ViewController? { nearestPresenting }

  /// The coordinator of the transition that the controller, or the nearest above it, takes part in,
  /// while one is animated (fact A42); else that of the change of size or traits that the window goes
  /// through, from before its `viewWillTransition(to:with:)` until all has come to rest.
  open var transitionCoordinator: (any ViewControllerTransitionCoordinator)? { nearestCoordinator }

  /// Who keeps the children in their places, in a container of our own.
  final var keeper: (any ContentKeeper)?

  /// The place where the controller's transition controller is kept.
  package final var choreographer: (any Choreographer)?

  /// The presentation that made this controller visible, until its dismissal has ended.
  final var presentation: Presentation?

  /// The stage to tell of what happens before the view is on one.
  package final var noteStage: Stage? {
    get { noteTimeline?.stage }
    set { noteTimeline = newValue?.timeline }
  }

  /// The clock of that stage, which outlives it.
  private final var noteTimeline: Timeline? {
    didSet { if noteTimeline !== oldValue, !lineup.isEmpty { StageSearch.expire() } }
  }

  /// What manages the controller's presentation: the one that `presentationController` reads, if it has
  /// been made.
  final var storedPresentationController: PresentationController?

  /// True when no person may dismiss the presentation that the controller is in, by dragging it away or
  /// tapping beside it, nor touch what is beside it (facts B31, B34).
  ///
  /// It counts for whoever is presented, and for those whose views it shows, as the top of a stack.
  open var isModalInPresentation = false {
    didSet {
      if isModalInPresentation != oldValue { carrier?.controller.modalityDidChange() }
    }
  }

  /// The coordinators of the transitions that the controller itself takes part in, newest last: a
  /// container may present something while it changes what it shows.
  final var ownCoordinators: [TransitionCoordinator] = []

  /// The newest of them.
  final var ownCoordinator: TransitionCoordinator? { ownCoordinators.last }

  /// Who asked for something to be shown that is passed up to this controller, while it is.
  final weak var asker: ViewController?

  /// True while the view goes because the window hides, or gets another root.
  final var isWithdrawn = false

  /// What others want to find in the controller again, by key.
  package final var notes: [String: Any] = [:]

  /// How it came to the transition that the controller came or went with last, step by step.
  public package(set) final var transitionDecisions: [TransitionDecision] = []

  /// A controller whose view is made when it is first asked for.
  ///
  /// The arguments are UIKit's, so that subclasses are written as they are there; there are no nibs
  /// here, and both are ignored.
  public init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init()
  }

  /// A controller whose view is made when it is first asked for: there are no archives here, and
  /// nothing is read.
  ///
  /// It is there to be called by a `required init?(coder: NSCoder)`.
  public init?(coder: NSCoder?) {
    super.init()
  }

  /// What `init()` calls where a subclass does not have it from here; see `PlainlyMade`.
  @available(*, unavailable, message: "call init()")
  public required convenience init(plain: Plain) {
    self.init(nibName: nil, bundle: nil)
  }

  deinit {
    let orphans = lineup.isEmpty ? nil : Orphans(lineup.list)
    lineup.removeAll()
    ControllerRemains(
      view: storedView, choreographer: choreographer, presented: storedPresented, children: orphans
    ).leave()
  }

  /// What the controller's view is in.
  open override var next: Responder? { viewIfLoaded?.superview }

  /// Dismisses the controller, if it is presented and a person may do so; see
  /// `PresentationController.performEscape()`.
  ///
  /// A container overrides it to let go of the child in front, and calls super when it has none to let
  /// go.
  open override func accessibilityPerformEscape() -> Bool {
    storedPresenting != nil && presentationController?.performEscape() == true
  }

  // MARK: The view

  /// The root of the controller's views, made on first use; set to nil, it is made again.
  public final var view: View! {
    get {
      loadViewIfRequired()
      return storedView
    }
    set {
      guard newValue !== storedView else { return }
      storedView?.owner = nil
      // A view belongs to one controller (fact A6): whoever had it has none now.
      if let former = newValue?.owner as? ViewController { former.storedView = nil }
      storedView = newValue
      newValue?.owner = self
      if newValue?.window != nil { StageSearch.expire() }
    }
  }

  /// True once the view is made.
  public final var isViewLoaded: Bool { storedView != nil }

  /// The view, if it is made.
  public final var viewIfLoaded: View? { storedView }

  /// Makes the view, unless it is made.
  open func loadViewIfNeeded() { loadViewIfRequired() }

  final func loadViewIfRequired() {
    guard storedView == nil else { return }
    // An override of `loadView` or `viewDidLoad` that reads a view that is not there gets a plain one:
    // to load it again would lead in a circle.
    guard !isLoadingView else { return view = plainView() }
    isLoadingView = true
    View.performWithoutAnimation {
      loadView()
      if storedView == nil { view = plainView() }
      note("viewDidLoad")
      viewDidLoad()
    }
    isLoadingView = false
    // `viewDidLoad` may have set the view to nil, or given it to another controller.
    guard storedView == nil else { return }
    report(.viewLostWhileLoading(controller: label))
    view = plainView()
  }

  /// Makes the view and assigns it; an override need not call super.
  ///
  /// The view it makes is plain, as large as the screen, and grows with what it is put into. The screen
  /// is that of the stage that the controller, its parent or its presenter is on; a controller that is on
  /// none takes that of the stage that ran last, and without any a phone's.
  open func loadView() {
    view = plainView()
  }

  private func plainView() -> View {
    let view = View(frame: screenBounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// Called once the view is made.
  open func viewDidLoad() {}

  // MARK: Appearing

  /// Called before the view comes in.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called once on the way in, when the view is in its place and its size is right.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view is in.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view goes out.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view is out.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called after more or less of the view is covered by bars and the like; before `viewIsAppearing`,
  /// or before layout (fact A9).
  open func viewSafeAreaInsetsDidChange() {}

  // MARK: Content

  /// How the controller would like the status bar to be drawn.
  ///
  /// Nobody asks: none is drawn here.
  open var preferredStatusBarStyle: StatusBarStyle { .default }

  /// True when the controller would like to do without the status bar; nobody asks.
  open var prefersStatusBarHidden: Bool { false }

  /// How the controller would like the status bar to come and go; nobody asks.
  open var preferredStatusBarUpdateAnimation: StatusBarAnimation { .fade }

  /// The child that is to be asked for the status bar's style in the controller's place; nobody asks.
  open var childForStatusBarStyle: ViewController? { nil }

  /// The child that is to be asked in the controller's place whether there is to be a status bar; nobody
  /// asks.
  open var childForStatusBarHidden: ViewController? { nil }

  /// True when the controller would like to do without the home indicator; nobody asks.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// True when the controller, presented otherwise than on the full screen, is to be asked for the status
  /// bar; kept, and nobody asks.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// The edges at which the view reaches beneath bars; kept, and without effect: it does at all of them.
  open var edgesForExtendedLayout = RectEdge.all

  /// True when the view reaches beneath bars that nothing shows through; kept, and without effect.
  open var extendedLayoutIncludesOpaqueBars = false

  /// Where an app lets go of what it can make again; never called.
  open func didReceiveMemoryWarning() {}

  /// The ways to hold the screen that the controller agrees with.
  ///
  /// Nobody asks: a stage turns when it is told to.
  open var supportedInterfaceOrientations: InterfaceOrientationMask { .all }

  /// True when the controller turns with the screen; nobody asks.
  open var shouldAutorotate: Bool { true }

  /// The size that the controller's content would like, in points; zero when it does not care.
  ///
  /// Whoever holds the controller is told of a change, and may ignore it (fact A41). A size that is
  /// not finite is refused with a `ViewIssue`.
  open var preferredContentSize: CGSize {
    get { storedContentSize }
    set { preferContentSize(newValue) }
  }

  /// How much of its own view the controller keeps for bars of its own, beside what is covered
  /// already, in points; negative gives free.
  ///
  /// Insets that are not finite are refused with a `ViewIssue`.
  open var additionalSafeAreaInsets: EdgeInsets {
    get { storedSafeAreaInsets }
    set { keepSafeArea(newValue) }
  }

  /// The additional insets as they were set.
  final var storedSafeAreaInsets = EdgeInsets.zero

  /// The preferred size as it was set.
  final var storedContentSize = CGSize.zero

  /// Called after the size that a child would like has changed; does nothing unless overridden.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}

  /// The size that a child will have, in points, when this controller's view has `parentSize`; all of
  /// it unless overridden.
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the size of the view changes with that of the window.
  ///
  /// It tells the children, on screen or not, and what this controller presents; an override must call
  /// super for that. The view, if it is in the window, has its new size when what animates alongside
  /// begins.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    passSizeToChildren(size, with: coordinator)
    passSizeToPresented(size, with: coordinator)
  }

  /// Called before the traits change.
  ///
  /// It tells the children, on screen or not, and what this controller presents; an override must call
  /// super for that.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    passTraitsToChildren(newCollection, with: coordinator)
    passTraitsToPresented(newCollection, with: coordinator)
  }

  /// The traits of the stage that the controller is on, or of the stage that ran last while it is on
  /// none, but for what it and its parents say otherwise.
  open var traitCollection: TraitCollection { currentTraits }

  /// Lets a child, and all in it, see other traits than this controller does; nil lets it see the
  /// same.
  ///
  /// What the collection says at its default overrides nothing, see `TraitOverrides`. It is forgotten
  /// when the child leaves. Who is no child of this controller is refused with a `TransitionIssue`.
  open func setOverrideTraitCollection(
    _ collection: TraitCollection?, forChild childViewController: ViewController
  ) {
    give(collection, to: childViewController)
  }

  /// The traits that a child was given to see; nil when it sees the same as this controller.
  open func overrideTraitCollection(
    forChild childViewController: ViewController
  ) -> TraitCollection? {
    childViewController.storedParent === self ? childViewController.collectionFromParent : nil
  }

  /// Called after the traits of the stage have changed, while the view is in a window.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// Who listens to changes of the controller's traits, if anybody does.
  package final var listeningTraitChanges: TraitChangeRegistry?

  /// Called after what the view keeps free at its edges has changed, before its layout.
  open func viewLayoutMarginsDidChange() {}

  /// False when the view's margins are its own alone, without `systemMinimumLayoutMargins`.
  public final var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.marginsDidChange() }
    }
  }

  /// What the controller says itself, and what its parent says of it.
  final var ownTraitOverrides = TraitOverrides()
  final var collectionFromParent: TraitCollection?

  /// What the controller saw when its view left its window; nil while the view is in one.
  final var traitsBefore: TraitCollection?

  // MARK: Containing

  /// Makes another controller a child, after taking it out of the parent it has.
  ///
  /// Put its view into this controller's view next, and call `didMove(toParent:)` on it when it is
  /// there to stay. What makes no sense is refused with a `TransitionIssue`.
  open func addChild(_ childController: ViewController) {
    adopt(childController)
  }

  /// Takes the controller out of its parent.
  ///
  /// Call `willMove(toParent: nil)` on it and take its view out before.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called before the controller becomes a child, or is no child any more.
  ///
  /// In the second case its container must call it. An override must call super.
  open func willMove(toParent parent: ViewController?) {
    storedMovingToParent = parent != nil
    storedMovingFromParent = parent == nil && storedParent != nil
  }

  /// Called after the controller has become a child, or is no child any more.
  ///
  /// In the first case its container must call it. An override must call super.
  open func didMove(toParent parent: ViewController?) {
    storedMovingFromParent = false
    // On the way in it is moving until it has appeared (fact A28).
    if appearance.phase != .appearing { storedMovingToParent = false }
  }

  /// Lets one child's view take the place of another's, with all that the two are to be told.
  ///
  /// ```swift
  /// container.transition(from: list, to: map, duration: 0.3, options: [], animations: {
  ///   map.view.alpha = 1
  /// })
  /// ```
  ///
  /// The incoming view is put right in front of the outgoing one, which is taken out at the end; do
  /// neither yourself. A controller that is no child of this one, an outgoing one whose view is
  /// nowhere, and a container that forwards appearance by itself, are refused with a
  /// `TransitionIssue`; the completion hears `false`.
  ///
  /// With a transition among the options, the view that both are in turns, curls or melts from the one
  /// look into the other, as in `View.transition(with:duration:options:animations:completion:)`; the
  /// outgoing view is taken out at once then, and what `animations` changes animates only if the
  /// options have `allowAnimatedContent`.
  ///
  /// - Parameters:
  ///   - duration: In seconds; zero or less changes at once.
  ///   - animations: Makes the changes that animate; nil makes none.
  ///   - completion: Called once, after both were told that they have come in and gone out.
  open func transition(
    from fromViewController: ViewController, to toViewController: ViewController,
    duration: TimeInterval, options: View.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  /// True when the children appear and disappear with this controller; false when it calls
  /// `beginAppearanceTransition` and `endAppearanceTransition` on them itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells the controller that its view is about to come in or go out.
  ///
  /// For containers that do not let appearance pass on by itself; every call is answered by one of
  /// `endAppearanceTransition()` (facts A33–A36). The children come after the controller. An override
  /// must call super.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Tells the controller that its view has come in or gone out, after its children.
  ///
  /// An override must call super.
  open func endAppearanceTransition() {
    endAppearance()
  }

  // MARK: Presenting

  /// Shows another controller in front of this one.
  ///
  /// The request is checked, and the delegate asked, before the call returns; what can be seen
  /// begins when control is back with the stage. A request that makes no sense is refused with a
  /// `TransitionIssue`.
  ///
  /// - Parameter completion: Called once, after the other's `viewDidAppear`, or later in this
  ///   instant when the request was refused.
  open func present(
    _ viewControllerToPresent: ViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    Presenter.present(viewControllerToPresent, from: self, animated: flag, completion: completion)
  }

  /// Shows another controller in the way of the nearest controller further up that has one of its own,
  /// as a navigation controller has; without any, presents it (fact I7).
  open func show(_ viewController: ViewController, sender: Any?) {
    passUp(viewController) { $0.show(viewController, sender: sender) }
  }

  /// Shows another controller as a detail, in the way of the nearest controller further up that has one
  /// of its own; without any, presents it (fact I7).
  open func showDetailViewController(_ viewController: ViewController, sender: Any?) {
    passUp(viewController) { $0.showDetailViewController(viewController, sender: sender) }
  }

  /// Takes away what this controller presents, or the controller itself when it presents nothing.
  ///
  /// A presentation that is under way is turned round where it is, and ends as one that was called off;
  /// one that cannot be turned round is waited for. See `transitionDecisions`.
  ///
  /// - Parameter completion: Called once, after the last `viewDidDisappear`, or at once when there
  ///   is nothing to dismiss.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Presenter.dismiss(from: dismissalAnchor, animated: flag, completion: completion)
  }
}

extension ViewController: Hashable {
  /// Controllers are equal when they are the same object.
  public nonisolated static func == (left: ViewController, right: ViewController) -> Bool {
    left === right
  }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@available(*, unavailable, message: "call init()")
extension ViewController: PlainMaking {}
