import Transitioning
import Transitions

/// The first page: a grid of photos that scrolls.
final class GalleryViewController: UIViewController {
  private static let gap: CGFloat = 16
  private static let top: CGFloat = 44

  private let grid = UIScrollView(frame: .zero)
  private(set) var tiles: [TileView] = []
  private var buttons: [UIButton] = []
  private let drop = DropDelegate()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Gallery"
    view.backgroundColor = .systemBackground
    grid.frame = view.bounds
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(grid)
    tiles = Photo.samples.map { photo in
      TileView(photo) { [weak self] in self?.open($0) }
    }
    buttons = [
      UIButton(
        type: .system,
        primaryAction: UIAction(title: "Settings") { [weak self] _ in
          self?.openSettings()
        }),
      UIButton(
        type: .system,
        primaryAction: UIAction(title: "Tips") { [weak self] _ in
          self?.openTips()
        }),
    ]
    for part in buttons + tiles { grid.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side = (grid.bounds.width - 3 * Self.gap) / 2
    for (number, part) in (buttons + tiles).enumerated() {
      let isButton = number < buttons.count
      let (row, column) = (
        CGFloat((number - 2) / 2), CGFloat(isMirrored ? 1 - number % 2 : number % 2)
      )
      part.frame = CGRect(
        x: Self.gap + column * (side + Self.gap),
        y: isButton ? 0 : Self.top + row * (side + Self.gap),
        width: side, height: isButton ? Self.top : side)
    }
    let end = tiles.last?.frame.maxY ?? Self.top
    grid.contentSize = CGSize(width: grid.bounds.width, height: end + Self.gap)
  }

  /// Shows a photo over the whole screen; it opens from its tile.
  func open(_ tile: TileView) {
    let photo = tile.photo
    present(PhotoViewController(photo.name, photo.color, from: tile), animated: true)
  }

  /// Goes to the settings, a level deeper.
  func openSettings() {
    let settings = SettingsViewController()
    settings.transitionController.transition = .sharedAxis(.x)
    navigationController?.pushViewController(settings, animated: true)
  }

  /// Shows the tips with an animator that uses nothing but UIKit.
  func openTips() {
    let page = TipsViewController()
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = drop
    present(page, animated: true)
  }
}
