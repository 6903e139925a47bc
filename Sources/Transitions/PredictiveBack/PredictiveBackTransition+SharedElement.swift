import Foundation
import Transitioning

extension PredictiveBackTransition {
  /// The parts of the duration in which the two pictures fade, one after the other, so that they
  /// never lie over each other.
  private enum Fades {
    /// Forward: the element fades out, then the screen in.
    static let forward = (element: 0...0.15, screen: 0.13...0.45)

    /// Backward: the screen fades out once it is small, then the element in.
    static let backward = (screen: 0.32...0.52, element: 0.5...0.75)

    /// Backward, after what the gesture previews.
    static let released = (screen: 0.5...0.62, element: 0.6...0.8)
  }

  /// Moves the screen into the place of a view behind, or fades it if there is no such view.
  ///
  /// - Parameter find: Returns the view.
  func shrink(into find: @escaping @MainActor () -> UIView?, in context: TransitionContext) {
    let fore = context.foreView
    guard let element = find(), element.window != nil, !element.bounds.isEmpty else {
      context.explain("fades, because it has no view behind into which it could shrink")
      return context.animate(fore, \.opacity, back: 0, fore: 1, timing: .eased(.linear))
    }
    // The carrier previews and flies. In it, a plate with a shadow and a clip get the shape of the
    // element, and the pictures of both keep filling the clip's width.
    let (carrier, plate, clip) = (UIView(), UIView(), UIView())
    let pictures = Sided(back: Self.picture(of: element), fore: Self.picture(of: fore))
    let container = context.containerView
    let place = container.convert(element.bounds, from: element)
    let size = fore.bounds.size
    carrier.frame = fore.frame
    carrier.accessibilityIdentifier = "predictive back"
    plate.accessibilityIdentifier = "plate"
    clip.accessibilityIdentifier = "clip"
    clip.clipsToBounds = true
    for view in [plate, clip] {
      view.frame = carrier.bounds
      carrier.addSubview(view)
    }
    for picture in [pictures.fore, pictures.back] { clip.addSubview(picture) }
    // The sky moves with the element.
    let sky = UIView(frame: container.bounds)
    sky.isUserInteractionEnabled = false
    sky.addSubview(carrier)
    container.addSubview(sky)
    let hidden = [fore, element].filter { !$0.isHidden }
    for view in hidden { view.isHidden = true }
    context.deferToCompletion {
      sky.removeFromSuperview()
      for view in hidden { view.isHidden = false }
    }
    let isDriven = isDriven(in: context)
    // What the preview has done stays, and the rest begins there.
    let (scale, shift) =
      isDriven ? (0.9, Self.shift(ofWidth: size.width) * inward) : (1, 0)
    if isDriven {
      preview(carrier, \.transform.scale, scale, 1, in: context)
      preview(carrier, \.transform.translationX, shift, 0, in: context)
    }
    let flight = rest(in: context)
    func fly<Value: AnimatableValue>(
      _ view: UIView, _ property: AnimatableKeyPath<Value>, _ back: Value, _ fore: Value
    ) {
      context.animate(
        view, property, back: back, fore: fore, timing: .standard, backwardTiming: flight)
    }
    fly(
      carrier, \.position, CGPoint(x: place.midX - shift, y: place.midY),
      CGPoint(x: fore.frame.midX, y: fore.frame.midY))
    for view in [plate, clip] {
      preview(
        view, \.cornerRadius, element.layer.cornerRadius / scale, fore.layer.cornerRadius,
        in: context)
      fly(
        view, \.boundsSize, CGSize(width: place.width / scale, height: place.height / scale), size)
    }
    fly(pictures.fore, \.transform.scale, place.width / (scale * max(size.width, 1)), 1)
    fly(pictures.back, \.transform.scale, 1 / scale, size.width / place.width)
    let looks = Sided(back: element.layer, fore: fore.layer)
    plate.layer.shadowColor = looks.fore.shadowColor ?? looks.back.shadowColor
    plate.layer.shadowOffset = looks.value(atEndOf: context.direction).shadowOffset
    fly(
      plate, \.shadowOpacity, CGFloat(looks.back.shadowOpacity),
      CGFloat(looks.fore.shadowOpacity))
    fly(plate, \.shadowRadius, looks.back.shadowRadius / scale, looks.fore.shadowRadius)
    fade(pictures, isDriven: isDriven, in: context)
    let ground = fore.backgroundColor ?? element.backgroundColor ?? .white
    context.animate(
      plate, \.backgroundColor, back: element.backgroundColor ?? ground, fore: ground,
      timing: .eased(.linear), during: 0...0.45,
      backwardTiming: .during(isDriven ? 0.5...0.8 : 0.32...0.75))
    let follower = SourceViewFollower(in: context, .standard, backwardTiming: flight)
    follower.follow(element, moving: [sky], finding: find) { carrier.alpha = $0 }
  }

  /// Fades one picture out and then the other one in.
  private func fade(_ pictures: Sided<UIView>, isDriven: Bool, in context: TransitionContext) {
    let back = isDriven ? Fades.released : Fades.backward
    context.animate(
      pictures.fore, \.opacity, back: 0, fore: 1, timing: .eased(.linear),
      during: Fades.forward.screen, backwardTiming: .during(back.screen))
    context.animate(
      pictures.back, \.opacity, back: 1, fore: 0, timing: .eased(.linear),
      during: Fades.forward.element, backwardTiming: .during(back.element))
  }

  /// A picture of a view without its shadow, at the upper left corner of the view that shows it.
  private static func picture(of view: UIView) -> UIView {
    let shadow = view.layer.shadowOpacity
    UIView.performWithoutAnimation { view.layer.shadowOpacity = 0 }
    let picture = view.snapshotView(afterScreenUpdates: true) ?? UIView()
    UIView.performWithoutAnimation { view.layer.shadowOpacity = shadow }
    picture.frame = CGRect(origin: .zero, size: view.bounds.size)
    picture.layer.anchorPoint = .zero
    picture.layer.position = .zero
    return picture
  }

  /// The direction away from the edge of the finger: 1 to the right, -1 to the left.
  private var inward: CGFloat { driver.edge == .left ? 1 : -1 }
}
