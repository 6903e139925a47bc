public import Foundation
public import HeadlessViews

extension SystemTransition {
  /// Who takes part in a zoom.
  @MainActor
  public struct ZoomSourceViewProviderContext {
    /// The controller that presents, or that the other was pushed over.
    public let sourceViewController: ViewController

    /// The controller that grows and shrinks.
    public let zoomedViewController: ViewController
  }

  /// What there is to say of a zoom beyond where it begins.
  @MainActor
  public final class ZoomOptions {
    /// The two ends of a zoom.
    @MainActor
    public struct AlignmentRectContext {
      /// The view that the zoom begins in.
      public let sourceView: View

      /// The controller that grows and shrinks.
      public let zoomedViewController: ViewController
    }

    /// Gives the part of the zoomed controller's view that looks like the source view, in points of the
    /// former's space; nil takes all of its width, from the top.
    public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?

    /// What covers everything behind the zoomed view while it is there to be seen; nil for nothing.
    public var dimmingColor: Color?

    /// Options that say nothing yet.
    public init() {}
  }
}
