public import Foundation
public import HeadlessViews

/// Looks at the touches of a view and all in it, and says when they mean something.
///
/// ```swift
/// let pan = PanGestureRecognizer { pan in
///   sheet.center.y = start + pan.translation(in: nil).y
/// }
/// sheet.addGestureRecognizer(pan)
/// ```
///
/// To recognize something else, override the touch methods and set `state`. A discrete recognizer
/// goes from `possible` to `recognized` or `failed`; a continuous one from `possible` to `began` or
/// `failed`, then to `changed` any number of times, and then to `ended` or `cancelled` (fact I2). Any
/// other change is refused with a `GestureIssue`. When all its touches are over, a recognizer that
/// has made up its mind is reset.
///
/// A recognizer that is still `possible` when its last touch is lifted stands in nobody's way from then
/// on, unless it `awaitsMoreTouches`; one that has begun and forgets to end is cancelled.
@preconcurrency @MainActor
open class GestureRecognizer: GestureSource {
  /// What a recognizer says of the touches it looks at.
  public enum State: Int, Hashable, Sendable, CaseIterable {
    /// It has not made up its mind.
    case possible
    /// A gesture that goes on has begun.
    case began
    /// A gesture that goes on has changed.
    case changed
    /// A gesture that went on has ended, or one that does not was recognized.
    case ended
    /// A gesture that went on was interrupted.
    case cancelled
    /// It is something else.
    case failed

    /// The state of a gesture that is over as soon as it is recognized.
    public static let recognized = State.ended
  }

  /// Who is asked what the recognizer may do; not kept.
  open weak var delegate: (any GestureRecognizerDelegate)?

  /// The view of the library that is called before the actions; weakly held.
  package final weak var observer: (any GestureObserver)?

  /// The view that the recognizer was added to.
  public internal(set) final weak var view: View?

  /// What the recognizer is called, for people.
  public final var name: String?

  /// True when views are told that touches are over for them once these were recognized (fact I7).
  open var cancelsTouchesInView = true

  /// True when views are not told of touches before the recognizer has failed (fact I8).
  open var delaysTouchesBegan = false

  /// True when views are not told of the end of touches while the recognizer may yet recognize them
  /// (fact I8).
  open var delaysTouchesEnded = true

  /// False when the recognizer gets no touches; set in the middle of a gesture, it ends that
  /// (fact I15).
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { leave() } }
  }

  /// How far it has come with its touches.
  final var recognition = Recognition() {
    didSet { arena?.noteChange(from: oldValue.isDeciding, to: recognition.isDeciding) }
  }

  /// The state that the action which is being called is for; nil when none is.
  final var actedState: State?

  /// The touches that the recognizer looks at and that are not over, in the order of coming down.
  final var touches: [Touch] = []

  /// All touches since the last reset that the recognizer has looked at.
  final var attempt: [Touch] = []

  /// Where the touches were last, in points of the screen.
  final var lastPoint = CGPoint.zero

  /// The recognizers whose failure is required.
  final var requirements = Requirements()

  /// The recognizers that require the failure of this one.
  final var dependents = Requirements()

  /// What was asked about others since the last reset.
  final var answers: [ObjectIdentifier: Bool] = [:]

  /// The recognizers that this one was found to wait for, or that were found to wait for it.
  final var linked = Roster<GestureRecognizer>()

  /// The recognizers that are to fail before this one may begin, the first of them last.
  final var blockers: [GestureRecognizer] = []

  /// A number that grows with each recognizer that joins the others of its screen.
  final var turn = 0

  /// What is called.
  final var actions = Roster<GestureAction>()

  /// Where the recognizer contends with others; nil while it looks at nothing.
  final weak var arena: GestureArena?

  /// How far down in its window the view is.
  final var depth = 0

  /// A recognizer of nothing in particular, with something to call when it recognizes.
  public init(action: ((GestureRecognizer) -> Void)? = nil) {
    if let action { addAction(action) }
  }

  /// A recognizer that calls nothing yet, as it is written where there are selectors; see
  /// `addTarget(_:action:)`.
  public init(target: Any?, action: Never?) {}

  /// A recognizer with something to call that asks for a subclass of its own.
  ///
  /// ```swift
  /// let drag = SheetPanGestureRecognizer { (drag: SheetPanGestureRecognizer) in follow(drag.axis) }
  /// ```
  ///
  /// A subclass has this as soon as it has `init(action:)`. What is called of a class that the recognizer is
  /// none of is refused with a `GestureIssue`.
  @_disfavoredOverload
  public convenience init<Recognizer: GestureRecognizer>(
    action: @escaping (Recognizer) -> Void
  ) {
    self.init(target: nil, action: nil)
    guard self is Recognizer else {
      let value = "a closure that asks for \(Recognizer.self)"
      report(.impossibleValue(recognizer: label, property: "action", value: value))
      return
    }
    addAction { recognizer in (recognizer as? Recognizer).map(action) }
  }

  // MARK: Overriding

  /// What the recognizer says of its touches; set by subclasses.
  open var state: State {
    get { actedState ?? recognition.state }
    set { request(newValue) }
  }

  /// True when the recognizer may recognize something though none of its touches is left, as between
  /// the two taps of a double tap.
  open var awaitsMoreTouches: Bool { false }

  /// Called when fingers came down.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event) {}

  /// Called when fingers moved.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event) {}

  /// Called when fingers were lifted.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event) {}

  /// Called when touches were interrupted.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event) {}

  /// Called when the recognizer is to forget the touches it has looked at.
  open func reset() {}

  /// True when recognizing keeps `other` from recognizing the same touches.
  open func canPrevent(_ other: GestureRecognizer) -> Bool { true }

  /// True when `other` keeps this one from recognizing the same touches.
  open func canBePrevented(by other: GestureRecognizer) -> Bool { true }

  /// True when this one recognizes only once `other` has failed.
  open func shouldRequireFailure(of other: GestureRecognizer) -> Bool { false }

  /// True when `other` recognizes only once this one has failed.
  open func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool { false }

  // MARK: Touches

  /// How many touches there are; at the end of a gesture, how many there were just before.
  open var numberOfTouches: Int { current.count }

  /// The middle of the touches, in a view's own space; nil stands for the window's (fact I21).
  open func location(in view: View?) -> CGPoint {
    convert(screenPoint, to: view)
  }

  /// Where one of the touches is, in a view's own space; nil stands for the window's.
  open func location(ofTouch index: Int, in view: View?) -> CGPoint {
    guard current.indices.contains(index) else {
      report(.noSuchTouch(recognizer: label, index: index, count: current.count))
      return location(in: view)
    }
    return convert(current[index].point, to: view)
  }

  /// Stops looking at a touch; its view keeps it whatever is recognized (fact I9).
  public final func ignore(_ touch: Touch, for event: Event) {
    touches.removeAll { $0 === touch }
    attempt.removeAll { $0 === touch }
    touch.receivers.remove(self)
    arena?.forget(touch, of: self)
  }
}

extension GestureRecognizer: Hashable {
  /// Recognizers are equal when they are the same object.
  public nonisolated static func == (left: GestureRecognizer, right: GestureRecognizer) -> Bool {
    left === right
  }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
