public import Transitioning

/// A transition that slides a menu in from the leading edge over a part of the presenter's width,
/// and moves the presenter aside a little.
///
/// The fore view controller is the menu. It covers only the presenter's own area. The presenter
/// stays aside during the presentation, also after a presentation without animation. In
/// right-to-left layouts the menu comes from the right. With reduced motion the menu cross-fades,
/// and the presenter stays in its place.
public final class MenuTransition: TransitionWithPresentation, TransitionWithCustomDuration {
  /// The distance by which the presenter is moved aside, as a fraction of the menu's width.
  static let shift: CGFloat = 0.25

  private let width: Double
  private let maximumWidth: CGFloat
  private let timing: TransitionTiming
  private let duration: TimeInterval

  /// Creates a menu of a width.
  ///
  /// - Parameters:
  ///   - width: The fraction of the presenter's width that the menu covers, in `0 < w ≤ 1`.
  ///   - maximumWidth: The greatest width of the menu, in points, above 0; infinite by default.
  ///     (Material 3's navigation drawer has a width of at most 360 points.)
  ///   - timing: The timing in both directions; by default Material 3's standard curve.
  ///   - duration: In seconds, in both directions; 0.25 s by default, a short duration for a menu.
  public init(
    width: Double = 0.5, maximumWidth: CGFloat = .infinity,
    timing: TransitionTiming = .standard,
    duration: TimeInterval = MaterialDuration.medium1.seconds
  ) {
    precondition(
      width > 0 && width <= 1, "MenuTransition width must be above 0 and at most 1, not \(width)")
    precondition(
      maximumWidth > 0, "MenuTransition maximumWidth must be above 0, not \(maximumWidth)")
    self.width = width
    self.maximumWidth = maximumWidth
    self.timing = timing
    self.duration = duration
  }

  /// Returns the controller that gives the menu its frame and its scrim, over the current context.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController?
  ) -> UIPresentationController? {
    MenuPresentationController(
      presented, presenting: presenting, width: CGFloat(width), maximum: maximumWidth)
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
      behind, \.transform.translationX, back: 0, fore: inward * menu.frame.width * Self.shift,
      timing: timing)
    context.endAfterAnimations()
  }
}

extension Transition where Self == MenuTransition {
  /// A menu that covers half of the presenter's width.
  public static var menu: Self { Self() }

  /// A menu of a width, as a fraction of the presenter's width in `0 < w ≤ 1`, and at most so many
  /// points wide.
  public static func menu(width: Double, maximumWidth: CGFloat = .infinity) -> Self {
    Self(width: width, maximumWidth: maximumWidth)
  }
}
