public import Transitioning

/// A transition that previews the dismissal as Android's predictive back does: full screen, toward
/// a shared element, or as a sheet.
///
/// ```swift
/// let back = PredictiveBackController { [unowned self] in dismiss(animated: true) }
/// view.addGestureRecognizer(back.recognizer)
/// transitionController.transition = .predictiveBack(.fullScreen, by: back)
/// ```
///
/// Use it where a swipe from the edge previews its target before the user decides. Any other
/// transition follows the same gesture with `driven(by:)`. With reduced motion the screens
/// cross-fade, still under the finger. The motion is physical: the screen moves away from the edge
/// that the finger comes from, in both layout directions.
///
/// Where no finger drags, there is nothing to preview: the screen or the sheet comes in one eased
/// motion, and leaves in one.
///
/// Sources: Android's *Predictive back design*; Material Components'
/// `MaterialMainContainerBackHelper`, `MaterialSideContainerBackHelper` and
/// `MaterialBottomContainerBackHelper`. The last two keep the proportions of a sheet's children,
/// which shrink as much in height as in width. Android's page leaves open whether its 35 % counts
/// raw or eased progress. Here it is raw: the screens swap before the finger has gone 35 % of its
/// way, so that the screen is first seen to shrink. Eased, it would be 9 %.
public final class PredictiveBackTransition: TransitionWithCustomDuration {
  /// A kind of preview.
  public enum Style {
    /// The screen shrinks to 90 % and fades, and the one behind comes from 110 %; the screen
    /// follows the vertical travel of the finger a little.
    case fullScreen
    /// The screen shrinks to 90 % and moves aside, and after the commit it shrinks into the place
    /// of a view behind: the screen's contents fade out on a ground that takes the colour of the
    /// view, and then those of the view fade in. The view is found at each start, and nil makes the
    /// screen fade.
    ///
    /// At the end of the gesture the corners that show are those of the view, and they stay so on
    /// the way into its place. Material's `updateBackProgress` gives that radius to the screen which
    /// is shrunk to 90 %, so that 90 % of it show; the rest would come after the commit.
    case sharedElement(@MainActor () -> UIView?)
    /// The sheet shrinks by 48 points in width and 24 in height toward the middle of its lower
    /// side, and after the commit it sinks.
    ///
    /// What is in the sheet keeps its proportions by the `sublayerTransform` of the sheet's layer:
    /// lay it out by frames, and not by points that are converted from a subview to the sheet.
    case sheet
    /// The sheet at a side shrinks by 48 points in height and by 24 in width, or grows by 12 in
    /// width if the finger comes from the sheet's own side, where the sheet stays; after the commit
    /// it leaves through that side, which is not the top or the bottom.
    case sideSheet(at: TransitionEdge)
  }

  /// The part of the backward transition that the gesture previews; after the commit the rest runs.
  ///
  /// All of it in the full-screen style, half of it in the others.
  static func previewPart(of style: Style) -> CGFloat {
    if case .fullScreen = style { 1 } else { 0.5 }
  }

  /// The timing of the way back where no finger drags.
  static let backwardTiming = BackwardTiming.timing(.eased(.legacy))

  let driver: PredictiveBackController

  private let style: Style
  private let duration: TimeInterval
  private let shift: PredictiveBackShift

  fileprivate init(
    _ style: Style, by driver: PredictiveBackController, duration: TimeInterval,
    shift: PredictiveBackShift
  ) {
    if case .sideSheet(let edge) = style {
      precondition(
        edge != .top && edge != .bottom,
        "PredictiveBackTransition side sheet must be at a side, not \(edge)")
    }
    self.shift = shift
    self.style = style
    self.driver = driver
    self.duration = duration
    driver.previewPart = Self.previewPart(of: style)
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Runs the style, or a fade with reduced motion.
  public func start(with context: TransitionContext) {
    driver.catchDrags(of: context)
    if context.traitCollection.prefersReducedMotion {
      context.animate(context.foreView, \.opacity, back: 0, fore: 1)
      return context.endAfterAnimations()
    }
    switch style {
    case .fullScreen:
      guard isDriven(in: context) else {
        context.animate(Self.fullScreenUndriven(duration: duration))
        break
      }
      context.animate(Self.fullScreen(duration: duration))
      _ = PredictiveBackShiftRun(of: context.foreView, by: driver, shift, in: context)
    case .sharedElement(let element): shrink(into: element, in: context)
    case .sheet: sink(in: context)
    case .sideSheet(let edge): leave(through: edge, in: context)
    }
    context.endAfterAnimations()
  }

  /// True if a finger drives the transition from its beginning.
  func isDriven(in context: TransitionContext) -> Bool {
    context.isInteractive || driver.wantsInteractiveStart
  }

  /// The progress in which the screen fades out: that of the gesture where the finger has gone 20 %
  /// and 35 % of its way.
  private static let swap =
    MediaTimingFunction.predictiveBack.value(
      at: 0.2)...MediaTimingFunction.predictiveBack.value(at: 0.35)

  /// The specification of the full-screen style under a finger, in both directions: Android's
  /// numbers, linear because the finger decides how fast the screens change.
  ///
  /// The screen only shrinks until the finger has gone 20 % of its way; it is gone at 35 %, where
  /// the other one begins to appear.
  ///
  /// - Parameter duration: The duration where no finger drives the transition, in seconds.
  static func fullScreen(duration: TimeInterval) -> MotionSpec {
    fullScreen(
      "predictive back, full screen", duration: duration, out: swap, in: swap.upperBound...1,
      (.linear, .linear, .linear))
  }

  /// The specification of the full-screen style where no finger drives it, in both directions.
  ///
  /// The scales are Android's. One screen is gone after a seventh of the duration, and the other one
  /// begins to show a little before, so that neither is ever missed.
  ///
  /// - Parameter duration: The duration, in seconds.
  static func fullScreenUndriven(duration: TimeInterval) -> MotionSpec {
    fullScreen(
      "predictive back, full screen, without a finger", duration: duration, out: 0...0.15,
      in: 0.1...0.7, (.easeIn, .easeOut, .legacy))
  }

  /// - Parameters:
  ///   - out: The part of the duration in which the screen that leaves fades.
  ///   - part: The part of the duration in which the other screen appears.
  ///   - functions: The curves of these two, and that of the scales.
  private static func fullScreen(
    _ name: String, duration: TimeInterval, out: ClosedRange<Double>,
    in part: ClosedRange<Double>,
    _ functions: (out: MediaTimingFunction, in: MediaTimingFunction, scale: MediaTimingFunction)
  ) -> MotionSpec {
    func leg(
      _ leaving: MotionSpec.Part, to end: CGFloat, _ coming: MotionSpec.Part, from start: CGFloat
    ) -> MotionSpec.Leg {
      .init(
        duration: duration,
        [
          .init(leaving, \.transform.scale, from: 1, to: end, timing: .eased(functions.scale)),
          .init(leaving, \.opacity, from: 1, to: 0, during: out, timing: .eased(functions.out)),
          .init(coming, \.transform.scale, from: start, to: 1, timing: .eased(functions.scale)),
          .init(coming, \.opacity, from: 0, to: 1, during: part, timing: .eased(functions.in)),
        ])
    }
    return MotionSpec(
      name: name, forward: leg(.back, to: 1.1, .fore, from: 0.9),
      backward: leg(.fore, to: 0.9, .back, from: 1.1))
  }

  /// The shift of a full-screen surface of a width at full preview, in points: half of the width
  /// that it loses, less a gap of 8 points, and not less than 0.
  static func shift(ofWidth width: CGFloat) -> CGFloat { max(0, width / 20 - 8) }

  private func sink(in context: TransitionContext) {
    let sheet = context.foreView
    let (width, height) = (sheet.bounds.width, sheet.bounds.height)
    let below = context.containerView.bounds.height - sheet.frame.minY
    let loss = CGSize(width: 48 / max(width, 48), height: 24 / max(height, 24))
    preview(sheet, \.transform.scaleX, 1 - loss.width, 1, in: context)
    preview(sheet, \.transform.scaleY, 1 - loss.height, 1, in: context)
    preview(sheet, \.transform.translationY, loss.height * height / 2, 0, in: context)
    keepProportions(of: sheet, (1 - loss.width) / (1 - loss.height), in: context)
    context.animate(
      sheet, \.position.y, back: sheet.center.y + below, fore: sheet.center.y, timing: .standard,
      backwardTiming: rest(in: context))
  }

  private func leave(through edge: TransitionEdge, in context: TransitionContext) {
    let sheet = context.foreView
    let outward = edge.outward(in: context.layoutDirection).dx
    let (width, height) = (sheet.bounds.width, sheet.bounds.height)
    let isOwnEdge = driver.wantsInteractiveStart && (driver.edge == .left) == (outward < 0)
    let gain = isOwnEdge ? 12 / max(width, 12) : -24 / max(width, 24)
    // A sheet that has grown is a little wider than its frame.
    let away = context.center(of: sheet, beyond: edge).x + outward * max(gain, 0) * width
    preview(sheet, \.transform.scaleX, 1 + gain, 1, in: context)
    let scaleY = 1 - 48 / max(height, 48)
    preview(sheet, \.transform.scaleY, scaleY, 1, in: context)
    // The sheet's own side stays in its place.
    preview(sheet, \.transform.translationX, -outward * gain * width / 2, 0, in: context)
    // What is in a sheet that grows keeps its width, and its inner side.
    let inset = max(gain, 0)
    preview(sheet, \.sublayerTransform.scaleX, 1 - inset, 1, in: context)
    preview(sheet, \.sublayerTransform.translationX, -outward * inset * width / 2, 0, in: context)
    keepProportions(of: sheet, (1 + gain) * (1 - inset) / scaleY, in: context)
    context.animate(
      sheet, \.position.x, back: away, fore: sheet.center.x, timing: .standard,
      backwardTiming: rest(in: context))
  }

  /// Scales what is in a sheet in height, from the top, so that it is scaled as in width.
  private func keepProportions(of sheet: UIView, _ scale: CGFloat, in context: TransitionContext) {
    preview(sheet, \.sublayerTransform.scaleY, scale, 1, in: context)
    preview(
      sheet, \.sublayerTransform.translationY, (scale - 1) * sheet.bounds.height / 2, 0,
      in: context)
  }

  /// Animates a property of a surface in the half of the way back that the gesture previews, or
  /// with the rest of the motion where no finger drags.
  func preview(
    _ surface: UIView, _ property: AnimatableKeyPath<CGFloat>, _ back: CGFloat, _ fore: CGFloat,
    in context: TransitionContext
  ) {
    context.animate(
      surface, property, back: back, fore: fore, timing: .standard,
      backwardTiming: isDriven(in: context)
        ? .timing(.eased(.linear), during: 0...0.5) : Self.backwardTiming)
  }

  /// The backward timing of what follows the commit, or of everything where no finger drags.
  func rest(in context: TransitionContext) -> BackwardTiming {
    isDriven(in: context) ? .timing(.standard, during: 0.5...1) : Self.backwardTiming
  }
}

extension PredictiveBackTransition: TransitionWithReducedMotion {
}

extension PredictiveBackTransition: TransitionWithInteraction {
  /// Returns the controller of the gesture, which drives the way back from its beginning and may
  /// catch the way there.
  public func interactionController(
    with context: TransitionContext
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

extension PredictiveBackTransition: TransitionWithLawExceptions {
  /// The finger has a preview, except where the whole screen only shrinks.
  public var lawExceptions: [LawException] {
    if case .fullScreen = style { return [] }
    return [
      LawException(
        .follows, because: "the finger previews the way back: the surface shrinks in its place")
    ]
  }
}

extension Transition where Self == PredictiveBackTransition {
  /// A preview of the dismissal under a finger from the edge.
  ///
  /// - Parameters:
  ///   - style: The kind of preview.
  ///   - driver: The controller of the gesture, whose `previewPart` is set.
  ///   - shift: The vertical shift with which the full-screen style follows the finger.
  ///   - duration: The duration in seconds where no finger drives the transition; 0.3 s by default,
  ///     Material's for hiding at no progress.
  public static func predictiveBack(
    _ style: PredictiveBackTransition.Style = .fullScreen, by driver: PredictiveBackController,
    shift: PredictiveBackShift = .material,
    duration: TimeInterval = MaterialDuration.medium2.seconds
  ) -> Self { Self(style, by: driver, duration: duration, shift: shift) }
}
