import Foundation
import Transitioning

/// A preview of a photo with its actions, over the dimmed album.
final class PhotoPreviewViewController: ViewController {
  private static let actions: [(icon: Icon, title: String)] = [
    (.heart, "Like"), (.share, "Share"), (.trash, "Delete"),
  ]

  // The scrim extends beyond the screen, so that no edge of it is seen when the screen is scaled.
  private let scrim = View()
  private let picture: PictureView
  private let panel = Surface(\.container, corner: 20, elevation: .floating)
  private let heading: TextLabel
  private let lines = PhotoPreviewViewController.actions.map { _ in Surface(\.outlineVariant) }
  private let titles = PhotoPreviewViewController.actions.map {
    TextLabel($0.title, .body, $0.icon == .trash ? \.error : \.onSurface)
  }
  private let icons = PhotoPreviewViewController.actions.map {
    IconView($0.icon, $0.icon == .trash ? \.error : \.onSurfaceVariant)
  }

  init(_ photo: AlbumPhoto) {
    picture = PictureView(photo.picture, corner: 20)
    heading = TextLabel(photo.title, .small, \.onSurfaceVariant)
    super.init()
    modalPresentationStyle = .overFullScreen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "preview"
    scrim.accessibilityIdentifier = "scrim"
    scrim.backgroundColor = Color.black.withAlphaComponent(0.55)
    for part in [heading] + lines + titles + icons { panel.addSubview(part) }
    for part in [scrim, picture, panel] { view.addSubview(part) }
    view.addGestureRecognizer(
      TapGestureRecognizer { [unowned self] _ in dismiss(animated: true) })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let root: View = view
    let size = root.bounds.size
    scrim.frame = root.bounds.insetBy(dx: -size.width / 4, dy: -size.height / 4)
    let width = min(size.width - 64, 440)
    let rows = CGFloat(Self.actions.count) * 52 + 40
    let height = min(width * 1.15, size.height - rows - 160).rounded()
    let top = (size.height - height - rows - 12) / 2
    picture.frame = CGRect(x: (size.width - width) / 2, y: top, width: width, height: height)
    panel.frame = root.frame(
      leading: (size.width - width) / 2, top: picture.frame.maxY + 12, width: width * 0.7,
      height: rows)
    panel.put(heading, leading: 20, top: 12)
    for (number, title) in titles.enumerated() {
      let top = 40 + 52 * CGFloat(number)
      lines[number].frame = CGRect(x: 0, y: top, width: panel.bounds.width, height: 1)
      let height = title.sizeThatFits(.zero).height
      panel.put(title, leading: 20, top: top + 26 - height / 2, trailing: 56)
      icons[number].frame = panel.frame(
        leading: panel.bounds.width - 44, top: top + 15, width: 22, height: 22)
    }
  }
}
