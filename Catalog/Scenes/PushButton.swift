import Transitioning

/// A button with a title in a rounded rectangle.
final class PushButton: View {
  static let height: CGFloat = 48

  private let label: Label

  init(
    _ title: String, color: Color = .white, fill: Color = Palette.accent,
    action: @escaping () -> Void
  ) {
    label = Label(text: title, fontSize: 17, isBold: true, color: color)
    super.init(frame: .zero)
    accessibilityIdentifier = title
    backgroundColor = fill
    layer.cornerRadius = 12
    addSubview(label)
    addGestureRecognizer(TapGestureRecognizer { _ in action() })
  }

  override func layoutSubviews() {
    label.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
