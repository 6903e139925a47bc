import Foundation
import HeadlessViews

/// The view of a popover: the presented controller's view on a rounded background with an arrow.
///
/// The arrow is a square rotated by 45°; half of it is behind the background.
@MainActor
final class PopoverView: UIView {
  private static let cornerRadius: CGFloat = 13

  private let arrow = UIView()
  private let ground = UIView()

  var geometry: PopoverGeometry? {
    didSet { if geometry != oldValue { setNeedsLayout() } }
  }

  /// The colour of the background and the arrow.
  var color: UIColor? {
    get { ground.backgroundColor }
    set {
      ground.backgroundColor = newValue
      arrow.backgroundColor = newValue
    }
  }

  init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "popover"
    arrow.accessibilityIdentifier = "arrow"
    let side = PopoverGeometry.arrowLength * CGFloat(2).squareRoot()
    arrow.bounds.size = CGSize(width: side, height: side)
    arrow.transform3D = CATransform3D(rotationAngle: .pi / 4, x: 0, y: 0, z: 1)
    ground.accessibilityIdentifier = "ground"
    ground.layer.cornerRadius = Self.cornerRadius
    ground.clipsToBounds = true
    addSubview(arrow)
    addSubview(ground)
  }

  /// Adds a content view, which fills the background.
  func contain(_ view: UIView) {
    ground.addSubview(view)
    setNeedsLayout()
  }

  /// Lays out the background, with space for the arrow on its side.
  override func layoutSubviews() {
    guard let geometry else { return }
    let (bounds, length) = (bounds, PopoverGeometry.arrowLength)
    let offset = geometry.arrowOffset
    switch geometry.arrowDirection {
    case .up:
      ground.frame = CGRect(
        x: 0, y: length, width: bounds.width, height: max(0, bounds.height - length))
      arrow.center = CGPoint(x: offset, y: length)
    case .down:
      ground.frame = CGRect(
        x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - length))
      arrow.center = CGPoint(x: offset, y: bounds.height - length)
    case .left:
      ground.frame = CGRect(
        x: length, y: 0, width: max(0, bounds.width - length), height: bounds.height)
      arrow.center = CGPoint(x: length, y: offset)
    default:
      ground.frame = CGRect(
        x: 0, y: 0, width: max(0, bounds.width - length), height: bounds.height)
      arrow.center = CGPoint(x: bounds.width - length, y: offset)
    }
    for view in ground.subviews { view.frame = ground.bounds }
  }
}
