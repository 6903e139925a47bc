import Foundation
import Expectations
import Transitioning

/// A run of a directional transition between two full-screen controllers of 400 by 800 points, seen
/// at its quarters.
///
/// Both views are in the container, so that a reversed transition moves the view behind itself.
@MainActor
final class DirectionalRun {
  private let scene: TransitionScene

  var wall: UIViewController { scene.wall }
  var fore: UIViewController { scene.fore }

  init(_ transition: any Transition, _ layout: UITraitEnvironmentLayoutDirection) {
    scene = TransitionScene(transition)
    scene.stage.traits.layoutDirection = layout
    fore.modalPresentationStyle = .fullScreen
  }

  /// Runs both ways, and calls `look` at the quarters of each.
  func quarters(
    lasting duration: TimeInterval = 0.35, _ look: (Double, TransitionDirection) throws -> Void
  ) throws {
    for direction in [TransitionDirection.forward, .backward] {
      var container: UIView?
      let told = try scene.run(direction) { fraction, _ in
        container = fore.view.superview
        try look(fraction, direction)
      }
      expectTrue(abs(told - duration) < 1e-12)
      expectNothingLeft(in: try #require(container))
    }
    expectTrue(scene.stage.isSettled)
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  private func expectNothingLeft(in container: UIView) {
    expectTrue(Set(container.subviews).isSubset(of: [wall.view, fore.view]))
    for controller in [wall, fore] {
      let layer = controller.view.layer
      expectTrue(layer.transform.isIdentity)
      expectEqual(layer.position, CGPoint(x: 200, y: 400))
      expectEqual(layer.shadowOpacity, 0)
      expectEqual(layer.shadowRadius, CALayer().shadowRadius)
      expectTrue(layer.shadowPath == nil)
      expectEqual(layer.opacity, 1)
      expectTrue(!controller.view.isHidden)
      expectTrue(layer.animationKeys() == nil || layer.animationKeys()?.isEmpty == true)
    }
  }
}

// MARK: - What is seen

extension DirectionalRun {
  /// The view that is in front in the container.
  var front: UIView? { fore.view.superview?.subviews.last }

  /// The view over the lower one of the two screens, if it darkens it.
  var shade: UIView? { fore.view.superview?.subviews.first { $0.backgroundColor == .black } }

  /// Expects the centre of a view on the screen, its scale and its shadow.
  func expect(
    _ view: UIView?, x: Double, y: Double, scale: Double = 1, shadow: Double = 0,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let layer = try #require(view, sourceLocation: location).layer.presentationProperties
    expectClose(layer.position.x + layer.transform.m41, x, 1e-6, location)
    expectClose(layer.position.y + layer.transform.m42, y, 1e-6, location)
    expectClose(layer.transform.m11, scale, 1e-6, location)
    expectClose(layer.transform.m22, scale, 1e-6, location)
    expectClose(layer.shadowOpacity, shadow, 1e-6, location)
  }
}

// MARK: - What is expected

extension DirectionalRun {
  /// The distance from the middle to beyond an edge, in points of the screen.
  static func way(
    _ edge: TransitionEdge, _ layout: UITraitEnvironmentLayoutDirection
  ) -> (x: Double, y: Double) {
    let trailing = layout == .rightToLeft ? -400.0 : 400
    return switch edge {
    case .top: (0, -800)
    case .bottom: (0, 800)
    case .left: (-400, 0)
    case .right: (400, 0)
    case .leading: (-trailing, 0)
    case .trailing: (trailing, 0)
    }
  }

  /// cubic-bezier(0.4, 0, 0.2, 1).
  static func standard(_ fraction: Double) -> Double { cubicTiming(fraction, 0.4, 0, 0.2, 1) }

  /// cubic-bezier(0, 0, 0.2, 1).
  static func deceleration(_ fraction: Double) -> Double { cubicTiming(fraction, 0, 0, 0.2, 1) }
}
