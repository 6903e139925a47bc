import Transitioning

/// One photo of several, large, with its caption and a toolbar to leaf through them.
final class PhotoViewController: ViewController, PhotoExhibitor {
  /// How long it takes to turn to another photo, in seconds.
  static let pageDuration = 0.3

  private let count: Int
  private(set) var number: Int
  private(set) var photo: ImageView

  /// The photo that slides out while another slides in.
  private weak var leaving: ImageView?

  let backdrop = PhotoBackdrop(frame: .zero)

  private(set) lazy var toolbar = PhotoToolbar([
    ("Previous", { [unowned self] in turn(by: -1) }),
    ("Done", { [unowned self] in dismiss(animated: true) }),
    ("Next", { [unowned self] in turn(by: 1) }),
  ])

  private(set) lazy var pull = PanInteractionController(toward: .bottom) { [unowned self] in
    dismiss(animated: true)
  }

  init(photo number: Int, of count: Int) {
    self.count = count
    self.number = number
    photo = Self.photo(number)
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [backdrop, photo, toolbar] { view.addSubview(part) }
    view.addGestureRecognizer(pull.recognizer)
    backdrop.text = "photo \(number + 1)"
  }

  /// How far a finger pulls the photo until it is back where it came from, in points.
  var wayOfPull: CGFloat { view.bounds.height / 2 }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    pull.distance = wayOfPull
    toolbar.bounds.size = CGSize(width: size.width, height: PhotoToolbar.height)
    toolbar.center = CGPoint(x: size.width / 2, y: size.height - PhotoToolbar.height / 2)
    // Photos of three to four, with room below for the caption.
    let room = size.height - PhotoToolbar.height - 48
    let unit = min(size.width / 3, room / 4)
    photo.bounds.size = CGSize(width: 3 * unit, height: 4 * unit)
    photo.center = CGPoint(x: size.width / 2, y: room / 2)
    backdrop.frame = view.bounds
    backdrop.captionCenter = CGPoint(x: size.width / 2, y: photo.center.y + 2 * unit + 24)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    // Whatever still slides out is not to be seen on the way back.
    leaving?.removeFromSuperview()
  }

  /// Turns to the photo so many places on; not while the controller comes or goes.
  func turn(by step: Int) {
    guard (0..<count).contains(number + step), transitionCoordinator == nil else { return }
    self.leaving?.removeFromSuperview()
    let leaving = photo
    self.leaving = leaving
    number += step
    photo = Self.photo(number)
    view.insertSubview(photo, aboveSubview: leaving)
    backdrop.text = "photo \(number + 1)"
    view.setNeedsLayout()
    view.layoutIfNeeded()
    guard !view.traitCollection.prefersReducedMotion else {
      return leaving.removeFromSuperview()
    }
    let isMirrored = view.isMirrored
    let way = (step > 0) == isMirrored ? -view.bounds.width : view.bounds.width
    photo.transform = CGAffineTransform(translationX: way, y: 0)
    View.animate(withDuration: Self.pageDuration) { [photo] in
      photo.transform = .identity
      leaving.transform = CGAffineTransform(translationX: -way, y: 0)
    } completion: { _ in
      leaving.removeFromSuperview()
    }
  }

  private static func photo(_ number: Int) -> ImageView {
    let view = ImageView(image: Palette.photo(number, size: CGSize(width: 390, height: 520)))
    view.accessibilityIdentifier = "photo"
    return view
  }
}
