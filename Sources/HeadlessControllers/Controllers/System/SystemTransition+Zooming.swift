public import Foundation
public import HeadlessViews

extension SystemTransition {
  /// The controllers of a zoom transition.
  @MainActor
  public struct ZoomSourceViewProviderContext {
    /// The controller behind: the presenter, or the controller below in the stack.
    public let sourceViewController: UIViewController

    /// The controller that zooms.
    public let zoomedViewController: UIViewController
  }

  /// The options of a zoom transition.
  @MainActor
  public final class ZoomOptions {
    /// The source view and the controller of a zoom.
    @MainActor
    public struct AlignmentRectContext {
      /// The view from which the zoom starts.
      public let sourceView: UIView

      /// The controller that zooms.
      public let zoomedViewController: UIViewController
    }

    /// A gesture that is about to dismiss a zoomed controller.
    @MainActor
    public struct InteractionContext {
      /// The location of the fingers, in points of the zoomed controller's view.
      public let location: CGPoint

      /// The velocity of the finger, in points per second; zero for a pinch.
      public let velocity: CGVector

      /// True if the gesture begins by default: a drag down does not begin in a scroll view that
      /// can scroll up, and no gesture begins if the user may not dismiss the presentation.
      public let willBegin: Bool
    }

    /// Decides whether a gesture begins to dismiss or to pop the zoomed controller; nil for the
    /// default.
    ///
    /// It is called once for each gesture: a drag down, a drag from the leading edge, or a pinch.
    /// For a gesture on a page that is in flight `willBegin` is true, unless the user may not dismiss
    /// the presentation.
    public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

    /// Returns the part of the zoomed controller's view that corresponds to the source view, in
    /// points, in the coordinates of the zoomed controller's view; nil or an empty rectangle for
    /// the whole width from the top.
    public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?

    /// The colour that covers everything behind the zoomed view during the zoom; nil for the
    /// default, which is black with an opacity of 0.15 unless there is a `dimmingVisualEffect`.
    public var dimmingColor: UIColor?

    /// The visual effect that covers everything behind the zoomed view, below the dimming colour.
    ///
    /// Nil, the default, is none. A flat colour replaces a blur here.
    public var dimmingVisualEffect: UIBlurEffect?

    /// Creates options with default values.
    public init() {}
  }
}
