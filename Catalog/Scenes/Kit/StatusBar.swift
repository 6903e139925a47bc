import Foundation
import Transitioning

/// The furniture of a screen, above all windows: the time, the signal and the battery at the top,
/// and the home indicator at the bottom.
final class StatusBar: UIView {
  private let time = TextLabel("9:41", .label)
  private let signal = ShapeView(fill: \.onSurface)
  private let battery = ShapeView(fill: \.onSurface)
  private let indicator = Surface(\.onSurface, corner: 2.5)

  /// Shows the furniture on a stage, in a window of its own that takes no touches.
  static func makeWindow(on stage: Stage) -> UIWindow {
    let window = UIWindow(stage: stage)
    window.windowLevel = .statusBar
    window.isUserInteractionEnabled = false
    window.addSubview(StatusBar(frame: window.bounds))
    window.isHidden = false
    return window
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "status bar"
    accessibilityElementsHidden = true
    for part in [time, signal, battery, indicator] { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = safeAreaInsets
    let middle = insets.top > 40 ? insets.top - 22 : insets.top / 2
    let margin: CGFloat = insets.top > 40 ? 32 : 28
    let size = time.sizeThatFits(.zero)
    time.frame = frame(
      leading: margin, top: middle - size.height / 2, width: size.width.rounded(.up),
      height: size.height)
    battery.frame = frame(
      leading: bounds.width - margin - 25, top: middle - 6, width: 25, height: 12)
    battery.path = Self.batteryPath
    signal.frame = frame(
      leading: bounds.width - margin - 49, top: middle - 6, width: 18, height: 12)
    signal.path = Self.signalPath
    let width = min(bounds.width * 0.36, 240).rounded()
    indicator.frame = CGRect(
      x: (bounds.width - width) / 2, y: bounds.height - 13, width: width, height: 5)
  }

  /// Four bars, the last one the tallest.
  private static let signalPath: CGPath = {
    var path = CGPath()
    for bar in 0..<4 {
      let height = 3 + 3 * CGFloat(bar)
      let place = CGRect(x: 5 * CGFloat(bar), y: 12 - height, width: 3, height: height)
      path.append(CGPath(roundedRect: place, cornerRadius: 1))
    }
    return path
  }()

  /// A full cell with a thin wall and a cap.
  private static let batteryPath: CGPath = {
    var path = CGPath(roundedRect: CGRect(x: 2, y: 2, width: 18, height: 8), cornerRadius: 2)
    path.append(CGPath(roundedRect: CGRect(x: 0, y: 0, width: 22, height: 12), cornerRadius: 4))
    path.append(
      CGPath(roundedRect: CGRect(x: 1, y: 1, width: 20, height: 10), cornerRadius: 3).reversed())
    path.append(CGPath(roundedRect: CGRect(x: 23, y: 4, width: 2, height: 4), cornerRadius: 1))
    return path
  }()
}
