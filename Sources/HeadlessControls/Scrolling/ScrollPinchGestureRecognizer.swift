import Foundation
import HeadlessStage
import HeadlessViews

/// The pinch that zooms the content of a scroll view, beside the pan that drags it.
@MainActor
final class ScrollPinchGestureRecognizer: PinchGestureRecognizer {
  /// Whose content is zoomed; it keeps the recognizer.
  weak var scrollView: ScrollView? {
    didSet { observer = self }
  }

  override func canPrevent(_ other: GestureRecognizer) -> Bool { other !== scrollView?.pan }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    super.touchesBegan(touches, with: event)
    // Where there is nothing to zoom, the fingers are free for others.
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
