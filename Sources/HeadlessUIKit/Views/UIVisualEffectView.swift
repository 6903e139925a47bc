/// A view with an effect on the views behind it, which a translucent colour replaces here.
///
/// An effect that is set in an animation block appears or disappears with the animation.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view to which subviews must be added.
  public let contentView = UIView()

  /// The effect; nil for none.
  open var effect: UIVisualEffect? {
    didSet { backgroundColor = effect?.color ?? .clear }
  }

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    begin()
    self.effect = effect
    backgroundColor = effect?.color ?? .clear
  }

  /// Creates a view without an effect, with a frame in points of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Creates a view without an effect; nothing is decoded, as there are no archives.
  public override init?(coder: NSCoder?) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addPart(contentView)
    backgroundColor = .clear
  }
}
