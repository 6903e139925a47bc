public import Transitioning

/// A transition in which views travel from one screen to the other, while the screens fade.
///
/// ```swift
/// page.transitionController.transition = .sharedElement
/// ```
///
/// Use it where the same thing is on both screens: a picture in a list and on its page, a title, a
/// price. Both view controllers are a ``SharedElementProvider``. Elements with the same name
/// travel: position, size, corner radius, background colour and shadow go from one view's to the
/// other's, and the contents cross-fade. All other elements do what the `fallback` says, and
/// ``SharedElementTransition/report`` has the reasons. The view controllers are asked again for the
/// way back.
///
/// It runs presented, pushed and as a change of tabs. In right-to-left layouts the elements travel
/// between the places that they have there. With reduced motion, the screens cross-fade.
public final class SharedElementTransition: TransitionWithCustomDuration {
  /// What an element does that does not travel.
  public enum Fallback: Hashable, Sendable {
    /// It comes and goes with its screen.
    case withScreen
    /// It fades in in the last 65 % of the duration, and out in the first 35 %.
    case fade
    /// It fades as with ``fade``, and grows from 80 % of its size.
    case grow
  }

  /// What became of each element at the last start; nil before.
  public private(set) var report: SharedElementReport?

  private let fallback: Fallback
  private let timing: TransitionTiming
  private let duration: TimeInterval
  private let exitDuration: TimeInterval

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - fallback: What an element does that does not travel.
  ///   - timing: The timing of the elements in both directions; by default Material 3's emphasized
  ///     curve.
  ///   - duration: The duration of the way in, in seconds; by default 0.5 s, Material's for a
  ///     container transform.
  ///   - exitDuration: The duration of the way back, in seconds; 0.4 s by default.
  public init(
    fallback: Fallback = .fade, timing: TransitionTiming = .eased(.emphasized),
    duration: TimeInterval = MaterialDuration.long2.seconds,
    exitDuration: TimeInterval = MaterialDuration.medium4.seconds
  ) {
    self.fallback = fallback
    self.timing = timing
    self.duration = duration
    self.exitDuration = exitDuration
  }

  /// Returns the duration of the direction, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval {
    context.direction == .forward ? duration : exitDuration
  }

  /// Fades the fore view, and moves a carrier for each pair of elements.
  public func start(with context: TransitionContext) {
    let match = SharedElementMatch(in: context)
    report = match.report
    let sky = SharedElementSky(in: context)
    for pair in match.pairs { sky.carry(pair, timing) }
    context.deferToCompletion { sky.land() }
    for view in match.rest.fore { bring(view, in: context, sky) }
    cover(in: context, sky, untilEnd: match.pairs.isEmpty)
    context.endAfterAnimations()
  }

  /// Covers the back screen with the background of the fore screen, and then shows the fore screen,
  /// so that no two texts are seen at once; the way back begins with the fore screen, too.
  ///
  /// - Parameter untilEnd: True if no element travels, so that the screens fade for the whole
  ///   duration; false if they fade in its first part.
  private func cover(in context: TransitionContext, _ sky: SharedElementSky, untilEnd: Bool) {
    let (fore, backdrop) = (context.foreView, View(frame: context.foreView.frame))
    backdrop.accessibilityIdentifier = "backdrop"
    backdrop.backgroundColor = fore.backgroundColor
    backdrop.layer.cornerRadius = fore.layer.cornerRadius
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    fore.superview?.insertSubview(backdrop, belowSubview: fore)
    context.deferToCompletion { backdrop.removeFromSuperview() }
    context.animate(
      backdrop, \.opacity, back: 0, fore: 1, timing: .eased(.linear),
      during: untilEnd ? 0...0.4 : 0...0.2, backward: .during(untilEnd ? 0.6...1 : 0.3...0.6))
    for screen in [fore, sky.copies] {
      context.animate(
        screen, \.opacity, back: 0, fore: 1, timing: .eased(.linear),
        during: untilEnd ? 0.4...1 : 0.2...0.5, backward: .during(untilEnd ? 0...0.6 : 0...0.3))
    }
  }

  /// Does with an element that does not travel what the fallback says.
  private func bring(_ element: View, in context: TransitionContext, _ sky: SharedElementSky) {
    guard fallback != .withScreen else { return }
    if fallback == .grow, sky.grow(element, timing) { return }
    context.animate(
      element, \.opacity, back: 0, fore: element.alpha, timing: .eased(.linear),
      during: SharedElementSky.fade)
  }
}

extension Transition where Self == SharedElementTransition {
  /// Views that travel to the other screen, matched by name.
  public static var sharedElement: Self { Self() }

  /// Views that travel to the other screen, matched by name, with a fallback for all others.
  ///
  /// - Parameters:
  ///   - fallback: What an element does that does not travel.
  ///   - timing: The timing of the elements in both directions.
  public static func sharedElement(
    fallback: SharedElementTransition.Fallback = .fade,
    timing: TransitionTiming = .eased(.emphasized)
  ) -> Self { Self(fallback: fallback, timing: timing) }
}

/// The carriers of the elements, above both screens.
@MainActor
private final class SharedElementSky {
  /// The part of the duration in which an element fades in that does not travel.
  static let fade = 0.35...1.0

  /// The copies of elements that grow; they fade with their screen, too.
  var copies: View { view.copies }

  private let context: TransitionContext
  private let view: SkyView
  private var hidden: [View] = []

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
    let (carrier, window) = (View(), View())
    carrier.accessibilityIdentifier = pair.id
    window.accessibilityIdentifier = "\(pair.id) contents"
    window.clipsToBounds = true
    carrier.addSubview(window)
    view.addSubview(carrier)
    place(carrier, window, frames.end(context.direction), looks.end(context.direction))
    animate(carrier, window, frames, looks, timing)
    for (content, side) in [(contents.back, frames.back), (contents.fore, frames.fore)] {
      window.addSubview(content)
      let end = frames.end(context.direction)
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
    let destination = pair.views.end(context.direction)
    view.follow(carrier, window, destination, host: hosts.end(context.direction).view)
    hide(pair.views.back)
    hide(pair.views.fore)
  }

  /// Lets a copy of an element of the fore screen grow in its place as it fades in; returns false if
  /// the element cannot be seen, or is turned or scaled itself.
  ///
  /// The element has no transform meanwhile: its screen may set its frame at any time.
  func grow(_ element: View, _ timing: TransitionTiming) -> Bool {
    let screen = context.foreView
    guard element.isDescendant(of: screen), !element.isHidden, !element.bounds.isEmpty,
      element.transform3D.isIdentity, let copy = element.snapshotView(afterScreenUpdates: true)
    else { return false }
    view.keep(copy, over: element, of: screen)
    context.animate(
      copy, \.opacity, back: 0, fore: 1, timing: .eased(.linear), during: Self.fade)
    context.animate(copy, \.transform.scale, back: 0.8, fore: 1, timing: timing)
    hide(element)
    return true
  }

  /// Shows the elements again and removes the carriers.
  func land() {
    for element in hidden { element.isHidden = false }
    view.removeFromSuperview()
  }

  private func hide(_ element: View) {
    element.isHidden = true
    hidden.append(element)
  }

  private func picture(of element: View) -> View {
    let picture = element.snapshotView(afterScreenUpdates: true) ?? View(frame: element.bounds)
    picture.layer.shadowOpacity = 0
    return picture
  }

  private func place(_ carrier: View, _ window: View, _ frame: CGRect, _ look: Layer) {
    carrier.bounds.size = frame.size
    carrier.center = CGPoint(x: frame.midX, y: frame.midY)
    window.frame = carrier.bounds
    carrier.layer.shadowColor = look.shadowColor
    carrier.layer.shadowOffset = look.shadowOffset
  }

  private func animate(
    _ carrier: View, _ window: View, _ frames: Sided<CGRect>, _ looks: Sided<Layer>,
    _ timing: TransitionTiming
  ) {
    context.animate(
      carrier, \.position, back: CGPoint(x: frames.back.midX, y: frames.back.midY),
      fore: CGPoint(x: frames.fore.midX, y: frames.fore.midY), timing: timing)
    context.animate(
      window, \.position, back: frames.back.middle, fore: frames.fore.middle, timing: timing)
    for view in [carrier, window] {
      context.animate(
        view, \.boundsSize, back: frames.back.size, fore: frames.fore.size, timing: timing)
      context.animate(
        view, \.cornerRadius, back: looks.back.cornerRadius, fore: looks.fore.cornerRadius,
        timing: timing)
    }
    guard looks.back.shadowOpacity > 0 || looks.fore.shadowOpacity > 0 else { return }
    // A shadow needs something that throws it.
    carrier.backgroundColor = .white
    context.animate(
      carrier, \.shadowOpacity, back: CGFloat(looks.back.shadowOpacity),
      fore: CGFloat(looks.fore.shadowOpacity), timing: timing)
    context.animate(
      carrier, \.shadowRadius, back: looks.back.shadowRadius, fore: looks.fore.shadowRadius,
      timing: timing)
  }
}

/// The view above both screens; after a change of its size, each carrier moves to the current frame
/// of its destination.
private final class SkyView: View {
  private var flights: [(carrier: View, window: View, destination: View, host: View)] = []
  private var growths: [(copy: View, element: View, host: View)] = []

  /// The copies of elements, below the carriers.
  let copies = View()

  override init(frame: CGRect) {
    super.init(frame: frame)
    copies.accessibilityIdentifier = "copies"
    copies.frame = bounds
    copies.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(copies)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  func follow(_ carrier: View, _ window: View, _ destination: View, host: View) {
    flights.append((carrier, window, destination, host))
  }

  func keep(_ copy: View, over element: View, of host: View) {
    copies.addSubview(copy)
    growths.append((copy, element, host))
    place(copy, over: element)
  }

  private func place(_ copy: View, over element: View) {
    let frame = convert(element.bounds, from: element)
    copy.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  override func layoutSubviews() {
    for (copy, element, host) in growths {
      host.layoutIfNeeded()
      place(copy, over: element)
    }
    for flight in flights {
      flight.host.layoutIfNeeded()
      let frame = convert(flight.destination.bounds, from: flight.destination)
      flight.carrier.bounds.size = frame.size
      flight.carrier.center = CGPoint(x: frame.midX, y: frame.midY)
      flight.window.frame = CGRect(origin: .zero, size: frame.size)
      for content in flight.window.subviews {
        content.center = CGPoint(x: frame.width / 2, y: frame.height / 2)
      }
    }
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
