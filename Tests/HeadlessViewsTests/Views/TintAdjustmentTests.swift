import HeadlessViews
import Expectations

@MainActor
@Suite("The tint's adjustment")
struct TintAdjustmentTests {
  private final class Tinted: UIView {
    var calls = 0
    override func tintColorDidChange() { calls += 1 }
  }

  @Test("is inherited from the superview unless it is set")
  func inheritance() {
    let (root, middle, leaf) = (UIView(), UIView(), UIView())
    root.addSubview(middle)
    middle.addSubview(leaf)
    var modes = [leaf.tintAdjustmentMode]
    root.tintAdjustmentMode = .dimmed
    modes.append(leaf.tintAdjustmentMode)
    for mode in [UIView.TintAdjustmentMode.normal, .automatic] {
      middle.tintAdjustmentMode = mode
      modes.append(leaf.tintAdjustmentMode)
    }
    expectTrue(modes == [.normal, .dimmed, .normal, .dimmed] && root.tintAdjustmentMode == .dimmed)
  }

  @Test("makes a grey of the same brightness, and notifies all views that inherit it")
  func dimming() {
    let (root, follower, other) = (UIView(), Tinted(), Tinted())
    root.addSubview(follower)
    root.addSubview(other)
    other.tintAdjustmentMode = .normal
    other.calls = 0
    root.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 0.5)
    expectTrue((follower.calls, other.calls) == (1, 1))
    root.tintAdjustmentMode = .dimmed
    root.tintAdjustmentMode = .dimmed
    expectTrue((follower.calls, other.calls) == (2, 1))
    expectEqual(
      [follower, other].map(\.tintColor),
      [
        UIColor(white: 0.7152, alpha: 0.5), UIColor(red: 0, green: 1, blue: 0, alpha: 0.5),
      ])
  }
}
