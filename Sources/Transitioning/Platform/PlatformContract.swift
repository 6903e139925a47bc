// What `Transitioning` needs of the platform below it, beside UIKit's public API. There are two
// platforms: `HeadlessControllers` with the targets below it, which runs on a stage, and
// `UIKitPlatform`. For a third one, write a module that
//
// 1. has UIKit's names, as far as `Transitioning` uses them;
// 2. declares a `TransitionMotion`, a `TransitionScreen` and a `FingerHold`, and extends
//    `UIViewController`, `UINavigationController`, `UIPresentationController`, `CALayer` and
//    `UIView`, as the protocols below say; the compiler checks it here;
// 3. declares `AnimatableValue` for the types whose values are animated, and `MotionValue`,
//    the form in which it takes them;
// 4. declares the public `FrameFollower`, `TouchClaimingPresentationController`,
//    `TransitionControlling` with `transitionDecisions`, and `FingerDriven` with `isDriving`,
//    `progress`, `isReleasedEarly`, `release(finishing:)`, `finish(withVelocity:)` and
//    `cancel(withVelocity:)`. What an app sees of a class of UIKit is in an extension of a protocol:
//    an extension of the class would keep a subclass in an app from having a member of that name;
//
// and import it in `Exports.swift`. The platform drives a run as a `TransitionAnimator`, and notifies
// its contexts as `TransitionPart`s.

extension TransitionMotion: PlatformMotion {}
extension TransitionScreen: PlatformScreen {}
extension FingerHold: PlatformFingerHold {}
extension UIViewController: PlatformController {}
extension UINavigationController: PlatformNavigationController {}
extension UIPresentationController: PlatformPresentation {}
extension CALayer: PlatformLayer {}
extension UIView: PlatformView {}

/// The motion of one run on the platform.
///
/// It has the animations and the model values that they change, and is held and released.
/// `TransitionEngine` decides what moves.
@MainActor
protocol PlatformMotion: AnyObject {
  /// Creates the motion of a transition that has not begun.
  init(_ direction: TransitionDirection)

  /// The context of the transition, from its start to its end; nil before and after.
  var context: (any UIViewControllerContextTransitioning)? { get }

  /// True while the transition is held, or runs out after it was released.
  var isDriven: Bool { get }

  /// True if the transition is interactive from its beginning, so that all animations are linear.
  var followsFinger: Bool { get }

  /// True once the motion has ended; no animation can begin after that.
  var hasEnded: Bool { get }

  /// The animator that the platform gets for a run: the run, or its `TransitionAnimatorSubstitute`.
  func animator(
    for run: any UIViewControllerAnimatedTransitioning & TransitionAnimator
  ) -> any UIViewControllerAnimatedTransitioning

  /// Called when the interaction controller of the transition is known, which UIKit does not tell
  /// what it drives: an end before the beginning is remembered for this transition.
  func willBeDriven(by controller: (any UIViewControllerInteractiveTransitioning)?)

  // MARK: Beginning

  /// Takes the context.
  func begin(in context: any UIViewControllerContextTransitioning)

  /// Called when the incoming view is in the container, before its layout.
  func didPlaceView(of controller: UIViewController)

  /// Records the model values that animation blocks change.
  ///
  /// - Parameter start: Starts the transition in a transaction, and returns what commits it.
  func record(_ start: () -> () -> Void)

  /// Restores what the leaving presentations have changed in the view behind a dismissal, and what
  /// this transition does not move: it is not the one that has presented.
  func restoreViewBehind()

  /// True if MetricKit counts the hitches of each run.
  static var reportsToMetricKit: Bool { get set }

  /// Called when the animations have begun, unless the transition is over already.
  ///
  /// - Parameter name: The type of the transition, for measurements.
  func didBegin(_ name: String)

  /// Turns the running transition round, from where it is, so that it ends as a cancelled one.
  ///
  /// - Returns: False if it cannot be interrupted, has not begun, or a finger holds it.
  func reverse() -> Bool

  // MARK: Animating

  /// True if an animation of a transition moves a property of a layer.
  func moves(_ target: AnimationTarget, of layer: CALayer) -> Bool

  /// True if the layer has been on the screen in a frame.
  func isOnScreen(_ layer: CALayer) -> Bool

  /// What a layer shows of a property; nil if it shows nothing.
  func shown(_ target: AnimationTarget, of layer: CALayer) -> MotionValue?

  /// Records the model value of a property, and sets another one.
  func set(
    _ target: AnimationTarget, of layer: CALayer, to value: MotionValue, _ timing: TransitionTiming)

  /// Adds an animation along a curve, in the time of a part.
  ///
  /// - Parameters:
  ///   - span: The part of the duration in which the value changes, in `0...1`.
  ///   - duration: The duration of the part, in seconds; positive.
  func animate(
    _ layer: CALayer, _ target: AnimationTarget, from start: MotionValue, to end: MotionValue,
    along function: MediaTimingFunction, during span: ClosedRange<Double>,
    lasting duration: TimeInterval, for part: some TransitionPart)

  /// Adds an animation on a spring.
  ///
  /// - Parameters:
  ///   - duration: The time until the spring shows no change any more, in seconds; positive.
  ///   - delay: The time from the beginning of the transition, in seconds.
  func animate(
    _ layer: CALayer, _ target: AnimationTarget, from start: MotionValue, to end: MotionValue,
    on spring: SpringCurve, lasting duration: TimeInterval, delay: TimeInterval,
    for part: some TransitionPart)

  /// Removes the animation of a transition that moves a property.
  func removeAnimation(of target: AnimationTarget, on layer: CALayer)

  /// The difference of two values on a layer, in the smallest changes that can be seen.
  func visibleChanges(
    of target: AnimationTarget, on layer: CALayer, from start: MotionValue, to end: MotionValue
  ) -> Double

  /// Reports a value that a property cannot have.
  func report(_ value: MotionValue, of target: AnimationTarget, on layer: CALayer)

  // MARK: Ending

  /// Ends the motion, before the deferred work.
  func end()

  /// Settles the model values and the animations that are left, after the deferred work.
  func settle(cancelled: Bool)

  /// Releases the context.
  func forgetContext()

  /// Drops everything without an end.
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

  /// The name of the controller in reports.
  var nameInReports: String { get }

  /// True while a transition presents or dismisses the controller.
  var isMovedByTransition: Bool { get }

  /// True while the controller is being presented, animated, by a transition that was chosen.
  var isPresentedByChoice: Bool { get }

  /// The style that was set, which may be another one than the controller's style.
  var actualPresentationStyle: UIModalPresentationStyle { get }

  /// The style in which a controller with a transition is presented; nil if its own style does.
  var styleForTransition: UIModalPresentationStyle? { get }

  /// The controller to which a dismissal or a pop of this controller returns, and the source of its
  /// presentation or push, if the platform knows it; nil if there is no such controller.
  var wayBack: (destination: UIViewController, source: UIViewController?)? { get }

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

/// The hold of a finger on the transitions of an interaction controller, whose property `fingerHold`
/// it is.
@MainActor
protocol PlatformFingerHold {
  /// The fraction to which the transition is driven, in `0...1`.
  var percent: CGFloat { get }

  /// The direction of the transition; nil if there is none.
  var direction: TransitionDirection? { get }

  /// True if the transition was released before it has begun.
  var isReleasedEarly: Bool { get }

  /// Takes hold of the running transition, or requests one.
  func take(_ request: () -> Void)

  /// Drives the transition to a fraction, clamped to `0...1`.
  func update(_ percent: CGFloat)

  /// Releases the transition, which continues to its end or back to its beginning.
  ///
  /// - Parameter velocity: The velocity of a spring that moves the rest, in whole distances a
  ///   second, positive toward the end; nil for the timing of the interaction controller.
  func release(finishing: Bool, velocity: CGFloat?)

  /// The distance that the transition's fore view moves to leave the container, in points; not
  /// positive if it is not known.
  ///
  /// - Parameter outward: A unit vector out of the container.
  func exitDistance(toward outward: (dx: CGFloat, dy: CGFloat)) -> CGFloat
}
