public import Foundation
public import Transitioning

/// A transition that slides a drawer in from a side, over a scrim; the back view stays in place.
///
/// Use it for the places of an app, or for the filters of a list. A drag toward the side and a tap
/// on the scrim close the drawer, unless the presented controller's `isModalInPresentation` is
/// true. A scroll view in the drawer takes the drags that it can follow: a list those up and down,
/// a row of pictures those along the row until its end. ``edgePan(open:)`` opens the drawer from
/// the edge of the screen. In right-to-left layouts leading and trailing change places. With
/// reduced motion the drawer cross-fades. A ``MenuTransition`` moves the back view aside as well.
///
/// The default figures are those of Flutter's drawer: 304 points and 246 ms.
public final class DrawerTransition: TransitionWithPresentation, TransitionWithCustomDuration,
  TransitionWithInteraction, TransitionWithReducedMotion
{
  /// The part of the container's width that a drawer leaves free, in points, as in Material.
  private static let rest: CGFloat = 56

  private let edge: TransitionEdge
  private let width: CGFloat
  private let timing: TransitionTiming
  private let duration: TimeInterval
  private let openingDrags: OpeningDrags
  private var opening: PanInteractionController?

  init(from edge: TransitionEdge, width: CGFloat, duration: TimeInterval, timing: TransitionTiming)
  {
    precondition(
      edge != .top && edge != .bottom, "DrawerTransition edge must be a side, not \(edge)")
    precondition(
      width.isFinite && width > 0, "DrawerTransition width must be positive, not \(width)")
    self.edge = edge
    self.width = width
    self.timing = timing
    self.duration = duration
    openingDrags = OpeningDrags(from: edge)
  }

  /// Returns a recognizer of drags from the edge of the screen that opens the drawer.
  ///
  /// ```swift
  /// let drawer = DrawerTransition.drawer(from: .leading)
  /// let pan = drawer.edgePan { [unowned wall] in
  ///   let places = UIViewController()
  ///   places.transitionController.transition = drawer
  ///   wall.present(places, animated: true)
  /// }
  /// wall.view.addGestureRecognizer(pan)
  /// ```
  ///
  /// - Parameter open: Presents a controller that has this transition.
  public func edgePan(open: @escaping () -> Void) -> UIScreenEdgePanGestureRecognizer {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    recognizer.edges = [.left, .right]
    recognizer.delegate = openingDrags
    opening = PanInteractionController(
      toward: edge.opposite, recognizer: recognizer, direction: .forward, begin: open)
    return recognizer
  }

  /// Returns the controller that gives the drawer its frame, its scrim and its drag.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController?
  ) -> UIPresentationController? {
    let controller = DraggedPresentationController(
      presented, presenting: presenting, draggedToward: edge, surroundings: .scrim
    ) { [width, edge] in
      guard let view = $0.containerView else { return .zero }
      let container = view.bounds
      let covered = min(width, max(0, container.width - Self.rest)).rounded()
      let isRight = edge.outward(around: view).dx > 0
      return CGRect(
        x: isRight ? container.width - covered : 0, y: 0, width: covered,
        height: container.height)
    }
    controller.animation = { [timing] context, controller in
      context.animate(controller.scrimView, \.opacity, back: 0, fore: 1, timing: timing)
    }
    return controller
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Returns the drag that opens or closes the drawer.
  public func interactionController(
    with context: TransitionContext
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if context.direction == .forward, let opening, opening.isTracking { return opening }
    return context.dismissingDrag
  }

  /// Returns a cross-fade that the same drag drives.
  public func reducedMotionTransition(with context: TransitionContext) -> any Transition {
    DraggedFade(instead: self)
  }

  /// Moves the drawer between its place and just beyond the side.
  public func start(with context: TransitionContext) {
    let drawer = context.foreView
    context.animate(
      drawer, \.position, back: context.center(of: drawer, beyond: edge), fore: drawer.center,
      timing: timing)
    context.endAfterAnimations()
  }
}

extension DrawerTransition: TransitionWithLawExceptions {
  /// A physical side is not mirrored.
  public var lawExceptions: [LawException] { edge.lawExceptions }
}

extension Transition where Self == DrawerTransition {
  /// A drawer from a side.
  ///
  /// - Parameters:
  ///   - edge: The side that the drawer comes from, not the top or the bottom.
  ///   - width: The width, in points; positive. The drawer leaves at least 56 points of the
  ///     container free.
  ///   - duration: In seconds; finite and not negative.
  ///   - timing: The timing in both directions.
  public static func drawer(
    from edge: TransitionEdge = .leading, width: CGFloat = 304, duration: TimeInterval = 0.246,
    timing: TransitionTiming = .standard
  ) -> Self { Self(from: edge, width: width, duration: duration, timing: timing) }
}

/// The delegate of the recognizer that opens a drawer.
private final class OpeningDrags: NSObject, UIGestureRecognizerDelegate {
  private let edge: TransitionEdge

  init(from edge: TransitionEdge) {
    self.edge = edge
  }

  /// True for a drag that comes from the drawer's side.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let view = pan.view else {
      return false
    }
    return pan.translation(in: view).x * edge.outward(around: view).dx < 0
  }
}
