import Foundation
import HeadlessViews
import TestFormulas
import Expectations

@MainActor
@Suite("A tree of views")
struct ViewHierarchyTests {
  private let parent = UIView()
  private let one = UIView()
  private let two = UIView()
  private let three = UIView()

  /// The order of the subviews after each step, and whether the layers are in that order too.
  private func orders(_ steps: [() -> Void]) -> [[UIView]] {
    steps.map { step in
      step()
      return parent.layer.sublayers ?? [] == parent.subviews.map(\.layer) ? parent.subviews : []
    }
  }

  @Test("has the last added view in front, each view once, and takes it from a former superview")
  func adding() {
    // Rules: Views 1, 2, 3, 10.
    expectTrue(parent.subviews == [] && parent.layer.sublayers == nil)
    expectTrue(parent.superview == nil)
    expectTrue(parent.window == nil)
    expectEqual(parent.tag, 0)
    let other = UIView()
    for view in [one, two, three] { parent.addSubview(view) }
    expectEqual(
      orders([{ parent.addSubview(one) }, { other.addSubview(one) }]),
      [
        [two, three, one], [two, three],
      ])
    expectTrue(one.superview === other && one.layer.superlayer === other.layer)
  }

  @Test(
    """
    inserts at the front for an index beyond the end, and directly beside a sibling, or in front \
    when there is none (Views 4, 5)
    """)
  func inserting() {
    expectEqual(
      orders([
        { parent.insertSubview(one, at: 999) }, { parent.insertSubview(two, at: 0) },
        { parent.insertSubview(three, at: 1) }, { parent.insertSubview(two, at: Int.max) },
        { parent.insertSubview(two, at: 1) },
      ]), [[one], [two, one], [two, three, one], [three, one, two], [three, two, one]])
    expectEqual(
      orders([
        { parent.insertSubview(three, aboveSubview: two) },
        { parent.insertSubview(two, belowSubview: one) },
        { parent.insertSubview(three, aboveSubview: UIView()) },
        { parent.insertSubview(one, belowSubview: UIView()) },
        { parent.insertSubview(two, aboveSubview: two) },
      ]),
      [
        [two, three, one], [three, two, one], [two, one, three], [two, three, one],
        [three, one, two],
      ])
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

  @Test("brings to the front, sends to the back and exchanges its own subviews only (Views 7, 8)")
  func reordering() {
    let log = Log()
    let logging = LoggingView("v", log: log)
    for view in [one, logging, two] { parent.addSubview(view) }
    _ = log.take()
    parent.layoutIfNeeded()
    expectEqual(
      orders([
        { parent.bringSubviewToFront(logging) }, { parent.sendSubviewToBack(logging) },
        { parent.bringSubviewToFront(three) }, { parent.sendSubviewToBack(three) },
        { parent.exchangeSubview(at: 0, withSubviewAt: 2) },
        { parent.exchangeSubview(at: 1, withSubviewAt: 1) },
      ]),
      [
        [one, two, logging], [logging, one, two], [logging, one, two], [logging, one, two],
        [two, one, logging], [two, one, logging],
      ])
    expectTrue(parent.layer.needsLayout && three.superview == nil && one.superview === parent)
    expectEqual(log.what, ["v.layoutSubviews"])
  }

  @Test("releases a removed view, once, also during iteration (Views 11, 12)")
  func removing() {
    let screen = Screen()
    for view in [one, two, three] { screen.window.addSubview(view) }
    for view in screen.window.subviews {
      view.removeFromSuperview()
      view.removeFromSuperview()
    }
    expectTrue(one.superview == nil && one.window == nil)
    expectTrue(screen.window.subviews == [] && screen.window.layer.sublayers == nil)
    expectEqual(screen.issues, [])
  }

  @Test(
    """
    has the window of its ancestors, and a window itself, and counts a view among its own \
    descendants (Views 20, 21)
    """)
  func window() {
    let (screen, other) = (Screen(), Screen())
    one.addSubview(two)
    screen.window.addSubview(one)
    expectEqual([two, screen.window].map(\.window), [screen.window, screen.window])
    let pairs: [(UIView, UIView)] = [(one, one), (two, one), (one, two), (three, one)]
    expectEqual(pairs.map { $0.isDescendant(of: $1) }, [true, true, false, false])
    other.window.addSubview(two)
    expectEqual([two, one].map(\.window), [other.window, screen.window])
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
    parent.alpha = 0.1
    expectTrue(!one.isHidden && one.alpha == 1 && parent.subviews == [one])
    // The alpha is kept in double precision.
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
    expectTrue(parent.hitTest(.zero) == nil)
    expectTrue(parent.subviews.allSatisfy { $0.superview === parent })
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
          expectTrue(view.superview?.subviews.contains(view) ?? true)
          expectTrue(view.superview?.layer === view.layer.superlayer)
          // Climbing from the view ends, so there is no cycle.
          expectAtMost(Array(sequence(first: view, next: \.superview).prefix(9)).count, 8)
        }
      }
    }
  }
}
