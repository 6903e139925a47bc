#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A view in which time stands still, so that the animations in it show at any time that is set.
///
/// An animation that is added begins at the time that is shown. None of them ends.
@MainActor
final class StillHost {
  private let view: UIView
  private let screen: QuestionScreen
  private let begin: TimeInterval

  /// Stops the time of a view that covers the screen, with so many boxes.
  init(on screen: QuestionScreen, boxes count: Int = 1) async {
    self.screen = screen
    view = UIView(frame: screen.root.view.bounds)
    boxes = (0..<count).map { _ in
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      box.backgroundColor = .blue
      return box
    }
    boxes.forEach(view.addSubview)
    screen.root.view.addSubview(view)
    await screen.wait(0.05)
    begin = view.layer.convertTime(CACurrentMediaTime(), from: nil)
    view.layer.speed = 0
    view.layer.timeOffset = begin
    await screen.wait(0.05)
  }

  /// Views of 100 by 100 points at the top left corner of the host.
  let boxes: [UIView]

  var box: UIView { boxes[0] }

  /// Shows what stands so many seconds after the stop, once all that was added has begun.
  func show(_ seconds: TimeInterval) async {
    await screen.wait(0.05)
    view.layer.timeOffset = begin + seconds
    await screen.wait(0.05)
  }
}

extension UIView {
  /// The layer as it shows now.
  var shownLayer: CALayer { layer.presentation() ?? layer }

  /// The horizontal place of the centre as it shows now.
  var shownX: Double { Double(shownLayer.position.x) }

  /// The opacity that shows now.
  var shownOpacity: Double { Double(shownLayer.opacity) }

  /// The keys of the layer's animations.
  var animationKeys: [String] { layer.animationKeys() ?? [] }
}
