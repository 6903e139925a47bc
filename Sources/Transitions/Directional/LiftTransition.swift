public import Transitioning

/// A transition in which the back view is lifted like a sheet of paper, and carried off over an
/// edge of the screen; the fore view comes up from behind it.
///
/// Use it when the current screen is done and goes somewhere, such as a letter that is sent.
///
/// ```swift
/// inbox.transitionController.transition = .lift()
/// inbox.transitionController.transition = .lift(to: .trailing)
/// ```
///
/// The lifted view is a little smaller, so that it is seen as a sheet, and has round corners and a
/// shadow. The fore view begins smaller and darker, on a background of its own colour. All numbers
/// are ours. Backward, the view is laid down again. In right-to-left layouts leading and trailing
/// change places. With reduced motion the views cross-fade.
public final class LiftTransition: TransitionWithCustomDuration {
  /// The scale of the lifted view, and its corner radius, in points.
  private static let (lifted, corner): (CGFloat, CGFloat) = (0.92, 24)

  /// The scale of the fore view behind the lifted one, and the opacity of the black over it.
  private static let (behind, dim): (CGFloat, CGFloat) = (0.9, 0.3)

  /// The blur radius of the shadow, in points, and its opacity when the view is lifted.
  private static let (shadowRadius, shadowOpacity): (CGFloat, CGFloat) = (24, 0.45)

  /// The part of the duration in which the back view is lifted, and that in which it is carried off
  /// while the fore view comes up.
  private static let (lifting, carrying) = (0.0...0.35, 0.2...1.0)

  private let edge: TransitionEdge
  private let duration: TimeInterval
  private let timing: TransitionTiming

  init(to edge: TransitionEdge, duration: TimeInterval, timing: TransitionTiming) {
    self.edge = edge
    self.duration = duration
    self.timing = timing
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Lifts the back view and carries it off.
  public func start(with context: TransitionContext) {
    // Around the smaller fore view its own background continues.
    let space = PerspectiveSpace(
      in: context, background: context.foreView.backgroundColor ?? .black)
    context.animate(
      space.fore(), \.transform.scale, back: Self.behind, fore: 1, timing: timing,
      during: Self.carrying)
    space.shade(space.view, back: Self.dim, fore: 0, timing: timing, during: Self.carrying)
    let picture = space.back()
    let sheet = sheet(of: picture, in: space.view)
    context.animate(
      picture, \.cornerRadius, back: 0, fore: Self.corner, timing: timing, during: Self.lifting)
    context.animate(
      sheet, \.shadowOpacity, back: 0, fore: Self.shadowOpacity, timing: timing,
      during: Self.lifting)
    context.animate(
      sheet, \.transform.scale, back: 1, fore: Self.lifted, timing: timing, during: Self.lifting)
    carry(sheet, with: context)
    context.endAfterAnimations()
  }

  /// Moves a lifted view over the edge, until its shadow is out of sight too.
  private func carry(_ sheet: UIView, with context: TransitionContext) {
    let (outward, size) = (edge.outward(in: context.layoutDirection), sheet.bounds.size)
    let length = outward.dx != 0 ? size.width : size.height
    let distance = length * (1 + Self.lifted) / 2 + 2 * Self.shadowRadius
    if outward.dx != 0 {
      context.animate(
        sheet, \.transform.translationX, back: 0, fore: outward.dx * distance, timing: timing,
        during: Self.carrying)
    } else {
      context.animate(
        sheet, \.transform.translationY, back: 0, fore: outward.dy * distance, timing: timing,
        during: Self.carrying)
    }
  }

  /// A view with a shadow that shows a picture.
  private func sheet(of picture: UIView, in space: UIView) -> UIView {
    let sheet = UIView(frame: picture.frame)
    sheet.accessibilityIdentifier = "lifted page"
    sheet.layer.shadowPath =
      UIBezierPath(roundedRect: sheet.bounds, cornerRadius: Self.corner).cgPath
    sheet.layer.shadowColor = UIColor.black.cgColor
    sheet.layer.shadowOffset = .zero
    sheet.layer.shadowRadius = Self.shadowRadius
    space.addSubview(sheet)
    sheet.addSubview(picture)
    picture.clipsToBounds = true
    picture.center = CGPoint(x: sheet.bounds.midX, y: sheet.bounds.midY)
    return sheet
  }
}

extension LiftTransition: TransitionWithLawExceptions {
  /// A physical side is not mirrored.
  public var lawExceptions: [LawException] { edge.lawExceptions }
}

extension Transition where Self == LiftTransition {
  /// A back view that is lifted and carried off over a side.
  ///
  /// - Parameters:
  ///   - edge: The side over which the back view leaves; by default the top.
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.6 s.
  ///   - timing: The timing of each motion; by default it begins and ends slowly.
  public static func lift(
    to edge: TransitionEdge = .top, duration: TimeInterval = 0.6,
    timing: TransitionTiming = .eased(.easeInEaseOut)
  ) -> Self { Self(to: edge, duration: duration, timing: timing) }
}
