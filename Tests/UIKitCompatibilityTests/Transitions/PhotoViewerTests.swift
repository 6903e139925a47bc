import Expectations
import UIKitCompatibility

extension MainScreenTests {
  @MainActor
  @Suite("A photo viewer as in an app")
  struct PhotoViewerTests {
    /// Zooms a photo, centres it, and is dragged away when the whole photo is visible.
    final class PhotoViewController: UIViewController, UIScrollViewDelegate,
      UIGestureRecognizerDelegate
    {
      let scrollView = UIScrollView()
      let imageView = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 500))
      let closeButton = UIButton(type: .system)
      let doubleTap = UITapGestureRecognizer()
      let singleTap = UITapGestureRecognizer()
      let dismissPan = UIPanGestureRecognizer()
      var isChromeHidden = false
      var ends: [CGFloat] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.delegate = self
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.addSubview(imageView)
        view.addSubview(scrollView)
        closeButton.addTarget(self, action: PhotoViewController.close, for: .touchUpInside)
        view.addSubview(closeButton)
        doubleTap.numberOfTapsRequired = 2
        doubleTap.addTarget(self, action: PhotoViewController.didDoubleTap)
        scrollView.addGestureRecognizer(doubleTap)
        singleTap.addTarget(self, action: PhotoViewController.didTap)
        singleTap.require(toFail: doubleTap)
        view.addGestureRecognizer(singleTap)
        dismissPan.delegate = self
        dismissPan.addTarget(self, action: PhotoViewController.didPan)
        scrollView.addGestureRecognizer(dismissPan)
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
        closeButton.frame = CGRect(x: 10, y: 50, width: 60, height: 44)
        guard scrollView.minimumZoomScale == 1 else { return }
        let size = imageView.bounds.size
        scrollView.minimumZoomScale = min(
          view.bounds.width / size.width, view.bounds.height / size.height)
        scrollView.maximumZoomScale = 2
        scrollView.zoomScale = scrollView.minimumZoomScale
      }

      func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

      func scrollViewDidZoom(_ scrollView: UIScrollView) {
        let (room, size) = (scrollView.bounds.size, scrollView.contentSize)
        let (x, y) = (
          max(0, (room.width - size.width) / 2), max(0, (room.height - size.height) / 2)
        )
        scrollView.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
      }

      func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
      ) {
        ends.append(scale)
      }

      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        scrollView.zoomScale == scrollView.minimumZoomScale
      }

      func didDoubleTap(_ tap: UITapGestureRecognizer) {
        guard scrollView.zoomScale == scrollView.minimumZoomScale else {
          return scrollView.setZoomScale(scrollView.minimumZoomScale, animated: true)
        }
        let point = tap.location(in: imageView)
        scrollView.zoom(
          to: CGRect(x: point.x - 50, y: point.y - 50, width: 100, height: 100), animated: true)
      }

      func didTap() { isChromeHidden.toggle() }

      func didPan(_ pan: UIPanGestureRecognizer) {
        if pan.state == .ended, pan.translation(in: view).y > 100 { close() }
      }

      func close() { presentingViewController?.dismiss(animated: true) }
    }

    private let screen = Screen()
    private let photo = PhotoViewController()

    private func show() throws {
      photo.modalPresentationStyle = .fullScreen
      screen.root.present(photo, animated: true)
      try UIScreen.main.settle()
    }

    private var middle: CGPoint {
      photo.imageView.convert(
        CGPoint(x: photo.imageView.bounds.midX, y: photo.imageView.bounds.midY), to: nil)
    }

    private func isCentred() -> Bool {
      let (point, bounds) = (middle, UIScreen.main.bounds)
      return abs(point.x - bounds.midX) < 1e-6 && abs(point.y - bounds.midY) < 1e-6
    }

    @Test("shows the whole photo in the middle, zooms to a double tap, and back, and is closed")
    func taps() throws {
      try show()
      expectEqual(photo.scrollView.zoomScale, 0.39)
      expectTrue(isCentred())
      expectTrue(photo.ends.isEmpty)
      UIScreen.main.tap(at: CGPoint(x: 100, y: 400), count: 2)
      try UIScreen.main.settle()
      expectEqual(photo.scrollView.zoomScale, 2)
      expectTrue(!photo.isChromeHidden)
      UIScreen.main.tap(at: CGPoint(x: 100, y: 400), count: 2)
      try UIScreen.main.settle()
      expectTrue(photo.ends == [2, 0.39] && isCentred())
      // A tap hides the bars; one on the button does not show them.
      for place in [CGPoint(x: 200, y: 700), CGPoint(x: 40, y: 70)] {
        UIScreen.main.tap(at: place)
        try UIScreen.main.settle()
        expectTrue(photo.isChromeHidden)
      }
      expectTrue(photo.presentingViewController == nil)
    }

    @Test("is dragged away if the whole photo is visible, and scrolled if not")
    func drag() throws {
      try show()
      let way = (CGPoint(x: 200, y: 300), CGPoint(x: 200, y: 600))
      UIScreen.main.pinch(at: CGPoint(x: 195, y: 422), from: 60, to: 300, over: 0.3)
      try UIScreen.main.settle()
      expectLess(1.5, photo.scrollView.zoomScale)
      UIScreen.main.drag(from: way.0, to: way.1, duration: 0.3)
      try UIScreen.main.settle()
      expectTrue(photo.presentingViewController != nil)
      photo.scrollView.zoomScale = photo.scrollView.minimumZoomScale
      UIScreen.main.drag(from: way.0, to: way.1, duration: 0.3)
      try UIScreen.main.settle()
      expectTrue(photo.presentingViewController == nil)
    }
  }
}
