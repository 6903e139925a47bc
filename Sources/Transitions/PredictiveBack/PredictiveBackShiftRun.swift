import Transitioning

/// The vertical shift of a screen during one backward transition.
///
/// While a finger drags, the screen has the offset of the finger. After a release that cancels, the
/// offset shrinks with the scale; after a commit it stays.
@MainActor
final class PredictiveBackShiftRun {
  private let view: UIView
  private let driver: PredictiveBackController
  private let shift: PredictiveBackShift
  private var released: (offset: CGFloat, loss: CGFloat)?
  private var frames: FrameFollower?

  /// Begins to follow the finger of a controller until the context ends.
  init(
    of view: UIView, by driver: PredictiveBackController, _ shift: PredictiveBackShift,
    in context: TransitionContext
  ) {
    (self.view, self.driver, self.shift) = (view, driver, shift)
    driver.onChange = { [weak self] in self?.change($0) }
    context.deferToCompletion { [self] in end() }
    change(.drag)
  }

  private func change(_ change: PredictiveBackController.Change) {
    switch change {
    case .drag:
      released = nil
      frames?.stop()
      place(
        shift.offset(
          ofHeight: view.bounds.height, scale: 1 - 0.1 * driver.percentComplete,
          travel: driver.verticalTravel))
    case .commit: break
    case .cancel:
      released = (view.layer.transform.m42, loss)
      guard let window = view.window else { return }
      frames = FrameFollower(of: window) { [weak self] in self?.follow() }
    }
  }

  /// The part of its size that the screen has lost on the stage.
  private var loss: CGFloat { 1 - (view.layer.presentation() ?? view.layer).transform.m11 }

  private func follow() {
    guard let released, released.loss > 0 else { return }
    place(released.offset * min(max(loss / released.loss, 0), 1))
  }

  private func place(_ offset: CGFloat) {
    UIView.performWithoutAnimation { view.layer.transform.m42 = offset }
  }

  private func end() {
    frames?.stop()
    driver.onChange = nil
    place(0)
  }
}
