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
/// Each finger moves 50 points in one direction, or less in a slow swipe: 3 points less for each
/// twentieth of a second. It may deviate to the side by as much, and the swipe takes half a second
/// at most. A movement backward, a greater deviation, and another finger make it fail. The header
/// of UIKit says that slow swipes need precision and fast ones need distance.
///
/// Source of the figures: github.com/Vercantez/openuikit, measured on iOS 26.1.
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

  /// The greatest duration of a swipe, in seconds.
  private static let limit: TimeInterval = 0.5

  /// The least distance of a swipe that has taken a time, in seconds, in points.
  private static func reach(after time: TimeInterval) -> CGFloat { 50 * (1 - 0.94 * time) }

  /// The greatest deviation to the side after a time, in seconds, in points.
  private static func deviation(after time: TimeInterval) -> CGFloat { 50 * (1 - 0.98 * time) }

  /// The movement that makes a swipe fail: a tenth of a point backward, with room for rounding.
  private static let retreat: CGFloat = -0.1 + 1e-6

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

  /// When the first finger came down, in seconds.
  private var begin: TimeInterval = 0

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
      begin = timeline?.now ?? 0
      deadline.set(after: Self.limit, on: timeline) { [weak self] in self?.fail() }
    }
    for touch in touches.inOrder {
      guard fingers.count < numberOfTouchesRequired else { return fail() }
      fingers.append((touch, touch.point))
    }
  }

  /// Recognizes the swipe when all fingers have moved far enough; fails if one can no longer.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let time = (timeline?.now ?? begin) - begin
    let (reach, deviation) = (Self.reach(after: time), Self.deviation(after: time))
    let ways = fingers.map { touch, start in
      let (from, to) = (convert(start, to: nil), convert(touch.point, to: nil))
      return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }
    let possible = [Direction.right, .left, .down, .up].filter { each in
      direction.contains(each)
        && ways.allSatisfy { way in
          let (along, aside) = each.components(of: way)
          return along > Self.retreat && abs(aside) <= deviation
        }
    }
    guard !possible.isEmpty else { return fail() }
    let isFarEnough = possible.contains { each in
      ways.allSatisfy { each.components(of: $0).along >= reach }
    }
    guard fingers.count == numberOfTouchesRequired, isFarEnough else { return }
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

  private func fail() {
    deadline.clear()
    state = .failed
  }
}

extension UISwipeGestureRecognizer.Direction {
  /// The parts of a movement along one direction and to its side, in points.
  fileprivate func components(of way: CGPoint) -> (along: CGFloat, aside: CGFloat) {
    switch self {
    case .right: (way.x, way.y)
    case .left: (-way.x, way.y)
    case .down: (way.y, way.x)
    default: (-way.y, way.x)
    }
  }
}
