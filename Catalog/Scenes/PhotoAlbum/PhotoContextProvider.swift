import Transitioning

/// A controller that shows a photo among others, and supplies the start and end view of its
/// transition.
@MainActor
protocol PhotoContextProvider: UIViewController {
  /// The view that shows a photo now; nil if the photo is not visible.
  ///
  /// The result is valid only at the time of the call, because photos scroll and the exhibitor may
  /// turn to another photo.
  func contextView(forPhoto number: Int) -> PictureView?
}

/// A controller that shows one large photo.
@MainActor
protocol PhotoExhibitor: UIViewController {
  /// The number of the photo that is shown now.
  var number: Int { get }

  /// The view that shows the photo.
  var photo: PictureView { get }

  /// The background, which covers the whole screen.
  var backdrop: Surface { get }

  /// The bars above and below the photo.
  var bars: [UIView] { get }

  /// The interaction that drags the photo down and back to its cell.
  var pull: PanInteractionController { get }
}
