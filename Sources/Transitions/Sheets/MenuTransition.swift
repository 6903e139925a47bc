public import Transitioning

/// A transition that slides a menu in from the leading edge over a part of the presenter's width,
/// and moves the presenter aside: a little, or by the whole width of the menu.
///
/// ```swift
/// menu.transitionController.transition = .menu(width: 0.8, shift: 1)
/// ```
///
/// The fore view controller is the menu. It covers only the presenter's own area. The presenter
/// stays aside during the presentation, also after a presentation without animation. In
/// right-to-left layouts the menu comes from the right. With reduced motion the menu cross-fades,
/// and the presenter stays in its place.
public final class MenuTransition: TransitionWithPresentation, TransitionWithCustomDuration {
  private let width: Double
  private let maximumWidth: CGFloat
  private let shift: CGFloat
  private let timing: TransitionTiming
  private let duration: TimeInterval

  init(
    width: Double, maximumWidth: CGFloat, shift: CGFloat, duration: TimeInterval,
    timing: TransitionTiming
  ) {
    precondition(
      width > 0 && width <= 1, "MenuTransition width must be above 0 and at most 1, not \(width)")
    precondition(
      maximumWidth > 0, "MenuTransition maximumWidth must be above 0, not \(maximumWidth)")
    precondition(
      (0...1).contains(shift), "MenuTransition shift must be in 0...1, not \(shift)")
    self.width = width
    self.maximumWidth = maximumWidth
    self.shift = shift
    self.timing = timing
    self.duration = duration
  }

  /// Returns the controller that gives the menu its frame and its scrim, over the current context.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController?
  ) -> UIPresentationController? {
    MenuPresentationController(
      presented, presenting: presenting, width: CGFloat(width), maximum: maximumWidth,
      shift: shift)
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Moves the menu in and the presenter aside.
  public func start(with context: TransitionContext) {
    let menu = context.foreView
    let behind = context.backView
    let inward = -TransitionEdge.leading.outward(in: context.layoutDirection).dx
    context.animate(
      menu, \.position, back: context.center(of: menu, beyond: .leading), fore: menu.center,
      timing: timing)
    context.animate(
      behind, \.transform.translationX, back: 0, fore: inward * menu.frame.width * shift,
      timing: timing)
    context.endAfterAnimations()
  }
}

extension Transition where Self == MenuTransition {
  /// A menu of a width, as a fraction of the presenter's width in `0 < w ≤ 1`, and at most so many
  /// points wide; it moves the presenter aside by a fraction of its own width, in `0...1`.
  ///
  /// - Parameters:
  ///   - width: The fraction of the presenter's width that the menu covers, in `0 < w ≤ 1`.
  ///   - maximumWidth: The greatest width of the menu, in points, above 0; infinite by default.
  ///     (Material 3's navigation drawer has a width of at most 360 points.)
  ///   - shift: The distance by which the presenter is moved aside, as a fraction of the menu's
  ///     width, in `0...1`; by default 0.25. At 1 the menu pushes it.
  ///   - duration: In seconds, in both directions; 0.25 s by default, a short duration for a menu.
  ///   - timing: The timing in both directions; by default Material 3's standard curve.
  public static func menu(
    width: Double = 0.5, maximumWidth: CGFloat = .infinity, shift: CGFloat = 0.25,
    duration: TimeInterval = MaterialDuration.medium1.seconds, timing: TransitionTiming = .standard
  ) -> Self {
    Self(width: width, maximumWidth: maximumWidth, shift: shift, duration: duration, timing: timing)
  }
}
