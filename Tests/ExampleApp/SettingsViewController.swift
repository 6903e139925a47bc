import Transitioning
import Transitions

/// A page of settings with one button, which asks in a dialog.
final class SettingsViewController: UIViewController {
  /// The transition of the dialog.
  private let question: any Transitioning.Transition = .alert()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    view.backgroundColor = .secondarySystemBackground
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Delete all photos") { [weak self] _ in self?.ask() })
    button.frame = CGRect(x: 16, y: 160, width: view.bounds.width - 32, height: 44)
    button.autoresizingMask = .flexibleWidth
    view.addSubview(button)
  }

  /// Asks before all photos are deleted.
  func ask() {
    let dialog = UIViewController()
    dialog.view.backgroundColor = .systemBackground
    dialog.view.layer.cornerRadius = 14
    dialog.preferredContentSize = CGSize(width: 270, height: 120)
    dialog.transitionController.transition = question
    let close = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Keep them") { [weak dialog] _ in
        dialog?.dismiss(animated: true)
      })
    close.frame = CGRect(x: 16, y: 60, width: 238, height: 44)
    dialog.view.addSubview(close)
    present(dialog, animated: true)
  }
}
