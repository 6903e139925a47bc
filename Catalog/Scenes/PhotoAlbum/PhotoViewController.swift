import Transitioning

/// A large photo between two bars, with buttons to turn to other photos.
final class PhotoViewController: FurnishedScreenController, PhotoExhibitor {
  /// The duration of a turn to another photo, in seconds.
  static let pageDuration = 0.3

  private(set) var number: Int
  private(set) var photo: PictureView

  /// The photo that slides out during a turn.
  private weak var leaving: PictureView?

  let backdrop = Surface(\.surface)

  private(set) lazy var bar = AppBar(
    AlbumPhoto.all[number].title,
    leading: .init(icon: .back, name: "Done") { [unowned self] in dismiss(animated: true) },
    trailing: [.init(icon: .heart, name: "Like")])

  private(set) lazy var toolbar = PhotoToolbar([
    .init(icon: .previous, name: "Previous") { [unowned self] in turn(by: -1) },
    .init(icon: .share, name: "Share"), .init(icon: .pencil, name: "Edit"),
    .init(icon: .trash, name: "Delete"),
    .init(icon: .next, name: "Next") { [unowned self] in turn(by: 1) },
  ])

  var bars: [UIView] { [bar, toolbar] }

  private(set) lazy var pull = PanInteractionController(toward: .bottom) { [unowned self] in
    dismiss(animated: true)
  }

  init(photo number: Int) {
    self.number = number
    photo = PictureView(AlbumPhoto.all[number].picture)
    super.init()
    // The toolbar comes early.
    homeIndicatorChange = StyleChange(in: 0.08...0.16, andBackIn: 0.45...0.55)
  }

  override var ground: Palette.Role? { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "photo page"
    backdrop.accessibilityIdentifier = "backdrop"
    for part in [backdrop, photo] + bars { view.addSubview(part) }
    view.addGestureRecognizer(pull.recognizer)
  }

  /// The distance of the drag that returns the photo to its cell, in points.
  var pullDistance: CGFloat { view.bounds.height / 2 }

  override func layOut(_ root: UIView) {
    let size = root.bounds.size
    pull.distance = pullDistance
    backdrop.frame = root.bounds
    bar.place(in: root)
    toolbar.place(in: root)
    // The photo's sides are three to four.
    let room = toolbar.frame.minY - bar.frame.maxY
    let unit = min(size.width / 3, room / 4)
    photo.bounds.size = CGSize(width: 3 * unit, height: 4 * unit)
    photo.center = CGPoint(x: size.width / 2, y: bar.frame.maxY + room / 2)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    // A photo that still slides out must not be visible during the dismissal.
    leaving?.removeFromSuperview()
  }

  /// Turns to another photo, by a number of photos; does nothing during a transition of the
  /// controller.
  func turn(by step: Int) {
    guard AlbumPhoto.all.indices.contains(number + step), transitionCoordinator == nil else {
      return
    }
    self.leaving?.removeFromSuperview()
    let leaving = photo
    self.leaving = leaving
    number += step
    photo = PictureView(AlbumPhoto.all[number].picture)
    view.insertSubview(photo, aboveSubview: leaving)
    bar.title = AlbumPhoto.all[number].title
    view.setNeedsLayout()
    view.layoutIfNeeded()
    guard !view.traitCollection.prefersReducedMotion else {
      return leaving.removeFromSuperview()
    }
    let isMirrored = view.isMirrored
    let offset = (step > 0) == isMirrored ? -view.bounds.width : view.bounds.width
    photo.transform = CGAffineTransform(translationX: offset, y: 0)
    UIView.animate(withDuration: Self.pageDuration) { [photo] in
      photo.transform = .identity
      leaving.transform = CGAffineTransform(translationX: -offset, y: 0)
    } completion: { _ in
      leaving.removeFromSuperview()
    }
  }
}
