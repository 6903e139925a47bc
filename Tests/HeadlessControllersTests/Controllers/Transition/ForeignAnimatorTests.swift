import Foundation
import Expectations
import Transitioning

/// Animators that people bring from other apps.
@MainActor
@Suite("An animator from another app")
struct ForeignAnimatorTests {
  private let stage = Stage()
  private let window: UIWindow
  private let back = UIViewController()

  init() {
    back.title = "P"
    stage.diagnostics.handler = { _ in }
    window = UIWindow(stage: stage)
    window.rootViewController = back
    window.makeKeyAndVisible()
    stage.advance(by: 0)
  }

  /// Runs a closure for its animations, in both directions.
  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    let animate: (any UIViewControllerContextTransitioning, Bool) -> Void
    private var isPresenting = true

    init(_ animate: @escaping (any UIViewControllerContextTransitioning, Bool) -> Void) {
      self.animate = animate
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      isPresenting = true
      return self
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      isPresenting = false
      return self
    }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      animate(transitionContext, isPresenting)
    }
  }

  @Test("decides at the end: values that it sets on the way back are not undone")
  func lastWord() throws {
    // Moves both views, and restores both at the end.
    let animator = Animator { context, _ in
      guard let from = context.viewController(forKey: .from)?.view,
        let to = context.viewController(forKey: .to)?.view
      else { return }
      if to.superview == nil { context.containerView.addSubview(to) }
      from.layer.transform = CATransform3D(translationX: 20, y: 0)
      to.layer.transform = CATransform3D(translationX: 195, y: 0)
      UIView.animate(withDuration: 0.4) {
        from.layer.transform = CATransform3D(translationX: -195, y: 0)
        to.layer.transform = .identity
      } completion: { _ in
        from.layer.transform = .identity
        to.layer.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    let fore = UIViewController()
    fore.modalPresentationStyle = .custom
    fore.transitioningDelegate = animator
    for animated in [true, false] {
      back.present(fore, animated: true)
      try stage.settle()
      fore.dismiss(animated: animated)
      try stage.settle()
      expectEqual(window.picture, "P: P")
      expectTrue(back.view.layer.transform.isIdentity)
      expectEqual(back.view.frame, window.bounds)
    }
  }

  @Test("moves a dismissed view away from its final frame")
  func slideIn() throws {
    let animator = Animator { context, isPresenting in
      guard let moving = context.viewController(forKey: isPresenting ? .to : .from),
        let view = moving.view
      else { return }
      if isPresenting { context.containerView.addSubview(view) }
      let shown = context.finalFrame(for: moving)
      var away = shown
      away.origin.x = -shown.width
      view.frame = isPresenting ? away : shown
      UIView.animate(
        withDuration: 0.4, animations: { view.frame = isPresenting ? shown : away },
        completion: { finished in
          if !isPresenting { view.removeFromSuperview() }
          context.completeTransition(finished)
        })
    }
    let fore = UIViewController()
    fore.modalPresentationStyle = .custom
    fore.transitioningDelegate = animator
    back.present(fore, animated: true)
    try stage.settle()
    expectEqual(fore.view.frame, window.bounds)
    fore.dismiss(animated: true)
    stage.advance(by: 0.2)
    let shown = try #require(fore.view.layer.presentation()).frame
    expectLess(abs(shown.minX + 195), 1e-3)
    expectEqual(shown.size, window.bounds.size)
    expectEqual(shown.minY, 0)
    try stage.settle()
    expectEqual(window.picture, "P: P")
  }
}
