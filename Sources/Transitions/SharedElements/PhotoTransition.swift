public import Foundation
public import Transitioning

/// A transition in which a photo opens from its tile to the whole screen, and follows a finger back.
///
/// ```swift
/// page.transitionController.transition = .photo(from: tile)
/// page.transitionController.transition = .photo { [weak grid] _ in grid?.tile(of: photo) }
/// ```
///
/// Use it where a picture of a grid is shown alone. The photo grows from its tile, which crops it,
/// to the whole picture. A finger that drags it down takes it along, anywhere on the screen: the
/// point under the finger stays there, the photo shrinks a little with its distance from its place,
/// and its background fades. A photo that is released far enough away, or fast enough, flies from
/// there into its tile, at first with the velocity of the finger; otherwise it returns. A finger
/// catches the photo at every instant of its flight, too. A dismissal or a pop is requested by the
/// drag itself.
///
/// The photo is the largest image view in the fore view, unless the app names another view; the
/// fore view itself, if there is no image view. The other views of the page fade, and come last. The
/// tile is found again at each start, because a list may have scrolled or reused its cells since. If
/// there is none, or it is not visible, the photo fades where it is, and still follows the finger; a
/// tile that moves on the way is followed, and the photo fades if the tile is removed, hidden,
/// clipped away or resized.
///
/// A scroll view under the finger that can scroll down scrolls; a drag to the side is left to what
/// pages there. The delegate of the presentation controller is asked and notified, as that of a
/// system's sheet is: a presented photo stays where the delegate refuses, or with
/// `isModalInPresentation`. Nothing is mirrored in right-to-left layouts, because the motion is that
/// between two places. With reduced motion the page cross-fades, and a drag drives the fade.
///
/// The page scales as in other galleries (JXPhotoBrowser and those after it keep the point under the
/// finger, and shrink by the distance as a part of the height), and ends at a distance of 15 % of
/// the height, as NYTPhotoViewer's; the system's zoom ends at 14 %.
public final class PhotoTransition: TransitionWithCustomDuration, TransitionWithFallback,
  TransitionWithReducedMotion, TransitionWithInteraction
{
  /// The recognizer of the drag.
  ///
  /// The transition adds it to the fore view when the photo opens. Add it yourself to a page that is
  /// shown without animation.
  public var recognizer: UIPanGestureRecognizer { drag.recognizer }

  /// The policy that decides whether a released photo goes back to its tile.
  ///
  /// The progress is the distance of the photo from its place, as a part of the height of the
  /// window; the velocity is that away from its place. By default, the photo goes at 15 % of the
  /// height, and the distance counts that the velocity adds in 0.2 s.
  public var releasePolicy: ReleasePolicy {
    get { drag.releasePolicy }
    set { drag.releasePolicy = newValue }
  }

  private let tile: @MainActor (TransitionContext) -> UIView?
  private let photo: @MainActor (TransitionContext) -> UIView?
  private let timing: TransitionTiming
  private let duration: TimeInterval
  private let drag: PhotoDrag

  fileprivate init(
    duration: TimeInterval, timing: TransitionTiming,
    sourceView tile: @escaping @MainActor (TransitionContext) -> UIView?,
    showing photo: @escaping @MainActor (TransitionContext) -> UIView?
  ) {
    self.timing = timing
    self.duration = duration
    self.tile = tile
    self.photo = photo
    drag = PhotoDrag(duration: duration)
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Returns a fade of the photo if there is no tile, or if it is not visible.
  public func fallbackTransition(with context: TransitionContext) -> any Transition {
    visibleTile(in: context) == nil ? PhotoFadeTransition(of: self, moves: true) : self
  }

  /// Returns a cross-fade that the same drag drives.
  public func reducedMotionTransition(with context: TransitionContext) -> any Transition {
    PhotoFadeTransition(of: self, moves: false)
  }

  /// Returns the drag.
  public func interactionController(
    with context: TransitionContext
  ) -> (any UIViewControllerInteractiveTransitioning)? { drag }

  /// Moves the photo between its tile and its place on the page.
  public func start(with context: TransitionContext) {
    start(with: context, from: visibleTile(in: context), moves: true)
  }

  /// - Parameters:
  ///   - tile: The tile; nil for a photo that fades.
  ///   - moves: False if the photo stays in its place.
  fileprivate func start(with context: TransitionContext, from tile: UIView?, moves: Bool) {
    let page = PhotoPage(context.foreView, showing: photo(context))
    let flight = PhotoFlight(of: page, under: drag, timing, in: context)
    drag.begin(flight, in: context)
    if let tile {
      flight.fly(from: tile) { [self] in self.tile(context) }
    } else {
      flight.fade(moves: moves)
    }
    context.endAfterAnimations()
  }

  /// The tile, if a part of it is visible in the back view, or elsewhere in the window.
  private func visibleTile(in context: TransitionContext) -> UIView? {
    guard let tile = tile(context), let back = context.backViewController.viewIfLoaded,
      tile.bounds.width > 0, tile.bounds.height > 0, !tile.isDescendant(of: context.foreView),
      let root = tile.surroundings(back), tile.isVisible(within: root)
    else { return nil }
    return tile
  }
}

/// A photo that comes and goes without a tile: it fades, and follows the finger of the photo's
/// transition.
private final class PhotoFadeTransition: TransitionWithCustomDuration, TransitionWithReducedMotion,
  TransitionWithInteraction
{
  private let photo: PhotoTransition
  private let moves: Bool

  /// - Parameter moves: True if the photo moves under a finger; false with reduced motion.
  init(of photo: PhotoTransition, moves: Bool) {
    self.photo = photo
    self.moves = moves
  }

  func transitionDuration(with context: TransitionContext) -> TimeInterval {
    photo.transitionDuration(with: context)
  }

  func reducedMotionTransition(with context: TransitionContext) -> any Transition {
    PhotoFadeTransition(of: photo, moves: false)
  }

  func interactionController(
    with context: TransitionContext
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    photo.interactionController(with: context)
  }

  func start(with context: TransitionContext) {
    photo.start(with: context, from: nil, moves: moves)
  }
}

extension Transition where Self == PhotoTransition {
  /// A photo that opens from its tile, and follows a finger back into it.
  ///
  /// - Parameters:
  ///   - tile: The tile; not retained. If it is gone at a start, the photo fades.
  ///   - photo: The view that shows the photo on its page; not retained. By default, the largest
  ///     image view.
  ///   - duration: In seconds; finite and not negative. By default 0.4 s.
  ///   - timing: The timing in both directions, where no finger has released the photo.
  public static func photo(
    from tile: UIView, showing photo: UIView? = nil,
    duration: TimeInterval = PlatformDuration.push.seconds,
    timing: TransitionTiming = .eased(.legacy)
  ) -> Self {
    Self(
      duration: duration, timing: timing, sourceView: { [weak tile] _ in tile },
      showing: { [weak photo] _ in photo })
  }

  /// A photo that opens from a tile that is found at each start, and follows a finger back.
  ///
  /// - Parameters:
  ///   - duration: In seconds; finite and not negative. By default 0.4 s.
  ///   - timing: The timing in both directions, where no finger has released the photo.
  ///   - tile: Returns the tile that shows the photo, behind the page; nil if there is none now.
  ///   - photo: Returns the view on the page that shows the photo; by default nil, for the largest
  ///     image view.
  public static func photo(
    duration: TimeInterval = PlatformDuration.push.seconds,
    timing: TransitionTiming = .eased(.legacy),
    sourceView tile: @escaping @MainActor (TransitionContext) -> UIView?,
    showing photo: @escaping @MainActor (TransitionContext) -> UIView? = { _ in nil }
  ) -> Self { Self(duration: duration, timing: timing, sourceView: tile, showing: photo) }
}
