import Foundation
import Transitioning
import Transitions

/// The photos of a gallery, in two columns on a wide screen and in one otherwise.
///
/// Each pushed controller has a transition of its own; the navigation controller uses it through
/// the shared delegate.
final class GalleryViewController: ViewController {
  private let rows = GalleryPhoto.all.map { GalleryRow($0) }

  /// Makes a navigation controller with a gallery as its root.
  static func makeNavigation() -> NavigationController {
    let navigation = NavigationController.inPalette(GalleryViewController())
    navigation.delegate = TransitionNavigationControllerDelegate.sharedDelegate()
    return navigation
  }

  init() {
    super.init()
    title = "Gallery"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "gallery"
    view.backgroundColor = Palette.page
    for row in rows {
      row.addGestureRecognizer(TapGestureRecognizer { [unowned self] _ in show(row.photo) })
      view.addSubview(row)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let root: View = view
    let top = root.safeAreaInsets.top
    let columns = root.bounds.width < 600 ? 1 : 2
    let width = (root.bounds.width - 16 * CGFloat(columns + 1)) / CGFloat(columns)
    let lines = (rows.count + columns - 1) / columns
    let room = root.bounds.height - top - 16
    let height = min(room / CGFloat(lines) - 16, 320)
    for (number, row) in rows.enumerated() {
      let (line, column) = (CGFloat(number / columns), CGFloat(number % columns))
      row.frame = root.frame(
        leading: 16 + column * (width + 16), top: top + 16 + line * (height + 16), width: width,
        height: height)
    }
  }

  /// Pushes a photo, which fades in.
  @discardableResult
  func show(_ photo: GalleryPhoto) -> GalleryPhotoViewController {
    let controller = GalleryPhotoViewController(photo)
    controller.transitionController.transition = FadeTransition()
    navigationController?.pushViewController(controller, animated: true)
    return controller
  }
}

/// A row of the list: a photo with its title and place.
private final class GalleryRow: View {
  let photo: GalleryPhoto

  private let picture: ImageView
  private let title: Label
  private let place: Label

  init(_ photo: GalleryPhoto) {
    self.photo = photo
    picture = ImageView(image: Palette.photo(photo.number, size: CGSize(width: 120, height: 120)))
    title = Label(text: photo.title, fontSize: 18, isBold: true, color: Palette.ink)
    place = Label(text: photo.place, fontSize: 15, color: Palette.faint)
    super.init(frame: .zero)
    accessibilityIdentifier = "row of \(photo.title)"
    backgroundColor = Palette.card
    layer.cornerRadius = 16
    clipsToBounds = true
    for part in [picture, title, place] { addSubview(part) }
  }

  override func layoutSubviews() {
    let side = min(bounds.height, bounds.width * 0.4)
    picture.frame = frame(leading: 0, top: 0, width: side, height: bounds.height)
    put(title, leading: side + 16, top: bounds.midY - 24)
    put(place, leading: side + 16, top: bounds.midY + 4)
  }
}
