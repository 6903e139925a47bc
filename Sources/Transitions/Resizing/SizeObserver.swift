import Transitioning

extension TransitionContext {
  /// Calls a closure, without animation, in the layout after each change of the container's size,
  /// until the end of the transition.
  ///
  /// - Parameter fit: Takes the new size, in points.
  func afterEachResize(_ fit: @escaping (CGSize) -> Void) {
    let observer = SizeObserver(frame: containerView.bounds)
    observer.sizeDidChange = { size in UIView.performWithoutAnimation { fit(size) } }
    containerView.addSubview(observer)
    deferToCompletion { observer.removeFromSuperview() }
  }

  /// Moves the end of a mask's motion with the size of the fore view.
  ///
  /// - Parameters:
  ///   - mask: The mask of the fore view, as large as that view, over it at the fore end.
  ///   - away: Takes the bounds of the fore view, and returns the centre of the mask at the back end.
  func fit(_ mask: UIView, away: @escaping (CGRect) -> CGPoint) {
    let fore = foreView
    var home = CGPoint(x: fore.bounds.midX, y: fore.bounds.midY)
    afterEachResize { _ in
      let isHome = mask.center == home
      home = CGPoint(x: fore.bounds.midX, y: fore.bounds.midY)
      mask.bounds.size = fore.bounds.size
      mask.center = isHome ? home : away(fore.bounds)
    }
  }
}

/// A hidden view as large as the container, which observes the container's size.
private final class SizeObserver: UIView {
  /// Called with the new size in the layout after a change.
  var sizeDidChange: ((CGSize) -> Void)?

  private var knownSize: CGSize

  override init(frame: CGRect) {
    knownSize = frame.size
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isHidden = true
  }

  /// Nil, because no archive has such a view.
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != knownSize else { return }
    knownSize = bounds.size
    sizeDidChange?(bounds.size)
  }
}
