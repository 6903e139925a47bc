extension Color {
  /// What can be tapped has this colour where nothing else is said: the system's blue.
  public static let tint = Color(hex: 0x007AFF)
}

extension View {
  /// The nearest colour that was set, from here up.
  final var effectiveTint: Color {
    for view in sequence(first: self, next: \.superview) {
      if let tint = view.details?.tint { return tint }
    }
    return .tint
  }

  /// Sets the colour, and tells all who take it over.
  final func setTint(_ tint: Color?) {
    guard details?.tint != tint else { return }
    makeDetails().tint = tint
    var pending = [self]
    while let view = pending.popLast() {
      view.tintColorDidChange()
      pending += view.subviews.reversed().filter { $0.details?.tint == nil }
    }
  }
}
