import Foundation
import HeadlessStage
import HeadlessViews

/// Lets the controllers of a window animate along when the screen takes another size or other traits.
///
/// No gesture drives such a change, and nothing calls it off.
@MainActor
final class SizeTransitionCoordinator {
  private let window: Window
  private let duration: TimeInterval
  private let quarterTurns: Int
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
  private var hasStarted = false
  private(set) var hasEnded = false

  init(_ change: ScreenChange, in window: Window) {
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

/// What fills a window, and coordinates what its controllers animate along when the screen changes.
@MainActor
protocol CoordinatedContent: ScreenContent {
  /// The coordinator of the change that is under way; nil when none is.
  var coordinator: SizeTransitionCoordinator? { get }
}

extension SizeTransitionCoordinator: ViewControllerTransitionCoordinatorContext {
  /// True when the change takes time.
  var isAnimated: Bool { duration > 0 }

  /// Always `none`.
  var presentationStyle: ModalPresentationStyle { .none }

  /// Always false.
  var initiallyInteractive: Bool { false }

  /// Always false.
  var isInterruptible: Bool { false }

  /// Always false.
  var isInteractive: Bool { false }

  /// Always false.
  var isCancelled: Bool { false }

  /// How long the change takes, in seconds.
  var transitionDuration: TimeInterval { duration }

  /// Always 0.
  var percentComplete: CGFloat { 0 }

  /// Always 1.
  var completionVelocity: CGFloat { 1 }

  /// Always `easeInOut`.
  var completionCurve: View.AnimationCurve { .easeInOut }

  /// The window.
  var containerView: View { window }

  /// By how much a turned device turns what it shows; exact, and the identity for another size alone.
  var targetTransform: CGAffineTransform {
    switch quarterTurns {
    case 1: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case -1: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    default: .identity
    }
  }

  /// Always nil.
  func viewController(
    forKey key: TransitionContextViewControllerKey
  ) -> ViewController? { nil }

  /// Always nil.
  func view(forKey key: TransitionContextViewKey) -> View? { nil }
}

extension SizeTransitionCoordinator: ViewControllerTransitionCoordinator {
  /// Runs a block when the window has its new size, within the animation of the change.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
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

  /// Runs a block as `animate(alongsideTransition:completion:)` does, wherever the view is.
  @discardableResult
  func animateAlongsideTransition(
    in view: View?, animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// Does nothing, since no gesture ever takes the change over.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void
  ) {}
}
