import Foundation
import Transitioning

/// An album of photos, in rows of three.
final class PhotoGridViewController: FurnishedScreenController {
  private let bar = AppBar(
    "Engadin, October", leading: .init(icon: .back, name: "Back"),
    trailing: [.init(icon: .search, name: "Search"), .init(icon: .more, name: "More")])
  private let content = UIView()
  private let photos = AlbumPhoto.all.map { PictureView($0.picture) }

  override var preferredHomeIndicatorStyle: UIStatusBarStyle { styleOfPictureAtLowerEdge }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "album"
    for (number, photo) in photos.enumerated() {
      photo.addGestureRecognizer(
        UITapGestureRecognizer { [unowned self] _ in show(photo: number) })
      content.addSubview(photo)
    }
    for part in [content, bar] { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    bar.place(in: root)
    // The photos scroll within the content, whose frame does not move.
    content.frame = root.bounds
    let (columns, gap) = (3, CGFloat(4))
    let side = (root.bounds.width - gap * CGFloat(columns + 1)) / CGFloat(columns)
    root.put(
      photos, in: columns, leading: gap, top: bar.frame.maxY + gap,
      size: CGSize(width: side, height: side), gap: gap)
    StatusBar.update(above: self)
  }

  /// Presents a large photo, as a tap on its cell does.
  @discardableResult
  func show(photo number: Int) -> PhotoViewController {
    let photo = PhotoViewController(photo: number)
    photo.transitionController.transition = PhotoTransition()
    present(photo, animated: true)
    return photo
  }
}

extension PhotoGridViewController: PhotoContextProvider {
  /// The cell of a photo; nil if the cell is off the screen or partly under the bar.
  func contextView(forPhoto number: Int) -> PictureView? {
    guard photos.indices.contains(number) else { return nil }
    view.layoutIfNeeded()
    let photo = photos[number]
    let frame = view.convert(photo.bounds, from: photo)
    return frame.minY >= bar.frame.maxY && frame.minY < view.bounds.maxY ? photo : nil
  }
}
