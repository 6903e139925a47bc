import Foundation
public import HeadlessStage
import HeadlessViews

extension ViewController {
  /// The stage that shows the controller's view, or that of its parent or presenter.
  public var stage: Stage? {
    // Fast path: most controllers are on a stage, or have a near ancestor that is.
    var controller = self
    for _ in 0..<StageSearch.shortWay {
      if let stage = controller.knownStage { return stage }
      guard let parent = controller.actualParent else { return nil }
      controller = parent
    }
    return stageFarUp(from: controller)
  }

  /// The stage that the controller itself knows.
  private var knownStage: Stage? { viewIfLoaded?.window?.stage ?? noteStage }

  /// Continues the search from an ancestor, and caches the result for the next search.
  private func stageFarUp(from start: ViewController) -> Stage? {
    var climbed: [ViewController] = []
    var controller = start
    var stage: Stage?
    while true {
      stage = controller.knownStage
      guard stage == nil, let next = controller.stageSearch.next ?? controller.actualParent else {
        break
      }
      let window = controller.viewIfLoaded?.window
      if window != nil, next.viewIfLoaded?.window !== window {
        // The window may be added to a stage without a call of `expire()`, so the next search must
        // stop at this controller.
        for each in climbed { each.stageSearch.skip(to: controller) }
        climbed = []
      } else {
        climbed.append(controller)
      }
      controller = next
    }
    for each in climbed { each.stageSearch.skip(to: controller) }
    return stage
  }

  /// The bounds of the screen for which a view of the controller is created.
  final var screenBounds: CGRect {
    stage?.bounds ?? Timeline.current?.screenBounds
      ?? CGRect(origin: .zero, size: Stage.phone)
  }
}

/// The cached result of a search for a controller's stage: the next ancestor that may know a stage.
///
/// With the cache, controllers nested 100,000 deep find their stage in a few steps although they
/// have no views. Everything that may give a controller a stage, or move it in the hierarchy,
/// invalidates all caches.
@MainActor
struct StageSearch {
  /// The number of controllers to ask before the cache is used.
  static let shortWay = 8

  private static var time = 0
  private weak var end: ViewController?
  private var foundAt = -1

  /// The next ancestor that may know a stage; nil if nothing valid is cached.
  var next: ViewController? { foundAt == Self.time ? end : nil }

  /// Records that no controller below `controller` knows a stage.
  mutating func skip(to controller: ViewController) {
    (end, foundAt) = (controller, Self.time)
  }

  /// Invalidates the caches of all controllers.
  static func expire() { time &+= 1 }
}
