import Expectations
import UIKitCompatibility

extension MainScreenTests {
  @MainActor
  @Suite("The options of a zoom in UIKit's spelling")
  struct ZoomOptionsTests {
    private final class Album: UIViewController {
      let thumbnail = UIView(frame: CGRect(x: 20, y: 300, width: 100, height: 100))

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(thumbnail)
      }

      func open(_ photo: UIViewController, asked: @escaping (Bool) -> Bool) {
        let options = UIViewController.Transition.ZoomOptions()
        options.dimmingColor = UIColor.black.withAlphaComponent(0.3)
        options.dimmingVisualEffect = UIBlurEffect(style: .systemThinMaterialDark)
        options.alignmentRectProvider = { context in
          context.sourceView === self.thumbnail
            ? context.zoomedViewController.view.bounds.insetBy(dx: 20, dy: 100) : nil
        }
        options.interactiveDismissShouldBegin = { context in
          context.velocity.dy >= 0 && context.location.y > 0 && asked(context.willBegin)
        }
        photo.preferredTransition = .zoom(options: options) { context in
          (context.sourceViewController as? Album)?.thumbnail
        }
        photo.modalPresentationStyle = .fullScreen
        present(photo, animated: true)
      }
    }

    @Test("compile as on UIKit, and decide whether a drag dismisses", arguments: [true, false])
    func spelling(begins: Bool) throws {
      let (album, photo) = (Album(), UIViewController())
      let window = UIWindow()
      window.rootViewController = album
      window.makeKeyAndVisible()
      var asked: [Bool] = []
      album.open(photo) {
        asked.append($0)
        return begins
      }
      try UIScreen.main.settle()
      let stage = try #require(window.stage)
      stage.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 500), duration: 0.4)
      try UIScreen.main.settle()
      expectEqual(asked, [true])
      expectEqual(album.presentedViewController == nil, begins)
      window.isHidden = true
    }

    @Test("name a button of a bar as the source")
    func barButton() throws {
      let item = UIBarButtonItem(title: "New", style: .plain, target: nil, action: nil)
      let page = UIViewController()
      page.preferredTransition = .zoom(sourceBarButtonItemProvider: { _ in item })
      expectEqual(page.preferredTransition?.kind, .zoom)
    }
  }
}
