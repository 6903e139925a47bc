import Transitioning

/// A large photo with its caption and a toolbar to turn to other photos.
final class PhotoViewController: ViewController, PhotoExhibitor {
  /// The duration of a turn to another photo, in seconds.
  static let pageDuration = 0.3

  private let count: Int
  private(set) var number: Int
  private(set) var photo: ImageView

  /// The photo that slides out during a turn.
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

  /// The distance of the drag that returns the photo to its cell, in points.
  var wayOfPull: CGFloat { view.bounds.height / 2 }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    pull.distance = wayOfPull
    toolbar.bounds.size = CGSize(width: size.width, height: PhotoToolbar.height)
    toolbar.center = CGPoint(x: size.width / 2, y: size.height - PhotoToolbar.height / 2)
    // The photo's sides are three to four, with room for the caption below.
    let room = size.height - PhotoToolbar.height - 48
    let unit = min(size.width / 3, room / 4)
    photo.bounds.size = CGSize(width: 3 * unit, height: 4 * unit)
    photo.center = CGPoint(x: size.width / 2, y: room / 2)
    backdrop.frame = view.bounds
    backdrop.captionCenter = CGPoint(x: size.width / 2, y: photo.center.y + 2 * unit + 24)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    // A photo that still slides out must not be visible during the dismissal.
    leaving?.removeFromSuperview()
  }

  /// Turns to another photo, by a number of photos; does nothing during a transition of the
  /// controller.
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
