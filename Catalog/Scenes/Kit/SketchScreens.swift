import Foundation
public import Transitioning

/// Two screens of a few rectangles, for pictures that must be small.
@MainActor
public enum SketchScreens {
  /// Makes the screen behind and the one in front.
  public static func make() -> (back: UIViewController, fore: UIViewController) {
    (
      SketchViewController(\.amber.container, \.amber.main),
      SketchViewController(\.ocean.container, \.ocean.main)
    )
  }
}

/// A title, a picture and lines, as rectangles in two roles of colour.
private final class SketchViewController: UIViewController {
  private let ground: Palette.Role
  private let shapes: [Surface]

  init(_ ground: Palette.Role, _ ink: Palette.Role) {
    self.ground = ground
    shapes = (0..<4).map { _ in Surface(ink) }
    super.init()
  }

  override func loadView() {
    view = Surface.screen(ground)
    for shape in shapes { view.addSubview(shape) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (width, height) = (view.bounds.width, view.bounds.height)
    let picture = 0.4 * height
    let places: [(top: CGFloat, width: CGFloat, height: CGFloat)] = [
      (72, 0.5 * width, 28), (132, width - 48, picture),
      (picture + 164, width - 48, 14), (picture + 194, 0.6 * width, 14),
    ]
    for (shape, place) in zip(shapes, places) {
      shape.frame = view.frame(
        leading: 24, top: place.top, width: place.width, height: place.height)
    }
  }
}
