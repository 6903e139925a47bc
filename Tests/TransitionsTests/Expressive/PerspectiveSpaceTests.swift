import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("Snapshots in perspective")
struct PerspectiveSpaceTests {
  @Test(
    "keep the laws as parts of other transitions",
    arguments: [TransitionLaw.returns, .skips, .releases, .reverses, .cancels])
  func parts(_ law: TransitionLaw) {
    expectKept(law) { .cube().reversed() }
    expectKept(law, as: .tab) { .doors().delayed(by: 0.05).spedUp(by: 2) }
    expectKept(law) { .sequence(.fold(), .fade()) }
    expectKept(law) {
      .asymmetric(forward: .cardFlip(), backward: .shutters())
    }
  }

  /// The transitions whose snapshots turn in perspective.
  enum Kind: CaseIterable {
    case shutters, cube, doors, fold, cardFlip, carousel

    @MainActor
    var transition: any Transition {
      switch self {
      case .shutters: .shutters()
      case .cube: .cube()
      case .doors: .doors()
      case .fold: .fold()
      case .cardFlip: .cardFlip()
      case .carousel: .carousel()
      }
    }
  }

  @Test(
    "cover a screen that was rotated in the middle, and end without a jump",
    arguments: Kind.allCases, [true, false])
  func rotation(_ kind: Kind, isForward: Bool) throws {
    let scene = TransitionScene(kind.transition)
    scene.paint()
    if !isForward { try scene.forward() }
    if isForward { scene.wall.present(scene.fore, animated: true) }
    if !isForward { scene.fore.dismiss(animated: true) }
    scene.stage.advance(by: 0)
    let duration = try #require(scene.fore.transitionCoordinator).transitionDuration
    scene.stage.advance(by: duration / 3)
    // Twice, and a last time.
    for size in [CGSize(width: 800, height: 400), CGSize(width: 600, height: 600)] {
      scene.stage.resize(to: size)
      scene.stage.advance(by: duration / 6)
      expectEqual(scene.space?.frame, CGRect(origin: .zero, size: size))
    }
    scene.stage.advance(by: duration / 3 - 1e-6)
    let there = Raster(scene.stage.displayList(), width: 40, height: 40, samples: 1)
    try scene.stage.settle()
    let end = Raster(scene.stage.displayList(), width: 40, height: 40, samples: 1)
    expectLess(there.difference(from: end), 0.01)
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
    if isForward { try scene.backward() }
    expectTrue(scene.wall.view.transform3D.isIdentity && !scene.wall.view.isHidden)
  }
}
