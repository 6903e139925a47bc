import Expectations
import UIKitCompatibility

extension MainScreenTests {
  @MainActor
  @Suite("Names that apps use beside transitions")
  struct NameTests {
    private class Badge: UIView {
      let dot = CALayer()
      override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(dot)
      }
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        layer.addSublayer(dot)
      }
    }

    private final class Modal: UIViewController {
      var source = "code"
      override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .custom
      }
      required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        source = "archive"
      }
    }

    private final class Stack: UINavigationController {
      required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
      override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
      }
    }

    @Test("views and controllers have init(coder:), and an init() nevertheless")
    func coders() throws {
      for badge in [Badge(), Badge(frame: .zero), try #require(Badge(coder: NSCoder()))] {
        expectTrue(badge.dot.superlayer === badge.layer)
      }
      expectEqual(Modal().modalPresentationStyle, .custom)
      expectEqual([Modal().source, Modal(coder: NSCoder())?.source], ["code", "archive"])
      let stack = try #require(Stack(coder: NSCoder()))
      stack.pushViewController(UIViewController(), animated: false)
      let other = Stack(rootViewController: UIViewController())
      expectEqual([stack, other].map { $0.viewControllers.count }, [1, 1])
    }

    @Test("windows have levels, and become key without being shown")
    func windows() {
      let (screen, window) = (Screen(), UIWindow(frame: UIScreen.main.bounds))
      window.windowLevel = .statusBar + 1
      expectEqual(window.windowLevel, UIWindow.Level(rawValue: 1001))
      expectLess(UIWindowLevelStatusBar, window.windowLevel)
      expectLess(window.windowLevel, UIWindowLevelAlert)
      expectTrue(UIApplication.shared.keyWindow === screen.window)
      window.makeKey()
      expectTrue(window.isKeyWindow && window.isHidden && !screen.window.isKeyWindow)
      UIScreen.main.remove(window)
      screen.window.makeKey()
      expectTrue(screen.window.isKeyWindow)
    }

    @Test("the contents gravity fits contents, and its top is UIKit's bottom")
    func gravity() {
      let view = UIView()
      expectEqual(view.layer.contentsGravity, .resize)
      view.contentMode = .scaleAspectFill
      expectEqual(view.layer.contentsGravity, kCAGravityResizeAspectFill)
      view.layer.contentsGravity = .topLeft
      expectEqual(view.contentMode, .bottomLeft)
      for mode in UIView.ContentMode.allCases where mode != .redraw {
        view.contentMode = mode
        let gravity = view.layer.contentsGravity
        view.contentMode = .redraw
        view.layer.contentsGravity = gravity
        expectEqual(view.contentMode, mode)
      }
      let screen = Screen()
      screen.root.view.addSubview(view)
      let count = UIScreen.main.diagnostics.issues.count
      view.layer.contentsGravity = CALayerContentsGravity(rawValue: "sideways")
      expectEqual(view.contentMode, .bottomRight)
      expectEqual(UIScreen.main.diagnostics.issues.count, count + 1)
      withExtendedLifetime(screen) {}
    }

    @Test("properties of pixels and constraints are stored; transactions accept values by key")
    func kept() {
      let view = UIView()
      expectTrue(view.translatesAutoresizingMaskIntoConstraints && view.isOpaque)
      view.translatesAutoresizingMaskIntoConstraints = false
      view.isOpaque = false
      view.contentScaleFactor = 3
      expectTrue(!view.translatesAutoresizingMaskIntoConstraints && !view.isOpaque)
      expectEqual(view.contentScaleFactor, 3)
      view.layer.shouldRasterize = true
      view.layer.rasterizationScale = UIScreen.main.scale
      view.layer.contentsScale = 2
      view.layer.allowsEdgeAntialiasing = true
      view.layer.drawsAsynchronously = true
      let layer = view.layer
      expectTrue(
        layer.shouldRasterize && layer.allowsEdgeAntialiasing && layer.drawsAsynchronously)
      expectTrue((layer.rasterizationScale, layer.contentsScale) == (UIScreen.main.scale, 2))
      CATransaction.begin()
      CATransaction.setValue(2, forKey: kCATransactionAnimationDuration)
      CATransaction.setValue(true, forKey: kCATransactionDisableActions)
      CATransaction.setValue("soon", forKey: kCATransactionAnimationDuration)
      expectEqual(CATransaction.animationDuration(), 2)
      expectTrue(CATransaction.disableActions())
      CATransaction.commit()
      expectTrue(CATransaction.animationDuration() != 2 && !CATransaction.disableActions())
    }

    @Test("labels show at most their number of lines")
    func labels() {
      let label = UILabel()
      label.font = .systemFont(ofSize: 20)
      label.text = "This is said in more than one line"
      label.numberOfLines = 2
      label.lineBreakMode = .byTruncatingTail
      label.preferredMaxLayoutWidth = 110
      expectEqual(label.preferredMaxLayoutWidth, 110)
      // Helvetica's "This is said" is 100 points wide, and "in more th" with an ellipsis 109.
      label.frame.size = label.sizeThatFits(CGSize(width: 110, height: 1000))
      expectNear(label.frame.height, 48, within: 1e-9)
      let screen = Screen()
      screen.root.view.addSubview(label)
      let shown = UIScreen.main.displayList().items.compactMap { item -> String? in
        guard case .text(let text)? = item.contents else { return nil }
        return text.string
      }
      expectEqual(shown, ["This is said\nin more th…"])
    }
  }
}
