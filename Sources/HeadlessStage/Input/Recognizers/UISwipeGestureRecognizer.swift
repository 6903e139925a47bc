public import Foundation
public import HeadlessViews

/// A discrete recognizer of fingers that move in one direction, far enough and fast enough.
///
/// ```swift
/// let swipe = UISwipeGestureRecognizer { _ in delete(row) }
/// swipe.direction = .left
/// row.addGestureRecognizer(swipe)
/// ```
///
/// The middle of the fingers moves 50 points in one direction within half a second. Its deviation
/// to the side must never exceed 50 points or the distance moved. These figures are our choice:
/// UIKit's are not published; its documentation says only that slow swipes need precision and fast
/// swipes need distance.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// One bit for each direction.
    public let rawValue: UInt

    /// Creates a set of directions from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Towards greater x.
    public static let right = Direction(rawValue: 1)

    /// Towards lesser x.
    public static let left = Direction(rawValue: 2)

    /// Towards lesser y.
    public static let up = Direction(rawValue: 4)

    /// Towards greater y.
    public static let down = Direction(rawValue: 8)
  }

  /// The least distance of a swipe, and the greatest deviation to the side, in points.
  private static let reach: CGFloat = 50

  /// The greatest duration of a swipe, in seconds.
  private static let limit: TimeInterval = 0.5

  /// The directions that are recognized; with none, nothing is recognized.
  public final var direction: Direction = .right

  /// The number of fingers; at least one.
  public final var numberOfTouchesRequired = 1 {
    didSet { refuseLessThanOne(&numberOfTouchesRequired, oldValue, "numberOfTouchesRequired") }
  }

  /// The fingers, in the order in which they came down, and where they came down, in points of the
  /// screen.
  private var fingers: [(touch: UITouch, start: CGPoint)] = []
  private var deadline = GestureDeadline()

  /// Creates a recognizer of swipes to the right, optionally with an action.
  public override init(action: ((UISwipeGestureRecognizer) -> Void)? = nil) {
    super.init()
    if let action { addAction(action) }
  }

  /// Creates a recognizer without actions; `target` is ignored.
  public override init(target: Any?, action: Never?) {
    super.init(target: target, action: action)
  }

  /// The start of the swipe: the middle of the points where the fingers came down, in a view's
  /// coordinate space; nil stands for the window.
  open override func location(in view: UIView?) -> CGPoint {
    convert(fingers.map(\.start).middle ?? screenPoint, to: view)
  }

  /// Returns where one of the fingers came down, in a view's coordinate space; nil stands for the
  /// window.
  open override func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    guard fingers.indices.contains(index) else { return super.location(ofTouch: index, in: view) }
    return convert(fingers[index].start, to: view)
  }

  /// Counts the fingers; the time begins to run with the first finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingers.isEmpty {
      deadline.set(after: Self.limit, on: timeline) { [weak self] in self?.fail() }
    }
    for touch in touches.inOrder {
      guard fingers.count < numberOfTouchesRequired else { return fail() }
      fingers.append((touch, touch.point))
    }
  }

  /// Recognizes the swipe when the fingers have moved far enough; fails if they deviate to the
  /// side.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start = fingers.map(\.start).middle, let end = fingers.map(\.touch.point).middle
    else { return }
    let (from, to) = (convert(start, to: nil), convert(end, to: nil))
    let (x, y) = (to.x - from.x, to.y - from.y)
    let sideways = direction.isDisjoint(with: [.left, .right]) ? abs(x) : abs(y)
    let hasBothAxes =
      !direction.isDisjoint(with: [.up, .down])
      && !direction.isDisjoint(with: [.left, .right])
    guard hasBothAxes || sideways <= Self.reach else { return fail() }
    guard fingers.count == numberOfTouchesRequired, isSwipe(x, y) else { return }
    deadline.clear()
    state = .recognized
  }

  /// Fails, because the swipe was too short.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

  /// Clears the fingers.
  open override func reset() {
    deadline.clear()
    fingers = []
  }

  /// True if a movement is long and straight enough in one of the directions.
  private func isSwipe(_ x: CGFloat, _ y: CGFloat) -> Bool {
    func isEnough(_ along: CGFloat, _ sideways: CGFloat) -> Bool {
      along >= Self.reach && abs(sideways) <= min(along, Self.reach)
    }
    return direction.contains(.right) && isEnough(x, y)
      || direction.contains(.left) && isEnough(-x, y)
      || direction.contains(.up) && isEnough(-y, x)
      || direction.contains(.down) && isEnough(y, x)
  }

  private func fail() {
    deadline.clear()
    state = .failed
  }
}
