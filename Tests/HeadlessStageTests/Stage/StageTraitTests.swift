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

  @Test("are those of a phone on both displays of one that folds")
  func folding() {
    let stage = Stage(.unfolded)
    expectEqual(stage.traits.userInterfaceIdiom, .phone)
    expectEqual(stage.traits.horizontalSizeClass, .regular)
    let folded = Stage(.folded)
    expectEqual(folded.traits.userInterfaceIdiom, .phone)
    folded.resize(
      to: StageScreen.unfolded.size, safeAreaInsets: StageScreen.unfolded.safeAreaInsets)
    expectEqual(folded.traits, stage.traits)
    expectEqual(StageScreen.unfolded.rotated.safeAreaInsets, UIEdgeInsets(top: 82, bottom: 34))
    expectEqual(StageScreen.unfolded.rotated.rotated.safeAreaInsets, stage.safeAreaInsets)
    expectEqual(StageScreen.folded.rotated.safeAreaInsets, folded.safeAreaInsets)
  }

  @Test("have the size classes of the size")
  func sizeClasses() {
    let cases: [(width: CGFloat, height: CGFloat, horizontal: Int, vertical: Int)] = [
      (390, 844, 1, 2), (844, 390, 1, 1), (736, 414, 2, 1), (812, 375, 1, 1), (932, 430, 2, 1),
      (874, 402, 1, 1), (694.5, 768, 2, 2), (590, 834, 1, 2), (820, 1180, 2, 2),
      (100, 100, 1, 1), (600, 480, 2, 2), (599.9, 479.9, 1, 1),
      // The phone that folds: outside upright and on its side, inside both ways.
      (466, 678, 1, 2), (678, 466, 1, 1), (951, 669, 2, 2), (669, 951, 2, 2),
    ]
    for row in cases {
      let size = CGSize(width: row.width, height: row.height)
      let resized = Stage(size: CGSize(width: 1000, height: 1000))
      resized.resize(to: size)
      for stage in [Stage(size: size), resized] {
        let classes = [stage.traits.horizontalSizeClass, stage.traits.verticalSizeClass]
        expectEqual(classes.map(\.rawValue), [row.horizontal, row.vertical], "\(size)")
      }
    }
  }

  @Test("have the device of the first size of the screen")
  func idiom() {
    for (size, idiom) in [
      (CGSize(width: 390, height: 844), UIUserInterfaceIdiom.phone),
      (CGSize(width: 932, height: 430), .phone), (CGSize(width: 744, height: 1133), .pad),
    ] {
      let stage = Stage(size: size)
      var idioms = [stage.traits.userInterfaceIdiom]
      // The size is a part of the screen, beside another app.
      stage.resize(to: CGSize(width: 320, height: 1000))
      idioms.append(stage.traits.userInterfaceIdiom)
      stage.traits.userInterfaceIdiom = .unspecified
      idioms.append(stage.traits.userInterfaceIdiom)
      expectEqual(idioms, [idiom, idiom, .unspecified])
    }
  }

  @Test("keep a size class that was set, until it is set to unspecified")
  func statedSizeClass() {
    var classes: [[UIUserInterfaceSizeClass]] = []
    func note() {
      classes.append([stage.traits.horizontalSizeClass, stage.traits.verticalSizeClass])
    }
    stage.traits.horizontalSizeClass = .regular
    stage.traits.userInterfaceStyle = .dark
    note()
    stage.resize(to: CGSize(width: 320, height: 400))
    note()
    expectEqual(stage.traits.userInterfaceStyle, .dark)
    stage.traits.horizontalSizeClass = .unspecified
    note()
    stage.resize(to: .tablet)
    note()
    expectEqual(
      classes,
      [
        [.regular, .regular], [.regular, .compact], [.compact, .compact], [.regular, .regular],
      ])
  }

  @Test("are those of its views, and of no other stage's")
  func views() {
    let other = Stage()
    let view = listeners(1)[0]
    stage.traits.prefersReducedMotion = true
    let traits = [view.traitCollection, other.traits, UIView().traitCollection]
    expectEqual(traits.map(\.prefersReducedMotion), [true, false, false])
    stage.advance(by: 0)
    expectEqual(UIView().traitCollection, stage.traits)
    stage.traits.layoutDirection = .rightToLeft
    expectEqual(UIView().traitCollection, stage.traits)
  }

  @Test("notify views, in hidden windows too, of a change at once, and not without a change")
  func telling() {
    let views = listeners(1) + listeners(1)
    views[1].window?.isHidden = true
    let before = stage.traits
    stage.traits = before
    expectTrue(views.allSatisfy { $0.told.isEmpty })
    stage.traits.userInterfaceStyle = .dark
    for view in views {
      expectEqual(view.told.map(\.from), [before])
      expectEqual(view.told.map(\.to.userInterfaceStyle), [.dark])
    }
    #expect((try? stage.settle()) == 0)
  }

  @Test(
    """
    change one after the other when a callback changes them, with callbacks for both in order, \
    but not when each change makes another
    """)
  func changingWithin() {
    stage.diagnostics.handler = { _ in }
    let views = listeners(3)
    views[0].reaction = { [stage] in stage.traits.displayScale = 3 }
    stage.traits.userInterfaceStyle = .dark
    for view in views {
      expectEqual(view.told.map(\.to.displayScale), [1, 3])
      let styles = view.told.map { [$0.from?.userInterfaceStyle, $0.to.userInterfaceStyle] }
      expectEqual(styles, [[.light, .dark], [.dark, .dark]])
    }
    expectTrue(stage.diagnostics.issues.isEmpty)
    views[0].reaction = { [stage] in stage.traits.displayScale += 1 }
    stage.traits.userInterfaceStyle = .light
    let issue = StageIssue.endlessScreenChanges(changes: 100)
    expectEqual(stage.diagnostics.issues as? [StageIssue], [issue])
    views[0].reaction = {}
    stage.traits.userInterfaceStyle = .dark
    expectEqual(views[0].told.last?.to.userInterfaceStyle, .dark)
  }

  @Test("refuse an impossible display scale")
  func impossibleScale() {
    stage.diagnostics.handler = { _ in }
    let (view, before) = (listeners(1)[0], stage.traits)
    let scales = [0, -2, CGFloat.infinity, -.infinity, .nan]
    for scale in scales { stage.traits.displayScale = scale }
    let issues = scales.map { StageIssue.impossibleDisplayScale(value: "\($0)") }
    expectEqual(stage.diagnostics.issues as? [StageIssue], issues)
    expectEqual(stage.traits, before)
    expectTrue(view.told.isEmpty)
  }
}
