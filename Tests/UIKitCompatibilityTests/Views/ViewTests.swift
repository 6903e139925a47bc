import Expectations
import UIKitCompatibility

extension MainScreenTests {
  @MainActor
  @Suite("Views and controllers by UIKit's names")
  struct ViewTests {
    @Test("a view that overrides hitTest lets touches through to what is behind it")
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
      root.addSubview(hole)
      hole.addSubview(button)
      let hits = [15, 80].map { root.hitTest(CGPoint(x: $0, y: $0), with: nil) }
      expectEqual(hits, [button, root])
    }

    @Test("an image that was drawn is the contents of a layer, whole or in part")
    func drawing() {
      let screen = Screen()
      screen.root.view.backgroundColor = .red
      UIGraphicsBeginImageContextWithOptions(screen.root.view.bounds.size, true, 2)
      screen.root.view.layer.render(in: UIGraphicsGetCurrentContext()!)
      let image = UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
      UIGraphicsEndImageContext()
      let curtain = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      curtain.layer.contents = {
        let part = image.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 200, height: 100))
        return part
      }()
      screen.root.view.backgroundColor = .white
      screen.root.view.addSubview(curtain)
      screen.settle()
      let items = UIScreen.main.displayList().items
      let shown = items.filter { $0.fill == .red }
      expectEqual(shown.count, 1)
      expectNear(shown.first?.transform.m11 ?? 0, 1)
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
      expectTrue(card.sizes == [CGSize(width: 3, height: 4), .zero] && card.layer is Backing)

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
      expectTrue(screen.root.view.window != nil && modal.view.window == screen.window)
    }

    // Rules: Presentation 7, 23.
    @Test(
      """
      a window fills the main screen; controllers are linked both ways during a presentation, and \
      then released
      """)
    func links() {
      let screen = Screen()
      expectTrue(screen.window.screen === UIScreen.main && screen.window.isKeyWindow)
      let bounds = UIScreen.main.bounds
      expectEqual([screen.window.frame, screen.root.view.frame], [bounds, bounds])
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
        expectTrue(
          screen.root.presentedViewController == nil && modal.presentingViewController == nil)
      }
      expectTrue(gone == nil)
    }

    @Test("an effect view shows a colour for its effect, from the beginning and after a change")
    func effect() {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialDark))
      var colors = [view.backgroundColor]
      for effect in [UIBlurEffect(style: .systemUltraThinMaterialLight), nil] {
        view.effect = effect
        colors.append(view.backgroundColor)
      }
      expectEqual(colors, [UIColor(white: 0, alpha: 0.7), UIColor(white: 1, alpha: 0.3), .clear])
      view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
      expectEqual(view.contentView.frame, view.bounds)
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
