import Foundation
import HeadlessStage
import HeadlessViews
import Expectations

@MainActor
@Suite("A stage's safe area")
struct StageSafeAreaTests {
  private let insets = UIEdgeInsets(top: 59, bottom: 34)

  private func shown(on stage: Stage) -> UIWindow {
    let window = UIWindow(stage: stage)
    window.isHidden = false
    return window
  }

  @Test("is that of its windows, as far as they overlap it, from their first moment")
  func windows() {
    let stage = Stage(safeAreaInsets: insets)
    let (window, small) = (shown(on: stage), shown(on: stage))
    small.frame = CGRect(x: 0, y: 50, width: 100, height: 100)
    expectEqual(window.safeAreaInsets, insets)
    expectEqual(small.safeAreaInsets, UIEdgeInsets(top: 9))
    stage.remove(window)
    expectEqual(window.safeAreaInsets, .zero)
    expectEqual(UIWindow(frame: stage.bounds).safeAreaInsets, .zero)
    expectEqual(shown(on: Stage()).safeAreaInsets, .zero)
  }

  @Test("follows the screen, at once")
  func changes() {
    let stage = Stage()
    let window = shown(on: stage)
    stage.advance(by: 0)
    stage.safeAreaInsets = insets
    expectEqual(window.safeAreaInsets, insets)
    stage.resize(to: Stage.tablet)
    expectEqual(stage.safeAreaInsets, insets)
    expectEqual(window.safeAreaInsets, insets)
    stage.resize(to: Stage.phone, safeAreaInsets: UIEdgeInsets(top: 20), animatedFor: 0.3)
    expectEqual(window.safeAreaInsets, UIEdgeInsets(top: 20))
    #expect((try? stage.settle()) == 0.3)
  }

  @Test(
    "refuses impossible insets",
    arguments: [UIEdgeInsets(top: -1), UIEdgeInsets(left: .nan), UIEdgeInsets(bottom: .infinity)])
  func refusals(wrong: UIEdgeInsets) {
    let stage = Stage(safeAreaInsets: insets)
    stage.diagnostics.handler = { _ in }
    stage.safeAreaInsets = wrong
    stage.resize(to: Stage.tablet, safeAreaInsets: wrong)
    stage.turn(to: .landscapeLeft, safeAreaInsets: wrong)
    let issue = StageIssue.impossibleInsets(value: "\(wrong)")
    expectEqual(stage.diagnostics.issues.map { $0 as? StageIssue }, [issue, issue, issue])
    expectEqual(stage.safeAreaInsets, insets)
    expectEqual(stage.size, Stage.phone)
    expectEqual(stage.orientation, .portrait)
    expectTrue(!issue.description.isEmpty)
  }

  @Test(
    "rotates with the device: a quarter turn moves the sides, and an upright device restores them")
  func turns() {
    let stage = Stage()
    let wide = CGSize(width: Stage.phone.height, height: Stage.phone.width)
    for (orientation, size) in [
      (UIInterfaceOrientation.landscapeRight, wide), (.landscapeLeft, wide),
      (.portraitUpsideDown, Stage.phone), (.landscapeLeft, wide), (.unknown, Stage.phone),
    ] {
      stage.turn(to: orientation)
      expectEqual(stage.size, size)
    }
    expectEqual(stage.orientation, .portrait)
  }

  @Test("costs an animation nothing: a moving view is notified once, not at each frame")
  func motion() throws {
    @MainActor
    final class Listener: UIView {
      var told = 0
      override func safeAreaInsetsDidChange() { told += 1 }
    }
    let stage = Stage(safeAreaInsets: insets)
    let view = Listener(frame: stage.bounds.offsetBy(dx: 0, dy: 300))
    shown(on: stage).addSubview(view)
    stage.advance(by: 0)
    expectEqual(view.told, 1)
    UIView.animate(withDuration: 1) { view.frame.origin.y = 0 }
    try stage.settle()
    expectEqual(view.told, 2)
    expectEqual(view.safeAreaInsets, insets)
  }
}
