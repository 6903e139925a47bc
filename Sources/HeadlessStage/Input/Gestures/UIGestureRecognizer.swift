public import Foundation
public import HeadlessViews

/// A base class of recognizers, which track the touches of a view and its subviews to recognize a
/// gesture.
///
/// ```swift
/// let pan = UIPanGestureRecognizer { pan in
///   sheet.center.y = start + pan.translation(in: nil).y
/// }
/// sheet.addGestureRecognizer(pan)
/// ```
///
/// A subclass overrides the touch methods and sets `state`. A discrete recognizer goes from
/// `possible` to `recognized` or `failed`. A continuous recognizer goes from `possible` to `began`
/// or `failed`, from `began` to `changed` any number of times, and then to `ended` or `cancelled`.
/// Any other change is refused with a `GestureIssue`. A recognizer in a final state is reset when
/// all its touches are over.
///
/// A recognizer that is still `possible` when its last touch is lifted does not block other
/// recognizers any longer, unless it `awaitsMoreTouches`. A recognizer that has begun and does not
/// end its gesture after the last touch is cancelled.
@preconcurrency @MainActor
open class UIGestureRecognizer: GestureSource {
  /// The state of a recognizer's gesture.
  public enum State: Int, Hashable, Sendable, CaseIterable {
    /// The recognizer has not decided yet.
    case possible
    /// A continuous gesture has begun.
    case began
    /// A continuous gesture has changed.
    case changed
    /// A continuous gesture has ended, or a discrete gesture was recognized.
    case ended
    /// A continuous gesture was interrupted.
    case cancelled
    /// The touches are not the recognizer's gesture.
    case failed

    /// The state of a discrete gesture that was recognized.
    public static let recognized = State.ended
  }

  /// The delegate that decides what the recognizer may do; weakly held.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// The view of the library that observes the recognizer, called before the actions; weakly held.
  package final weak var observer: (any GestureObserver)?

  /// The view that the recognizer was added to.
  public final var view: UIView? { ownView }

  @LinkedView final var ownView: UIView?

  /// A name for messages and debugging.
  public final var name: String?

  /// True if views receive `touchesCancelled` for touches that the recognizer has recognized.
  open var cancelsTouchesInView = true

  /// True if views do not receive touches before the recognizer has failed.
  open var delaysTouchesBegan = false

  /// True if views do not receive the end of touches while the recognizer may still recognize them.
  open var delaysTouchesEnded = true

  /// True if the recognizer receives touches; set to false during a gesture, it cancels the
  /// gesture.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { leave() } }
  }

  /// The state machine of the present attempt.
  final var recognition = Recognition()

  /// The state that the running action is called for; nil while no action runs.
  final var actedState: State?

  /// The touches that the recognizer tracks and that are not over, in the order in which they came
  /// down.
  final var touches: [UITouch] = []

  /// All touches that the recognizer has tracked since the last reset.
  final var attempt: [UITouch] = []

  /// The last location of the touches' middle, in points of the screen.
  final var lastPoint = CGPoint.zero

  /// The recognizers that must fail before this recognizer may begin.
  final var requirements = Requirements()

  /// The recognizers that may begin only after this recognizer has failed.
  final var dependents = Requirements()

  /// The answers of delegates and subclasses about other recognizers since the last reset.
  final var answers: [ObjectIdentifier: Bool] = [:]

  /// The recognizers that wait for this recognizer, or that this recognizer waits for, by these
  /// answers.
  final var linked: [UIGestureRecognizer] = []

  /// The undecided recognizers that this recognizer waits for, in reverse order.
  final var blockers: [UIGestureRecognizer] = []

  /// The actions, in the order in which they were added.
  final var actions: [GestureAction] = []

  /// The arena in which the recognizer competes; nil while the recognizer tracks no touch.
  final weak var arena: GestureArena?

  /// The place among the recognizers of the arena, in the order in which they joined; nil while it
  /// tracks no touch.
  final var place: Int?

  /// The number of superviews above the view.
  final var depth = 0

  /// Creates a recognizer, optionally with an action.
  public init(action: ((UIGestureRecognizer) -> Void)? = nil) {
    if let action { addAction(action) }
  }

  /// Creates a recognizer without actions, in the form that UIKit code has; see
  /// `addTarget(_:action:)`.
  public init(target: Any?, action: Never?) {}

  /// Creates a recognizer with an action that takes a subclass.
  ///
  /// ```swift
  /// let drag = SheetPanGestureRecognizer { (drag: SheetPanGestureRecognizer) in
  ///   follow(drag.axis)
  /// }
  /// ```
  ///
  /// A subclass inherits this initializer if it has `init(action:)`. An action for a class that the
  /// recognizer is not an instance of is refused with a `GestureIssue`.
  @_disfavoredOverload
  public convenience init<Recognizer: UIGestureRecognizer>(
    action: @escaping (Recognizer) -> Void
  ) {
    self.init(target: nil, action: nil)
    guard self is Recognizer else {
      let value = "a closure for \(Recognizer.self)"
      report(.impossibleValue(recognizer: label, property: "action", value: value))
      return
    }
    addAction { recognizer in (recognizer as? Recognizer).map(action) }
  }

  // MARK: Overridable members

  /// The state of the gesture; a subclass sets it.
  open var state: State {
    get { actedState ?? recognition.state }
    set { request(newValue) }
  }

  /// True if the recognizer may still recognize a gesture with no touch left, as between the two
  /// taps of a double tap.
  open var awaitsMoreTouches: Bool { false }

  /// Called when fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches were interrupted.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the recognizer must clear the data of its present attempt.
  open func reset() {}

  /// True if this recognizer, once it recognizes, prevents `other` from recognizing the same
  /// touches.
  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }

  /// True if `other`, once it recognizes, prevents this recognizer from recognizing the same
  /// touches.
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }

  /// True if this recognizer may recognize only after `other` has failed.
  open func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { false }

  /// True if `other` may recognize only after this recognizer has failed.
  open func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { false }

  // MARK: Touches

  /// The number of touches; at the end of a gesture, the number just before.
  open var numberOfTouches: Int { current.count }

  /// Returns the middle of the touches in the coordinate space of a view; nil stands for the
  /// window.
  open func location(in view: UIView?) -> CGPoint {
    convert(screenPoint, to: view)
  }

  /// Returns the location of one touch in the coordinate space of a view; nil stands for the
  /// window.
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    guard current.indices.contains(index) else {
      report(.noSuchTouch(recognizer: label, index: index, count: current.count))
      return location(in: view)
    }
    return convert(current[index].point, to: view)
  }

  /// Ignores a touch from now on; the touch is not cancelled in its view, whatever is recognized.
  public final func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    attempt.removeAll { $0 === touch }
    touch.receivers.remove(self)
  }
}

extension UIGestureRecognizer: Hashable {
  /// Recognizers are equal when they are the same object.
  public nonisolated static func == (left: UIGestureRecognizer, right: UIGestureRecognizer) -> Bool
  {
    left === right
  }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
