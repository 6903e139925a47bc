import Foundation
import HeadlessStage
import HeadlessViews

/// The pinch recognizer that zooms the content of a scroll view, simultaneously with the pan that
/// drags it.
@MainActor
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  /// The scroll view whose content is zoomed; the scroll view retains the recognizer.
  weak var scrollView: UIScrollView? {
    didSet { observer = self }
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { other !== scrollView?.pan }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    // If there is no view to zoom, the fingers are left to other recognizers.
    guard isUndecided, numberOfTouches > 1, scrollView?.viewToZoom == nil else {
      return
    }
    state = .failed
  }

  override func reset() {
    super.reset()
    scrollView?.pinchDidReset()
  }
}

extension ScrollPinchGestureRecognizer: GestureObserver {
  func recognizerWillSend(_ state: State) {
    switch state {
    case .began: scrollView?.beginPinching()
    case .changed: scrollView?.pinch()
    case .ended, .cancelled: scrollView?.endPinching()
    case .possible, .failed: break
    }
  }
}
