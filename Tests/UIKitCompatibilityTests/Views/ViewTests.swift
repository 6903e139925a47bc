import Foundation
import Expectations
import UIKitCompatibility

extension MainScreenTests {
  @MainActor
  @Suite("Views and controllers by UIKit's names")
  struct ViewTests {
    @Test("names are type aliases")
    func names() {
      expectTrue(UIView.self == UIView.self)
      expectTrue(UIViewController.self == UIViewController.self)
      expectTrue(CALayer.self == CALayer.self)
      expectTrue(CABasicAnimation.self == CABasicAnimation.self)
      expectTrue(UIViewPropertyAnimator.self == UIViewPropertyAnimator.self)
    }

    @Test("subviews are in the order in which they were added, unless moved (Views 1, 2)")
    func order() {
      let (superview, other) = (UIView(), UIView())
      let views = (0..<3).map { _ in UIView() }
      for view in views { superview.addSubview(view) }
      expectEqual(superview.subviews, views)
      superview.bringSubviewToFront(views[0])
      expectEqual(superview.subviews, [views[1], views[2], views[0]])
      superview.insertSubview(views[0], belowSubview: views[2])
      expectEqual(superview.subviews, [views[1], views[0], views[2]])
      other.addSubview(views[0])
      expectEqual(superview.subviews, [views[1], views[2]])
      expectEqual(views[0].superview, other)
    }

    @Test("points and rectangles are converted through transforms")
    func convert() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let outer = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 40))
      window.addSubview(outer)
      outer.addSubview(inner)
      outer.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
      // The middle of the outer view stays; a point to its right moves below it, twice as far.
      let point = inner.convert(CGPoint(x: 40, y: 0), to: window)
      expectTrue(abs(point.x - (150 + 60)) < 1e-9)
      expectTrue(abs(point.y - 150) < 1e-9)
      let back = inner.convert(point, from: window)
      expectTrue(abs(back.x - 40) < 1e-9)
      expectTrue(abs(back.y) < 1e-9)
      let rect = window.convert(inner.bounds, from: inner)
      expectTrue(abs(rect.width - 80) < 1e-9)
      expectTrue(abs(rect.height - 80) < 1e-9)
    }

    @Test("touches reach the front view, and pass through hidden or clear views (Geometry 18–20)")
    func hitTesting() {
      final class Hole: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          let view = super.hitTest(point, with: event)
          return view == self ? nil : view
        }
      }
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let hole = Hole(frame: root.bounds)
      let button = UIButton(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      let outside = UIView(frame: CGRect(x: 40, y: 0, width: 30, height: 30))
      root.addSubview(hole)
      hole.addSubview(button)
      button.addSubview(outside)
      button.clipsToBounds = true
      expectEqual(root.hitTest(CGPoint(x: 15, y: 15), with: nil), button)
      expectEqual(root.hitTest(CGPoint(x: 80, y: 80), with: nil), root)
      expectEqual(root.hitTest(CGPoint(x: 55, y: 15), with: nil), root)
      button.alpha = 0.009
      expectEqual(root.hitTest(CGPoint(x: 15, y: 15), with: nil), root)
      button.alpha = 1
      button.isHidden = true
      expectEqual(root.hitTest(CGPoint(x: 15, y: 15), with: nil), root)
      expectTrue(root.hitTest(CGPoint(x: 150, y: 15), with: nil) == nil)
    }

    @Test("overrides are called")
    func overriding() {
      final class Card: UIView {
        var sizes: [CGSize] = []
        override class var layerClass: AnyClass { return Backing.self }
        override var frame: CGRect {
          didSet { sizes.append(frame.size) }
        }
        override var isHidden: Bool {
          didSet { sizes.append(.zero) }
        }
      }
      final class Backing: CALayer {}
      let card = Card(frame: .zero)
      card.frame = CGRect(x: 0, y: 0, width: 3, height: 4)
      card.isHidden = true
      expectEqual(card.sizes, [CGSize(width: 3, height: 4), .zero])
      expectTrue(card.layer is Backing)

      final class Modal: UIViewController {
        init() {
          super.init(nibName: nil, bundle: nil)
          modalTransitionStyle = .crossDissolve
        }
        required init?(coder: NSCoder) {
          fatalError("init(coder:) has not been implemented")
        }
        override var modalPresentationStyle: UIModalPresentationStyle {
          get { return .overFullScreen }
          set {}
        }
        override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
      }
      let screen = Screen()
      let modal = Modal()
      screen.root.present(modal, animated: true)
      screen.settle()
      expectTrue(screen.root.view.window != nil)
      expectEqual(modal.view.window, screen.window)
    }

    // Rules: Presentation 7, 23.
    @Test(
      "controllers are linked both ways during a presentation, and then released")
    func links() {
      let screen = Screen()
      weak var gone: UIViewController?
      do {
        let modal = UIViewController()
        gone = modal
        screen.root.present(modal, animated: true)
        expectEqual(screen.root.presentedViewController, modal)
        expectEqual(modal.presentingViewController, screen.root)
        screen.settle()
        modal.dismiss(animated: true)
        screen.settle()
        expectTrue(screen.root.presentedViewController == nil)
        expectTrue(modal.presentingViewController == nil)
      }
      expectTrue(gone == nil)
    }

    @Test("a window without arguments fills the main screen")
    func window() {
      let screen = Screen()
      expectEqual(screen.window.frame, UIScreen.main.bounds)
      expectTrue(screen.window.screen === UIScreen.main)
      expectTrue(screen.window.isKeyWindow)
      expectEqual(screen.root.view.frame, UIScreen.main.bounds)
    }

    @Test("a tap on a button calls its action")
    func button() {
      final class Form: UIViewController {
        var told: [String] = []
        func didSend() { told.append("send") }
      }
      let screen = Screen()
      let form = Form()
      let button = UIButton(type: .system)
      button.setTitle("Send", for: .normal)
      button.sizeToFit()
      button.center = CGPoint(x: 100, y: 100)
      button.addAction(UIAction { _ in form.told.append("action") }, for: .touchUpInside)
      button.addTarget(form, action: Form.didSend, for: .touchUpInside)
      screen.root.view.addSubview(button)
      UIScreen.main.tap(at: button.center)
      screen.settle()
      expectEqual(form.told, ["action", "send"])
      button.isEnabled = false
      UIScreen.main.tap(at: button.center)
      screen.settle()
      expectEqual(form.told.count, 2)
    }
  }
}
