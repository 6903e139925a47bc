import Transitioning
import Transitions

/// The ready-made transitions, and some compositions of them.
enum ReadyMade: String, CaseIterable {
  case fade, slide, slideUp, zoom, verticalSheet, menu, composite, nested, asymmetric

  @MainActor
  func make() -> any Transition {
    switch self {
    case .fade: FadeTransition()
    case .slide: SlideTransition()
    case .slideUp: SlideUpTransition()
    case .zoom: ZoomTransition()
    case .verticalSheet: VerticalSheetTransition()
    case .menu: MenuTransition()
    case .composite: CompositeTransition(FadeTransition(), ZoomTransition())
    case .nested:
      CompositeTransition(CompositeTransition(SlideUpTransition()), FadeTransition())
    case .asymmetric:
      AsymmetricTransition(forward: SlideUpTransition(), backward: FadeTransition())
    }
  }

  /// True if the first frame shows the presented view: a zoom begins at a part of the full size,
  /// and leaves a fade to another transition.
  var showsItsFirstFrame: Bool { self == .zoom }
}
