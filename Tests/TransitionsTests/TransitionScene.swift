import Testing
import TransitionRecording
import Transitioning

/// A stage on which one transition runs between a wall and the controller that it presents.
@MainActor
final class TransitionScene {
  let stage = Stage(size: CGSize(width: 400, height: 800))
  let wall = UIViewController()
  let fore = UIViewController()
  private let window: UIWindow

  init(_ transition: any Transition, behind furnish: (UIView) -> Void = { _ in }) {
    window = UIWindow(stage: stage)
    window.rootViewController = wall
    window.makeKeyAndVisible()
    fore.transitionController.transition = transition
    furnish(wall.view)
    stage.advance(by: 0)
  }

  /// The whole display list, with its time set to 0.
  var picture: DisplayList {
    var list = stage.displayList()
    list.time = 0
    return list
  }

  /// A small picture of the screen.
  var raster: Raster { Raster(stage.displayList(), width: 40, height: 80, samples: 2) }

  /// Gives both views colours and a part, so that pictures can be compared.
  func paint() {
    for (controller, colour, part) in [
      (wall, UIColor.blue, UIColor.white), (fore, UIColor.red, UIColor.black),
    ] {
      controller.view.backgroundColor = colour
      let square = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 120))
      square.center = CGPoint(x: controller.view.bounds.midX, y: 200)
      square.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleBottomMargin]
      square.backgroundColor = part
      controller.view.addSubview(square)
    }
  }

  /// What the fore view shows now.
  var shown: LayerProperties { fore.view.layer.presentationProperties }

  /// What the view behind shows now.
  var shownBehind: LayerProperties { wall.view.layer.presentationProperties }

  /// Runs forward, calls `look` at the start, in the middle and at the end, and returns the length.
  func forward(_ look: (Double) -> Void = { _ in }) throws -> TimeInterval {
    try run(look) { wall.present(fore, animated: true) }
  }

  /// Runs backward, calls `look` at the start and in the middle, and returns the length.
  func backward(_ look: (Double) -> Void = { _ in }) throws -> TimeInterval {
    try run(look) { fore.dismiss(animated: true) }
  }

  private func run(_ look: (Double) -> Void, _ request: () -> Void) throws -> TimeInterval {
    let start = stage.now
    request()
    stage.advance(by: 0)
    let duration = try #require(fore.transitionCoordinator).transitionDuration
    look(0)
    stage.advance(to: start + duration / 2)
    look(0.5)
    try stage.settle()
    look(1)
    return stage.now - start
  }
}

extension Raster {
  /// The mean difference of two pictures over pixels and channels, in `0...1`.
  func difference(from other: Raster) -> Double {
    var sum = 0.0
    for (one, two) in zip(pixels, other.pixels) {
      sum += abs(one.red - two.red) + abs(one.green - two.green) + abs(one.blue - two.blue)
    }
    return sum / Double(3 * pixels.count)
  }
}
