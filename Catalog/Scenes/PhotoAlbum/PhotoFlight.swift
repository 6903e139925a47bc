import Foundation
import Transitioning

/// A picture of a photo flies between its place among others and its place on the screen for one,
/// pulled by a spring, or led by a finger; neither original is seen meanwhile.
final class PhotoFlight: TransitionWithFeasibility {
  private let spring: Spring

  init(_ spring: Spring) {
    self.spring = spring
  }

  func canPerformTransition(with context: TransitionContext) -> Bool {
    places(with: context) != nil
  }

  func start(with context: TransitionContext) {
    guard let places = places(with: context) else { return context.transitionDidEnd() }
    let sky = PhotoSky(frame: context.containerView.bounds)
    context.containerView.addSubview(sky)
    let frames = Sided(back: sky.frame(of: places.back), fore: sky.frame(of: places.fore))
    let snapshotter = TransitionViewSnapshotter(containerView: sky)
    let picture = snapshotter.snapshot(
      of: places.fore, isAppearing: context.direction == .forward)
    let cell = places.back
    cell.isHidden = true
    context.deferToCompletion {
      cell.isHidden = false
      snapshotter.removeAllSnapshots()
      sky.removeFromSuperview()
    }
    let pace = context.isInteractive ? TransitionPace.standard : .spring(spring)
    context.animate(
      picture, \.position, back: frames.back.center, fore: frames.fore.center, pace: pace)
    context.animate(
      picture, \.boundsSize, back: frames.back.size, fore: frames.fore.size, pace: pace)
    let hosts = Sided(back: context.backViewController, fore: context.foreViewController)
    sky.bind(
      picture, for: places.end(context.direction), in: hosts.end(context.direction).view)
    context.endAfterAnimations()
  }

  /// The two views that show the photo, as things are now; nil when there is one at most.
  private func places(with context: TransitionContext) -> Sided<View>? {
    guard let exhibitor = context.foreViewController as? any PhotoExhibitor,
      let provider = context.backViewController as? any PhotoContextProvider,
      let cell = provider.contextView(forPhoto: exhibitor.number)
    else { return nil }
    return Sided(back: cell, fore: exhibitor.photo)
  }
}

/// What a picture flies in; when it takes another size on the way, the picture is bound for where its
/// destination is then.
private final class PhotoSky: View {
  private var flight: (picture: View, destination: View, host: View)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Where a view is, in here.
  func frame(of view: View) -> CGRect { convert(view.bounds, from: view) }

  /// Lets a picture end where a view is that is laid out by another.
  func bind(_ picture: View, for destination: View, in host: View) {
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
