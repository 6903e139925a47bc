import Foundation
import Transitioning

/// A scene on a stage of its own, whose controller is opened and closed.
@MainActor
package final class ScenePlay {
  let scene: any AuditScene

  /// The screen of the stage.
  package let screen: StageScreen

  package let stage: Stage

  /// The window of the scene.
  package let window: UIWindow

  /// The controller that was opened last; nil once it is deallocated.
  @LinkedController package private(set) var opened: UIViewController?

  /// The events since the play began, if they are kept.
  private(set) var events: [StageEvent] = []

  /// The small pictures of the lists that were compared last.
  var thumbnails = Thumbnails()

  /// The controller that was shown when another was opened last.
  @LinkedController private(set) var behind: UIViewController?

  /// The views that `scrollBehind()` scrolled, and the origins of their bounds before.
  var scrolled: [(view: UIView, origin: CGPoint)] = []

  /// The place of the view from which the transition starts, among those behind; nil if it starts
  /// from none, or if its changes are not audited.
  var source: SourcePlace?

  /// What the app changes while a transition runs.
  let changes = AppChanges()

  private var driver: SceneDriver?

  /// The time of the last request on the stage's clock, in seconds.
  private var requested: TimeInterval = 0

  /// Shows a scene on a new stage.
  package init(_ scene: any AuditScene, on screen: StageScreen, frameRate: Double = 60) {
    (self.scene, self.screen) = (scene, screen)
    stage = Stage(screen, frameRate: frameRate)
    stage.diagnostics.handler = { _ in }
    stage.diagnostics.remarkHandler = { _ in }
    window = UIWindow(stage: stage)
    scene.dress(window)
    window.rootViewController = scene.root
    window.makeKeyAndVisible()
    stage.advance(by: 0)
  }

  /// Keeps the events from now on.
  func keepEvents() {
    stage.observer = { [unowned self] in events.append($0) }
  }

  /// The current state.
  var state: SceneState { SceneState(stage, fore: isOpen ? opened : nil) }

  /// The first difference from a state in which another controller of the same kind is open; nil if
  /// there is none.
  func difference(fromOther state: SceneState) -> Violation? {
    let fore = isOpen ? opened : nil
    guard !state.isKept(onOther: stage, fore: fore) else { return nil }
    return SceneState(stage, fore: fore).difference(fromOther: state)
  }

  var list: DisplayList { stage.displayList() }

  /// True while the scene shows the controller that was opened last.
  var isOpen: Bool { opened.map(scene.shows) ?? false }

  /// The controller of the opened controller's transition; nil if the app has not asked for one.
  var transitionController: TransitionController? {
    opened?.choreographer as? TransitionController
  }

  /// The duration of the transition that runs, in seconds; nil if none runs.
  var duration: TimeInterval? { opened?.transitionCoordinator?.transitionDuration }

  /// The time that the last requested transition still lasts, in seconds; 0 if none runs.
  var remainingDuration: TimeInterval { max((duration ?? 0) - (stage.now - requested), 0) }

  /// Takes what the app has opened by itself, as at a tap, for what was opened, if nothing else is
  /// open.
  func noteOpened() {
    guard !isOpen else { return }
    var front = scene.root
    while let next = front.presentedViewController, !next.isBeingDismissed { front = next }
    opened = [front, front.shownChild].first { $0 !== scene.root && scene.shows($0) } ?? opened
  }

  /// Requests the opening or the closing; false if the scene cannot do that.
  @discardableResult
  package func request(_ direction: TransitionDirection, animated: Bool = true) -> Bool {
    request(direction, animated: animated, driver: nil)
  }

  /// Requests a transition that is driven by hand, or by another interaction; nil if the scene has
  /// none.
  @discardableResult
  package func drive(
    _ direction: TransitionDirection, by driver: SceneDriver = SceneDriver()
  ) -> UIPercentDrivenInteractiveTransition? {
    self.driver = driver
    guard request(direction, animated: true, driver: driver) else { return nil }
    return driver.interaction
  }

  private func request(
    _ direction: TransitionDirection, animated: Bool, driver: SceneDriver?
  ) -> Bool {
    requested = stage.now
    switch direction {
    case .forward:
      noteBehind()
      opened = scene.open(animated: animated, driver: driver)
      return opened != nil
    case .backward:
      guard let opened else { return false }
      return scene.close(opened, animated: animated, driver: driver)
    }
  }

  /// Notes the controller that is shown now as the one behind.
  func noteBehind() {
    behind = scene.root.shownChild
    if let source, let view = behind?.viewIfLoaded { changes.source = source.view(in: view) }
  }

  /// Ends the driving.
  package func stopDriving() {
    driver?.stop()
    driver = nil
  }
}
