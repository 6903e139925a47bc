import Transitioning

/// A warning that a button or a drag down dismisses.
final class WarningViewController: ViewController {
  private lazy var drag = PanInteractionController(toward: .bottom) { [unowned self] in
    dismiss(animated: true)
  }
  private lazy var transitions = WarningTransitioningDelegate(drag: drag)
  private let panel = View()
  private let grabber = View()
  private let sign = View()
  private let mark = Label(text: "!", fontSize: 36, isBold: true, color: Palette.ink)
  private let heading = Label(
    text: "This cannot be undone", fontSize: 22, isBold: true, color: Palette.ink)
  private let text = Label(
    text: "All your posts and photos go\nwith your account.", fontSize: 17, color: Palette.faint)
  private lazy var button = PushButton("Keep my account") { [unowned self] in
    dismiss(animated: true)
  }

  /// Creates a warning with its own transitioning delegate; any controller can present it.
  init() {
    super.init()
    modalPresentationStyle = .custom
    transitioningDelegate = transitions
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    panel.accessibilityIdentifier = "warning"
    panel.backgroundColor = Palette.card
    panel.layer.cornerRadius = 24
    grabber.backgroundColor = Palette.line
    grabber.layer.cornerRadius = 2.5
    sign.accessibilityIdentifier = "warning sign"
    sign.backgroundColor = Palette.photos[6].0
    sign.layer.cornerRadius = 32
    sign.addSubview(mark)
    text.textAlignment = .center
    for part in [panel, grabber, sign, heading, text, button] { view.addSubview(part) }
    view.addGestureRecognizer(drag.recognizer)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (size, middle) = (view.bounds.size, view.bounds.midX)
    drag.distance = size.height
    // The lower corners stay below the edge of the screen.
    panel.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height + 24)
    grabber.frame = CGRect(x: middle - 20, y: 10, width: 40, height: 5)
    button.frame = CGRect(
      x: 16, y: size.height - PushButton.height - 24, width: size.width - 32,
      height: PushButton.height)
    // In little height the sign is hidden first.
    sign.isHidden = size.height < 300
    sign.frame = CGRect(x: middle - 32, y: 48, width: 64, height: 64)
    mark.center = CGPoint(x: 32, y: 32)
    heading.center = CGPoint(x: middle, y: sign.isHidden ? 44 : 148)
    text.center = CGPoint(x: middle, y: heading.center.y + 52)
  }
}
