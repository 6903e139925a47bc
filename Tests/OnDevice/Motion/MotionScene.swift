import Transitioning

/// Two plain pages, one of which presents the other.
@MainActor
final class MotionScene {
  /// The size of the window, in points.
  static let size = CGSize(width: 390, height: 844)

  let wall = UIViewController()
  private let page = UIViewController()

  init(_ transition: any Transitioning.Transition) {
    wall.view.backgroundColor = .white
    page.view.backgroundColor = .systemBlue
    page.transitionController.transition = transition
  }

  /// Requests the way there or back.
  func run(_ direction: TransitionDirection, completion: @escaping () -> Void) {
    switch direction {
    case .forward: wall.present(page, animated: true, completion: completion)
    case .backward: page.dismiss(animated: true, completion: completion)
    }
  }

  /// What is shown at a time, in seconds since the request; nil while the page is not shown.
  func row(at time: Double) -> MotionRow? {
    guard let page = page.view.layer.presentation() else { return nil }
    let wall = wall.view.layer
    return MotionRow(
      time: time, values: Self.values(of: page) + Self.values(of: wall.presentation() ?? wall))
  }

  /// The position, the size and the opacity of a layer, and a part of its transform.
  private static func values(of layer: CALayer) -> [Double] {
    let turn = layer.transform
    let lengths = [layer.position.x, layer.position.y, layer.bounds.width, layer.bounds.height]
    let parts = [turn.m11, turn.m12, turn.m13, turn.m21, turn.m22, turn.m41, turn.m42, turn.m43]
    return lengths.map { Double($0) } + [Double(layer.opacity)] + parts.map { Double($0) }
  }
}
