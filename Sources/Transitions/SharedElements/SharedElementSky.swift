import Transitioning

/// The carriers of the elements, above both screens.
@MainActor
final class SharedElementSky {
  /// The part of the duration in which an element fades in that does not travel.
  static let fade = 0.35...0.7

  /// The part of the backward duration, from its beginning, in which such an element fades out.
  static let fadeBack = 0...0.34

  /// The copies of elements that grow; they fade with their screen, too.
  var copies: UIView { view.copies }

  private let context: TransitionContext
  private let view: SkyView
  private var hidden: [UIView] = []

  init(in context: TransitionContext) {
    self.context = context
    view = SkyView(frame: context.containerView.bounds)
    view.accessibilityIdentifier = "shared elements"
    context.containerView.addSubview(view)
  }

  /// Adds a carrier for a pair and animates it between the two views.
  func carry(_ pair: SharedElementMatch.Pair, _ timing: TransitionTiming) {
    let frames = Sided(
      back: view.convert(pair.views.back.bounds, from: pair.views.back),
      fore: view.convert(pair.views.fore.bounds, from: pair.views.fore))
    let looks = Sided(back: pair.views.back.layer, fore: pair.views.fore.layer)
    let contents = Sided(
      back: picture(of: pair.views.back), fore: picture(of: pair.views.fore))
    let carrier = UIView()
    carrier.accessibilityIdentifier = pair.id
    let groups = CACornerMask.groups(of: looks.back, looks.fore)
    let windows = carrier.addClips(to: groups)
    carrier.layer.maskedCorners = .outline(of: looks.back, looks.fore)
    windows.first?.accessibilityIdentifier = "\(pair.id) contents"
    view.addSubview(carrier)
    place(
      carrier, windows, frames.value(atEndOf: context.direction),
      looks.value(atEndOf: context.direction))
    animate(carrier, Array(zip(windows, groups)), frames, looks, timing)
    for (content, side) in [(contents.back, frames.back), (contents.fore, frames.fore)] {
      (windows.last ?? carrier).addSubview(content)
      let end = frames.value(atEndOf: context.direction)
      content.center = CGPoint(x: end.width / 2, y: end.height / 2)
      context.animate(
        content, \.position, back: frames.back.middle, fore: frames.fore.middle, timing: timing)
      context.animate(
        content, \.transform.scale, back: frames.back.scale(toCover: side.size),
        fore: frames.fore.scale(toCover: side.size), timing: timing)
    }
    context.animate(
      contents.fore, \.opacity, back: 0, fore: 1, timing: .eased(.linear), during: 0.1...0.6)
    let hosts = Sided(back: context.backViewController, fore: context.foreViewController)
    view.add(
      SkyFlight(
        pair: pair, carrier: carrier, windows: windows, frames: frames,
        destination: pair.views.value(atEndOf: context.direction),
        host: hosts.value(atEndOf: context.direction).view))
    hide(pair.views.back)
    hide(pair.views.fore)
  }

  /// Keeps all carriers on their way to or from elements of the back screen that move.
  func follow(_ timing: TransitionTiming) {
    let spans = view.flights.map(\.span)
    guard let span = spans.max() else { return }
    let follower = SourceViewFollower(in: context, over: span, timing)
    let controller = context.backViewController
    for flight in view.flights {
      let (id, carrier) = (flight.pair.id, flight.carrier)
      flight.route = follower.follow(flight.pair.views.back, moving: [carrier]) {
        [weak controller] in
        let same = controller.map(SharedElementMatch.elements)?.filter { $0.id == id } ?? []
        return same.count == 1 ? same[0].view : nil
      } fading: {
        carrier.alpha = $0
      }
    }
  }

  /// Scales up a copy of an element of the fore screen in its place as it fades in; returns false
  /// if the element is not visible, or is turned or scaled itself.
  ///
  /// The element has no transform meanwhile: its screen may set its frame at any time.
  func grow(_ element: UIView, _ timing: TransitionTiming) -> Bool {
    let screen = context.foreView
    guard element.isDescendant(of: screen), !element.isHidden, !element.bounds.isEmpty,
      element.transform3D.isIdentity, let copy = element.snapshotView(afterScreenUpdates: true)
    else { return false }
    view.keep(copy, over: element, of: screen)
    context.animate(
      copy, \.opacity, back: 0, fore: 1, timing: .eased(.linear), during: Self.fade,
      backwardTiming: .during(Self.fadeBack))
    context.animate(copy, \.transform.scale, back: 0.8, fore: 1, timing: timing)
    hide(element)
    return true
  }

  /// Shows the elements again and removes the carriers.
  func land() {
    for element in hidden { element.isHidden = false }
    view.removeFromSuperview()
  }

  private func hide(_ element: UIView) {
    element.isHidden = true
    hidden.append(element)
  }

  private func picture(of element: UIView) -> UIView {
    let picture = element.snapshotView(afterScreenUpdates: true) ?? UIView(frame: element.bounds)
    picture.layer.shadowOpacity = 0
    return picture
  }

  private func place(_ carrier: UIView, _ windows: [UIView], _ frame: CGRect, _ look: CALayer) {
    carrier.bounds.size = frame.size
    carrier.center = CGPoint(x: frame.midX, y: frame.midY)
    for window in windows { window.frame = carrier.bounds }
    carrier.layer.shadowColor = look.shadowColor
    carrier.layer.shadowOffset = look.shadowOffset
  }

  private func animate(
    _ carrier: UIView, _ clips: [(view: UIView, corners: CACornerMask)],
    _ frames: Sided<CGRect>, _ looks: Sided<CALayer>, _ timing: TransitionTiming
  ) {
    context.animate(
      carrier, \.position, back: CGPoint(x: frames.back.midX, y: frames.back.midY),
      fore: CGPoint(x: frames.fore.midX, y: frames.fore.midY), timing: timing)
    context.animate(
      carrier, \.boundsSize, back: frames.back.size, fore: frames.fore.size, timing: timing)
    context.animate(
      carrier, \.cornerRadius, back: looks.back.cornerRadius, fore: looks.fore.cornerRadius,
      timing: timing)
    for (window, group) in clips {
      context.animate(
        window, \.position, back: frames.back.middle, fore: frames.fore.middle, timing: timing)
      context.animate(
        window, \.boundsSize, back: frames.back.size, fore: frames.fore.size, timing: timing)
      context.animate(
        window, \.cornerRadius, back: looks.back.radius(of: group),
        fore: looks.fore.radius(of: group), timing: timing)
    }
    guard looks.back.shadowOpacity > 0 || looks.fore.shadowOpacity > 0 else { return }
    // A shadow needs an opaque background.
    carrier.backgroundColor = .white
    context.animate(
      carrier, \.shadowOpacity, back: CGFloat(looks.back.shadowOpacity),
      fore: CGFloat(looks.fore.shadowOpacity), timing: timing)
    context.animate(
      carrier, \.shadowRadius, back: looks.back.shadowRadius, fore: looks.fore.shadowRadius,
      timing: timing)
  }
}

extension CGRect {
  /// The middle of a rectangle of this size at the origin.
  fileprivate var middle: CGPoint { CGPoint(x: width / 2, y: height / 2) }

  /// The scale at which a content of a size covers this rectangle.
  fileprivate func scale(toCover content: CGSize) -> CGFloat {
    max(width / content.width, height / content.height)
  }
}
