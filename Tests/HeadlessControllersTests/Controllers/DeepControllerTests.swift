import Foundation
import HeadlessStage
import HeadlessViews
import StageSupport
import Expectations

@testable import HeadlessControllers

@MainActor
@Suite("Controllers nested in controllers")
struct DeepControllerTests {
  /// A controller that counts what it is asked and told.
  private final class Counting: UIViewController {
    final class Counts {
      var (statusBar, unknown, sizes, traits, appeared) = (0, 0, 0, 0, 0)
      var (sizesByDepth, released): ([Int], Int) = ([], 0)
    }

    let counts: Counts
    let depth: Int

    init(_ counts: Counts, _ depth: Int) {
      (self.counts, self.depth) = (counts, depth)
      super.init()
    }

    deinit { MainActor.assumeIsolated { counts.released += 1 } }

    override var childForStatusBarStyle: UIViewController? {
      counts.statusBar += 1
      return nil
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note()
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      counts.appeared += 1
      note()
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      note()
    }

    /// Counts a callback for which the stage has to be searched for in the ancestors.
    private func note() {
      if noteStage == nil, viewIfLoaded?.window == nil { counts.unknown += 1 }
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      counts.sizes += 1
      super.viewWillTransition(to: size, with: coordinator)
      counts.sizesByDepth.append(depth)
    }

    override func willTransition(
      to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      counts.traits += 1
      super.willTransition(to: traits, with: coordinator)
    }
  }

  /// Makes a chain of controllers from the bottom up, the views too; returns the topmost and the
  /// deepest.
  private func chain(
    _ count: Int, _ counts: Counting.Counts
  ) -> (top: UIViewController, bottom: UIViewController) {
    let bottom = Counting(counts, count - 1)
    var top = bottom
    for depth in (0..<count - 1).reversed() {
      let parent = Counting(counts, depth)
      parent.addChild(top)
      parent.view.addSubview(top.view)
      top.didMove(toParent: parent)
      top = parent
    }
    return (top, bottom)
  }

  @Test("know their stage at each callback, and the status bar is asked for once for all of them")
  func steps() throws {
    let counts = Counting.Counts()
    let (stage, count) = (Stage(), 1_000)
    let window = UIWindow(stage: stage)
    let (top, bottom) = chain(count, counts)
    window.rootViewController = top
    window.makeKeyAndVisible()
    try stage.settle()
    expectTrue(bottom.stage === stage && counts.appeared == count)
    expectEqual(counts.unknown, 0, "\(counts.statusBar)")
    expectLess(counts.statusBar, 10, "\(counts.statusBar)")
    window.rootViewController = UIViewController()
    try stage.settle()
    expectTrue(counts.unknown == 0 && counts.statusBar < 20 && bottom.stage === stage)
    expectTrue(bottom.noteStage == nil && stage.diagnostics.issues.isEmpty)
  }

  @Test(
    "may be 20,000: they appear, present, change their size and traits, leave, and are released")
  func deep() throws {
    let counts = Counting.Counts()
    let (stage, count) = (Stage(), 20_000)
    let window = UIWindow(stage: stage)
    var (top, bottom): (UIViewController?, UIViewController?) = chain(count, counts)
    window.rootViewController = top
    window.makeKeyAndVisible()
    try stage.settle()
    expectEqual(counts.appeared, count)
    bottom?.present(UIViewController(), animated: true)
    try stage.settle()
    expectTrue(top?.presentedViewController != nil)
    bottom?.dismiss(animated: true)
    try stage.settle()
    expectTrue(top?.presentedViewController == nil)
    stage.traits.userInterfaceStyle = .dark
    stage.resize(to: CGSize(width: 700, height: 300))
    try stage.settle()
    // The callbacks are nested to a depth; the others follow, and none is left out.
    expectEqual(counts.sizes, count)
    expectAtMost(count, counts.traits)
    expectEqual(Set(counts.sizesByDepth).count, count)
    expectEqual(counts.sizesByDepth.last, 0)
    let page = UIViewController()
    bottom?.show(page, sender: nil)
    try stage.settle()
    expectTrue(page.presentingViewController === top)
    window.rootViewController = UIViewController()
    try stage.settle()
    expectTrue(stage.diagnostics.issues.isEmpty)
    expectEqual(counts.released, 0)
    (top, bottom) = (nil, nil)
    expectEqual(counts.released, count)
  }

  @Test("are released in a loop, also those that were never shown, unless something retains them")
  func loose() {
    let counts = Counting.Counts()
    var kept: [UIViewController] = []
    do {
      var top = UIViewController()
      for depth in 0..<50_000 {
        let parent = Counting(counts, depth)
        parent.addChild(top)
        if depth == 20_000 { kept = [parent] }
        top = parent
      }
    }
    // Below the retained controller everything stays as it was.
    expectEqual(counts.released, 50_000 - 20_001)
    expectEqual(kept.first?.children.count, 1)
    expectTrue(kept.first?.parent == nil)
    kept = []
    expectEqual(counts.released, 50_000)
  }
}
