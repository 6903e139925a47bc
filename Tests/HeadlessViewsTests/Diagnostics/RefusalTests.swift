import Foundation
import HeadlessViews
import TransitionCurves
import Expectations

@MainActor
@Suite("A refusal")
struct RefusalTests {
  private let screen = Screen()
  private let parent = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
  private let child = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6))

  private init() {
    parent.accessibilityIdentifier = "parent"
    child.accessibilityIdentifier = "child"
    screen.window.addSubview(parent)
    parent.addSubview(child)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.transform = CGAffineTransform(scaleX: 2, y: 2)
    screen.window.layoutIfNeeded()
  }

  /// Checks that `body` leaves the whole tree as it was, bit for bit, and reports exactly one
  /// issue.
  private func refuses(
    _ issue: ViewIssue? = nil, location: SourceLocation = #_sourceLocation, _ body: () -> Void
  ) {
    let (before, count) = (TreeSnapshot(screen.window), screen.issues.count)
    let requests = screen.layoutRequests
    body()
    expectEqual(TreeSnapshot(screen.window), before, sourceLocation: location)
    expectEqual(screen.layoutRequests, requests, sourceLocation: location)
    expectTrue(
      screen.issues.count == count + 1 && screen.issues.last == issue ?? screen.issues.last,
      sourceLocation: location)
  }

  @Test("answers adding a view to itself or to its descendants (Views 22)")
  func cycles() {
    refuses(.cycle(child: "UIView 'child'", parent: "UIView 'child'")) { child.addSubview(child) }
    refuses(.cycle(child: "UIView 'parent'", parent: "UIView 'child'")) { child.addSubview(parent) }
    refuses { child.insertSubview(parent, at: 0) }
    refuses { child.insertSubview(parent, aboveSubview: parent) }
    refuses { child.insertSubview(parent, belowSubview: child) }
    refuses { parent.insertSubview(screen.window, at: 0) }
    refuses { child.layer.addSublayer(child.layer) }
    refuses { child.layer.addSublayer(parent.layer) }
    refuses { child.layer.insertSublayer(parent.layer, at: 0) }
    refuses { child.layer.insertSublayer(parent.layer, above: nil) }
    refuses { child.layer.insertSublayer(parent.layer, below: nil) }
  }

  @Test("answers adding a window as a subview, and its layer as a sublayer")
  func windows() {
    let other = Screen()
    refuses(.windowInside(window: "UIWindow", parent: "UIView 'child'")) {
      child.addSubview(other.window)
    }
    refuses(.windowInside(window: "UIWindow", parent: "UIView 'child'")) {
      child.layer.addSublayer(other.window.layer)
    }
    expectTrue(other.window.superview == nil && other.window.window === other.window)
    expectTrue(other.window.layer.superlayer == nil)
    other.window.removeFromSuperview()
    other.window.layer.removeFromSuperlayer()
    expectTrue(other.window.layer.tree === other.window.tree && other.issues == [])
  }

  @Test("answers an index out of range (Views 4)")
  func indices() {
    refuses(.indexOutOfRange(index: -1, count: 1, owner: "UIView 'parent'")) {
      parent.insertSubview(UIView(), at: -1)
    }
    refuses { parent.insertSubview(child, at: Int.min) }
    refuses { parent.layer.insertSublayer(CALayer(), at: -1) }
    refuses(.indexOutOfRange(index: 1, count: 1, owner: "UIView 'parent'")) {
      parent.exchangeSubview(at: 0, withSubviewAt: 1)
    }
    refuses { parent.exchangeSubview(at: -1, withSubviewAt: 7) }
    refuses { parent.exchangeSubview(at: Int.max, withSubviewAt: 0) }
  }

  @Test(
    "answers each number that is not finite",
    arguments: [CGFloat.nan, .infinity, -.infinity])
  func notFinite(bad: CGFloat) {
    let layer = child.layer
    refuses { child.frame = CGRect(x: bad, y: 0, width: 1, height: 1) }
    refuses { child.frame.origin.y = bad }
    refuses { child.frame.size.width = bad }
    refuses { child.frame = CGRect(x: bad, y: bad, width: bad, height: bad) }
    refuses { child.bounds = CGRect(x: 5, y: bad, width: 9, height: 9) }
    refuses { child.bounds = CGRect(x: 5, y: 5, width: 9, height: bad) }
    refuses { child.bounds = CGRect(x: bad, y: bad, width: bad, height: bad) }
    refuses { child.center = CGPoint(x: 0, y: bad) }
    refuses { child.transform = CGAffineTransform(translationX: bad, y: 0) }
    refuses { child.transform3D.m34 = bad }
    refuses { layer.sublayerTransform.m44 = bad }
    refuses { child.alpha = bad }
    refuses { layer.opacity = Float(bad) }
    refuses { layer.zPosition = bad }
    refuses { layer.anchorPoint.x = bad }
    refuses { layer.cornerRadius = bad }
    refuses { layer.borderWidth = bad }
    refuses { layer.shadowOpacity = Float(bad) }
    refuses { layer.shadowOffset.width = bad }
    refuses { layer.shadowRadius = bad }
    refuses { layer.backgroundColor = UIColor(white: Double(bad)) }
    refuses { layer.borderColor = UIColor(red: 0, green: 0, blue: 0, alpha: Double(bad)) }
    refuses { layer.shadowColor = UIColor(red: 0, green: Double(bad), blue: 0) }
    refuses { layer.set(.boundsSize, to: .size(CGSize(width: 1, height: bad))) }
    refuses { layer.set(.opacity, to: .number(Double(bad))) }
    refuses { screen.window.windowLevel = UIWindow.Level(bad) }
    expectEqual(screen.window.windowLevel, .normal)
  }

  @Test("answers a frame whose position or size overflows, but no large colour, which is bright")
  func overflow() {
    let huge = CGFloat.greatestFiniteMagnitude
    child.transform = .identity
    screen.window.layoutIfNeeded()
    refuses { child.frame = CGRect(x: huge, y: 0, width: huge, height: 1) }
    refuses { child.frame = .null }
    child.transform3D = CATransform3D(scaleX: 1e-300, y: 1)
    screen.window.layoutIfNeeded()
    refuses { child.frame = CGRect(x: 0, y: 0, width: 1e100, height: 1) }
    child.backgroundColor = UIColor(red: 1e308, green: 1e308, blue: 1e308)
    expectEqual(screen.issues.count, 3)
  }

  @Test("answers a value of another kind")
  func wrongKind() {
    refuses(.wrongKind(property: "opacity", owner: "UIView 'child'", value: "true")) {
      child.layer.set(.opacity, to: .flag(true))
    }
    refuses { child.layer.set(.transform, to: .number(1)) }
    refuses { child.layer.set(.isHidden, to: .number(1)) }
    refuses { child.layer.set(.boundsSize, to: .point(.zero)) }
  }

  @Test("names the object, the request and the reason in one sentence")
  func sentences() {
    child.alpha = .nan
    child.center.x = .infinity
    child.frame.size.width = .nan
    child.addSubview(parent)
    parent.insertSubview(child, at: -3)
    child.layer.set(.opacity, to: .color(.red))
    parent.addSubview(UIWindow(frame: .zero))
    child.layer.borderColor = UIColor(white: .nan)
    expectEqual(
      screen.issues.map(\.description),
      [
        "opacity of UIView 'child' cannot be nan; the property keeps its value",
        "position of UIView 'child' cannot be (inf, 7.0); the property keeps its value",
        "frame of UIView 'child' cannot be (0.5, 1.0, nan, 12.0); the property keeps its value",
        "UIView 'parent' cannot be added to UIView 'child', which it contains; the tree does not change",
        "UIView 'parent' has no child at index -3, only 1 children; the tree does not change",
        "opacity of UIView 'child' cannot be red 1.0 green 0.0 blue 0.0 alpha 1.0; the property keeps"
          + " its value",
        "UIWindow is a window and cannot be added to UIView 'parent'; the tree does not change",
        "borderColor of UIView 'child' cannot be red nan green nan blue nan alpha 1.0; the property"
          + " keeps its value",
      ])
    let others: [ViewIssue] = [
      .alreadyMoving(view: "a", parent: "b"), .unrelated(from: "a", to: "b"),
    ]
    expectEqual(
      others.map(\.description),
      [
        "a cannot be added to b during an earlier move of a; the earlier move continues",
        "a and b are not in the same tree; the value is returned without conversion",
      ])
  }
}
