import HeadlessViews
import Foundation

/// The view of a sheet: the presented controller's view on a card with rounded corners, and the
/// grabber.
///
/// It is the presented view of its presentation; an animator moves it as a whole.
@MainActor
final class SheetView: UIView {
  private let card = UIView()
  private let foot = UIView()
  private let grabber = UIView()

  /// True if the sheet is at the lower edge of its container, so that only its upper corners are
  /// those of the card.
  var isAttached = false {
    didSet {
      let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      card.layer.maskedCorners = isAttached ? upper : .allCorners
    }
  }

  /// The radius of the corners, in points.
  var radius: CGFloat {
    get { card.layer.cornerRadius }
    set { card.layer.cornerRadius = newValue }
  }

  /// The radius of the lower corners of a sheet that is attached, in points; animatable.
  var lowerRadius: CGFloat {
    get { foot.layer.cornerRadius }
    set { foot.layer.cornerRadius = newValue }
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
    foot.accessibilityIdentifier = "foot"
    foot.clipsToBounds = true
    foot.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    foot.layer.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    card.addSubview(foot)
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

  /// The frame of the sheet without its transform, as if it kept no margin.
  var place: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
        height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
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
  func contain(_ view: UIView) {
    guard view.superview !== foot else { return }
    foot.insertSubview(view, at: 0)
    setNeedsLayout()
  }

  /// Lays out the card, the grabber and the content.
  override func layoutSubviews() {
    let bounds = bounds
    card.frame = bounds
    foot.frame = bounds
    grabber.center = CGPoint(x: bounds.width / 2, y: 7.5)
    for view in foot.subviews where view.transform3D == .identity { view.frame = bounds }
  }
}
