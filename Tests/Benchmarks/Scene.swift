import Foundation
import Transitioning

/// The scene of the peer libraries' benchmark.
///
/// Object `i` moves from `(i % 100, i % 50)` by `(200, 100)`, fades in and grows from half its
/// size, in 0.4 s, along cubic-bezier(0.4, 0, 0.2, 1).
@MainActor
final class Scene {
  static let duration = 0.4
  static let curve = MediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1)

  let stage = Stage()
  let window: UIWindow
  let views: [UIView]

  init(_ count: Int) {
    window = UIWindow(stage: stage)
    window.isHidden = false
    views = (0..<count).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)) }
    for view in views { window.addSubview(view) }
    reset()
  }

  /// Resets everything to the start and settles the stage.
  func reset() {
    for (i, view) in views.enumerated() {
      view.center = CGPoint(x: i % 100, y: i % 50)
      view.alpha = 0
      view.transform3D = CATransform3D(scaleX: 0.5, y: 0.5)
    }
    stage.advance(by: 0)
  }

  /// Animates all four properties of every view in one block, so that all share a timing.
  func animateShared() {
    animate {
      for (i, view) in views.enumerated() {
        view.center = CGPoint(x: i % 100 + 200, y: i % 50 + 100)
        view.alpha = 1
        view.transform3D = .identity
      }
    }
  }

  /// Animates every property in a block of its own, x and y separately.
  func animateOwn() {
    for (i, view) in views.enumerated() {
      animate { view.center.x = CGFloat(i % 100 + 200) }
      animate { view.center.y = CGFloat(i % 50 + 100) }
      animate { view.alpha = 1 }
      animate { view.transform3D = .identity }
    }
  }

  private func animate(_ changes: () -> Void) {
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(Self.curve)
    UIView.animate(withDuration: Self.duration, animations: changes)
    CATransaction.commit()
  }

  /// Ends the program unless every view shows its expected values at a progress.
  func check(_ progress: Double, of some: Int = 97) {
    for i in stride(from: 0, to: views.count, by: max(1, views.count / some)) {
      let shown = views[i].layer.presentationProperties
      let expected = [
        Double(i % 100) + 200 * progress, Double(i % 50) + 100 * progress, progress,
        0.5 + 0.5 * progress,
      ]
      let found = [
        Double(shown.position.x), Double(shown.position.y), shown.opacity,
        Double(shown.transform.m11),
      ]
      for (value, wanted) in zip(found, expected) {
        require(abs(value - wanted) < 2e-7, "object \(i) shows \(value) instead of \(wanted)")
      }
    }
  }

  /// The eased fraction at a fraction of the duration, by bisection.
  static func eased(_ fraction: Double) -> Double {
    func bezier(_ a: Double, _ b: Double, _ s: Double) -> Double {
      ((1 + 3 * a - 3 * b) * s + 3 * b - 6 * a) * s * s + 3 * a * s
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bezier(0.4, 0.2, middle) < fraction { low = middle } else { high = middle }
    }
    return bezier(0, 1, low)
  }
}
