// Touches beside a presentation: the stand-in for UIKit asks each presentation controller.
#if canImport(UIKit)
  /// A presentation controller that leaves touches that it does not claim to the views behind.
  open class TouchClaimingPresentationController: UIPresentationController {
    private lazy var passage = TouchPassage(self)

    /// True if a touch at a point of the container must not reach the views behind; true by
    /// default.
    ///
    /// A presentation that covers a part of the screen and does not block the rest, such as a
    /// banner, overrides this method.
    ///
    /// - Parameter point: In points, in the container's coordinates.
    open func claimsTouch(at point: CGPoint) -> Bool { true }

    /// Keeps the passage for touches in front of the container; an override must call super.
    open override func containerViewDidLayoutSubviews() {
      super.containerViewDidLayoutSubviews()
      guard let containerView, containerView.subviews.last !== passage else { return }
      passage.frame = containerView.bounds
      containerView.addSubview(passage)
    }
  }

  /// An invisible view in front of a presentation, which finds the views behind it.
  ///
  /// A container of UIKit takes all touches. The view that a hit test finds need not be in the
  /// container.
  private final class TouchPassage: UIView {
    private weak var presentation: TouchClaimingPresentationController?

    init(_ presentation: TouchClaimingPresentationController) {
      self.presentation = presentation
      super.init(frame: .zero)
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      guard let presentation, !presentation.claimsTouch(at: convert(point, to: superview)),
        let behind = presentation.presentingViewController.view
      else { return nil }
      return behind.hitTest(convert(point, to: behind), with: event)
    }
  }
#else
  /// A presentation controller that leaves touches that it does not claim to the views behind.
  public typealias TouchClaimingPresentationController = UIPresentationController
#endif
