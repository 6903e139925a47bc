import Transitioning
import Transitions

/// A photo over the whole screen; a finger drags it anywhere, and back into its tile.
final class PhotoViewController: UIViewController {
  private let picture = UIView(frame: .zero)
  private let label = UILabel(frame: .zero)

  init(_ name: String, _ color: UIColor, from tile: UIView) {
    super.init(nibName: nil, bundle: nil)
    label.text = name
    picture.backgroundColor = color
    // An image view would be found.
    transitionController.transition = .photo(from: tile, showing: picture)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    label.textColor = .white
    for part in [picture, label] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (size, side) = (view.bounds.size, min(view.bounds.width, view.bounds.height))
    picture.frame = CGRect(
      x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side)
    label.frame = CGRect(x: 12, y: size.height - 96, width: size.width - 24, height: 24)
  }
}
