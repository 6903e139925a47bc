import Foundation
import Transitioning

/// A transition that moves a photo between its cell and its large view, and crops it meanwhile.
///
/// The movement follows a timing, or a finger. Both originals are hidden during the transition.
final class PhotoFlight: TransitionWithFeasibility {
  private let timing: TransitionTiming

  init(_ timing: TransitionTiming) {
    self.timing = timing
  }

  func canPerformTransition(with context: TransitionContext) -> Bool {
    places(with: context) != nil
  }

  func start(with context: TransitionContext) {
    guard let places = places(with: context) else { return context.transitionDidEnd() }
    let sky = PhotoSky(frame: context.containerView.bounds)
    context.containerView.addSubview(sky)
    let frames = Sided(back: sky.frame(of: places.back), fore: sky.frame(of: places.fore))
    let picture = PictureView(places.fore.picture)
    picture.frame = frames.value(atEndOf: context.direction)
    sky.addSubview(picture)
    picture.layoutIfNeeded()
    for original in [places.back, places.fore] { original.isHidden = true }
    context.deferToCompletion {
      for original in [places.back, places.fore] { original.isHidden = false }
      sky.removeFromSuperview()
    }
    let timing = context.isInteractive ? .standard : timing
    context.animate(
      picture, \.position, back: frames.back.center, fore: frames.fore.center, timing: timing)
    context.animate(
      picture, \.boundsSize, back: frames.back.size, fore: frames.fore.size, timing: timing)
    context.animate(
      picture.canvas, \.position, back: picture.middle(in: frames.back.size),
      fore: picture.middle(in: frames.fore.size), timing: timing)
    context.animate(
      picture.canvas, \.transform.scale, back: PictureView.scale(in: frames.back.size),
      fore: PictureView.scale(in: frames.fore.size), timing: timing)
    let hosts = Sided(back: context.backViewController, fore: context.foreViewController)
    sky.bind(
      picture, for: places.value(atEndOf: context.direction),
      in: hosts.value(atEndOf: context.direction).view)
    context.endAfterAnimations()
  }

  /// The two views that show the photo now; nil unless both exist.
  private func places(with context: TransitionContext) -> Sided<PictureView>? {
    guard let exhibitor = context.foreViewController as? any PhotoExhibitor,
      let provider = context.backViewController as? any PhotoContextProvider,
      let cell = provider.contextView(forPhoto: exhibitor.number)
    else { return nil }
    return Sided(back: cell, fore: exhibitor.photo)
  }
}

/// The container of the moving photo; after a change of its size, the photo moves to the
/// current frame of its destination.
private final class PhotoSky: UIView {
  private var flight: (picture: UIView, destination: UIView, host: UIView)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// The frame of a view, in the container's coordinate space.
  func frame(of view: UIView) -> CGRect { convert(view.bounds, from: view) }

  /// Makes a photo end at the frame of a view that `host` lays out.
  func bind(_ picture: UIView, for destination: UIView, in host: UIView) {
    flight = (picture, destination, host)
  }

  override func layoutSubviews() {
    guard let flight else { return }
    flight.host.layoutIfNeeded()
    let frame = frame(of: flight.destination)
    flight.picture.bounds.size = frame.size
    flight.picture.center = frame.center
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
