import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

extension SystemTransitionAnimator {
  /// Zooms the fore view out of a view behind, or back into it; fades the fore view without such a
  /// view.
  ///
  /// At the small end the fore view is scaled and clipped to the shape of the source. A picture of
  /// the source grows with it and fades out; the source itself is invisible during the zoom.
  func zoom(
    _ fore: UIView, in context: any UIViewControllerContextTransitioning, isDriven: Bool
  ) {
    guard let zoomed = context.viewController(forKey: isPresenting ? .to : .from),
      let back = context.viewController(forKey: isPresenting ? .from : .to)
    else { return dissolve(fore) }
    zoomedController = zoomed
    // The app may have changed the page's preferred transition since the request.
    let driver = (context as? ControllerTransition)?.interactionController.controller
    let interaction = driver as? ZoomInteraction
    zoomInteraction = interaction
    let isHeld = interaction != nil
    if isHeld, let interaction, let hold = interaction.hold {
      // The page was caught on its way here.
      flight = hold.flight
      return interaction.continueHolding(in: context as? ControllerTransition)
    }
    let origin = source ?? back
    context.containerView.layoutIfNeeded()
    let source = ZoomSource(of: fore, in: context.containerView) { [zoom] view in
      zoom?.options?.alignmentRect(of: zoomed, beside: view).map {
        fore.convert($0, from: zoomed.view)
      }
    } _: { [zoom, weak zoomed, weak origin] in
      guard let zoom, let zoomed, let origin else { return nil }
      return zoom.provider(.init(sourceViewController: origin, zoomedViewController: zoomed))
    }
    guard isHeld || source?.pose(of: fore.bounds) != nil else { return dissolve(fore) }
    let flight = ZoomFlight(
      of: fore, in: context.containerView, over: coveredView(by: fore, in: context), from: source,
      zoom?.options)
    self.flight = flight
    if isHeld {
      interaction?.take(flight, in: context as? ControllerTransition)
    } else {
      flight.fly(opening: isPresenting, over: duration, isDriven ? nil : ZoomMotion.flight)
    }
  }

  /// The view behind, if it is out of sight while the fore view is at rest; otherwise its return to
  /// its own size would be seen.
  private func coveredView(
    by fore: UIView, in context: any UIViewControllerContextTransitioning
  ) -> UIView? {
    let isRemoved = context.view(forKey: isPresenting ? .from : .to) != nil
    return isRemoved || fore.backgroundColor?.alpha == 1 ? backView(in: context) : nil
  }

  /// Ends the flight, unless it goes on under a finger in the transition back.
  func endFlight() {
    guard let flight else { return }
    self.flight = nil
    let interactions = [zoomInteraction, zoomedController?.zoomInteraction].compactMap { $0 }
    if interactions.contains(where: { $0.isHandingOver && $0.hold?.flight === flight }) { return }
    for interaction in interactions { interaction.forget(flight) }
    flight.end()
  }
}

extension SystemTransition.ZoomOptions {
  /// The part of a zoomed controller's view that corresponds to a source view; nil for the default.
  fileprivate func alignmentRect(of zoomed: UIViewController, beside view: UIView) -> CGRect? {
    let context = AlignmentRectContext(sourceView: view, zoomedViewController: zoomed)
    guard let rect = alignmentRectProvider?(context), rect.width > 0, rect.height > 0,
      rect.width.isFinite, rect.height.isFinite, rect.minX.isFinite, rect.minY.isFinite
    else { return nil }
    return rect
  }
}
