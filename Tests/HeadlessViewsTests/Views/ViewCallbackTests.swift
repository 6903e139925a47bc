import Foundation
import HeadlessViews
import TestFormulas
import Expectations

@MainActor
@Suite("A view that moves")
struct ViewCallbackTests {
  private let log = Log()

  private func view(_ name: String) -> LoggingView { LoggingView(name, log: log) }

  /// The callbacks that are logged during `body`.
  private func told(_ body: () -> Void) -> [String] {
    _ = log.take()
    body()
    return log.what
  }

  @Test("notifies of superviews only without a window (Views 15)")
  func addingWithoutWindow() {
    let (parent, child, screen) = (view("p"), view("c"), Screen())
    expectEqual(
      told { parent.addSubview(child) },
      ["c.willMoveToSuperview", "c.didMoveToSuperview", "p.didAddSubview"])
    // Views 15 and 18: when the root enters a window, parents are notified before children.
    expectEqual(
      told { screen.window.addSubview(parent) },
      [
        "p.willMoveToSuperview", "p.willMoveToWindow", "c.willMoveToWindow",
        "p.didMoveToWindow", "c.didMoveToWindow", "p.didMoveToSuperview",
      ])
  }

  @Test("enters a window in this order, and leaves it mirrored, the superview nil at the end")
  func removing() {
    // Rules: Views 14, 16, 17.
    let (parent, child, screen) = (view("p"), view("c"), Screen())
    screen.window.addSubview(parent)
    expectEqual(
      told { parent.addSubview(child) },
      [
        "c.willMoveToSuperview", "c.willMoveToWindow", "c.didMoveToWindow",
        "c.didMoveToSuperview", "p.didAddSubview",
      ])
    expectEqual(
      told { child.removeFromSuperview() },
      [
        "p.willRemoveSubview", "c.willMoveToSuperview nil", "c.willMoveToWindow nil",
        "c.didMoveToWindow nil", "c.didMoveToSuperview nil",
      ])
    expectEqual(told { child.removeFromSuperview() }, [])
  }

  @Test(
    """
    notifies of no window change within a window, of one pair of superviews (Views 18, 19), and \
    goes from window to window without a stop between
    """)
  func reparenting() {
    let (one, other, child, inner) = (view("a"), view("b"), view("c"), view("i"))
    let (screen, second) = (Screen(), Screen())
    screen.window.addSubview(one)
    screen.window.addSubview(other)
    one.addSubview(child)
    child.addSubview(inner)
    expectEqual(
      told { other.addSubview(child) },
      [
        "a.willRemoveSubview", "c.willMoveToSuperview", "c.didMoveToSuperview", "b.didAddSubview",
      ])
    expectEqual(told { other.addSubview(child) }, [])
    expectEqual(
      told { second.window.addSubview(child) },
      [
        "b.willRemoveSubview", "c.willMoveToSuperview", "c.willMoveToWindow", "i.willMoveToWindow",
        "c.didMoveToWindow", "i.didMoveToWindow", "c.didMoveToSuperview",
      ])
    expectTrue(inner.window === second.window)
  }

  @Test("is linked with its layer before its callbacks (Views 13)")
  func linked() {
    let (parent, child, screen) = (view("p"), view("c"), Screen())
    screen.window.addSubview(parent)
    var before: [Bool] = []
    child.answers[.willMoveToSuperview] = { before.append(child.superview == nil) }
    child.answers[.willMoveToWindow] = { before.append(child.window == nil) }
    var after: [Bool] = []
    child.answers[.didMoveToWindow] = { after.append(child.superview === parent) }
    child.answers[.didMoveToSuperview] = {
      after.append(child.layer.superlayer === parent.layer)
      after.append(child.window === screen.window)
    }
    parent.addSubview(child)
    expectTrue(before == [true, true] && after == [true, true, true])
  }

  @Test("notifies a subview once that is added inside didMoveToWindow")
  func addingInsideDidMoveToWindow() {
    let (parent, child, screen) = (view("p"), view("c"), Screen())
    parent.answers[.didMoveToWindow] = { parent.addSubview(child) }
    expectEqual(
      told { screen.window.addSubview(parent) },
      [
        "p.willMoveToSuperview", "p.willMoveToWindow", "p.didMoveToWindow",
        "c.willMoveToSuperview", "c.willMoveToWindow", "c.didMoveToWindow",
        "c.didMoveToSuperview", "p.didAddSubview", "p.didMoveToSuperview",
      ])
    // A view that is added before its superview has entered the window enters together with it.
    let (outer, late) = (view("o"), view("l"))
    outer.answers[.willMoveToWindow] = { outer.addSubview(late) }
    expectEqual(
      told { screen.window.addSubview(outer) },
      [
        "o.willMoveToSuperview", "o.willMoveToWindow",
        "l.willMoveToSuperview", "l.didMoveToSuperview", "o.didAddSubview",
        "l.willMoveToWindow", "o.didMoveToWindow", "l.didMoveToWindow", "o.didMoveToSuperview",
      ])
  }

  @Test("does not notify a view of a window from which a sibling's callback removed it")
  func removingInsideDidMoveToWindow() {
    let (parent, one, two, screen) = (view("p"), view("a"), view("b"), Screen())
    parent.addSubview(one)
    parent.addSubview(two)
    one.answers[.didMoveToWindow] = { two.removeFromSuperview() }
    let lines = told { screen.window.addSubview(parent) }
    let arrivals = lines.filter { $0.hasPrefix("b.didMoveToWindow") }
    expectTrue(arrivals == ["b.didMoveToWindow nil"] && two.window == nil && two.superview == nil)
    // A view that leaves and returns within a callback enters the window once.
    two.removeFromSuperview()
    let other = Screen()
    parent.addSubview(two)
    one.answers[.didMoveToWindow] = {
      two.removeFromSuperview()
      parent.addSubview(two)
    }
    let again = told { other.window.addSubview(parent) }
    expectTrue(again.count { $0 == "b.didMoveToWindow" } == 1 && two.window === other.window)
  }

  @Test(
    """
    stays where the last request puts it: removed inside a callback of its arrival, or a second \
    time inside the first removal
    """)
  func removedOnArrival() {
    for moment in [LoggingView.Moment.didMoveToWindow, .didMoveToSuperview] {
      let (parent, child, screen) = (view("p"), view("c"), Screen())
      screen.window.addSubview(parent)
      child.answers[moment] = { child.removeFromSuperview() }
      let lines = told { parent.addSubview(child) }
      expectTrue(child.superview == nil && child.window == nil && parent.subviews == [])
      expectTrue(!lines.contains("p.didAddSubview"))
      expectEqual(lines.last, "c.didMoveToSuperview nil")
      expectEqual(screen.issues, [])
    }
    let (parent, child, screen) = (view("p"), view("c"), Screen())
    screen.window.addSubview(parent)
    parent.addSubview(child)
    let moments: [LoggingView.Moment] = [
      .willMoveToSuperview, .willMoveToWindow, .didMoveToWindow, .didMoveToSuperview,
    ]
    for moment in moments { child.answers[moment] = { child.removeFromSuperview() } }
    parent.answers[.willRemoveSubview] = { child.removeFromSuperview() }
    let lines = told { child.removeFromSuperview() }
    expectTrue(lines.count == 5 && child.superview == nil && screen.issues == [])
  }

  @Test(
    "arrives at its destination when it is added elsewhere on its way",
    arguments: [LoggingView.Moment.willMoveToSuperview, .willMoveToWindow])
  func addedElsewhereOnItsWay(moment: LoggingView.Moment) {
    let (one, other, child, screen) = (view("a"), view("b"), view("c"), Screen())
    screen.window.addSubview(one)
    screen.window.addSubview(other)
    child.answers[moment] = { other.addSubview(child) }
    one.addSubview(child)
    expectTrue(child.superview === one)
    expectEqual(screen.issues, [.alreadyMoving(view: "LoggingView", parent: "LoggingView")])
    child.answers[moment] = { other.addSubview(child) }
    child.removeFromSuperview()
    expectTrue(child.superview == nil && other.subviews == [] && screen.issues.count == 2)
  }

  @Test("may be added elsewhere once it has left")
  func addedElsewhereAfterwards() {
    for moment in [LoggingView.Moment.didMoveToWindow, .didMoveToSuperview] {
      let (one, other, child, screen) = (view("a"), view("b"), view("c"), Screen())
      screen.window.addSubview(one)
      screen.window.addSubview(other)
      one.addSubview(child)
      child.answers[moment] = { other.addSubview(child) }
      let lines = told { child.removeFromSuperview() }
      expectTrue(child.superview === other && child.window === screen.window)
      expectTrue(one.subviews == [] && other.subviews == [child])
      expectTrue(lines.count { $0 == "b.didAddSubview" } == 1 && screen.issues == [])
    }
  }

  @Test(
    """
    ends up in a window or outside, whatever its callbacks do to its superview, and never forms a \
    cycle that a callback began
    """)
  func superviewMoves() {
    let (parent, child, screen) = (view("p"), view("c"), Screen())
    screen.window.addSubview(parent)
    child.answers[.willMoveToWindow] = { parent.removeFromSuperview() }
    parent.addSubview(child)
    expectTrue(child.superview === parent && child.window == nil)
    let (late, other) = (view("l"), view("o"))
    late.answers[.willMoveToSuperview] = { screen.window.addSubview(other) }
    other.addSubview(late)
    expectTrue(late.window === screen.window)
    let (outer, inner) = (view("p"), view("c"))
    inner.answers[.willMoveToSuperview] = { inner.addSubview(outer) }
    let issues = refusals { outer.addSubview(inner) }
    expectEqual(issues, [.cycle(child: "LoggingView", parent: "LoggingView")])
    expectTrue(outer.superview === inner && inner.superview == nil && outer.subviews == [])
    screen.window.addSubview(inner)
    expectTrue(outer.window === screen.window)
  }

  @Test("survives each pair of a callback and a move inside it", arguments: UInt64(0)..<60)
  func anything(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (screen, other) = (Screen(), Screen())
    let views = (0..<6).map { view("\($0)") }
    let parents: [UIView] = views + [screen.window, other.window]
    try refusals {
      for _ in 0..<120 {
        let view = try #require(views.randomElement(using: &generator))
        let inner = try #require(views.randomElement(using: &generator))
        let parent = try #require(parents.randomElement(using: &generator))
        let elsewhere = try #require(parents.randomElement(using: &generator))
        let moment = try #require(LoggingView.Moment.allCases.randomElement(using: &generator))
        let removes = Bool.random(using: &generator)
        view.answers[moment] = {
          if removes { inner.removeFromSuperview() } else { elsewhere.addSubview(inner) }
        }
        if Int.random(in: 0..<4, using: &generator) == 0 {
          view.removeFromSuperview()
        } else {
          parent.addSubview(view)
        }
        screen.window.layoutIfNeeded()
        for view in views {
          let root = Array(sequence(first: view as UIView, next: \.superview).prefix(20)).last
          let window = root as? UIWindow
          expectTrue(root?.superview == nil && view.window === window)
          expectTrue(view.layer.tree === window?.tree)
          expectEqual(view.superview.map { $0.subviews.count { $0 === view } } ?? 1, 1)
          expectTrue(view.superview?.layer === view.layer.superlayer)
        }
      }
    }
  }
}
