public import Transitioning

/// The fore view controller slides in from the leading edge as a menu of part of the width, over the
/// presenter's own area, which moves aside a little.
///
/// Where lines begin at the right, so does the menu.
public final class MenuTransition: TransitionWithPresentation, TransitionWithCustomDuration {
  private let width: Double

  /// A menu of a width.
  ///
  /// - Parameter width: The part of the presenter's width that the menu covers, in `0 < w ≤ 1`.
  public init(width: Double = 0.5) {
    precondition(width > 0 && width <= 1, "a menu cannot cover \(width) of its container")
    self.width = width
  }

  /// A custom presentation, for the menu covers only a part.
  public func defaultModalPresentationStyle() -> ModalPresentationStyle { .custom }

  /// What gives the menu its frame and its scrim, over the current context.
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController?
  ) -> PresentationController? {
    let controller = TransitionPresentationController(
      presentedViewController: presented, presenting: presenting
    ) { [width] in
      let container = $0.containerView?.bounds ?? .zero
      let covered = (container.width * CGFloat(width)).rounded()
      let isMirrored = $0.traitCollection.layoutDirection == .rightToLeft
      return CGRect(
        x: isMirrored ? container.width - covered : 0, y: 0, width: covered,
        height: container.height)
    }
    controller.coversContextOnly = true
    return controller
  }

  /// A quarter of a second, as menus are quick.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { 0.25 }

  /// Moves the menu in and the presenter aside.
  public func start(with context: TransitionContext) {
    let menu: View = context.foreViewController.view
    let behind: View = context.backViewController.view
    let inward = -TransitionEdge.leading.outward(in: context.layoutDirection).dx
    context.animate(
      menu, \.position, back: context.center(of: menu, beyond: .leading), fore: menu.center)
    context.animate(
      behind, \.transform.translationX, back: 0, fore: inward * menu.frame.width * 0.25)
    context.endAfterAnimations()
  }
}
