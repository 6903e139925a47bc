import Transitioning

/// Knows where a photo is among others: the place that it flies out of, and back into.
@MainActor
protocol PhotoContextProvider: ViewController {
  /// The view that shows a photo at the moment; nil when there is none to be seen.
  ///
  /// The answer holds for now only: photos are scrolled, and another one may have come up meanwhile.
  func contextView(forPhoto number: Int) -> View?
}

/// Shows one photo large: where a photo flies to, and where it leaves from.
@MainActor
protocol PhotoExhibitor: ViewController {
  /// The number of the photo that is shown at the moment.
  var number: Int { get }

  /// The view that shows it.
  var photo: ImageView { get }

  /// What is behind it, all over the screen.
  var backdrop: PhotoBackdrop { get }

  /// What can be done with it, along the lower edge.
  var toolbar: PhotoToolbar { get }

  /// Lets a finger drag the photo down, back to where it came from.
  var pull: PanInteractionController { get }
}
