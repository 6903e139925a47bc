import HeadlessViews
import Foundation

/// The view of a sheet: the presented controller's view on a card with rounded corners, and the
/// grabber.
///
/// It is the presented view of its presentation; an animator moves it as a whole.
@MainActor
final class SheetView: UIView {
  /// The default radius of the corners, in points; that of iOS 13 cards.
  static let cornerRadius: CGFloat = 10

  private let card = UIView()
  private let grabber = UIView()

  /// The height of the card below the sheet's bottom, which hides its lower corners, in points.
  var overhang: CGFloat = 0 {
    didSet { if overhang != oldValue { setNeedsLayout() } }
  }

  /// The radius of the corners, in points.
  var radius: CGFloat {
    get { card.layer.cornerRadius }
    set { card.layer.cornerRadius = newValue }
  }

  /// True if the grabber is shown.
  var showsGrabber: Bool {
    get { !grabber.isHidden }
    set { grabber.isHidden = !newValue }
  }

  /// True if another sheet is in front and the grabber is transparent; animatable.
  var isGrabberCovered: Bool {
    get { grabber.alpha == 0 }
    set { grabber.alpha = newValue ? 0 : 1 }
  }

  /// Creates a sheet without content.
  init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "sheet"
    card.accessibilityIdentifier = "card"
    card.clipsToBounds = true
    card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    grabber.accessibilityIdentifier = "grabber"
    grabber.frame = CGRect(x: -18, y: 5, width: 36, height: 5)
    grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    paintGrabber()
    grabber.layer.cornerRadius = 2.5
    grabber.isUserInteractionEnabled = false
    grabber.isHidden = true
    addSubview(card)
    addSubview(grabber)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    paintGrabber()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    paintGrabber()
  }

  /// Gives the grabber a colour that is visible in the interface style.
  private func paintGrabber() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    grabber.backgroundColor = (isDark ? UIColor.white : .black).withAlphaComponent(0.25)
  }

  /// Adds a content view, which fills the sheet.
  func hold(_ view: UIView) {
    guard view.superview !== card else { return }
    card.insertSubview(view, at: 0)
    setNeedsLayout()
  }

  /// Lays out the card, the grabber and the content.
  override func layoutSubviews() {
    let bounds = bounds
    card.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + overhang)
    grabber.center = CGPoint(x: bounds.width / 2, y: 7.5)
    for view in card.subviews where view.transform3D == .identity { view.frame = bounds }
  }
}
