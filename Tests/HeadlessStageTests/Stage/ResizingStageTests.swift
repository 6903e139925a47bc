import Foundation
import HeadlessStage
import HeadlessViews
import Expectations

@MainActor
@Suite("Resizing a stage")
struct ResizingStageTests {
  private let stage = Stage()
  private let wide = CGSize(width: 844, height: 390)

  /// A shown window with a view that fills it.
  private func filled() -> (window: UIWindow, view: UIView) {
    let window = UIWindow(stage: stage)
    window.isHidden = false
    let view = UIView(frame: window.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    stage.advance(by: 0)
    return (window, view)
  }

  @Test("gives windows that filled it their new size at once, and leaves others alone")
  func windows() {
    let (window, view) = filled()
    let frame = CGRect(x: 10, y: 20, width: 100, height: 200)
    let small = UIWindow(frame: frame)
    stage.add(small)
    stage.resize(to: wide)
    expectEqual(stage.size, wide)
    expectEqual(stage.bounds, CGRect(origin: .zero, size: wide))
    expectEqual(window.frame, stage.bounds)
    expectEqual(view.frame, stage.bounds)
    expectEqual(small.frame, frame)
    expectEqual(stage.displayList().size, wide)
    #expect((try? stage.settle()) == 0)
  }

  @Test("resizes hidden windows too")
  func hidden() {
    let window = UIWindow(stage: stage)
    stage.resize(to: wide)
    expectEqual(window.frame.size, wide)
  }

  @Test("animates for the duration, layout changes as well")
  func animated() throws {
    final class Halving: UIView {
      let half = UIView()
      override func layoutSubviews() {
        half.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: 10)
      }
    }
    let (window, _) = filled()
    let view = Halving(frame: window.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(view.half)
    window.addSubview(view)
    stage.advance(by: 0)
    stage.resize(to: wide, animatedFor: 0.4)
    expectEqual(window.bounds.size, wide)
    expectEqual(view.half.bounds.width, 422)
    stage.advance(by: 0)
    expectEqual(view.half.layer.presentation()?.bounds.width, 195)
    stage.advance(by: 0.2)
    let middle = try #require(window.layer.presentation()?.bounds.width)
    expectTrue(middle > 391)
    expectTrue(middle < 843)
    #expect(try stage.settle() == 0.4 - 0.2)
    expectEqual(window.layer.presentation()?.bounds.size, wide)
  }

  @Test("ignores an enclosing block, also one that repeats")
  func withinBlock() throws {
    let (window, _) = filled()
    UIView.animate(withDuration: 5, options: .repeat) { stage.resize(to: wide) }
    expectTrue(window.layer.animationKeys() == nil)
    #expect((try? stage.settle()) == 0)
    UIView.animate(withDuration: 5) { stage.resize(to: Stage.phone, animatedFor: 1) }
    #expect(try stage.settle() == 1)
  }

  @Test("happens at once where animations are disabled, or without a duration")
  func unanimated() {
    let (window, _) = filled()
    UIView.setAnimationsEnabled(false)
    stage.resize(to: wide, animatedFor: 1)
    UIView.setAnimationsEnabled(true)
    expectEqual(window.frame.size, wide)
    #expect((try? stage.settle()) == 0)
    stage.resize(to: Stage.phone, animatedFor: -1)
    expectEqual(window.frame.size, Stage.phone)
    #expect((try? stage.settle()) == 0)
    expectTrue(stage.diagnostics.issues.isEmpty)
  }

  @Test("does nothing when the size is the same")
  func sameSize() {
    let (window, _) = filled()
    stage.resize(to: stage.size, animatedFor: 1)
    expectTrue(window.layer.animationKeys() == nil)
    #expect((try? stage.settle()) == 0)
  }

  @Test("twice in a turn ends at the second size, after the longer duration")
  func twice() throws {
    let (window, _) = filled()
    stage.resize(to: wide, animatedFor: 0.4)
    stage.resize(to: Stage.tablet, animatedFor: 0.2)
    expectEqual(window.frame.size, Stage.tablet)
    #expect(try stage.settle() == 0.4)
    expectEqual(window.layer.presentation()?.bounds.size, Stage.tablet)
  }

  @Test("during layout runs after the layout")
  func withinLayout() {
    final class Resizing: UIView {
      var reaction: () -> Void = {}
      override func layoutSubviews() { reaction() }
    }
    let (window, _) = filled()
    let view = Resizing(frame: window.bounds)
    view.autoresizingMask = .flexibleWidth
    window.addSubview(view)
    stage.advance(by: 0)
    var sizes: [CGSize] = []
    view.reaction = { [stage] in
      sizes.append(stage.size)
      stage.resize(to: Stage.tablet)
    }
    stage.resize(to: wide)
    expectEqual(sizes, [wide, Stage.tablet])
    expectEqual(stage.size, Stage.tablet)
    expectEqual(window.frame, stage.bounds)
  }

  @Test(
    "is refused for an impossible size",
    arguments: [
      CGSize(width: 0, height: 10), CGSize(width: 10, height: -1),
      CGSize(width: CGFloat.nan, height: 10), CGSize(width: 10, height: CGFloat.infinity),
    ])
  func impossibleSize(size: CGSize) {
    stage.diagnostics.handler = { _ in }
    let (window, _) = filled()
    stage.resize(to: size, animatedFor: 1)
    let issue = StageIssue.impossibleSize(value: "\(size.width) × \(size.height)")
    expectEqual(stage.diagnostics.issues.map { $0 as? StageIssue }, [issue])
    expectEqual(stage.size, Stage.phone)
    expectEqual(window.frame, stage.bounds)
    #expect((try? stage.settle()) == 0)
    expectTrue(!issue.description.isEmpty)
  }

  @Test("happens at once for a duration that is not finite", arguments: [Double.nan, .infinity])
  func impossibleDuration(duration: TimeInterval) {
    stage.diagnostics.handler = { _ in }
    let (window, _) = filled()
    stage.resize(to: wide, animatedFor: duration)
    expectEqual(stage.diagnostics.issues.count, 1)
    expectEqual(window.frame.size, wide)
    #expect((try? stage.settle()) == 0)
  }
}
