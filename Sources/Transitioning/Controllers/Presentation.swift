import HeadlessStage
import HeadlessViews

/// One controller presented by another, from the request to the end of its dismissal.
@MainActor
final class Presentation {
  /// Where a view stood before a presentation took it out.
  struct Home {
    let superview: View
    let index: Int
    let autoresizingMask: View.AutoresizingMask
  }

  /// The controller that was presented.
  unowned let presented: ViewController

  /// The controller that presents it.
  unowned let presenting: ViewController

  /// The controller that was asked to present it.
  weak var source: ViewController?

  /// The window in which all of it takes place.
  private weak var window: Window?

  /// The screen and clock.
  private(set) weak var stage: Stage?

  /// The view in which it takes place.
  let container = TransitionContainerView()

  /// What manages the presentation.
  private(set) var controller: PresentationController

  /// Where the presenter's view is to return to; nil while it is there.
  private(set) var presenterHome: Home?

  /// The transition that runs, if one does.
  private(set) var transition: ModalTransition?

  /// What was asked for while a transition ran.
  private var waiting: [() -> Void] = []

  init(
    presented: ViewController, presenting: ViewController, source: ViewController, window: Window,
    stage: Stage
  ) {
    self.presented = presented
    self.presenting = presenting
    self.source = source
    self.window = window
    self.stage = stage
    controller = PresentationController(presentedViewController: presented, presenting: presenting)
  }

  /// Asks the delegate, sets the links, and lets the transition begin when this turn's code is done.
  func present(animated: Bool, completion: (() -> Void)?) {
    let source = source ?? presenting
    let delegate = presented.transitioningDelegate
    if presented.modalPresentationStyle == .custom {
      controller =
        delegate?.presentationController(
          forPresented: presented, presenting: presenting, source: source) ?? controller
    }
    let animator =
      animated
      ? delegate?.animationController(
        forPresented: presented, presenting: presenting, source: source) : nil
    presented.noteStage = stage
    presented.loadViewIfNeeded()
    presenting.presentedViewController = presented
    presented.presentingViewController = presenting
    presented.presentation = self
    presented.presentationController = controller
    begin(
      ModalTransition(
        self, back: presenting, isPresenting: true, isAnimated: animated,
        animator: animator ?? systemTransition(animated: animated, isPresenting: true),
        completion: completion))
  }

  /// Asks the delegate and lets the dismissal begin when this turn's code is done.
  ///
  /// While a transition runs the request waits for its end, and then begins in the same instant.
  ///
  /// - Parameter back: The controller to go back to: the presenter, or one further down.
  func dismiss(to back: ViewController, animated: Bool, completion: (() -> Void)?) {
    if let transition {
      if transition.isPresenting {
        stage?.note(.decision, subject: presented.label) {
          "dismissal waits until the presentation has ended"
        }
        waiting.append { [weak back] in
          guard let back else { return }
          Presenter.dismiss(from: back, animated: animated, completion: completion)
        }
      } else {
        stage?.diagnostics.report(TransitionIssue.alreadyDismissing(controller: presented.label))
        transition.addCompletion(completion)
      }
      return
    }
    let animator =
      animated
      ? presented.transitioningDelegate?.animationController(forDismissed: presented) : nil
    begin(
      ModalTransition(
        self, back: back, isPresenting: false, isAnimated: animated,
        animator: animator ?? systemTransition(animated: animated, isPresenting: false),
        completion: completion))
  }

  private func begin(_ transition: ModalTransition) {
    self.transition = transition
    stage?.timeline.perform { transition.start() }
  }

  private func systemTransition(
    animated: Bool, isPresenting: Bool
  ) -> (any ViewControllerAnimatedTransitioning)? {
    guard animated else { return nil }
    let style = presented.modalTransitionStyle
    stage?.note(.decision, subject: presented.label) {
      "no animation controller, so the system's \(style)"
    }
    return SystemTransition(style: style, isPresenting: isPresenting)
  }

  /// Notes that the transition has ended, and turns to what was asked for meanwhile.
  func transitionDidEnd() {
    transition = nil
    let requests = waiting
    waiting = []
    for request in requests { request() }
  }
}

// MARK: - The tree

extension Presentation {
  /// Puts the container in place, and the presenter's view into it if that is to be removed.
  func installContainer() {
    container.presentationController = controller
    let coversContext =
      presented.modalPresentationStyle.coversContext || !controller.shouldPresentInFullscreen
    if coversContext, let view = presenting.viewIfLoaded, let superview = view.superview {
      container.frame = view.frame
      container.autoresizingMask = view.autoresizingMask
      superview.insertSubview(container, aboveSubview: view)
    } else if let window {
      container.frame = window.bounds
      container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(container)
    }
    container.accessibilityIdentifier = "transition container"
    controller.containerView = container
    guard controller.shouldRemovePresentersView, let view = presenting.viewIfLoaded,
      let superview = view.superview, let index = superview.subviews.firstIndex(of: view)
    else { return }
    presenterHome = Home(
      superview: superview, index: index, autoresizingMask: view.autoresizingMask)
    view.frame = container.convert(view.frame, from: superview)
    container.addSubview(view)
  }

  /// Takes the presenter's view out, now that the presented one covers it.
  func removePresentersView() {
    guard presenterHome != nil else { return }
    presenting.viewIfLoaded?.removeFromSuperview()
  }

  /// Takes the container out with everything in it, and brings the presenter's view home.
  func removeContainer() {
    if let home = presenterHome, let view = presenting.viewIfLoaded {
      let frame = home.superview.convert(container.bounds, from: container)
      home.superview.insertSubview(view, at: home.index)
      view.frame = frame
      presenterHome = nil
    }
    controller.presentedView?.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    container.removeFromSuperview()
  }

  /// Lets the two controllers go, once the presented one is off the screen.
  func clearLinks() {
    presenting.presentedViewController = nil
    presented.presentingViewController = nil
    presented.presentation = nil
    presented.presentationController = nil
    controller.containerView = nil
  }
}
