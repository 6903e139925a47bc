import Foundation
import HeadlessViews
import Expectations

@MainActor
@Suite("The safe area of a view")
struct SafeAreaTests {
  /// A view that logs its notifications.
  @MainActor
  private final class Listener: UIView {
    var told: [UIEdgeInsets] = []
    var reaction: () -> Void = {}

    override func safeAreaInsetsDidChange() {
      told.append(safeAreaInsets)
      reaction()
    }
  }

  @MainActor
  private final class Owner: ViewOwner {
    var additionalSafeAreaInsets = UIEdgeInsets.zero
    var holdsSafeArea = false
    var told = 0
    func viewWillLayoutSubviews() {}
    func viewDidLayoutSubviews() {}
    func viewSafeAreaInsetsDidChange() { told += 1 }
  }

  private let screen = Screen()

  init() {
    screen.insets = UIEdgeInsets(top: 59, bottom: 34)
    screen.window.layoutIfNeeded()
  }

  private func added(_ frame: CGRect, to superview: UIView? = nil) -> Listener {
    let view = Listener(frame: frame)
    (superview ?? screen.window).addSubview(view)
    return view
  }

  @Test(
    """
    is the overlap of the window's insets with it, at any place; of the left and right ones only \
    where it overlaps the screen horizontally
    """)
  func places() {
    let cases: [(frame: CGRect, insets: UIEdgeInsets)] = [
      (CGRect(x: 0, y: 0, width: 400, height: 800), UIEdgeInsets(top: 59, bottom: 34)),
      (CGRect(x: 50, y: 40, width: 100, height: 100), UIEdgeInsets(top: 19)),
      (CGRect(x: 0, y: 100, width: 400, height: 600), .zero),
      (CGRect(x: 0, y: 700, width: 400, height: 100), UIEdgeInsets(bottom: 34)),
      (CGRect(x: 0, y: 0, width: 400, height: 20), UIEdgeInsets(top: 20)),
      // A view beside the screen at the same height, like a page before it slides in.
      (CGRect(x: 400, y: 0, width: 400, height: 800), UIEdgeInsets(top: 59, bottom: 34)),
      // A view below the screen, where nothing covers it.
      (CGRect(x: 0, y: 800, width: 400, height: 800), .zero),
      (CGRect(x: 0, y: -20, width: 400, height: 900), UIEdgeInsets(top: 79, bottom: 114)),
    ]
    let views = cases.map { added($0.frame) }
    expectEqual(views.map(\.safeAreaInsets), cases.map(\.insets))
    expectTrue(views.allSatisfy { $0.told.isEmpty })
    screen.window.layoutIfNeeded()
    expectEqual(views.map(\.told), cases.map { $0.insets == .zero ? [] : [$0.insets] })
    expectEqual(
      views.map(\.safeAreaLayoutGuide.layoutFrame),
      zip(views, cases).map { $0.bounds.inset(by: $1.insets) })
    screen.insets = UIEdgeInsets(left: 44, right: 30)
    let sides: [(frame: CGRect, insets: UIEdgeInsets)] = [
      (CGRect(x: 0, y: 0, width: 400, height: 800), UIEdgeInsets(left: 44, right: 30)),
      (CGRect(x: 10, y: 0, width: 100, height: 100), UIEdgeInsets(left: 34)),
      (CGRect(x: 0, y: 800, width: 400, height: 800), UIEdgeInsets(left: 44, right: 30)),
      (CGRect(x: 400, y: 0, width: 400, height: 800), .zero),
      (CGRect(x: -400, y: 0, width: 400, height: 800), .zero),
    ]
    expectEqual(sides.map { added($0.frame).safeAreaInsets }, sides.map(\.insets))
    // A rectangle that is smaller than the insets becomes empty.
    let rect = CGRect(x: 10, y: 10, width: 20, height: 20)
    expectEqual(
      [.zero, UIEdgeInsets(top: 5, left: 30, bottom: 5, right: 10)].map { rect.inset(by: $0) },
      [rect, CGRect(x: 30, y: 15, width: 0, height: 10)])
  }

  @Test("is passed from superview to subview, and is zero in the middle")
  func nested() {
    let outer = added(CGRect(x: 0, y: 10, width: 400, height: 790))
    let (inner, middle) = (
      added(CGRect(x: 0, y: 20, width: 100, height: 100), to: outer),
      added(CGRect(x: 0, y: 100, width: 100, height: 100), to: outer)
    )
    expectEqual(inner.safeAreaInsets, UIEdgeInsets(top: 29))
    screen.window.layoutIfNeeded()
    expectTrue(outer.told == [UIEdgeInsets(top: 49, bottom: 34)] && middle.told.isEmpty)
    outer.frame.origin.y = 30
    expectEqual(inner.safeAreaInsets, UIEdgeInsets(top: 9))
    screen.window.layoutIfNeeded()
    expectEqual(inner.told, [UIEdgeInsets(top: 29), UIEdgeInsets(top: 9)])
    outer.bounds.origin.y = 20
    screen.window.layoutIfNeeded()
    expectEqual(inner.safeAreaInsets, UIEdgeInsets(top: 29))
  }

  @Test("is not changed by transforms")
  func transforms() {
    let view = added(screen.window.bounds)
    view.transform = CGAffineTransform(translationX: 0, y: 300)
    screen.window.layoutIfNeeded()
    expectEqual(view.safeAreaInsets, screen.insets)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    screen.window.layoutIfNeeded()
    expectEqual(view.told, [screen.insets])
  }

  @Test("is zero outside a window, and a view is notified only of new insets")
  func outside() {
    let (view, other) = (added(screen.window.bounds), added(screen.window.bounds))
    let inner = added(view.bounds, to: view)
    screen.window.layoutIfNeeded()
    for each in [view, other] {
      each.removeFromSuperview()
      expectEqual(each.safeAreaInsets, .zero)
    }
    screen.insets.top = 20
    screen.window.layoutIfNeeded()
    screen.window.addSubview(view)
    expectEqual(inner.safeAreaInsets, UIEdgeInsets(top: 20, bottom: 34))
    screen.window.layoutIfNeeded()
    screen.insets.top = 59
    screen.window.addSubview(other)
    screen.window.layoutIfNeeded()
    let both = [59, 20, 59].map { UIEdgeInsets(top: $0, bottom: 34) }
    expectTrue(inner.told == both && other.told == [screen.insets])
  }

  @Test("is extended by the view's owner, which is notified before the view")
  func owners() {
    let (view, owner) = (added(CGRect(x: 0, y: 100, width: 400, height: 600)), Owner())
    view.owner = owner
    defer { view.owner = nil }
    let inner = added(CGRect(x: 0, y: 0, width: 400, height: 600), to: view)
    owner.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: -5)
    view.setNeedsSafeArea()
    var before: [Int] = []
    view.reaction = { before.append(owner.told) }
    expectEqual(view.safeAreaInsets, UIEdgeInsets(top: 44))
    screen.window.layoutIfNeeded()
    expectTrue(view.told == [UIEdgeInsets(top: 44)] && inner.told == view.told && before == [1])
    owner.holdsSafeArea = true
    view.frame.origin.y = 0
    screen.window.layoutIfNeeded()
    expectEqual(view.safeAreaInsets, UIEdgeInsets(top: 44))
    owner.holdsSafeArea = false
    view.setNeedsSafeArea()
    screen.window.layoutIfNeeded()
    expectEqual(inner.safeAreaInsets, UIEdgeInsets(top: 103))
  }

  @Test("is up to date during layout, and a change marks the view for layout")
  func layout() {
    @MainActor
    final class Keeping: UIView {
      var seen: [CGRect] = []
      override func layoutSubviews() { seen.append(safeAreaLayoutGuide.layoutFrame) }
    }
    let view = Keeping(frame: screen.window.bounds)
    screen.window.addSubview(view)
    screen.window.layoutIfNeeded()
    screen.insets = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 30)
    screen.window.layoutIfNeeded()
    expectEqual(
      view.seen,
      [
        CGRect(x: 0, y: 59, width: 400, height: 707), CGRect(x: 10, y: 20, width: 360, height: 780),
      ])
  }

  @Test("survives views that move in their notification")
  func movingWithin() {
    let view = added(screen.window.bounds)
    let second = added(CGRect(x: 0, y: 0, width: 10, height: 100), to: view)
    view.reaction = {
      second.removeFromSuperview()
      view.frame.origin.y += 1
    }
    screen.window.layoutIfNeeded()
    expectTrue(second.told.isEmpty)
    expectEqual(second.safeAreaInsets, .zero)
    expectEqual(view.safeAreaInsets.top, view.told.last?.top)
    expectAtMost(screen.issues.count, 1)
  }
}
