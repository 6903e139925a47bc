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

  @Test("gives windows that filled it, hidden ones too, their new size at once, and others none")
  func windows() {
    let (window, view) = filled()
    let frame = CGRect(x: 10, y: 20, width: 100, height: 200)
    let (small, hidden) = (UIWindow(frame: frame), UIWindow(stage: stage))
    stage.add(small)
    stage.resize(to: wide)
    expectEqual(stage.size, wide)
    expectEqual(stage.bounds, CGRect(origin: .zero, size: wide))
    let frames = [window, view, hidden, small].map(\.frame)
    expectEqual(frames, [stage.bounds, stage.bounds, stage.bounds, frame])
    #expect(stage.displayList().size == wide && (try? stage.settle()) == 0)
    // Nothing happens when the size is the same.
    stage.resize(to: wide, animatedFor: 1)
    #expect(window.layer.animationKeys() == nil && (try? stage.settle()) == 0)
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
    expectLess(391, middle)
    expectLess(middle, 843)
    #expect(try stage.settle() == 0.4 - 0.2)
    expectEqual(window.layer.presentation()?.bounds.size, wide)
  }

  @Test("ignores an enclosing block, also one that repeats")
  func withinBlock() throws {
    let (window, _) = filled()
    UIView.animate(withDuration: 5, options: .repeat) { stage.resize(to: wide) }
    #expect(window.layer.animationKeys() == nil && (try? stage.settle()) == 0)
    UIView.animate(withDuration: 5) { stage.resize(to: .phone, animatedFor: 1) }
    #expect(try stage.settle() == 1)
  }

  @Test("happens at once where animations are disabled, or for an impossible duration or none")
  func unanimated() {
    stage.diagnostics.handler = { _ in }
    let (window, _) = filled()
    for (duration, issues) in [(1, 0), (-1, 0), (0, 0), (Double.nan, 1), (.infinity, 2)] {
      UIView.setAnimationsEnabled(duration != 1)
      let size = stage.size == wide ? CGSize.phone : wide
      stage.resize(to: size, animatedFor: duration)
      UIView.setAnimationsEnabled(true)
      #expect(window.frame.size == size && (try? stage.settle()) == 0)
      expectEqual(stage.diagnostics.issues.count, issues)
    }
  }

  @Test("twice in a turn ends at the second size, after the longer duration")
  func twice() throws {
    let (window, _) = filled()
    stage.resize(to: wide, animatedFor: 0.4)
    stage.resize(to: .tablet, animatedFor: 0.2)
    expectEqual(window.frame.size, CGSize.tablet)
    #expect(try stage.settle() == 0.4)
    expectEqual(window.layer.presentation()?.bounds.size, CGSize.tablet)
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
      stage.resize(to: .tablet)
    }
    stage.resize(to: wide)
    expectEqual(sizes, [wide, CGSize.tablet])
    expectEqual(stage.size, .tablet)
    expectEqual(window.frame, stage.bounds)
  }

  @Test("is refused for an impossible size")
  func impossibleSize() {
    stage.diagnostics.handler = { _ in }
    let (window, _) = filled()
    let sizes = [
      CGSize(width: 0, height: 10), CGSize(width: 10, height: -1),
      CGSize(width: CGFloat.nan, height: 10), CGSize(width: 10, height: CGFloat.infinity),
    ]
    for size in sizes { stage.resize(to: size, animatedFor: 1) }
    let issues = sizes.map { StageIssue.impossibleSize(value: "\($0.width) × \($0.height)") }
    expectEqual(stage.diagnostics.issues as? [StageIssue], issues)
    expectEqual(stage.size, .phone)
    expectEqual(window.frame, stage.bounds)
    #expect((try? stage.settle()) == 0)
  }
}
