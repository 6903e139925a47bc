import Foundation
import Transitioning
import Transitions

/// One photo of the gallery, with its place and a button to the map.
final class GalleryPhotoViewController: ViewController {
  private let photo: GalleryPhoto
  private let picture: ImageView
  private let place: Label
  private let words = Label(
    text: "Taken on a quiet morning, before\nanybody else was about.", fontSize: 17,
    color: Palette.faint)
  private lazy var button = PushButton("Show on the map") { [unowned self] in showPlace() }

  init(_ photo: GalleryPhoto) {
    self.photo = photo
    picture = ImageView(image: Palette.photo(photo.number, size: CGSize(width: 390, height: 420)))
    place = Label(text: photo.place, fontSize: 22, isBold: true, color: Palette.ink)
    super.init()
    title = photo.title
    navigationItem.backButtonTitle = "Photo"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "photo"
    view.backgroundColor = Palette.card
    for part in [picture, place, words, button] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let root: View = view
    let size = root.bounds.size
    picture.frame = CGRect(
      x: 0, y: root.safeAreaInsets.top, width: size.width, height: (size.height * 0.5).rounded())
    root.put(place, leading: 20, top: picture.frame.maxY + 20)
    root.put(words, leading: 20, top: place.frame.maxY + 12)
    let width = min(size.width - 40, 400)
    button.frame = root.frame(
      leading: 20, top: words.frame.maxY + 24, width: width, height: PushButton.height)
  }

  /// Pushes the map, which rises from below and fades on the way back.
  @discardableResult
  func showPlace() -> PlaceViewController {
    let controller = PlaceViewController(photo)
    controller.transitionController.transition = AsymmetricTransition(
      forward: SlideUpTransition(), backward: FadeTransition())
    navigationController?.pushViewController(controller, animated: true)
    return controller
  }
}
