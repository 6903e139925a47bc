import Foundation
import HeadlessStage
import HeadlessViews

/// One transition of a presentation, forward or backward: the steps in their order, and the context
/// that the animator works with.
///
/// The order is that of section K of the controllers' semantics.
@MainActor
final class ModalTransition: ViewControllerContextTransitioning {
  let presentation: Presentation
  let isPresenting: Bool
  let isAnimated: Bool
  private let presented: ViewController
  private let back: ViewController
  private let animator: (any ViewControllerAnimatedTransitioning)?
  private var completions: [() -> Void]
  private(set) var transitionWasCancelled = false
  private(set) var duration: TimeInterval = 0
  private(set) var coordinator: TransitionCoordinator?
  private var duty: Timeline.Duty?

  /// What `completeTransition` was called with, once it was.
  private var outcome: Bool?
  private var isStarting = true

  /// Presentations between the one that is dismissed and the controller it goes back to; they leave
  /// unseen (fact B21).
  private let covered: [Presentation]

  init(
    _ presentation: Presentation, back: ViewController, isPresenting: Bool, isAnimated: Bool,
    animator: (any ViewControllerAnimatedTransitioning)?, completion: (() -> Void)?
  ) {
    self.presentation = presentation
    self.isPresenting = isPresenting
    self.isAnimated = isAnimated
    self.back = back
    self.animator = animator
    presented = presentation.presented
    completions = completion.map { [$0] } ?? []
    covered =
      isPresenting
      ? []
      : sequence(first: presentation.presenting) {
        $0 === back ? nil : $0.presentingViewController
      }
      .prefix { $0 !== back }.compactMap { $0.presentation as? Presentation }
    if isAnimated { coordinator = TransitionCoordinator(self) }
    duty = presentation.stage?.timeline.beginDuty { [weak self] in self?.unended ?? [] }
  }

  /// Adds somebody who wants to hear of the end.
  func addCompletion(_ completion: (() -> Void)?) {
    if let completion { completions.append(completion) }
  }

  private var stage: Stage? { presentation.stage }
  private var controller: PresentationController { presentation.controller }

  /// The presentation that took the view of the controller behind out, if one did.
  private var remover: Presentation? {
    ([presentation] + covered).first { $0.presenting === back && $0.presenterHome != nil }
  }

  /// What has not ended, in words.
  private var unended: [String] {
    if let animator = animator as? any TransitionAnimator { return animator.unended }
    return animator.map { ["\(type(of: $0)) has not called completeTransition(_:)"] } ?? []
  }
}

// MARK: - Beginning

extension ModalTransition {
  /// Everything that begins when control is back with the stage: steps 6 to 11.
  func start() {
    if isPresenting {
      presentation.installContainer()
      presented.isBeingPresented = true
      noteController("presentationTransitionWillBegin")
      controller.presentationTransitionWillBegin()
      if remover != nil { back.beginAppearanceTransition(false, animated: isAnimated) }
      presented.beginAppearanceTransition(true, animated: isAnimated)
    } else {
      presented.isBeingDismissed = true
      noteController("dismissalTransitionWillBegin")
      controller.dismissalTransitionWillBegin()
      for leaving in [presentation] + covered {
        leaving.presented.beginAppearanceTransition(false, animated: isAnimated)
      }
      if remover != nil { back.beginAppearanceTransition(true, animated: isAnimated) }
    }
    if let animator {
      duration = animator.transitionDuration(using: self)
      stage?.note(.transition, subject: label) { "begins, \(Self.text(self.duration)) s" }
      animator.animateTransition(using: self)
    } else {
      placeIncomingView()
      outcome = outcome ?? true
    }
    coordinator?.start()
    incoming.callIsAppearing()
    containerView.layoutIfNeeded()
    isStarting = false
    if let outcome { end(completed: outcome) }
  }

  /// Without an animator nobody else puts the incoming view where it belongs.
  private func placeIncomingView() {
    guard let view = view(forKey: .to) else { return }
    view.frame = finalFrame(for: incoming)
    if isPresenting {
      containerView.addSubview(view)
    } else {
      containerView.insertSubview(view, at: 0)
    }
  }

  private var incoming: ViewController { isPresenting ? presented : back }

  private var label: String {
    "\(isPresenting ? "presentation" : "dismissal") of \(presented.label)"
  }

  private func noteController(_ message: String) {
    stage?.note(.lifecycle, subject: "\(type(of: controller))") { message }
  }

  private static func text(_ duration: TimeInterval) -> String {
    String((duration * 1000).rounded() / 1000)
  }
}

// MARK: - Ending

extension ModalTransition {
  func completeTransition(_ didComplete: Bool) {
    guard outcome == nil else {
      stage?.diagnostics.report(TransitionIssue.completedTwice(transition: "the \(label)"))
      return
    }
    outcome = didComplete
    transitionWasCancelled = !didComplete
    if !isStarting { end(completed: didComplete) }
  }

  /// Everything that the end brings, in one turn: steps 13 to 18.
  private func end(completed: Bool) {
    if let duty { stage?.timeline.fulfil(duty) }
    duty = nil
    animator?.animationEnded(completed)
    stage?.note(.transition, subject: label) { completed ? "ends" : "is cancelled" }
    let removesBack = remover != nil
    if isPresenting {
      endPresentation(completed: completed, removesBack: removesBack)
    } else {
      endDismissal(completed: completed, removesBack: removesBack)
    }
    presented.isBeingPresented = false
    presented.isBeingDismissed = false
    let coordinator = coordinator
    self.coordinator = nil
    for completion in completions { completion() }
    coordinator?.end()
    presentation.transitionDidEnd()
  }

  private func endPresentation(completed: Bool, removesBack: Bool) {
    if completed {
      presentation.removePresentersView()
    } else {
      presentation.removeContainer()
    }
    noteController("presentationTransitionDidEnd(\(completed))")
    controller.presentationTransitionDidEnd(completed)
    if !completed { presentation.clearLinks() }
    presented.finishAppearance(appearing: completed)
    if removesBack { back.finishAppearance(appearing: !completed) }
  }

  private func endDismissal(completed: Bool, removesBack: Bool) {
    if completed {
      for leaving in [presentation] + covered { leaving.removeContainer() }
    } else if removesBack {
      back.viewIfLoaded?.removeFromSuperview()
    }
    noteController("dismissalTransitionDidEnd(\(completed))")
    controller.dismissalTransitionDidEnd(completed)
    if completed {
      for leaving in [presentation] + covered { leaving.clearLinks() }
    }
    if removesBack { back.finishAppearance(appearing: completed) }
    for leaving in [presentation] + covered {
      leaving.presented.finishAppearance(appearing: !completed)
    }
  }
}

extension ViewController {
  /// Ends an appearance the way it turned out, by way of the opposite *will* if need be (A22, A23).
  fileprivate func finishAppearance(appearing: Bool) {
    guard appearance.isChanging else { return }
    if (appearance.phase == .appearing) != appearing {
      beginAppearanceTransition(appearing, animated: appearance.isAnimated)
    }
    endAppearanceTransition()
  }
}

// MARK: - The context

extension ModalTransition {
  var containerView: View { presentation.container }

  var presentationStyle: ModalPresentationStyle { presented.modalPresentationStyle }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    (key == .to) == isPresenting ? presented : back
  }

  func view(forKey key: TransitionContextViewKey) -> View? {
    if (key == .to) == isPresenting {
      return controller.presentedView ?? presented.view
    }
    return remover != nil ? back.view : nil
  }

  func initialFrame(for vc: ViewController) -> CGRect {
    if vc === presented { return isPresenting ? .zero : frameInContainer(controller.presentedView) }
    guard vc === back else { return .zero }
    if remover != nil { return isPresenting ? containerView.bounds : .zero }
    return frameInContainer(back.viewIfLoaded)
  }

  func finalFrame(for vc: ViewController) -> CGRect {
    if vc === presented {
      return isPresenting ? controller.frameOfPresentedViewInContainerView : .zero
    }
    guard vc === back else { return .zero }
    if remover != nil { return isPresenting ? .zero : containerView.bounds }
    return frameInContainer(back.viewIfLoaded)
  }

  private func frameInContainer(_ view: View?) -> CGRect {
    guard let view else { return .zero }
    return containerView.convert(view.bounds, from: view)
  }
}

/// An animator that can say in words what has not ended.
@MainActor
package protocol TransitionAnimator: ViewControllerAnimatedTransitioning {
  /// Whatever stands in the way of the end, by name.
  var unended: [String] { get }
}

extension ViewController {
  /// The coordinator of the transition that the controller takes part in, while one is animated.
  public var transitionCoordinator: TransitionCoordinator? {
    for case let presentation? in [presentation, presentedViewController?.presentation] {
      if let coordinator = (presentation as? Presentation)?.transition?.coordinator {
        return coordinator
      }
    }
    return nil
  }
}
