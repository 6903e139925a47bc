import Transitioning

/// The view above both screens; after a change of its size, each carrier moves to the current frame
/// of its destination.
final class SkyView: UIView {
  private(set) var flights: [SkyFlight] = []
  private var growths: [(copy: UIView, element: UIView, host: UIView)] = []

  private var knownSize: CGSize

  /// The copies of elements, below the carriers.
  let copies = UIView()

  override init(frame: CGRect) {
    knownSize = frame.size
    super.init(frame: frame)
    copies.accessibilityIdentifier = "copies"
    copies.frame = bounds
    copies.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(copies)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Nil, because no archive has such a view.
  required init?(coder: NSCoder) { nil }

  func add(_ flight: SkyFlight) { flights.append(flight) }

  func keep(_ copy: UIView, over element: UIView, of host: UIView) {
    copies.addSubview(copy)
    growths.append((copy, element, host))
    place(copy, over: element)
  }

  private func place(_ copy: UIView, over element: UIView) {
    let frame = convert(element.bounds, from: element)
    copy.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  override func layoutSubviews() {
    for (copy, element, host) in growths {
      host.layoutIfNeeded()
      place(copy, over: element)
    }
    guard bounds.size != knownSize else { return }
    knownSize = bounds.size
    for flight in flights {
      flight.host.layoutIfNeeded()
      guard let destination = flight.presentDestination else { continue }
      let frame = convert(destination.bounds, from: destination)
      flight.carrier.bounds.size = frame.size
      flight.carrier.center = CGPoint(x: frame.midX, y: frame.midY)
      for window in flight.windows {
        window.frame = CGRect(origin: .zero, size: frame.size)
      }
      for content in flight.windows.last?.subviews ?? [] {
        content.center = CGPoint(x: frame.width / 2, y: frame.height / 2)
      }
    }
  }
}

/// The travel of one pair.
@MainActor
final class SkyFlight {
  let pair: SharedElementMatch.Pair
  let carrier, host: UIView

  /// The views that clip the contents, each in the one before.
  let windows: [UIView]

  var route: SourceViewRoute?

  /// The longest distance of the carrier on one axis, in points.
  let span: CGFloat

  private let destination: UIView

  init(
    pair: SharedElementMatch.Pair, carrier: UIView, windows: [UIView], frames: Sided<CGRect>,
    destination: UIView, host: UIView
  ) {
    (self.pair, self.carrier, self.windows) = (pair, carrier, windows)
    (self.destination, self.host) = (destination, host)
    span = max(
      abs(frames.back.midX - frames.fore.midX), abs(frames.back.midY - frames.fore.midY))
  }

  /// The view to which the carrier travels; nil if it is on no screen any more.
  var presentDestination: UIView? {
    let view = destination === pair.views.back ? route?.view : destination
    return view?.window == nil ? nil : view
  }
}
