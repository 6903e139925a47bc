import Foundation
import HeadlessStage
import HeadlessViews

/// The coordinator of a change of the screen's size or traits, for all controllers of a window.
///
/// Such a change is never interactive and never cancelled.
@MainActor
final class SizeTransitionCoordinator {
  private let window: UIWindow
  private let duration: TimeInterval
  private let quarterTurns: Int
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
  private var hasStarted = false
  private(set) var hasEnded = false

  init(_ change: ScreenChange, in window: UIWindow) {
    self.window = window
    duration = change.duration
    quarterTurns = change.quarterTurns
    change.animateAlongside { self.start() }
    change.atEnd { self.end() }
  }

  private func start() {
    hasStarted = true
    let blocks = animations
    animations = []
    for block in blocks { block() }
  }

  private func end() {
    hasEnded = true
    let blocks = completions
    completions = []
    for block in blocks { block() }
  }
}

/// The content of a window, with a coordinator for animations alongside a change of the screen.
@MainActor
protocol CoordinatedContent: ScreenContent {
  /// The coordinator of the running change; nil if none runs.
  var coordinator: SizeTransitionCoordinator? { get }
}

extension SizeTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// True if the change has a duration.
  var isAnimated: Bool { duration > 0 }

  var presentationStyle: UIModalPresentationStyle { .none }

  var initiallyInteractive: Bool { false }

  var isInterruptible: Bool { false }

  var isInteractive: Bool { false }

  var isCancelled: Bool { false }

  /// The duration of the change, in seconds.
  var transitionDuration: TimeInterval { duration }

  var percentComplete: CGFloat { 0 }

  var completionVelocity: CGFloat { 1 }

  var completionCurve: UIView.AnimationCurve { .easeInOut }

  var containerView: UIView { window }

  /// The rotation of the screen, by a multiple of 90 degrees, exact; the identity if only the size
  /// changes.
  var targetTransform: CGAffineTransform {
    switch quarterTurns {
    case 1: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case -1: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    default: .identity
    }
  }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { nil }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}

extension SizeTransitionCoordinator: UIViewControllerTransitionCoordinator {
  /// Runs a block inside the animation of the change, when the window has its new size.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !hasEnded else {
      completion?(self)
      return false
    }
    if let completion { completions.append { [unowned self] in completion(self) } }
    guard !hasStarted else { return false }
    if let animation { animations.append { [unowned self] in animation(self) } }
    return true
  }

  /// Runs a block as `animate(alongsideTransition:completion:)` does; the view is not used.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// Does nothing, because the change is never interactive.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
}
