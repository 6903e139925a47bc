import Foundation
import Transitioning

/// A floating field to search, with a button at its trailing end.
final class SearchField: Surface {
  static let height: CGFloat = 48

  private let glass = IconView(.search, \.onSurfaceVariant)
  private let words: TextLabel
  private let button: IconButton

  /// - Parameter name: The accessibility label of the button.
  init(_ prompt: String, action icon: Icon, _ name: String, action: @escaping () -> Void) {
    words = TextLabel(prompt, .body, \.onSurfaceVariant)
    button = IconButton(icon, name, tint: \.violet.main, action: action)
    super.init(\.overlay, corner: Self.height / 2, elevation: .raised)
    accessibilityIdentifier = "search"
    for part in [glass, words, button] { addSubview(part) }
  }

  /// Places the field at the top of a map, below the status bar.
  func place(over map: UIView) {
    frame = map.frame(
      leading: 16, top: map.safeAreaInsets.top + 8, width: min(map.bounds.width - 32, 480),
      height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.frame = frame(leading: 16, top: 12, width: 24, height: 24)
    put(
      words, leading: 52, top: (Self.height - words.sizeThatFits(.zero).height) / 2,
      trailing: 56)
    button.frame = frame(leading: bounds.width - 52, top: 0, width: 48, height: 48)
  }
}
