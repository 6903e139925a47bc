import TestSupport
import Foundation
import HeadlessViews
import Expectations

@MainActor
@Suite("A tree of views")
struct ViewHierarchyTests {
  private let parent = UIView()
  private let one = UIView()
  private let two = UIView()
  private let three = UIView()

  @Test("starts empty (Views 10)")
  func empty() {
    expectEqual(parent.subviews, [])
    expectTrue(parent.layer.sublayers == nil)
    expectTrue(parent.superview == nil)
    expectTrue(parent.window == nil)
    expectEqual(parent.tag, 0)  // Views 23
  }

  @Test("has the last added view in front, and each view once (Views 1, 3)")
  func adding() {
    for view in [one, two, three, one] { parent.addSubview(view) }
    expectEqual(parent.subviews, [two, three, one])
    expectEqual(parent.layer.sublayers, [two.layer, three.layer, one.layer])
  }

  @Test("removes a view from its former superview (Views 2)")
  func reparenting() {
    let other = UIView()
    parent.addSubview(one)
    other.addSubview(one)
    expectEqual(parent.subviews, [])
    expectTrue(one.superview === other)
    expectTrue(one.layer.superlayer === other.layer)
  }

  @Test("inserts at the front for an index beyond the end (Views 4)")
  func insertingAtIndex() {
    parent.insertSubview(one, at: 999)
    parent.insertSubview(two, at: 0)
    parent.insertSubview(three, at: 1)
    expectEqual(parent.subviews, [two, three, one])
    parent.insertSubview(two, at: Int.max)
    expectEqual(parent.subviews, [three, one, two])
    parent.insertSubview(two, at: 1)
    expectEqual(parent.subviews, [three, two, one])
  }

  @Test("puts a view directly beside a sibling, or in front when there is none (Views 5)")
  func insertingBeside() {
    parent.addSubview(one)
    parent.addSubview(two)
    parent.insertSubview(three, aboveSubview: one)
    expectEqual(parent.subviews, [one, three, two])
    parent.insertSubview(two, belowSubview: one)
    expectEqual(parent.subviews, [two, one, three])
    parent.insertSubview(two, aboveSubview: UIView())
    expectEqual(parent.subviews, [one, three, two])
    parent.insertSubview(one, belowSubview: UIView())
    expectEqual(parent.subviews, [three, two, one])
    parent.insertSubview(two, aboveSubview: two)
    expectEqual(parent.subviews, [three, one, two])
  }

  @Test("places a layer beside the sibling's layer, and keeps other layers (Views 6)")
  func foreignLayers() {
    let foreign = CALayer()
    parent.addSubview(one)
    parent.layer.addSublayer(foreign)
    parent.addSubview(two)
    parent.insertSubview(three, belowSubview: two)
    expectEqual(parent.layer.sublayers, [one.layer, foreign, three.layer, two.layer])
    parent.insertSubview(three, aboveSubview: one)
    expectEqual(parent.layer.sublayers, [one.layer, three.layer, foreign, two.layer])
    expectEqual(parent.subviews, [one, three, two])
    parent.insertSubview(two, at: 0)
    expectEqual(parent.layer.sublayers, [two.layer, one.layer, three.layer, foreign])
  }

  @Test("exchanges two subviews of its own only (Views 7)")
  func exchanging() {
    for view in [one, two, three] { parent.addSubview(view) }
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    expectEqual(parent.subviews, [three, two, one])
    expectEqual(parent.layer.sublayers, [three.layer, two.layer, one.layer])
    expectTrue(one.superview === parent)
    parent.exchangeSubview(at: 1, withSubviewAt: 1)
    expectEqual(parent.subviews, [three, two, one])
  }

  @Test("brings to the front and sends to the back, its own subviews only (Views 8)")
  func reordering() {
    let log = Log()
    let logging = LoggingView("v", log: log)
    for view in [one, logging, two] { parent.addSubview(view) }
    _ = log.take()
    parent.layoutIfNeeded()
    expectEqual(log.what, ["v.layoutSubviews"])
    parent.bringSubviewToFront(logging)
    expectEqual(parent.subviews, [one, two, logging])
    expectTrue(parent.layer.needsLayout)
    parent.sendSubviewToBack(logging)
    expectEqual(parent.subviews, [logging, one, two])
    expectEqual(parent.layer.sublayers, [logging.layer, one.layer, two.layer])
    expectEqual(log.what, ["v.layoutSubviews"])
    parent.bringSubviewToFront(three)
    parent.sendSubviewToBack(three)
    expectEqual(parent.subviews, [logging, one, two])
    expectTrue(three.superview == nil)
  }

  @Test("releases a removed view, once (Views 11)")
  func removing() {
    let screen = Screen()
    screen.window.addSubview(one)
    one.removeFromSuperview()
    one.removeFromSuperview()
    expectTrue(one.superview == nil)
    expectTrue(one.window == nil)
    expectEqual(screen.window.subviews, [])
    expectTrue(screen.window.layer.sublayers == nil)
    expectEqual(screen.issues, [])
  }

  @Test("can be emptied during iteration (Views 12)")
  func removingInALoop() {
    for view in [one, two, three] { parent.addSubview(view) }
    for view in parent.subviews { view.removeFromSuperview() }
    expectEqual(parent.subviews, [])
  }

  @Test("has the window of its ancestors, and a window itself (Views 20)")
  func window() {
    let screen = Screen()
    one.addSubview(two)
    screen.window.addSubview(one)
    expectTrue(two.window === screen.window)
    expectTrue(screen.window.window === screen.window)
    let other = Screen()
    other.window.addSubview(two)
    expectTrue(two.window === other.window)
    expectTrue(one.window === screen.window)
  }

  @Test("counts a view among its own descendants (Views 21)")
  func descendants() {
    parent.addSubview(one)
    one.addSubview(two)
    expectTrue(parent.isDescendant(of: parent))
    expectTrue(two.isDescendant(of: parent))
    expectTrue(!parent.isDescendant(of: two))
    expectTrue(!three.isDescendant(of: parent))
  }

  @Test("finds a tag in itself first, then depth first (Views 23)")
  func tags() {
    for view in [one, two] { parent.addSubview(view) }
    one.addSubview(three)
    three.tag = 7
    two.tag = 7
    expectTrue(parent.viewWithTag(7) === three)
    parent.tag = 7
    expectTrue(parent.viewWithTag(7) === parent)
    expectTrue(parent.viewWithTag(8) == nil)
    expectTrue(parent.viewWithTag(0) === one)
  }

  @Test("hides and fades its subviews without changing their own values (Views 24, 25)")
  func inheritance() {
    parent.addSubview(one)
    parent.isHidden = true
    parent.alpha = 0.5
    expectTrue(!one.isHidden)
    expectEqual(one.alpha, 1)
    expectEqual(parent.subviews, [one])
  }

  @Test("keeps alpha in double precision")
  func alpha() {
    parent.alpha = 0.1
    expectEqual(parent.alpha, 0.1)
    expectEqual(parent.layer.opacity, 0.1)
  }

  @Test("stays consistent when a layer was moved directly", arguments: 0..<7)
  func divergedLayers(action: Int) {
    for view in [one, two] { parent.addSubview(view) }
    one.layer.removeFromSuperlayer()
    switch action {
    case 0: parent.exchangeSubview(at: 0, withSubviewAt: 1)
    case 1: parent.insertSubview(three, aboveSubview: one)
    case 2: parent.insertSubview(three, belowSubview: one)
    case 3: parent.insertSubview(three, at: 0)
    case 4: parent.bringSubviewToFront(one)
    case 5: one.removeFromSuperview()
    default:
      // The layers would allow this cycle; the views must not.
      let issues = refusals { one.addSubview(parent) }
      expectEqual(issues, [.cycle(child: "UIView", parent: "UIView")])
    }
    expectEqual(Set(parent.subviews).count, parent.subviews.count)
    expectTrue(parent.subviews.allSatisfy { $0.superview === parent })
    expectTrue(parent.hitTest(.zero) == nil)
  }

  @Test("has the same order of views and layers after any moves", arguments: UInt64(0)..<20)
  func randomMoves(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let views = (0..<8).map { index in
      let view = UIView()
      view.tag = index
      return view
    }
    try refusals {
      for _ in 0..<200 {
        let view = try #require(views.randomElement(using: &generator))
        let other = try #require(views.randomElement(using: &generator))
        let sibling = try #require(views.randomElement(using: &generator))
        switch Int.random(in: 0..<7, using: &generator) {
        case 0: other.addSubview(view)
        case 1: other.insertSubview(view, at: Int.random(in: -1..<4, using: &generator))
        case 2: other.insertSubview(view, aboveSubview: sibling)
        case 3: other.insertSubview(view, belowSubview: sibling)
        case 4: other.bringSubviewToFront(view)
        case 5: other.exchangeSubview(at: 0, withSubviewAt: 1)
        default: view.removeFromSuperview()
        }
        for view in views {
          expectEqual(view.subviews.map(\.layer), view.layer.sublayers ?? [])
          expectTrue(view.subviews.allSatisfy { $0.superview === view })
          expectTrue(view.superview.map { $0.subviews.contains(view) } ?? true)
          expectTrue(view.superview?.layer === view.layer.superlayer)
          // Climbing from the view ends, so there is no cycle.
          expectTrue(Array(sequence(first: view, next: \.superview).prefix(9)).count <= 8)
        }
      }
    }
  }
}
