// What `Transitioning` needs of the platform below it, beside UIKit's public API. There are two
// platforms: `HeadlessControllers` with the targets below it, which runs on a stage, and
// `UIKitPlatform`. For a third one, write a module that
//
// 1. has UIKit's names, as far as `Transitioning` uses them;
// 2. declares a `TransitionEngine`, a `TransitionScreen` and a `PanTracker`, and extends
//    `UIViewController`, `UINavigationController`, `UIPresentationController`, `CALayer` and
//    `UIView`, as the protocols below say; the compiler checks it here;
// 3. declares `AnimatableValue` for the types whose values the engine animates, and `MotionValue`,
//    the form in which it takes them;
// 4. declares the public `FrameFollower`, `TouchClaimingPresentationController`,
//    `TransitionControlling` with `transitionDecisions`, and `FingerDriven` with `isDriving`,
//    `progress`, `isReleasedEarly`, `release(finishing:)`, `finish(withVelocity:)` and
//    `cancel(withVelocity:)`. What an app sees of a class of UIKit is in an extension of a protocol:
//    an extension of the class would keep a subclass in an app from having a member of that name;
//
// and import it in `Exports.swift`. The platform drives a run as a `TransitionAnimator`, and notifies
// its contexts as `TransitionPart`s.

extension TransitionEngine: PlatformEngine {}
extension TransitionScreen: PlatformScreen {}
extension PanTracker: PlatformPanTracker {}
extension UIViewController: PlatformController {}
extension UINavigationController: PlatformNavigationController {}
extension UIPresentationController: PlatformPresentation {}
extension CALayer: PlatformLayer {}
extension UIView: PlatformView {}

/// The engine of one run: it places the incoming view, makes the animations, records model values,
/// and ends the transition.
@MainActor
protocol PlatformEngine: AnyObject {
  /// Creates an engine for a transition that has not begun.
  init(_ direction: TransitionDirection)

  /// The direction of the transition.
  var direction: TransitionDirection { get }

  /// The context of the transition, from its start to its end; nil before and after.
  var context: (any UIViewControllerContextTransitioning)? { get }

  /// True while the transition is held, or runs out after it was released.
  var isDriven: Bool { get }

  /// True once the motion has ended; no animation can begin after that.
  var hasEnded: Bool { get }

  /// True once the deferred work is done, too.
  var isOver: Bool { get }

  /// The animator that the platform gets for a run.
  func animator(
    for run: any UIViewControllerAnimatedTransitioning & TransitionAnimator
  ) -> any UIViewControllerAnimatedTransitioning

  /// The run of an animator; the animator itself if it is none of the library's.
  static func run(of animator: any UIViewControllerAnimatedTransitioning) -> AnyObject

  /// Called when the interaction controller of the transition is known.
  func willBeDriven(by controller: (any UIViewControllerInteractiveTransitioning)?)

  /// Takes the context, places the incoming view and runs `motion` in a transaction.
  ///
  /// - Parameters:
  ///   - duration: The duration of the transaction, in seconds.
  ///   - removed: Called with the name of each controller whose view `motion` has removed from the
  ///     container.
  func perform(
    in context: any UIViewControllerContextTransitioning,
    lasting duration: @autoclosure () -> TimeInterval,
    removed: (String) -> Void, _ motion: () -> Void)

  /// Animates a property of a layer between its back and fore values, for a part of the transition.
  ///
  /// - Parameters:
  ///   - timing: The timing in the direction of the part.
  ///   - span: The part of the duration in which the value changes, in `0...1`, from the beginning
  ///     of the part, in its direction.
  ///   - startsAnew: True if a view that was found on the screen starts from its own value, and not
  ///     from what it shows.
  func animate(
    _ layer: CALayer, _ target: AnimationTarget, back: MotionValue, fore: MotionValue,
    _ timing: TransitionTiming, _ span: ClosedRange<Double>, startsAnew: Bool,
    for part: some TransitionPart)

  /// Adds work to do at the end.
  func deferToCompletion(_ work: @escaping () -> Void)

  /// Ends the transition, which completes unless it was cancelled.
  func complete()

  /// Ends the motion, because the transition has ended.
  func transitionDidEnd()

  /// Drops the transition without an end, and the deferred work, because nothing performs the
  /// transition any more.
  func abandon()
}

/// The screen on which a transition between two controllers runs.
@MainActor
protocol PlatformScreen {
  /// Creates the screen of two controllers, of which one need not be on it.
  init(of one: UIViewController, and other: UIViewController)

  /// The traits of the screen and the user's preferences.
  var traits: UITraitCollection { get }

  /// Reports a misuse.
  func report(_ issue: TransitionIssue)

  /// Performs work after the callbacks of this instant.
  func perform(_ work: @escaping @MainActor () -> Void)

  /// Performs work when a finger touches the screen next, or never if the platform does not say it.
  func performAtNextTouch(_ work: @escaping @MainActor () -> Void)
}

/// What a transition needs of a view controller.
@MainActor
protocol PlatformController: AnyObject {
  /// The delegate that the controller owns, nil until it is set.
  var choreographer: (any UIViewControllerTransitioningDelegate & Choreographer)? { get set }

  /// True while a transition presents or dismisses the controller.
  var isMovedByTransition: Bool { get }

  /// True while the controller is being presented, animated, by a transition that was chosen.
  var isPresentedByChoice: Bool { get }

  /// The style that was set, which may be another one than the controller's style.
  var actualPresentationStyle: UIModalPresentationStyle { get }

  /// The style in which a controller with a transition is presented; nil if its own style does.
  var styleForTransition: UIModalPresentationStyle? { get }

  /// The controller to which a dismissal or a pop of this controller returns, and the source of its
  /// presentation or push; nil if there is no such controller.
  var wayBack: (destination: UIViewController, source: UIViewController?)? { get }

  /// Stores the controller whose `present` shows this controller.
  func keepSource(_ source: UIViewController)

  /// Stores a decision about the controller's transition in `transitionDecisions`.
  func keep(_ decision: TransitionDecision)

  /// Asks the delegate for a presentation controller again at the next presentation.
  func forgetDelegatedPresentationController()

  /// The animator that the controller's transitioning delegate gives for a presentation.
  func delegatedAnimator(
    for presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// The animator that the controller's transitioning delegate gives for a dismissal.
  func delegatedAnimator(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

/// What the swipe back needs of a stack.
@MainActor
protocol PlatformNavigationController: AnyObject {
  /// The stack's own recognizer of a swipe in the content; nil before iOS 26.
  var contentPopRecognizer: UIGestureRecognizer? { get }

  /// The library's swipes of the stack, which the stack retains; nil until they are set.
  var swipeBack: AnyObject? { get set }

  /// True if the app has not given a delegate to one of the stack's own recognizers.
  func isFree(_ recognizer: UIGestureRecognizer) -> Bool
}

/// What a presentation needs of its delegate, in which each method is optional.
@MainActor
protocol PlatformPresentation: AnyObject {
  /// The delegate's answer whether the user may dismiss the presentation; true without one.
  var delegateAllowsDismissal: Bool { get }

  /// Notifies the delegate before a dismissal by the user.
  func notifyDelegateWillDismiss()

  /// Notifies the delegate after a dismissal by the user.
  func notifyDelegateDidDismiss()

  /// Notifies the delegate of an attempt to dismiss what must not be dismissed.
  func notifyDelegateDidAttemptToDismiss()
}

/// What a specification needs of a layer.
@MainActor
protocol PlatformLayer: AnyObject {
  /// The number that the layer shows for a property; nil if the property is none.
  func shownNumber(of target: AnimationTarget) -> CGFloat?

  /// The difference of two numbers on the layer, in the smallest changes that can be seen.
  func visibleChanges(of target: AnimationTarget, from start: CGFloat, to end: CGFloat) -> Double

  /// True if the layer is in no window; false if the platform cannot know it of every layer.
  var isOutsideWindow: Bool { get }

  /// The name of the layer's view in messages.
  var ownerName: String { get }
}

/// What a snapshotter needs of a view.
@MainActor
protocol PlatformView: AnyObject {
  /// A copy of what the view shows, for the time of a transition; nil if the view shows nothing.
  ///
  /// - Parameters:
  ///   - part: The part of the view that will be seen, in its own space; nil for everything. A
  ///     platform may copy more.
  ///   - isAppearing: True for a view that has not been on the screen yet.
  func copyForTransition(of part: CGRect?, isAppearing: Bool) -> UIView?
}

/// A pan's control over a transition: the drag begins a transition, drives it and releases it, or
/// catches a running one.
@MainActor
protocol PlatformPanTracker: AnyObject {
  /// - Parameters:
  ///   - interaction: The interaction controller that owns the tracker.
  ///   - direction: The direction of the transition that `begin` requests.
  ///   - outward: The unit vector of the drag: one number is 1 or -1, the other 0.
  ///   - begin: Requests the transition; called when a drag begins and no transition is under way.
  init(
    for interaction: UIPercentDrivenInteractiveTransition, recognizer: UIPanGestureRecognizer,
    direction: TransitionDirection,
    outward: @escaping () -> (dx: CGFloat, dy: CGFloat), begin: @escaping () -> Void)

  /// The distance that the finger drags for the whole transition, in points.
  ///
  /// If nil, the fore view's own distance is used: between its frame and the side of the container
  /// where it enters and leaves.
  var distance: CGFloat? { get set }

  /// The resistance to the finger beyond the beginning and beyond `freeDistance`; nil for none.
  var resistance: RubberBand? { get set }

  /// The distance that the finger drags without resistance, in points; nil for the whole distance.
  var freeDistance: CGFloat? { get set }

  /// Called with the distance that the resistance leaves beyond the beginning, in points.
  var overdragHandler: ((CGFloat) -> Void)? { get set }

  /// The policy that decides whether a released transition finishes.
  var releasePolicy: ReleasePolicy { get set }

  /// True while a finger drags.
  var isTracking: Bool { get }

  /// True if the next transition must begin interactively.
  var wantsInteractiveStart: Bool { get }

  /// Called when the state of the recognizer has changed.
  func recognizerDidChange()
}
