import Foundation
import HeadlessViews
import Expectations

@MainActor
@Suite("The layout margins of a view")
struct LayoutMarginsTests {
  /// A view that logs its margins at each notification.
  @MainActor
  private final class Listener: UIView {
    var told: [UIEdgeInsets] = []
    override func layoutMarginsDidChange() { told.append(layoutMargins) }
  }

  private let screen = Screen()

  private func added(_ frame: CGRect, to superview: UIView? = nil) -> Listener {
    let view = Listener(frame: frame)
    (superview ?? screen.window).addSubview(view)
    screen.window.layoutIfNeeded()
    return view
  }

  private func all(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: value, left: value, bottom: value, right: value)
  }

  @Test("are 8 points by default; a guide follows them")
  func usual() {
    let view = added(CGRect(x: 0, y: 0, width: 100, height: 60))
    expectEqual(view.layoutMargins, all(8))
    expectTrue(view.told.isEmpty)
    expectEqual(view.layoutMarginsGuide.layoutFrame, CGRect(x: 8, y: 8, width: 84, height: 44))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.layoutMargins = view.layoutMargins
    expectEqual(view.told, [UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)])
    expectTrue(view.layer.needsLayout)
    expectEqual(
      view.directionalLayoutMargins,
      NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let told = view.told.count
    view.layoutMargins.left = .nan
    view.directionalLayoutMargins.leading = .infinity
    expectEqual(screen.issues.count, 2)
    expectEqual(view.told.count, told)
  }

  @Test("change sides in right-to-left layout")
  func mirrored() {
    let view = added(CGRect(x: 0, y: 0, width: 100, height: 60))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(leading: 5, trailing: 9)
    view.semanticContentAttribute = .forceRightToLeft
    expectEqual(view.layoutMargins, UIEdgeInsets(left: 9, right: 5))
    view.layoutMargins = UIEdgeInsets(left: 1, right: 2)
    expectEqual(view.directionalLayoutMargins, NSDirectionalEdgeInsets(leading: 2, trailing: 1))
  }

  @Test("include the safe area by default")
  func safeArea() {
    let view = added(screen.window.bounds)
    screen.insets = UIEdgeInsets(top: 59, bottom: 34)
    screen.window.layoutIfNeeded()
    view.insetsLayoutMarginsFromSafeArea = false
    screen.insets.top = 20
    screen.window.layoutIfNeeded()
    expectEqual(view.told, [UIEdgeInsets(top: 67, left: 8, bottom: 42, right: 8), all(8)])
    expectEqual(view.layoutMargins, all(8))
  }

  @Test("preserve the superview's where the view overlaps them, on request")
  func preserved() {
    let outer = added(CGRect(x: 0, y: 0, width: 400, height: 400))
    let inner = added(CGRect(x: 10, y: 100, width: 390, height: 100), to: outer)
    outer.layoutMargins = all(50)
    expectEqual(inner.layoutMargins, all(8))
    expectTrue(inner.told.isEmpty)
    inner.preservesSuperviewLayoutMargins = true
    outer.layoutMargins = all(60)
    // Vertically the view is far from the edges; horizontally it moves away from one.
    inner.frame.origin.x = 55
    inner.frame.size.width = 345
    screen.window.layoutIfNeeded()
    expectEqual(
      inner.told,
      [(40, 50), (50, 60), (8, 60)].map {
        UIEdgeInsets(top: 8, left: $0.0, bottom: 8, right: $0.1)
      })
    inner.removeFromSuperview()
    expectEqual(inner.layoutMargins, all(8))
  }
}
