import Foundation
import HeadlessViews
import Expectations

@MainActor
@Suite("Layout")
struct LayoutTests {
  private let log = Log()

  /// A chain of logging views `a`, `b`, `c`…, each in the previous one, laid out once.
  private func chain(_ names: String...) -> [LoggingView] {
    let views = names.map { LoggingView($0, log: log) }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    views[0].layoutIfNeeded()
    _ = log.take()
    return views
  }

  /// The names of the views whose `layoutSubviews` ran, in order.
  private var laidOut: [String] {
    log.what.compactMap { $0.hasSuffix(".layoutSubviews") ? String($0.prefix(1)) : nil }
  }

  @Test(
    """
    is due on a new view, goes from parents to children, back to front, and starts at the topmost \
    ancestor of an unbroken row that needs it, or deep below
    """)
  func order() {
    // Rules: Geometry 26, 30.
    let (root, one, two, inner) = (
      LoggingView("r", log: log), LoggingView("1", log: log), LoggingView("2", log: log),
      LoggingView("i", log: log)
    )
    root.addSubview(one)
    root.addSubview(two)
    one.addSubview(inner)
    _ = log.take()
    expectTrue([root, one, two, inner].allSatisfy { $0.layer.needsLayout })
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    expectTrue(log.what.count == 4 && laidOut == ["r", "1", "i", "2"])
    expectTrue(!root.layer.needsLayout)
    let views = chain("a", "b", "c", "d")
    /// The views that are laid out when some are marked and one is asked.
    func result(_ marked: [Int], _ asked: Int) -> String {
      for index in marked { views[index].setNeedsLayout() }
      views[asked].layoutIfNeeded()
      defer { _ = log.take() }
      return laidOut.joined()
    }
    expectEqual(
      [result([1, 2], 3), result([0, 3], 3), result([], 0), result([3], 0)],
      [
        "bc", "d", "a", "d",
      ])
  }

  @Test("is marked by the changes of Geometry 27–29, and by nothing else")
  func marks() {
    func marked(_ change: (UIView) -> Void) -> [Bool] {
      let (root, view, child) = (UIView(), UIView(), UIView())
      root.addSubview(view)
      view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      view.addSubview(child)
      root.layoutIfNeeded()
      change(view)
      return [root, view, child].map(\.layer.needsLayout)
    }
    let changes: [(marks: [Bool], changes: [(UIView) -> Void])] = [
      // A new size marks the view and its superview, and so does a transform.
      (
        [true, true, false],
        [
          { $0.bounds.size.width = 20 }, { $0.frame.size.width = 20 },
          { $0.transform = CGAffineTransform(scaleX: 2, y: 2) },
        ]
      ),
      // A new origin marks the view alone (Geometry 28), and so do new subviews.
      (
        [false, true, false],
        [
          { $0.bounds.origin.x = 20 }, { $0.addSubview(UIView()) },
          { $0.subviews.first?.removeFromSuperview() },
        ]
      ),
      ([true, false, false], [{ $0.removeFromSuperview() }]),
      // Position and appearance do not require layout; nor does an equal value (Geometry 29).
      (
        [false, false, false],
        [
          { $0.center.x = 50 }, { $0.frame.origin.x = 50 }, { $0.layer.anchorPoint = .zero },
          { $0.alpha = 0 }, { $0.bounds.size.width = 10 }, { $0.transform = .identity },
        ]
      ),
    ]
    for (marks, changes) in changes {
      for (index, change) in changes.enumerated() {
        expectEqual(marked(change), marks, "change \(index)")
      }
    }
  }

  @Test("may size its own view and move its subviews without a new mark (Geometry 27)")
  func insideLayout() {
    let views = chain("a", "b", "c")
    views[1].answers[.layoutSubviews] = {
      views[1].bounds.size.width += 1
      views[2].frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      views[1].addSubview(UIView())
      views[1].setNeedsLayout()
    }
    views[1].setNeedsLayout()
    views[0].layoutIfNeeded()
    // The superview is laid out again, because a subview changed size; then nothing is due.
    expectTrue(laidOut == ["b", "c", "a"] && views.allSatisfy { !$0.layer.needsLayout })
  }

  @Test("may be requested during layout, for any view", arguments: [0, 1, 2])
  func nested(index: Int) {
    let views = chain("a", "b", "c")
    views[1].answers[.layoutSubviews] = {
      views[index].setNeedsLayout()
      views[index].layoutIfNeeded()
    }
    views[1].setNeedsLayout()
    expectEqual(refusals { views[0].layoutIfNeeded() }, [])
    expectEqual(laidOut, (index == 1 ? ["b"] : ["b", views[index].name]))
    expectTrue(views.allSatisfy { !$0.layer.needsLayout })
  }

  @Test("continues when views leave, come and move during it")
  func movesInside() {
    let views = chain("a", "b", "c")
    let late = LoggingView("l", log: log)
    views[1].answers[.layoutSubviews] = {
      views[1].removeFromSuperview()
      views[0].addSubview(late)
    }
    for view in views { view.setNeedsLayout() }
    views[0].layoutIfNeeded()
    expectEqual(views[0].subviews, [late])
    expectTrue(!views[0].layer.needsLayout && !late.layer.needsLayout)
    late.answers[.layoutSubviews] = { late.addSubview(views[1]) }
    late.setNeedsLayout()
    views[0].layoutIfNeeded()
    expectTrue(views[1].superview === late && !views[1].layer.needsLayout)
  }

  @Test("is stopped, with an issue, when it never ends")
  func endless() {
    final class Restless: UIView {
      var passes = 0
      override func layoutSubviews() {
        passes += 1
        superview?.setNeedsLayout()
        for view in superview?.subviews ?? [] { view.setNeedsLayout() }
      }
    }
    let (screen, one, other) = (Screen(), Restless(), Restless())
    screen.window.addSubview(one)
    screen.window.addSubview(other)
    screen.window.layoutIfNeeded()
    expectEqual(screen.issues, [.endlessLayout(owner: "UIWindow", passes: 100)])
    expectTrue(1...100 ~= one.passes)
  }

  @Test("notifies the window's host once until it has run (Geometry 31)")
  func host() {
    let (screen, view) = (Screen(), UIView())
    screen.window.addSubview(view)
    screen.window.layoutIfNeeded()
    screen.layoutRequests = 0
    view.setNeedsLayout()
    view.setNeedsLayout()
    view.bounds.size.width += 1
    expectTrue(1...2 ~= screen.layoutRequests && view.layer.needsLayout)
    screen.window.layoutIfNeeded()
    let before = screen.layoutRequests
    screen.window.layoutIfNeeded()
    expectEqual(screen.layoutRequests, before)
    let detached = UIView()
    detached.addSubview(UIView())
    screen.window.addSubview(detached)
    expectLess(before, screen.layoutRequests)
  }

  @Test("notifies the view's owner before and after")
  func owner() {
    @MainActor
    final class Owner: ViewOwner {
      let log: Log
      init(log: Log) { self.log = log }
      func viewWillLayoutSubviews() { log.note("will") }
      func viewDidLayoutSubviews() { log.note("did") }
    }
    let (owner, view) = (Owner(log: log), LoggingView("v", log: log))
    view.owner = owner
    defer { view.owner = nil }
    view.layoutIfNeeded()
    expectEqual(log.what, ["will", "v.layoutSubviews", "did"])
    // The layout of a standalone layer runs in the layer itself.
    final class Row: CALayer {
      var passes = 0
      override func layoutSublayers() { passes += 1 }
    }
    let row = Row()
    row.addSublayer(CALayer())
    row.layoutIfNeeded()
    row.layoutIfNeeded()
    expectEqual(row.passes, 1)
  }

  @Test("uses the size that fits and keeps the frame's origin (Geometry 39)")
  func sizeToFit() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 7, height: size.height) }
    }
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(view.sizeThatFits(CGSize(width: 99, height: 99)), CGSize(width: 3, height: 4))
    view.sizeToFit()
    expectEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    let fitting = Fitting(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    fitting.sizeToFit()
    expectEqual(fitting.frame, CGRect(x: 1, y: 2, width: 7, height: 4))
  }
}
