import Foundation
import HeadlessViews

/// A source of the progress and the end of a timing group, in place of the clock.
///
/// A timing group with a source reads no timing and schedules no end. When the progress has
/// changed, the source begins another `PresentationMoment`. At the end it calls `conclude()` or
/// `removeAll()` on the group.
@MainActor
protocol ProgressSource: AnyObject {
  /// The place where touches hit the animated layers.
  var touchPlace: TouchPlace { get }

  /// The progress at any instant of the timeline; nil when the animations have no effect.
  func progress(at time: TimeInterval) -> TimingGroup.Progress?
}

extension ProgressSource {
  var touchPlace: TouchPlace { .model }
}

extension LayerAnimations {
  func touchPlace(of layer: CALayer) -> TouchPlace {
    var place = TouchPlace.model
    for animation in running {
      if animation.endsTouches { return .nowhere }
      // A layer that moves in a transition can be caught where it shows.
      if animation.name == .transition { place = .picture }
      switch animation.progressSource?.touchPlace {
      case .nowhere: return .nowhere
      case .presentation where place == .model: place = .presentation
      case .presentation, .picture, .model, nil: break
      }
    }
    return place
  }
}

extension RunningAnimation {
  /// The source of the animation's progress in place of the clock; nil for most animations.
  @MainActor
  var progressSource: (any ProgressSource)? { group.progressSource }
}
