import HeadlessViews
import Foundation

/// The sheet itself: the presented controller's view on a card with rounded corners, and the grabber.
///
/// It is the presented view of its presentation; an animator moves it as a whole.
@MainActor
final class SheetView: View {
  /// The radius of the corners when nobody said otherwise, in points (numbers.md 3.6).
  static let cornerRadius: CGFloat = 10

  private let card = View()
  private let grabber = View()

  /// How far the card reaches below the sheet, so that its lower corners are out of sight, in points.
  var overhang: CGFloat = 0 {
    didSet { if overhang != oldValue { setNeedsLayout() } }
  }

  /// The radius of the corners, in points.
  var radius: CGFloat {
    get { card.layer.cornerRadius }
    set { card.layer.cornerRadius = newValue }
  }

  /// True when the grabber is to be seen.
  var showsGrabber: Bool {
    get { !grabber.isHidden }
    set { grabber.isHidden = !newValue }
  }

  /// True when something stands in front of the sheet, and the grabber is out of sight; it fades along
  /// with whatever animates that.
  var isGrabberCovered: Bool {
    get { grabber.alpha == 0 }
    set { grabber.alpha = newValue ? 0 : 1 }
  }

  /// A sheet without content.
  init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "sheet"
    card.accessibilityIdentifier = "card"
    card.clipsToBounds = true
    card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    grabber.accessibilityIdentifier = "grabber"
    grabber.frame = CGRect(x: -18, y: 5, width: 36, height: 5)
    grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    grabber.backgroundColor = Color.black.withAlphaComponent(0.25)
    grabber.layer.cornerRadius = 2.5
    grabber.isUserInteractionEnabled = false
    grabber.isHidden = true
    addSubview(card)
    addSubview(grabber)
  }

  /// Takes a view in, which fills the sheet from now on.
  func hold(_ view: View) {
    guard view.superview !== card else { return }
    card.insertSubview(view, at: 0)
    setNeedsLayout()
  }

  /// Gives everything its place.
  override func layoutSubviews() {
    let bounds = bounds
    card.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + overhang)
    grabber.center = CGPoint(x: bounds.width / 2, y: 7.5)
    for view in card.subviews where view.transform3D == .identity { view.frame = bounds }
  }
}
