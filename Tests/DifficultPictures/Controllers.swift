import Transitioning

/// Cards with a name, a photo and a shadow.
final class CardsViewController: UIViewController {
  override func viewDidLoad() {
    view.backgroundColor = UIColor(hex: 0xF3EFF7)
    for (index, name) in ["Ada Lovelace", "Grace Hopper", "Mary Jackson"].enumerated() {
      let card = UIView(frame: CGRect(x: 16, y: 64 + CGFloat(index) * 212, width: 358, height: 196))
      card.backgroundColor = .white
      card.layer.cornerRadius = 18
      card.layer.shadowOpacity = 0.18
      card.layer.shadowRadius = 10
      card.layer.shadowOffset = CGSize(width: 0, height: 4)
      card.accessibilityLabel = "card"
      let label = UILabel(text: name, fontSize: 17, isBold: true, color: UIColor(hex: 0x1D1B20))
      label.frame.origin = CGPoint(x: 18, y: 16)
      let photo = UIImageView(
        image: UIImage(
          named: "photo \(index)", size: CGSize(width: 322, height: 130),
          topLeft: UIColor(hex: 0xFFB4A2), bottomRight: UIColor(hex: 0x6D6875)))
      photo.frame.origin = CGPoint(x: 18, y: 50)
      photo.layer.cornerRadius = 10
      photo.clipsToBounds = true
      card.addSubview(label)
      card.addSubview(photo)
      view.addSubview(card)
    }
  }
}

/// Nested rectangles that are rotated, clipped and translucent together.
class CollageViewController: UIViewController {
  override func viewDidLoad() {
    view.backgroundColor = UIColor(hex: 0x0B3954)
    let outer = UIView(frame: CGRect(x: 60, y: 160, width: 270, height: 380))
    outer.backgroundColor = UIColor(hex: 0xBFD7EA)
    outer.layer.cornerRadius = 40
    outer.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    outer.clipsToBounds = true
    outer.alpha = 0.8
    outer.transform = CGAffineTransform(rotationAngle: 0.2)
    let inner = UIView(frame: CGRect(x: 90.5, y: 120.25, width: 240.5, height: 200.75))
    inner.backgroundColor = UIColor(hex: 0xFF6663)
    inner.layer.cornerRadius = 30
    inner.clipsToBounds = true
    inner.alpha = 0.7
    inner.transform = CGAffineTransform(rotationAngle: -0.5)
    let core = UIView(frame: CGRect(x: 100, y: -40, width: 200, height: 160))
    core.backgroundColor = UIColor(hex: 0xE0FF4F)
    let disc = CAShapeLayer()
    disc.path = CGPath(ellipseIn: CGRect(x: 20, y: 30, width: 90, height: 70))
    disc.fillColor = UIColor(hex: 0x0B3954)
    disc.strokeColor = .white
    disc.lineWidth = 5
    disc.lineDashPattern = [14, 8]
    outer.layer.addSublayer(disc)
    inner.addSubview(core)
    outer.addSubview(inner)
    view.addSubview(outer)
  }
}

/// The collage behind a mask: a gradient with rounded corners.
final class MaskedViewController: CollageViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let fading = CAGradientLayer()
    fading.frame = CGRect(x: 40, y: 120, width: 310, height: 480)
    fading.colors = [.black, UIColor(white: 0, alpha: 0.1)]
    fading.cornerRadius = 120
    view.layer.mask = fading
  }
}

/// A white sheet with a shadow and lines of text.
final class SheetViewController: UIViewController {
  override func viewDidLoad() {
    view.backgroundColor = .white
    view.layer.cornerRadius = 24
    view.layer.shadowOpacity = 0.35
    view.layer.shadowRadius = 24
    view.layer.shadowOffset = CGSize(width: 0, height: -6)
    let words = ["Share with Ada", "Add to favourites", "שלום עולם", "Delete 🗑️ <b>\"&"]
    for (index, text) in words.enumerated() {
      let label = UILabel(text: text, fontSize: 18, color: UIColor(hex: 0x1D1B20))
      label.accessibilityLabel = text
      label.frame.origin = CGPoint(x: 24, y: 40 + CGFloat(index) * 60)
      view.addSubview(label)
    }
  }
}
