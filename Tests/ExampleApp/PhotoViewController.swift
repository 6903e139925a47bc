import Transitioning

/// A photo over the whole screen; a finger drags it down, back into its tile.
final class PhotoViewController: UIViewController {
  private let photo: Photo
  private let label = UILabel(frame: .zero)

  init(_ photo: Photo, from tile: UIView) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
    transitionController.transition = PhotoTransition(from: tile) { [weak self] in
      self?.dismiss(animated: true)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = photo.color
    view.clipsToBounds = true
    label.text = photo.name
    label.textColor = .white
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = CGRect(
      x: 12, y: view.bounds.height - 96, width: view.bounds.width - 24, height: 24)
  }
}
