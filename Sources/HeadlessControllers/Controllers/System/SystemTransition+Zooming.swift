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

    /// Returns the part of the zoomed controller's view that corresponds to the source view, in
    /// points, in the coordinates of the zoomed controller's view; nil for the whole width from the
    /// top.
    public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?

    /// The colour that covers everything behind the zoomed view during the zoom; nil for none.
    public var dimmingColor: UIColor?

    /// Creates options with default values.
    public init() {}
  }
}
