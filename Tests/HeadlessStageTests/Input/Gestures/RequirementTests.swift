import Foundation
import HeadlessViews
import TestSupport
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
