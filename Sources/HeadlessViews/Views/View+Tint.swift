extension Color {
  /// What can be tapped has this colour where nothing else is said: the system's blue.
  public static let tint = Color(hex: 0x007AFF)

  /// The grey that is as bright, which says that something cannot be tapped now.
  var dimmed: Color {
    // How bright the eye takes red, green and blue to be (ITU-R BT.709).
    Color(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
  }
}

extension View {
  /// How the colour of what can be tapped is adjusted; UIKit's modes and numbers.
  public enum TintAdjustmentMode: Int, Hashable, Sendable, CaseIterable {
    /// As in the superview, and `normal` without one.
    case automatic = 0
    /// Left as it is.
    case normal = 1
    /// A grey of the same brightness.
    case dimmed = 2
  }

  /// How the colour of what can be tapped is adjusted, in the view and all in it: as the superview says,
  /// unless it is set.
  ///
  /// It reads what holds, which is never `automatic`.
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get {
      for view in sequence(first: self, next: \.superview) {
        if let mode = view.details?.tintAdjustment, mode != .automatic { return mode }
      }
      return .normal
    }
    set {
      guard details?.tintAdjustment ?? .automatic != newValue else { return }
      makeDetails().tintAdjustment = newValue
      tellTint { $0.details?.tintAdjustment ?? .automatic == .automatic }
    }
  }

  /// The nearest colour that was set, from here up, adjusted.
  final var effectiveTint: Color {
    let color = sequence(first: self, next: \.superview).lazy.compactMap { $0.details?.tint }.first
    return tintAdjustmentMode == .dimmed ? (color ?? .tint).dimmed : color ?? .tint
  }

  /// Sets the colour, and tells all who take it over.
  final func setTint(_ tint: Color?) {
    guard details?.tint != tint else { return }
    makeDetails().tint = tint
    tellTint { $0.details?.tint == nil }
  }

  /// Tells the view, and all in it whom a change reaches, that their colour is another.
  private func tellTint(_ follows: (View) -> Bool) {
    var pending = [self]
    while let view = pending.popLast() {
      view.tintColorDidChange()
      pending += view.subviews.reversed().filter(follows)
    }
  }
}
