public import Foundation
public import HeadlessViews

/// Recognizes fingers that go one way, far enough and fast enough, once.
///
/// ```swift
/// let swipe = SwipeGestureRecognizer { _ in delete(row) }
/// swipe.direction = .left
/// row.addGestureRecognizer(swipe)
/// ```
///
/// The middle of the fingers goes 50 points one way within half a second, without ever being farther
/// aside than that, or than it has gone. The platform's figures are not published, only that it wants
/// distance of fast swipes and precision of slow ones (fact I25); these are ours.
open class SwipeGestureRecognizer: GestureRecognizer {
  /// Ways to go.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// One bit a way.
    public let rawValue: UInt

    /// Ways by their bits.
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

  /// How far it goes one way at least, and aside at most, in points.
  private static let reach: CGFloat = 50

  /// How long it may take, in seconds.
  private static let limit: TimeInterval = 0.5

  /// The ways that count; without any, nothing is recognized.
  public final var direction: Direction = .right

  /// How many fingers go together; at least one.
  public final var numberOfTouchesRequired = 1 {
    didSet { refuseLessThanOne(&numberOfTouchesRequired, oldValue, "numberOfTouchesRequired") }
  }

  /// The fingers, in the order of coming down, and where they came down, in points of the screen.
  private var fingers: [(touch: Touch, start: CGPoint)] = []
  private var deadline = GestureDeadline()

  /// A recognizer of swipes to the right, with something to call when there was one.
  public override init(action: ((SwipeGestureRecognizer) -> Void)? = nil) {
    super.init()
    if let action { addAction(action) }
  }

  /// A recognizer that calls nothing yet, whatever the target.
  public override init(target: Any?, action: Never?) {
    super.init(target: target, action: action)
  }

  /// Where the swipe began: the middle of where the fingers came down, in a view's own space; nil
  /// stands for the window's.
  open override func location(in view: View?) -> CGPoint {
    convert(fingers.map(\.start).middle ?? screenPoint, to: view)
  }

  /// Where one of the fingers came down, in a view's own space; nil stands for the window's.
  open override func location(ofTouch index: Int, in view: View?) -> CGPoint {
    guard fingers.indices.contains(index) else { return super.location(ofTouch: index, in: view) }
    return convert(fingers[index].start, to: view)
  }

  /// Counts the fingers; with the first of them time begins to run.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    if fingers.isEmpty {
      deadline.set(after: Self.limit, on: timeline) { [weak self] in self?.fail() }
    }
    for touch in touches.inOrder {
      guard fingers.count < numberOfTouchesRequired else { return fail() }
      fingers.append((touch, touch.point))
    }
  }

  /// Recognizes when they have gone far enough, and fails when they went aside.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard let start = fingers.map(\.start).middle, let end = fingers.map(\.touch.point).middle
    else { return }
    let (from, to) = (convert(start, to: nil), convert(end, to: nil))
    let (x, y) = (to.x - from.x, to.y - from.y)
    let aside = direction.isDisjoint(with: [.left, .right]) ? abs(x) : abs(y)
    let goesBothWays =
      !direction.isDisjoint(with: [.up, .down])
      && !direction.isDisjoint(with: [.left, .right])
    guard goesBothWays || aside <= Self.reach else { return fail() }
    guard fingers.count == numberOfTouchesRequired, goes(x, y) else { return }
    deadline.clear()
    state = .recognized
  }

  /// Fails: it was too short.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) { fail() }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) { fail() }

  /// Forgets the fingers.
  open override func reset() {
    deadline.clear()
    fingers = []
  }

  /// True when a way is long and straight enough in one of the directions.
  private func goes(_ x: CGFloat, _ y: CGFloat) -> Bool {
    func isEnough(_ along: CGFloat, _ aside: CGFloat) -> Bool {
      along >= Self.reach && abs(aside) <= min(along, Self.reach)
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
