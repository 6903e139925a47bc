import Foundation
import HeadlessViews
import TransitionCurves
import Expectations

@testable import HeadlessStage

/// Touches of a view that an animation block moves (Geometry 25; PropertyAnimators 35).
@MainActor
@Suite("A touch of a view that an animation block moves")
struct AnimatedTouchTests {
  private let stage = Stage()
  private let window: UIWindow
  private let behind = UIView()
  private let card = UIView()
  private let label = UIView()

  init() {
    window = UIWindow(stage: stage)
    stage.diagnostics.handler = { _ in }
    behind.frame = window.bounds
    card.frame = CGRect(x: 0, y: 400, width: 390, height: 400)
    label.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
    window.addSubview(behind)
    window.addSubview(card)
    card.addSubview(label)
    window.makeKeyAndVisible()
    stage.advance(by: 0)
  }

  /// The view that is hit at a point, now.
  private func touched(_ point: CGPoint) -> UIView? {
    let finger = stage.touchDown(at: point)
    defer { finger.lift() }
    return finger.touch?.view
  }

  private let onLabel = CGPoint(x: 50, y: 450)
  private let onCard = CGPoint(x: 300, y: 700)
  private let above = CGPoint(x: 195, y: 100)

  private func isUntouchable() -> Bool {
    touched(above) === behind && touched(onLabel) == nil && touched(onCard) == nil
  }

  @Test("ends at that view, and not at its subviews or at views behind, until the block is over")
  func swallows() throws {
    UIView.animate(withDuration: 0.5, delay: 0.5) { card.alpha = 0.5 }
    expectTrue(isUntouchable())
    for _ in 0..<4 {
      stage.advance(by: 0.24)
      expectTrue(isUntouchable())
    }
    stage.advance(by: 0.04)
    expectEqual([onLabel, onCard].map(touched), [label, card])
  }

  @Test("ends at that view for every kind of block")
  func sorts() throws {
    let sorts: [(@escaping () -> Void) -> Void] = [
      { UIView.animate(withDuration: 1, animations: $0) { _ in } },
      {
        UIView.animate(
          withDuration: 1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, animations: $0)
      },
      { UIView.animateKeyframes(withDuration: 1, animations: $0) },
      { [card] in
        UIView.transition(
          with: card, duration: 1, options: .transitionCrossDissolve, animations: $0)
      },
      { UIView.animate(withDuration: 1, options: .repeat, animations: $0) },
    ]
    for sort in sorts {
      sort { [card] in card.backgroundColor = card.backgroundColor == .red ? .blue : .red }
      stage.advance(by: 0.2)
      expectTrue(isUntouchable())
      card.layer.removeAllAnimations()
      stage.advance(by: 0)
      expectTrue(touched(onCard) === card)
    }
  }

  @Test(
    "continues when it began before the block or the block allows it; subviews count separately"
  )
  func allows() throws {
    UIView.animate(withDuration: 0.5, options: .allowUserInteraction) { card.alpha = 0.5 }
    UIView.animate(withDuration: 0.5) { label.alpha = 0.5 }
    stage.advance(by: 0.1)
    expectEqual([onCard, onLabel].map(touched), [card, nil])
    try stage.settle()
    let finger = stage.touchDown(at: onCard)
    UIView.animate(withDuration: 0.5) { card.alpha = 1 }
    finger.move(byX: 0, y: 10)
    expectTrue(finger.touch?.phase == .moved && finger.touch?.view === card)
    try stage.settle()
  }

  @Test("follows the animator's own setting in an animator, and is free outside blocks")
  func others() throws {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [card] in card.alpha = 0.5
    }
    animator.addAnimations { [card] in
      UIView.animate(withDuration: 0.5) { card.backgroundColor = .red }
    }
    animator.startAnimation()
    card.layer.add(CABasicAnimation(\.cornerRadius, from: 0, to: 20), forKey: "round")
    stage.advance(by: 0.1)
    expectTrue(touched(onCard) === card)
  }
}
