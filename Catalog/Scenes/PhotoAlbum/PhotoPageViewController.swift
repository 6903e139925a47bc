import Foundation
import Transitioning

/// The page of a photo: the photo at its top, and below it when and how it was taken.
final class PhotoPageViewController: PictureScreenController {
  /// Called when the user taps the button to go back.
  var onClose: (() -> Void)?

  private let picture: PictureView
  private lazy var back = IconButton(.back, "Back", tint: \.onSurface, fill: \.surface) {
    [unowned self] in onClose?()
  }
  private let heading: TextLabel
  private let date = TextLabel("Saturday, 12 October, 16:40", .body, \.onSurfaceVariant)
  private let words = TextLabel(
    "The larches turn within one week. From the bend above the bridge the whole slope is lit.",
    .body, \.onSurfaceVariant, lines: 3)
  private let facts = Facts(
    [(.sun, "1/250 s"), (.camera, "ƒ 5.6"), (.pin, "1 812 m")], tint: \.pine.main)

  init(_ photo: AlbumPhoto) {
    picture = PictureView(photo.picture)
    heading = TextLabel(photo.title, .headline)
    super.init(showing: photo.picture, fillsScreen: false)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "page of a photo"
    for part in [picture, heading, date, words, facts, back] { view.addSubview(part) }
  }

  /// The frame of the photo, in points of the page.
  var pictureFrame: CGRect {
    view.layoutIfNeeded()
    return picture.frame
  }

  override func layOut(_ root: UIView) {
    let size = root.bounds.size
    // A square as in the album, so that both show the same part of the photo.
    picture.frame = CGRect(
      x: 0, y: 0, width: size.width, height: min(size.width, (size.height * 0.7).rounded()))
    back.frame = root.frame(leading: 16, top: root.safeAreaInsets.top + 4, width: 48, height: 48)
    var top = root.put(heading, leading: 20, top: picture.frame.maxY + 20, trailing: 20)
    top = root.put(date, leading: 20, top: top + 2, trailing: 20) + 16
    top = root.put(words, leading: 20, top: top, trailing: 20) + 24
    facts.frame = root.frame(leading: 16, top: top, width: size.width - 32, height: Facts.height)
  }
}
