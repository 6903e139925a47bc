import Transitioning

/// A bar at the top of a screen, with a title and up to two actions.
final class TopBar: View {
  static let height: CGFloat = 96

  /// Called when the user taps the leading action.
  var onLeading: (() -> Void)?

  /// Called when the user taps the trailing action.
  var onTrailing: (() -> Void)?

  private let title: Label
  private let leading: Label?
  private let trailing: Label?

  init(title: String, leading: String? = nil, trailing: String? = nil) {
    self.title = Label(text: title, fontSize: 20, isBold: true, color: Palette.ink)
    self.leading = leading.map { Label(text: $0, fontSize: 17, color: Palette.accent) }
    self.trailing = trailing.map {
      Label(text: $0, fontSize: 17, isBold: true, color: Palette.accent)
    }
    super.init(frame: .zero)
    accessibilityIdentifier = "top bar"
    backgroundColor = Palette.card
    for label in [self.title, self.leading, self.trailing].compactMap({ $0 }) { addSubview(label) }
    addGestureRecognizer(TapGestureRecognizer { [unowned self] in didTap($0) })
  }

  private func didTap(_ tap: TapGestureRecognizer) {
    let point = tap.location(in: self)
    let reach = isMirrored ? bounds.width - point.x : point.x
    if let leading, reach <= leading.bounds.width + 32 { onLeading?() }
    if let trailing, reach >= bounds.width - trailing.bounds.width - 32 { onTrailing?() }
  }

  override func layoutSubviews() {
    let middle = bounds.height - 26
    title.center = CGPoint(x: bounds.midX, y: middle)
    if let leading { put(leading, leading: 16, top: middle - leading.bounds.midY) }
    if let trailing { put(trailing, trailing: 16, top: middle - trailing.bounds.midY) }
  }
}
