/// An invisible view in front of the window that hit-tests the container's views at their
/// presentation values, and not where these are clear, during a transition.
///
/// UIKit's hit testing uses the model values, which are the end values already.
final class TouchCatcher: UIView {
  private weak var container: UIView?
  private var looksBehind = false

  /// Creates the catcher of a transition.
  init(of container: UIView) {
    self.container = container
    super.init(frame: .zero)
    guard let window = container.window else { return }
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  /// The view under a touch of the container, which is the container itself where no view is
  /// shown; nil for any other touch.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !looksBehind, let window, let container,
      let view = viewBehind(point, in: window, with: event), view.isDescendant(of: container)
    else { return nil }
    let point = convert(point, to: container)
    for view in container.subviews.reversed() {
      guard let shown = view.layer.presentation(), shown.opacity >= 0.01, !shown.isTurnedOver
      else { continue }
      let place = shown.convert(point, from: shown.superlayer)
      if let found = view.hitTest(place, with: event) { return found }
      // UIKit does not hit a view that will be clear. It can be caught where it is seen.
      let isLeaving = view.alpha < 0.01 && !view.isHidden && view.isUserInteractionEnabled
      if isLeaving, view.point(inside: place, with: event) { return view }
    }
    return container
  }

  /// The view that a touch would hit without the catcher.
  private func viewBehind(_ point: CGPoint, in window: UIWindow, with event: UIEvent?) -> UIView? {
    looksBehind = true
    defer { looksBehind = false }
    return window.hitTest(convert(point, to: window), with: event)
  }
}

extension CALayer {
  /// True for a layer that shows only its face, and is turned over in its superlayer.
  fileprivate var isTurnedOver: Bool {
    !isDoubleSided && transform.m11 * transform.m22 < transform.m12 * transform.m21
  }
}
