import Foundation
import Transitioning

/// The place, among the views behind, of the view from which a transition starts: the one that it
/// hides while its picture is on the way.
@MainActor
struct SourcePlace {
  /// The number of the view in the order in which the views behind are drawn.
  private let index: Int

  /// Finds the source of a scene's transition in the first frame after its beginning; nil if the
  /// transition hides no view behind.
  ///
  /// - Parameter play: A new scene, which is played.
  init?(in play: ScenePlay) {
    play.noteBehind()
    guard let parts = play.behind?.viewIfLoaded?.parts else { return nil }
    let shown = parts.map { !$0.isOutOfSight }
    guard play.request(.forward) else { return nil }
    play.stage.advance(by: 1 / play.stage.frameRate)
    let source = parts.indices.first { shown[$0] && parts[$0].isOutOfSight }
    // What drives this transition may drive those of other scenes, too: it must have ended.
    _ = try? play.stage.settle(within: 60)
    play.stopDriving()
    guard let source else { return nil }
    index = source
  }

  /// The view in a scene at rest; nil if there are fewer views.
  func view(in behind: UIView) -> UIView? {
    let parts = behind.parts
    return parts.indices.contains(index) ? parts[index] : nil
  }
}

extension UIView {
  /// All views inside, each before those that it contains.
  fileprivate var parts: [UIView] { subviews.flatMap { [$0] + $0.parts } }

  /// True if the view itself is hidden or clear on the screen.
  fileprivate var isOutOfSight: Bool {
    isHidden || (layer.presentation() ?? layer).opacity < 0.01
  }
}
