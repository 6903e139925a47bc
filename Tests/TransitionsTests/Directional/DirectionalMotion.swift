import Expectations
import Transitioning

/// The motion of a view over another one from beyond an edge, or back beyond it, with a shadow.
///
/// Both views are in the container, so that a reversed transition moves the view behind itself.
@MainActor
struct OverlayMotion {
  /// The edge beyond which the view in front is when it covers nothing.
  let edge: TransitionEdge

  /// True if the view behind leaves from above the fore view.
  var isReturning = false

  /// The part of the size by which the lower view moves away from the edge.
  var parallax = 0.0

  /// In a dark interface the shade is darker.
  var style = UIUserInterfaceStyle.light

  /// The part of the size that the lower view loses.
  var shrinkage = 0.0

  /// Expects the motion of a transition in 0.35 seconds, or without easings in 2 seconds.
  func expect(
    _ transition: any Transition, _ layout: UITraitEnvironmentLayoutDirection,
    isLinear: Bool = false
  ) throws {
    let scene = TransitionScene(transition, layout, style: .fullScreen)
    scene.stage.traits.userInterfaceStyle = style
    let (front, lower): (UIView, UIView) =
      isReturning ? (scene.wall.view, scene.fore.view) : (scene.fore.view, scene.wall.view)
    let way = edge.way(layout)
    func comes(_ part: Double) -> Double {
      isLinear ? part : ExpectedMaterial.legacyDecelerate(part)
    }
    func leaves(_ part: Double) -> Double { isLinear ? part : ExpectedMaterial.legacy(part) }
    try scene.quarters(duration: isLinear ? 2 : 0.35) { moment in
      let covered =
        moment.isForward == isReturning ? 1 - leaves(moment.elapsed) : comes(moment.elapsed)
      let views = try #require(scene.fore.view.superview).subviews
      expectTrue(views.last === front)
      front.expect(
        x: 200 + way.x * (1 - covered), y: 400 + way.y * (1 - covered), shadow: 0.5 * covered)
      let shade = try #require(views.first { $0.backgroundColor == .black })
      expectNear(
        shade.layer.presentationProperties.opacity, (style == .dark ? 0.4 : 0.1) * covered,
        within: 1e-6)
      expectEqual(shade.bounds, lower.bounds)
      for below in [lower, shade] {
        below.expect(
          x: 200 - way.x * covered * parallax, y: 400 - way.y * covered * parallax,
          scale: 1 - shrinkage * covered)
      }
    }
  }
}

extension UIView {
  /// Expects the centre of the view on the screen, its scale and its shadow.
  func expect(
    x: Double, y: Double, scale: Double = 1, shadow: Double = 0,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let shown = layer.presentationProperties
    expectNear(shown.position.x + shown.transform.m41, x, within: 1e-6, sourceLocation: location)
    expectNear(shown.position.y + shown.transform.m42, y, within: 1e-6, sourceLocation: location)
    expectNear(shown.transform.m11, scale, within: 1e-6, sourceLocation: location)
    expectNear(shown.transform.m22, scale, within: 1e-6, sourceLocation: location)
    expectNear(shown.shadowOpacity, shadow, within: 1e-6, sourceLocation: location)
  }
}

extension TransitionEdge {
  /// The distance from the middle of the screen to beyond the edge, in points.
  func way(_ layout: UITraitEnvironmentLayoutDirection) -> (x: Double, y: Double) {
    let trailing = layout == .rightToLeft ? -400.0 : 400
    return switch self {
    case .top: (0, -800)
    case .bottom: (0, 800)
    case .left: (-400, 0)
    case .right: (400, 0)
    case .leading: (-trailing, 0)
    case .trailing: (trailing, 0)
    }
  }
}
