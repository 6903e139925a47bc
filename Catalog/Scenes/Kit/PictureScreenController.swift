import Transitioning

/// A screen whose picture fills it, so that the furniture of the screen follows the picture.
class PictureScreenController: FurnishedScreenController {
  private let backdrop: Artwork

  /// True if the picture reaches the lower edge of the screen, too.
  private let fillsScreen: Bool

  /// - Parameters:
  ///   - backdrop: The picture.
  ///   - fillsScreen: False if the picture fills only the upper part of the screen.
  init(showing backdrop: Artwork, fillsScreen: Bool = true) {
    (self.backdrop, self.fillsScreen) = (backdrop, fillsScreen)
    super.init()
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { backdrop.contentStyle(at: 0.03) }

  override var preferredHomeIndicatorStyle: UIStatusBarStyle {
    fillsScreen ? backdrop.contentStyle(at: 0.98) : .default
  }
}
