public import Foundation
public import Transitioning

/// A transition in which a view behind becomes the fore view controller's screen, as Material's
/// *container transform*.
///
/// Use it when a card, a row or a button opens to its page: it shows that the two are one thing.
///
/// ```swift
/// page.transitionController.transition = .containerTransform(from: card)
/// page.transitionController.transition = .containerTransform { [weak list] _ in list?.card(of: id)
/// }
/// ```
///
/// The closure is called at each start, so that the backward transition finds the view that shows
/// the same thing after the list has scrolled or has reused its cells. If there is no such view, or
/// it is not visible, a fade runs instead.
///
/// Snapshots of the view and of the screen move in a box; both originals are hidden until the end.
/// The first corners and shadow are those of the view's layer, the last ones those of the screen's
/// layer. After a change of the container's size the box moves to the new place of its destination,
/// with new snapshots. The box follows a view that moves meanwhile, because its list scrolls; it
/// fades out where the view was last, if the view is removed, hidden, clipped away or resized. It is
/// presented, pushed, or assigned to a tab. It has no side that a
/// right-to-left layout could mirror. With reduced motion a cross-fade runs instead. The numbers
/// are those of Material Components for Android, or of Flutter.
public final class ContainerTransformTransition: TransitionWithCustomDuration,
  TransitionWithFallback
{
  private let sourceView: @MainActor (TransitionContext) -> UIView?
  private let style: ContainerTransformStyle

  fileprivate init(
    style: ContainerTransformStyle,
    sourceView: @escaping @MainActor (TransitionContext) -> UIView?
  ) {
    self.style = style
    self.sourceView = sourceView
  }

  /// Returns the duration of the style; by default 500 ms for a container that grows, 400 ms for
  /// one that shrinks.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval {
    let fore = context.foreFrame.size
    // Before there is a container, a fore view may have no size; it is then the larger one.
    let isKnown = fore.width > 0 && fore.height > 0
    let grows =
      isKnown ? sourceView(context).map { style.grows(from: $0.bounds.size, to: fore) } : nil
    let isForward = context.direction == .forward
    return style.duration(isForward: isForward, isEntering: isForward == (grows ?? true))
  }

  /// Returns a fade if there is no source view, or if it is not visible.
  public func fallbackTransition(with context: TransitionContext) -> any Transition {
    visibleSource(in: context) == nil ? FadeTransition() : self
  }

  /// Moves the container between the source view's place and that of the fore view.
  public func start(with context: TransitionContext) {
    guard let view = visibleSource(in: context) else {
      // The view was there when the transition was chosen.
      context.compose(with: FadeTransition())
      return context.transitionDidEnd()
    }
    let spec = spec(from: view, with: context)
    let views = ContainerTransformViews(from: view, style: style, in: context)
    context.deferToCompletion { views.remove() }
    context.animate(spec, views: views.parts)
    views.follow { [sourceView] in sourceView(context) }
    context.endAfterAnimations()
  }

  private func spec(from view: UIView, with context: TransitionContext) -> MotionSpec {
    MaterialMotion.containerTransform(
      from: .init(of: view, in: context.containerView),
      to: .init(of: context.foreView, in: context.containerView), style: style)
  }

  /// The source view, if a part of it is visible in the back view.
  private func visibleSource(in context: TransitionContext) -> UIView? {
    guard let view = sourceView(context), let root = context.backViewController.viewIfLoaded,
      view.isVisible(within: root)
    else { return nil }
    return view
  }
}

extension Transition where Self == ContainerTransformTransition {
  /// A view that becomes the screen.
  ///
  /// - Parameters:
  ///   - view: The view; not retained.
  ///   - style: The choices; by default Android's figures.
  public static func containerTransform(
    from view: UIView, style: ContainerTransformStyle = .init()
  ) -> Self {
    Self(style: style) { [weak view] _ in view }
  }

  /// A view that becomes the screen, found at each start.
  ///
  /// - Parameters:
  ///   - style: The choices; by default Android's figures.
  ///   - sourceView: Returns the view. With nil, or a view that is not visible, the views fade.
  public static func containerTransform(
    style: ContainerTransformStyle = .init(),
    sourceView: @escaping @MainActor (TransitionContext) -> UIView?
  ) -> Self {
    Self(style: style, sourceView: sourceView)
  }
}

extension MaterialMotion.Container {
  /// The container of a view: its frame, corners and shadow.
  @MainActor
  fileprivate init(of view: UIView, in container: UIView) {
    self.init(
      frame: view.superview?.convert(view.frame, to: container) ?? view.frame,
      cornerRadius: view.layer.cornerRadius)
    maskedCorners = view.layer.maskedCorners
    guard view.layer.shadowOpacity > 0 else { return }
    shadowOpacity = CGFloat(view.layer.shadowOpacity)
    shadowRadius = view.layer.shadowRadius
    shadowDepth = view.layer.shadowOffset.height
  }
}
