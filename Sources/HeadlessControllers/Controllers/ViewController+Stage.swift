import Foundation
public import HeadlessStage
import HeadlessViews

extension ViewController {
  /// The stage that the controller's view is on, or that of its parent or of its presenter.
  public var stage: Stage? {
    // Most controllers are on a stage, or near one that is.
    var controller = self
    for _ in 0..<StageSearch.shortWay {
      if let stage = controller.knownStage { return stage }
      guard let parent = controller.storedParent else { return nil }
      controller = parent
    }
    return stageFarUp(from: controller)
  }

  /// The stage that the controller itself knows of.
  private var knownStage: Stage? { viewIfLoaded?.window?.stage ?? noteStage }

  /// Climbs on from a controller, and notes for the next search how far up there is nothing to find.
  private func stageFarUp(from start: ViewController) -> Stage? {
    var climbed: [ViewController] = []
    var controller = start
    var stage: Stage?
    while true {
      stage = controller.knownStage
      guard stage == nil, let next = controller.stageSearch.next ?? controller.storedParent else {
        break
      }
      let window = controller.viewIfLoaded?.window
      if window != nil, next.viewIfLoaded?.window !== window {
        // The window may get to a stage, which voids nothing: here the next search stops by.
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

  /// The screen that a view of the controller is made for.
  final var screenBounds: CGRect {
    stage?.bounds ?? Timeline.current?.screenBounds
      ?? CGRect(origin: .zero, size: Stage.phone)
  }
}

/// What a search for the stage of a controller has found out: that none of those in between knows one.
///
/// So controllers nested 100,000 deep find their stages in few steps, though none of them has a view.
/// Anything that may give a controller a stage, or part it from its parents, makes all of it void.
@MainActor
struct StageSearch {
  /// As many controllers are asked before anything is noted.
  static let shortWay = 8

  private static var time = 0
  private weak var end: ViewController?
  private var foundAt = -1

  /// The next controller up that may know a stage; nil when nothing is known, or not any more.
  var next: ViewController? { foundAt == Self.time ? end : nil }

  /// Notes that nothing is to be found before a controller further up.
  mutating func skip(to controller: ViewController) {
    (end, foundAt) = (controller, Self.time)
  }

  /// Makes void what all searches have found out.
  static func expire() { time &+= 1 }
}
