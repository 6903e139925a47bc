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

  @Test(
    """
    is that of its windows, as far as they overlap it, from their first moment, and follows the \
    screen at once
    """)
  func windows() {
    let stage = Stage(safeAreaInsets: insets)
    let (window, small) = (shown(on: stage), shown(on: stage))
    small.frame = CGRect(x: 0, y: 50, width: 100, height: 100)
    expectEqual([window, small].map(\.safeAreaInsets), [insets, UIEdgeInsets(top: 9)])
    let changes: [() -> Void] = [
      { stage.safeAreaInsets = .zero }, { stage.safeAreaInsets = insets },
      { stage.resize(to: .tablet) },
      {
        stage.resize(to: .phone, safeAreaInsets: UIEdgeInsets(top: 20), animatedFor: 0.3)
      },
    ]
    let seen = changes.map { change in
      change()
      return [stage.safeAreaInsets, window.safeAreaInsets]
    }
    expectEqual(seen, [.zero, insets, insets, UIEdgeInsets(top: 20)].map { [$0, $0] })
    #expect((try? stage.settle()) == 0.3)
    stage.remove(window)
    let others = [window, UIWindow(frame: stage.bounds), shown(on: Stage())]
    expectEqual(others.map(\.safeAreaInsets), [.zero, .zero, .zero])
  }

  @Test("refuses impossible insets")
  func refusals() {
    for wrong in [UIEdgeInsets(top: -1), UIEdgeInsets(left: .nan), UIEdgeInsets(bottom: .infinity)]
    {
      let stage = Stage(safeAreaInsets: insets)
      stage.diagnostics.handler = { _ in }
      stage.safeAreaInsets = wrong
      stage.resize(to: .tablet, safeAreaInsets: wrong)
      stage.turn(to: .landscapeLeft, safeAreaInsets: wrong)
      let issue = StageIssue.impossibleInsets(value: "\(wrong)")
      expectEqual(stage.diagnostics.issues as? [StageIssue], [issue, issue, issue])
      expectEqual(stage.safeAreaInsets, insets)
      expectEqual(stage.size, .phone)
      expectEqual(stage.orientation, .portrait)
    }
  }

  @Test(
    "rotates with the device: a quarter turn moves the sides, and an upright device restores them")
  func turns() {
    let stage = Stage()
    let wide = CGSize(width: CGSize.phone.height, height: CGSize.phone.width)
    let turns: [UIInterfaceOrientation] = [
      .landscapeRight, .landscapeLeft, .portraitUpsideDown, .landscapeLeft, .unknown,
    ]
    let sizes = turns.map { orientation in
      stage.turn(to: orientation)
      return stage.size
    }
    expectEqual(sizes, [wide, wide, CGSize.phone, wide, CGSize.phone])
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
