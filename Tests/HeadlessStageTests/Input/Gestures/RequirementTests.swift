import Foundation
import HeadlessViews
import StageSupport
import TestFormulas
import Expectations

@testable import HeadlessStage

@MainActor
@Suite("Required failures")
struct RequirementTests {
  @Test("never make a circle, and are refused for no other reason", arguments: 0..<20)
  func circles(seed: UInt64) {
    let stage = Stage()
    stage.diagnostics.handler = { _ in }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    let window = UIWindow(stage: stage)
    window.addSubview(view)
    var random = SeededGenerator(seed: seed)
    var all = (0..<24).map { _ in UITapGestureRecognizer() }
    var required = all.map { _ in Set<Int>() }
    func waits(_ one: Int, for other: Int) -> Bool {
      one == other || required[one].contains { waits($0, for: other) }
    }
    var refused = 0
    for _ in 0..<150 {
      let one = Int.random(in: all.indices, using: &random)
      let other = Int.random(in: all.indices, using: &random)
      if Int.random(in: 0..<10, using: &random) == 0 {
        // A deallocated recognizer requires no failure, and none is required of it.
        all[one] = UITapGestureRecognizer()
        required[one] = []
        for index in required.indices { required[index].remove(one) }
        continue
      }
      view.addGestureRecognizer(all[one])
      let isCircle = waits(other, for: one)
      all[one].require(toFail: all[other])
      view.removeGestureRecognizer(all[one])
      if isCircle { refused += 1 } else { required[one].insert(other) }
      expectEqual(stage.diagnostics.issueCount, refused)
      expectTrue(
        all[one].requirements.all.map(ObjectIdentifier.init)
          .allSatisfy(Set(required[one].map { ObjectIdentifier(all[$0]) }).contains))
    }
  }

  @Test("are grouped with all that they are linked to; each is asked once for its links")
  func groups() {
    let count = 4_000
    var asked = 0
    let groups = GestureArena.groups(of: Array(0..<count)) { number in
      asked += 1
      // The even numbers are a chain, and each odd number is alone.
      return [number - 2, number + 2].filter { number % 2 == 0 && (0..<count).contains($0) }
    }
    expectEqual(asked, count)
    expectEqual(groups.count, 1 + count / 2)
    expectEqual(groups.first, Array(stride(from: 0, to: count, by: 2)))
  }

  /// A tap that counts the questions about other recognizers.
  private final class CountingTap: UITapGestureRecognizer {
    static var questions = 0

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
      Self.questions += 1
      return super.canPrevent(other)
    }

    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
      Self.questions += 1
      return super.shouldRequireFailure(of: other)
    }
  }

  @Test(
    "of a chain of 500 are decided in one tap, with few questions for each",
    arguments: [false, true])
  func chain(isChained: Bool) throws {
    let scene = Scene()
    let log = Log(scene.stage)
    let taps = (0..<500).map { _ in CountingTap() }
    for (index, tap) in taps.enumerated() {
      scene.window.addGestureRecognizer(tap)
      if index > 0, isChained { tap.require(toFail: taps[index - 1]) }
      tap.addAction { _ in log.note("\(index)") }
    }
    CountingTap.questions = 0
    scene.stage.tap(at: CGPoint(x: 50, y: 50))
    try scene.stage.settle()
    // The first of a chain is required to fail; without one, the last that was added wins.
    expectEqual(log.take(), isChained ? ["0"] : ["499"])
    expectAtMost(CountingTap.questions, 3 * taps.count, "\(CountingTap.questions)")
    expectTrue(taps.allSatisfy { $0.state == .possible })
  }

  /// A delegate for which each other recognizer has to fail.
  private final class Circle: UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { true }
  }

  @Test("of two by each other link neither to the other", arguments: [false, true])
  func links(isOtherFirst: Bool) {
    let scene = Scene()
    let circle = Circle()
    weak var gone: UITapGestureRecognizer?
    weak var otherGone: UITapGestureRecognizer?
    do {
      let (tap, other) = (UITapGestureRecognizer(), UITapGestureRecognizer())
      (gone, otherGone) = (tap, other)
      tap.require(toFail: other)
      other.delegate = circle
      let order = isOtherFirst ? [other, tap] : [tap, other]
      for each in order { scene.view.addGestureRecognizer(each) }
      scene.stage.tap(at: CGPoint(x: 9, y: 9))
      scene.stage.advance(by: 1)
      expectEqual(scene.stage.diagnostics.issues.count, 1)
      for each in order { scene.view.removeGestureRecognizer(each) }
    }
    expectTrue(gone == nil && otherGone == nil)
  }
}
