import Expectations
import UIKitCompatibility

/// Members that apps override in their subclasses of UIKit's views.
extension MainScreenTests {
  @MainActor
  @Suite("Overrides in subclasses of views")
  struct OpenMemberTests {
    /// Adds subviews to a content view, as many containers do.
    private final class Card: UIView {
      let content = UIView()
      private(set) var calls: [String] = []
      override init(frame: CGRect) {
        super.init(frame: frame)
        super.addSubview(content)
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      override func addSubview(_ view: UIView) { content.addSubview(view) }
      override func sizeToFit() {
        calls.append("sizeToFit")
        super.sizeToFit()
      }
      override func setNeedsLayout() {
        calls.append("setNeedsLayout")
        super.setNeedsLayout()
      }
      override func layoutIfNeeded() {
        calls.append("layoutIfNeeded")
        super.layoutIfNeeded()
      }
      override func removeFromSuperview() {
        calls.append("removeFromSuperview")
        super.removeFromSuperview()
      }
      override func sizeThatFits(_ size: CGSize) -> CGSize { return CGSize(width: 7, height: 8) }
    }

    @Test("overrides of addSubview, fitting, layout and removal are called, and have their effect")
    func calls() {
      let (card, first, second) = (Card(frame: .zero), UIView(), UIView())
      let view: UIView = card
      view.addSubview(first)
      expectTrue(first.superview === card.content && card.subviews == [card.content])
      view.insertSubview(second, at: 0)
      // Other methods skip the override of addSubview.
      expectEqual(card.subviews, [second, card.content])
      let (fitted, root) = (Card(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), UIView())
      root.addSubview(fitted)
      let other: UIView = fitted
      other.sizeToFit()
      other.setNeedsLayout()
      other.layoutIfNeeded()
      other.removeFromSuperview()
      expectEqual(
        fitted.calls, ["sizeToFit", "setNeedsLayout", "layoutIfNeeded", "removeFromSuperview"])
      expectEqual(fitted.frame, CGRect(x: 1, y: 2, width: 7, height: 8))
      expectTrue(root.subviews.isEmpty)
    }

    /// A view that passes its content mode on to a picture, as viewers of photos do.
    private final class Frame: UIView {
      let picture = UIImageView(frame: .zero)
      override var contentMode: UIView.ContentMode { didSet { picture.contentMode = contentMode } }
    }

    @Test("an override of the content mode is called")
    func contentMode() {
      let frame = Frame()
      let view: UIView = frame
      view.contentMode = .scaleAspectFill
      expectEqual(frame.picture.contentMode, .scaleAspectFill)
    }

    @Test("a control, an effect and a window work with any override of addSubview")
    func parts() throws {
      final class Deaf: UIButton { override func addSubview(_ view: UIView) {} }
      final class Blind: UIVisualEffectView {
        override func addSubview(_ view: UIView) { contentView.addSubview(view) }
      }
      final class Closed: UIWindow { override func addSubview(_ view: UIView) {} }
      let deaf = Deaf()
      deaf.setTitle("Send", for: .normal)
      deaf.setImage(picture, for: .normal)
      deaf.layoutIfNeeded()
      expectTrue(deaf.subviews.count == 2 && deaf.titleLabel?.superview === deaf)
      let (blind, view) = (Blind(effect: nil), UIView())
      expectEqual(blind.subviews, [blind.contentView])
      blind.addSubview(view)
      expectTrue(view.superview === blind.contentView)
      let window = Closed()
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      expectTrue(window.rootViewController?.view.window === window)
      UIScreen.main.remove(window)
    }

    @Test("overrides of a label's text, a picture's image and a button's title are called")
    func contents() {
      final class Counter: UILabel {
        private(set) var texts: [String?] = []
        override var text: String? { didSet { texts.append(text) } }
      }
      final class Frame: UIImageView {
        private(set) var names: [String?] = []
        override var image: UIImage? { didSet { names.append(image?.name) } }
      }
      let (counter, frame) = (Counter(), Frame(image: nil))
      counter.text = "1"
      (counter as UILabel).text = nil
      frame.image = picture
      expectTrue(counter.texts == ["1", ""] && frame.names == [nil, "photo"])
      final class Loud: UIButton {
        override func setTitle(_ title: String?, for state: UIControl.State) {
          super.setTitle(title?.uppercased(), for: state)
        }
      }
      let button = Loud()
      (button as UIButton).setTitle("send", for: .normal)
      expectEqual([button.currentTitle, button.titleLabel?.text], ["SEND", "SEND"])
    }

    private let picture = UIImage(
      named: "photo", size: CGSize(width: 20, height: 10), topLeft: .red, bottomRight: .blue)
  }
}
