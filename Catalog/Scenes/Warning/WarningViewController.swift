import Foundation
import Transitioning

/// A warning that its buttons or a drag down dismiss.
final class WarningViewController: SceneController {
  private lazy var drag = PanInteractionController(toward: .bottom) { [unowned self] in
    dismiss(animated: true)
  }
  private lazy var transitions = WarningTransitioningDelegate(drag: drag)
  private let sign = IconButton(.trash, "warning sign", tint: \.error, fill: \.containerHigh)
  private let heading = TextLabel("Delete your account?", .title, lines: 2)
  private let text = TextLabel(
    "214 walks and 1 306 photos go with it. This cannot be undone.", .small,
    \.onSurfaceVariant, lines: 3)
  private lazy var keep = PushButton(
    "Keep", tint: \.violet.main, fill: nil, outline: \.outlineVariant
  ) { [unowned self] in dismiss(animated: true) }
  private lazy var delete = PushButton("Delete", tint: \.onError, fill: \.error) {
    [unowned self] in dismiss(animated: true)
  }

  /// Creates a warning with its own transitioning delegate; any controller can present it.
  init() {
    super.init()
    modalPresentationStyle = .custom
    transitioningDelegate = transitions
  }

  override func loadView() {
    view = Surface(\.container, corner: 28, elevation: .floating)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "warning"
    for part in [sign, heading, text, keep, delete] { view.addSubview(part) }
    view.addGestureRecognizer(drag.recognizer)
  }

  /// The distance that a finger drags until the warning is off the screen, in points.
  var dragDistance: CGFloat {
    get { drag.distance ?? 0 }
    set { drag.distance = newValue }
  }

  override func layOut(_ root: UIView) {
    let size = root.bounds.size
    sign.frame = CGRect(x: size.width / 2 - 28, y: 24, width: 56, height: 56)
    sign.layer.cornerRadius = 28
    let end = root.put(heading, middle: 96, margin: 24)
    root.put(text, middle: end + 8, margin: 24)
    let half = (size.width - 48 - 12) / 2
    root.put(
      [keep, delete], in: 2, leading: 24, top: size.height - 72,
      size: CGSize(width: half, height: PushButton.height), gap: 12)
  }
}
