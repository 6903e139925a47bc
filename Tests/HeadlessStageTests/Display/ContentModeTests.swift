import Foundation
import HeadlessStage
import HeadlessViews
import Expectations

@MainActor
@Suite("The content mode of an image view")
struct ContentModeTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))

  @Test(
    "places the image, and clips it on request",
    arguments: [
      (UIView.ContentMode.scaleToFill, CGRect(x: 10, y: 10, width: 80, height: 40)),
      (.scaleAspectFit, CGRect(x: 30, y: 10, width: 40, height: 40)),
      (.scaleAspectFill, CGRect(x: 10, y: -10, width: 80, height: 80)),
      (.center, CGRect(x: 40, y: 20, width: 20, height: 20)),
      (.top, CGRect(x: 40, y: 10, width: 20, height: 20)),
      (.bottomRight, CGRect(x: 70, y: 30, width: 20, height: 20)),
      (.left, CGRect(x: 10, y: 20, width: 20, height: 20)),
    ])
  func frames(mode: UIView.ContentMode, expected: CGRect) throws {
    let window = UIWindow(stage: stage)
    window.makeKeyAndVisible()
    let image = UIImage(
      named: "photo", size: CGSize(width: 20, height: 20), topLeft: .red, bottomRight: .blue)
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
    view.contentMode = mode
    view.clipsToBounds = true
    view.layer.borderWidth = 1
    window.addSubview(view)
    let items = stage.displayList().items.filter { $0.layer == view.layer.serialNumber }
    let picture = try #require(items.first { $0.contents != nil })
    let origin = CGPoint(x: picture.transform.m41, y: picture.transform.m42)
    expectEqual(CGRect(origin: origin, size: picture.size), expected)
    // The border is above the image.
    expectTrue(picture.clip != nil && items.last?.border != nil)
    // A snapshot shows the same.
    let copy = try #require(view.snapshotView(afterScreenUpdates: true))
    let copies = [copy.layer] + (copy.layer.sublayers ?? [])
    expectTrue(copies.contains { $0.contents != nil && $0.contentMode == mode })
  }
}
