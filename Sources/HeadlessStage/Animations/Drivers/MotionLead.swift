import Foundation
import HeadlessViews

/// What says where the animations of a batch are, and when they end, in place of the clock.
///
/// A batch that is led asks no timing and schedules nothing. Whoever leads calls `leadDidChange()`
/// when it has changed its mind, and `conclude()` or `removeAll()` when all is over.
@MainActor
protocol MotionLead: AnyObject {
  /// Where fingers meet the layers that it moves.
  var touchPlace: TouchPlace { get }

  /// Where the animations are at any instant of the timeline; nil when they have no effect.
  func progress(at time: TimeInterval) -> Batch.Progress?
}

extension MotionLead {
  var touchPlace: TouchPlace { .model }
}

extension LayerAnimations {
  func touchPlace(of layer: Layer) -> TouchPlace {
    var place = TouchPlace.model
    for position in running.positions {
      guard let animation = running[position] else { continue }
      if animation.endsTouches { return .nowhere }
      // What comes or goes can be caught where it shows.
      if animation.name == .transition { place = .presentation }
      switch animation.lead?.touchPlace {
      case .nowhere: return .nowhere
      case .presentation: place = .presentation
      case .model, nil: break
      }
    }
    return place
  }
}

extension RunningAnimation {
  /// What moves it in place of the clock; nil for most.
  @MainActor
  var lead: (any MotionLead)? { (runner as? Batch)?.lead }
}
