import ControllerSupport
import Expectations
import Transitioning

@MainActor
@Suite("A snapshotter")
struct TransitionViewSnapshotterTests {
  private let scene = ControllerScene()
  private let container = UIView(frame: CGRect(x: 20, y: 30, width: 300, height: 600))
  private let view = UIView(frame: CGRect(x: 100, y: 200, width: 80, height: 60))

  init() {
    scene.window.addSubview(container)
    scene.back.view.addSubview(view)
    view.backgroundColor = .red
    view.transform3D = CATransform3D.identity.rotated(by: 0.3, x: 0, y: 0, z: 1)
    view.alpha = 0.8
    scene.stage.advance(by: 0)
  }

  @Test("puts a picture in the place of the original, and hides the original (Material 17)")
  func place() {
    let snapshotter = TransitionViewSnapshotter(containerView: container)
    let snapshot = snapshotter.snapshot(of: view, isAppearing: false)
    expectTrue(container.subviews.last === snapshot && view.isHidden)
    expectEqual(snapshot.center, CGPoint(x: 120, y: 200))
    expectEqual(snapshot.bounds.size, view.bounds.size)
    expectEqual(snapshot.transform3D, view.transform3D)
    expectEqual(snapshot.alpha, view.alpha)
    // Views within the container, and views without a superview.
    let inside = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    container.addSubview(inside)
    expectEqual(snapshotter.snapshot(of: inside, isAppearing: true).center, inside.center)
    expectEqual(snapshotter.snapshot(of: UIView(), isAppearing: true).bounds.size, .zero)
    for _ in 0..<2 { snapshotter.removeAllSnapshots() }
    expectTrue(container.subviews == [inside] && !view.isHidden)
  }

  @Test(
    """
    keeps views hidden that were hidden before, and removes its pictures when it is \
    deallocated (Material 30)
    """, arguments: [1, 2, 3])
  func hiddenBefore(times: Int) {
    view.isHidden = true
    let snapshotter = TransitionViewSnapshotter(containerView: container)
    for _ in 0..<times { _ = snapshotter.snapshot(of: view, isAppearing: false) }
    snapshotter.removeAllSnapshots()
    expectTrue(view.isHidden && container.subviews.isEmpty)
    view.isHidden = false
    var other: TransitionViewSnapshotter? = TransitionViewSnapshotter(
      containerView: container)
    for _ in 0..<2 { _ = other?.snapshot(of: view, isAppearing: true) }
    expectTrue(view.isHidden)
    expectEqual(container.subviews.count, 2)
    other = nil
    expectTrue(!view.isHidden && container.subviews.isEmpty)
  }

  @Test("lets touches through its pictures to the views behind (Material 17)")
  func touches() {
    let snapshotter = TransitionViewSnapshotter(containerView: container)
    let photo = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    container.addSubview(photo)
    let below = UIView(frame: container.bounds)
    container.insertSubview(below, at: 0)
    for original in [view, photo] {
      let snapshot = snapshotter.snapshot(of: original, isAppearing: false)
      expectTrue(container.hitTest(snapshot.center) === below)
    }
  }

  @Test("makes image views of image views, with all that is around the picture")
  func images() throws {
    let photo = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    photo.layer.cornerRadius = 7
    photo.layer.borderWidth = 2
    photo.layer.shadowOpacity = 0.4
    photo.clipsToBounds = true
    scene.back.view.addSubview(photo)
    let snapshotter = TransitionViewSnapshotter(containerView: container)
    let copy = try #require(snapshotter.snapshot(of: photo, isAppearing: true) as? UIImageView)
    expectEqual(copy.image, photo.image)
    expectTrue(copy.clipsToBounds)
    expectEqual(copy.layer.cornerRadius, 7)
    expectEqual(copy.layer.borderWidth, 2)
    expectEqual(copy.layer.shadowOpacity, photo.layer.shadowOpacity)
    snapshotter.removeAllSnapshots()
  }
}
