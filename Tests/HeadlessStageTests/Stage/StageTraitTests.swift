import Foundation
import HeadlessStage
import HeadlessViews
import Expectations

@MainActor
@Suite("A stage's traits")
struct StageTraitTests {
  /// A view that logs its user interface styles.
  @MainActor
  private final class Listener: UIView {
    var told: [(from: UITraitCollection?, to: UITraitCollection)] = []
    var reaction: () -> Void = {}

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      told.append((previous, traitCollection))
      reaction()
    }
  }

  private let stage = Stage()

  private func listeners(_ count: Int) -> [Listener] {
    let window = UIWindow(stage: stage)
    window.isHidden = false
    return (0..<count).map { _ in
      let view = Listener()
      window.addSubview(view)
      return view
    }
  }

  @Test(
    "have the size classes of the size",
    arguments: [
      (CGSize(width: 390, height: 844), 1, 2), (CGSize(width: 844, height: 390), 1, 1),
      (CGSize(width: 736, height: 414), 2, 1), (CGSize(width: 812, height: 375), 1, 1),
      (CGSize(width: 932, height: 430), 2, 1), (CGSize(width: 874, height: 402), 1, 1),
      (CGSize(width: 694.5, height: 768), 2, 2), (CGSize(width: 590, height: 834), 1, 2),
      (CGSize(width: 820, height: 1180), 2, 2), (CGSize(width: 100, height: 100), 1, 1),
      (CGSize(width: 600, height: 480), 2, 2), (CGSize(width: 599.9, height: 479.9), 1, 1),
    ])
  func sizeClasses(size: CGSize, horizontal: Int, vertical: Int) {
    for stage in [Stage(size: size), resized(to: size)] {
      expectEqual(stage.traits.horizontalSizeClass.rawValue, horizontal)
      expectEqual(stage.traits.verticalSizeClass.rawValue, vertical)
    }
  }

  @Test(
    "have the device of the first size of the screen",
    arguments: [
      (CGSize(width: 390, height: 844), UIUserInterfaceIdiom.phone),
      (CGSize(width: 932, height: 430), .phone), (CGSize(width: 744, height: 1133), .pad),
    ])
  func idiom(size: CGSize, idiom: UIUserInterfaceIdiom) {
    let stage = Stage(size: size)
    expectEqual(stage.traits.userInterfaceIdiom, idiom)
    // The size is a part of the screen, beside another app.
    stage.resize(to: CGSize(width: 320, height: 1000))
    expectEqual(stage.traits.userInterfaceIdiom, idiom)
    stage.traits.userInterfaceIdiom = .unspecified
    expectEqual(stage.traits.userInterfaceIdiom, .unspecified)
  }

  private func resized(to size: CGSize) -> Stage {
    let stage = Stage(size: CGSize(width: 1000, height: 1000))
    stage.resize(to: size)
    return stage
  }

  @Test("keep a size class that was set, until it is set to unspecified")
  func statedSizeClass() {
    stage.traits.horizontalSizeClass = .regular
    stage.traits.userInterfaceStyle = .dark
    expectEqual(stage.traits.horizontalSizeClass, .regular)
    stage.resize(to: CGSize(width: 320, height: 400))
    expectEqual(stage.traits.horizontalSizeClass, .regular)
    expectEqual(stage.traits.verticalSizeClass, .compact)
    expectEqual(stage.traits.userInterfaceStyle, .dark)
    stage.traits.horizontalSizeClass = .unspecified
    expectEqual(stage.traits.horizontalSizeClass, .compact)
    stage.resize(to: Stage.tablet)
    expectEqual(stage.traits.horizontalSizeClass, .regular)
  }

  @Test("are those of its views, and of no other stage's")
  func views() {
    let other = Stage()
    let view = listeners(1)[0]
    stage.traits.prefersReducedMotion = true
    expectTrue(view.traitCollection.prefersReducedMotion)
    expectTrue(!other.traits.prefersReducedMotion)
    expectTrue(!UIView().traitCollection.prefersReducedMotion)
    stage.advance(by: 0)
    expectEqual(UIView().traitCollection, stage.traits)
    stage.traits.layoutDirection = .rightToLeft
    expectEqual(UIView().traitCollection, stage.traits)
  }

  @Test("notify views of a change at once, and not without a change")
  func telling() {
    let view = listeners(1)[0]
    let before = stage.traits
    stage.traits = before
    expectTrue(view.told.isEmpty)
    stage.traits.userInterfaceStyle = .dark
    expectEqual(view.told.count, 1)
    expectEqual(view.told.first?.from, before)
    expectEqual(view.told.first?.to.userInterfaceStyle, .dark)
    #expect((try? stage.settle()) == 0)
  }

  @Test("notify views in hidden windows too")
  func hiddenWindow() {
    let view = listeners(1)[0]
    view.window?.isHidden = true
    stage.traits.userInterfaceStyle = .dark
    expectEqual(view.told.count, 1)
  }

  @Test("change one after the other when a callback changes them, with callbacks for both in order")
  func changingWithin() {
    let views = listeners(3)
    views[0].reaction = { [stage] in stage.traits.displayScale = 3 }
    stage.traits.userInterfaceStyle = .dark
    for view in views {
      expectEqual(view.told.map(\.to.displayScale), [1, 3])
      expectEqual(view.told.map(\.to.userInterfaceStyle), [.dark, .dark])
      expectEqual(view.told.map(\.from?.userInterfaceStyle), [.light, .dark])
    }
    expectTrue(stage.diagnostics.issues.isEmpty)
  }

  @Test("stop changing when each change makes another")
  func endless() {
    stage.diagnostics.handler = { _ in }
    let view = listeners(1)[0]
    view.reaction = { [stage] in stage.traits.displayScale += 1 }
    stage.traits.userInterfaceStyle = .dark
    let issue = StageIssue.endlessScreenChanges(changes: 100)
    expectEqual(stage.diagnostics.issues.map { $0 as? StageIssue }, [issue])
    expectTrue(!issue.description.isEmpty)
    view.reaction = {}
    stage.traits.userInterfaceStyle = .light
    expectEqual(view.told.last?.to.userInterfaceStyle, .light)
  }

  @Test(
    "refuse an impossible display scale",
    arguments: [0, -2, CGFloat.infinity, -.infinity, .nan])
  func impossibleScale(scale: CGFloat) {
    stage.diagnostics.handler = { _ in }
    let (view, before) = (listeners(1)[0], stage.traits)
    stage.traits.displayScale = scale
    let issue = StageIssue.impossibleDisplayScale(value: "\(scale)")
    expectEqual(stage.diagnostics.issues.map { $0 as? StageIssue }, [issue])
    expectEqual(stage.traits, before)
    expectTrue(view.told.isEmpty)
    expectTrue(!issue.description.isEmpty)
  }
}
