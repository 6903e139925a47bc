import Transitioning

/// A page of tips that a tap closes.
final class TipsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemYellow
    let close = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Close") { [weak self] _ in self?.dismiss(animated: true) })
    close.frame = view.bounds
    close.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(close)
  }
}
