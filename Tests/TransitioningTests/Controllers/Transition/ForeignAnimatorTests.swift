import Foundation
import Testing
import Transitioning

/// Animators as people bring them along from other apps.
@MainActor
@Suite("An animator of somebody else's")
struct ForeignAnimatorTests {
  private let stage = Stage()
  private let window: Window
  private let back = ViewController()

  init() {
    stage.diagnostics.handler = { _ in }
    window = Window(stage: stage)
    window.rootViewController = back
    window.makeKeyAndVisible()
    stage.advance(by: 0)
  }

  /// Takes what it is given, animates by hand, and may do so in both directions.
  private final class Animator: NSObject, ViewControllerAnimatedTransitioning,
    ViewControllerTransitioningDelegate
  {
    let animate: (any ViewControllerContextTransitioning, Bool) -> Void
    private var isPresenting = true

    init(_ animate: @escaping (any ViewControllerContextTransitioning, Bool) -> Void) {
      self.animate = animate
    }

    func animationController(
      forPresented presented: ViewController, presenting: ViewController, source: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? {
      isPresenting = true
      return self
    }

    func animationController(
      forDismissed dismissed: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? {
      isPresenting = false
      return self
    }

    func transitionDuration(
      using transitionContext: (any ViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
      animate(transitionContext, isPresenting)
    }
  }

  @Test("has the last word about who stays: what it sets on the way back is not undone after it")
  func lastWord() throws {
    // Turns both over, and puts both right when it has done so.
    let animator = Animator { context, _ in
      guard let from = context.viewController(forKey: .from)?.view,
        let to = context.viewController(forKey: .to)?.view
      else { return }
      if to.superview == nil { context.containerView.addSubview(to) }
      from.layer.transform = Transform3D(translationX: 20, y: 0)
      to.layer.transform = Transform3D(translationX: 195, y: 0)
      View.animate(withDuration: 0.4) {
        from.layer.transform = Transform3D(translationX: -195, y: 0)
        to.layer.transform = .identity
      } completion: { _ in
        from.layer.transform = .identity
        to.layer.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    let fore = ViewController()
    fore.modalPresentationStyle = .custom
    fore.transitioningDelegate = animator
    for animated in [true, false] {
      back.present(fore, animated: true)
      try stage.settle()
      fore.dismiss(animated: animated)
      try stage.settle()
      #expect(back.view.layer.transform.isIdentity && back.presentedViewController == nil)
      #expect(back.view.frame == window.bounds)
    }
  }

  @Test("that asks where a presented view ends takes it away from there")
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
      View.animate(
        withDuration: 0.4, animations: { view.frame = isPresenting ? shown : away },
        completion: { finished in
          if !isPresenting { view.removeFromSuperview() }
          context.completeTransition(finished)
        })
    }
    let fore = ViewController()
    fore.modalPresentationStyle = .custom
    fore.transitioningDelegate = animator
    back.present(fore, animated: true)
    try stage.settle()
    #expect(fore.view.frame == window.bounds)
    fore.dismiss(animated: true)
    stage.advance(by: 0.2)
    let shown = try #require(fore.view.layer.presentation()).frame
    #expect(shown.width == 390 && -390 < shown.minX && shown.minX < 0 && shown.minY == 0)
    try stage.settle()
    #expect(back.presentedViewController == nil && stage.diagnostics.issues.isEmpty)
  }
}
