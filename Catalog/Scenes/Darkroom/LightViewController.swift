import Foundation
import Transitioning

/// The settings of the light: exposure, contrast, warmth and grain.
final class LightViewController: SceneController {
  private let heading = TextLabel("Light", .title)
  private let sliders = [
    LightSlider("Exposure", 0.62), LightSlider("Contrast", 0.4), LightSlider("Warmth", 0.75),
    LightSlider("Grain", 0.2),
  ]

  init() {
    super.init()
    preferredContentSize = CGSize(width: 300, height: 316)
  }

  override var ground: Palette.Role? { \.overlay }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "light"
    for part in [heading] + sliders { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    var top = root.put(heading, leading: 20, top: root.safeAreaInsets.top + 20) + 12
    for slider in sliders {
      slider.frame = CGRect(x: 20, y: top, width: root.bounds.width - 40, height: 56)
      top += 60
    }
  }
}

/// A name above a line with a knob.
private final class LightSlider: UIView {
  private let name: TextLabel
  private let rest = Surface(\.outlineVariant, corner: 2)
  private let past = Surface(\.violet.main, corner: 2)
  private let knob = Surface(\.violet.main, corner: 10)
  private let value: CGFloat

  init(_ name: String, _ value: CGFloat) {
    self.name = TextLabel(name, .small, \.onSurfaceVariant)
    self.value = value
    super.init(frame: .zero)
    for part in [self.name, rest, past, knob] { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    put(name, leading: 0, top: 0)
    rest.frame = frame(leading: 0, top: 36, width: bounds.width, height: 4)
    past.frame = frame(leading: 0, top: 36, width: bounds.width * value, height: 4)
    knob.frame = frame(leading: bounds.width * value - 10, top: 28, width: 20, height: 20)
  }
}
