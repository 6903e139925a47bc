extension UIColor {
  /// The default tint colour: the system's blue.
  public static let tint = UIColor(hex: 0x007AFF)

  /// The grey of the same brightness, which marks content that cannot be tapped now.
  var dimmed: UIColor {
    // The eye's brightness of red, green and blue (ITU-R BT.709).
    UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
  }
}

extension UIView {
  /// How the tint colour of a view is adjusted; UIKit's modes and numbers.
  public enum TintAdjustmentMode: Int, Hashable, Sendable, CaseIterable {
    /// The superview's mode, and `normal` without a superview.
    case automatic = 0
    /// The tint colour as it is.
    case normal = 1
    /// A grey of the same brightness.
    case dimmed = 2
  }

  /// How the tint colour of the view and its descendants is adjusted.
  ///
  /// The superview's mode applies unless the property is set. The getter returns the mode in
  /// effect, which is never `automatic`.
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
      notifyOfTint { $0.details?.tintAdjustment ?? .automatic == .automatic }
    }
  }

  /// The tint colour that the view itself sets; nil if it takes the superview's.
  package final var ownTintColor: UIColor? { details?.tint }

  /// The adjustment mode that the view itself sets; `automatic` if it takes the superview's.
  package final var ownTintAdjustmentMode: TintAdjustmentMode {
    details?.tintAdjustment ?? .automatic
  }

  /// The tint colour of the nearest view that sets one, from this view up, adjusted.
  final var effectiveTint: UIColor {
    let color = sequence(first: self, next: \.superview).lazy.compactMap { $0.details?.tint }.first
    return tintAdjustmentMode == .dimmed ? (color ?? .tint).dimmed : color ?? .tint
  }

  /// Sets the tint colour, and notifies all views that inherit it.
  final func setTint(_ tint: UIColor?) {
    guard details?.tint != tint else { return }
    makeDetails().tint = tint
    notifyOfTint { $0.details?.tint == nil }
  }

  /// Notifies the view, and its descendants that the change reaches, of a new tint colour.
  private func notifyOfTint(_ follows: (UIView) -> Bool) {
    var pending = [self]
    while let view = pending.popLast() {
      view.tintColorDidChange()
      pending += view.subviews.reversed().filter(follows)
    }
  }
}
