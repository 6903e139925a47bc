import Foundation
import HeadlessStage
import HeadlessViews
import Testing

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
    #expect(window.safeAreaInsets == insets)
    #expect(small.safeAreaInsets == UIEdgeInsets(top: 9))
    stage.remove(window)
    #expect(window.safeAreaInsets == .zero)
    #expect(UIWindow(frame: stage.bounds).safeAreaInsets == .zero)
    #expect(shown(on: Stage()).safeAreaInsets == .zero)
  }

  @Test("follows the screen, at once")
  func changes() {
    let stage = Stage()
    let window = shown(on: stage)
    stage.advance(by: 0)
    stage.safeAreaInsets = insets
    #expect(window.safeAreaInsets == insets)
    stage.resize(to: Stage.tablet)
    #expect(stage.safeAreaInsets == insets)
    #expect(window.safeAreaInsets == insets)
    stage.resize(to: Stage.phone, safeAreaInsets: UIEdgeInsets(top: 20), animatedFor: 0.3)
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 20))
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
    #expect(stage.diagnostics.issues.map { $0 as? StageIssue } == [issue, issue, issue])
    #expect(stage.safeAreaInsets == insets)
    #expect(stage.size == Stage.phone)
    #expect(stage.orientation == .portrait)
    #expect(!issue.description.isEmpty)
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
      #expect(stage.size == size)
    }
    #expect(stage.orientation == .portrait)
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
    #expect(view.told == 1)
    UIView.animate(withDuration: 1) { view.frame.origin.y = 0 }
    try stage.settle()
    #expect(view.told == 2)
    #expect(view.safeAreaInsets == insets)
  }
}
