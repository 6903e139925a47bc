import Expectations
import UIKitCompatibility

/// The code of the page of differences, line by line.
extension MainScreenTests {
  @MainActor
  @Suite("The page of differences")
  struct DifferenceTests {
    private let screen = Screen()

    private final class SheetPan: UIPanGestureRecognizer {}

    private final class PhotoViewController: UIViewController {
      private(set) var calls: [String] = []
      func didPan(_ pan: UIPanGestureRecognizer) { calls.append("pan \(pan.state)") }
      func didTap() { calls.append("tap") }
      func edit() { calls.append("edit") }
      func step(_ link: CADisplayLink) {
        calls.append("step")
        link.invalidate()
      }
    }

    @Test("closures and methods replace selectors")
    func selectors() {
      let photo = PhotoViewController()
      screen.window.rootViewController = photo
      screen.settle()
      let first = UIPanGestureRecognizer { [weak photo] in photo?.didPan($0) }
      let second = SheetPan { [weak photo] (pan: SheetPan) in photo?.didPan(pan) }
      let third = UIPanGestureRecognizer(target: photo, action: nil)
      third.addTarget(photo, action: PhotoViewController.didPan)
      let fourth = UIPanGestureRecognizer(target: photo, action: PhotoViewController.didPan)
      let fifth = SheetPan(target: photo, action: PhotoViewController.didPan)
      let sixth = UIPanGestureRecognizer()
      (sixth as UIGestureRecognizer).addTarget(photo, action: PhotoViewController.didPan)
      for pan in [first, second, third, fourth, fifth, sixth] {
        photo.view.addGestureRecognizer(pan)
        UIScreen.main.drag(
          from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300), duration: 0.2)
        screen.settle()
        photo.view.removeGestureRecognizer(pan)
      }
      expectEqual(photo.calls.filter { $0 == "pan ended" }.count, 6)
      third.removeTarget(photo, action: nil)

      let button = UIButton(frame: CGRect(x: 10, y: 100, width: 100, height: 100))
      button.addTarget(photo, action: PhotoViewController.didTap, for: .touchUpInside)
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      photo.view.addSubview(button)
      UIScreen.main.tap(at: button.center)
      screen.settle()
      button.removeTarget(photo, action: nil, for: .allEvents)
      UIScreen.main.tap(at: button.center)
      screen.settle()
      expectEqual(photo.calls.filter { $0 == "tap" }.count, 1)
      expectEqual(taps, 2)

      let item = UIBarButtonItem(
        title: "Edit", style: .plain, target: photo, action: PhotoViewController.edit)
      item.primaryAction?()
      item.primaryAction = { taps = 0 }
      item.primaryAction?()
      expectEqual(photo.calls.last, "edit")
      expectEqual(taps, 0)

      let link = CADisplayLink { [weak photo] link in photo?.step(link) }
      link.add(to: screen.window.screen)
      screen.wait(0.1)
      expectEqual(photo.calls.last, "step")
      let other = CADisplayLink(target: photo, selector: PhotoViewController.step)
      let plain = CADisplayLink(target: photo, selector: PhotoViewController.edit)
      for link in [other, plain] { link.add(to: screen.window.screen) }
      screen.wait(0.1)
      plain.invalidate()
      expectEqual(photo.calls.filter { $0 == "step" }.count, 2)
      expectEqual(photo.calls.last, "edit")
      screen.window.rootViewController = screen.root
      screen.settle()
    }

    @Test("a method for another class of recognizers is refused with a sentence")
    func otherClass() {
      let stage = UIScreen(size: CGSize(width: 100, height: 200))
      stage.diagnostics.handler = { _ in }
      let window = UIWindow(stage: stage)
      let tap = UITapGestureRecognizer()
      window.addGestureRecognizer(tap)
      tap.addTarget(PhotoViewController(), action: PhotoViewController.didPan)
      expectEqual(stage.diagnostics.issues.count, 1)
      expectContains(
        stage.diagnostics.issues.first?.description, "a method for UIPanGestureRecognizer")
    }

    @Test("overrides that return actions have typed keys, which compare with names")
    func actions() {
      final class Backing: CALayer {
        required init() { super.init() }
        override func action(forKey event: LayerProperty) -> CAAction? {
          return super.action(forKey: event)
        }
        override class func defaultAction(forKey event: LayerProperty) -> CAAction? { return nil }
      }
      final class Card: UIView {
        var keys: [LayerProperty] = []
        var faded = 0
        var resized = 0
        override class var layerClass: AnyClass { return Backing.self }
        override func action(for layer: CALayer, forKey event: LayerProperty) -> CAAction? {
          keys.append(event)
          if event == "opacity" { faded += 1 }
          switch event {
          case "bounds": resized += 1
          default: break
          }
          return super.action(for: layer, forKey: event)
        }
      }
      final class Recorder: CAAction {
        var ran: [LayerProperty] = []
        func run(
          forKey property: LayerProperty, layer: CALayer, from old: LayerValue, to new: LayerValue
        ) { ran.append(property) }
      }
      let (card, layer, recorder) = (Card(), CALayer(), Recorder())
      screen.window.layer.addSublayer(layer)
      layer.actions = ["position": NSNull(), "opacity": recorder]
      layer.position = CGPoint(x: 1, y: 1)
      layer.opacity = 0.5
      expectTrue(recorder.ran == [.opacity] && layer.animationKeys() == nil)
      layer.sublayers?.forEach { $0.removeFromSuperlayer() }
      layer.removeFromSuperlayer()
      screen.window.addSubview(card)
      card.alpha = 0.5
      card.bounds.size.width = 5
      expectTrue(card.layer is Backing && card.keys.contains(.opacity))
      expectTrue((card.faded, card.resized) == (1, 2))
      card.removeFromSuperview()
    }

    @Test("values and read-only names are as on the page")
    func forms() throws {
      let image = UIImage(
        named: "photo", size: CGSize(width: 2, height: 2), topLeft: .red, bottomRight: .blue)
      let layer = CALayer()
      layer.contents = .image(image)
      layer.opacity = 0.25
      expectEqual(layer.value(forKeyPath: "opacity") as? Double, 0.25)
      expectTrue(layer.value(forKey: "opacity") is NSNumber)
      expectEqual(layer.value(forKeyPath: "position") as? CGPoint, .zero)
      layer.transform = NSValue(caTransform3D: CATransform3DMakeScale(2, 2, 1))
      expectEqual(layer.value(forKeyPath: "transform.scale.x") as? Float, 2)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      expectEqual(animator.timingParameters.timingCurveType, .builtin)
      let label = UILabel()
      label.textColor = .label
      label.font = UIFont.systemFont(ofSize: 12)
      expectEqual(UIAction(title: "Send") { _ in }.title, "Send")
      let view = UIButton()
      expectTrue((view as UIView) is UIButton && view == view)
      expectLess(0, screen.root.view.safeAreaLayoutGuide.layoutFrame.width)
      expectTrue(
        screen.window.screen === UIScreen.main && CACurrentMediaTime() == UIScreen.main.now)
    }

    @Test("init() calls UIKit's initializer; a class without it stops the program with its name")
    func plainlyMade() async throws {
      final class Card: UIView {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      final class Screenful: UIViewController {
        override init(nibName: String?, bundle: Bundle?) {
          super.init(nibName: nibName, bundle: bundle)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      expectTrue(Card().frame == .zero && Card(frame: .zero) != Card())
      expectTrue(Screenful().viewIfLoaded == nil)
      let view = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor
        final class Card: UIView {
          init(title: String) { super.init(frame: .zero) }
          required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        await MainActor.run { _ = Card() }
      }
      let controller = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        @MainActor
        final class Card: UIViewController {
          init(heading: String) { super.init(nibName: nil, bundle: nil) }
        }
        await MainActor.run { _ = Card() }
      }
      for (result, initializer) in [(view, "init(frame:)"), (controller, "init(nibName:bundle:)")] {
        let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        expectTrue(said.contains(initializer) && said.contains("Card"))
      }
    }

    @Test("titles, labels and system items show the page's texts")
    func shown() {
      let button = UIButton(type: .system)
      button.setTitle("a", for: .normal)
      expectEqual(button.titleLabel?.font.pointSize, 17)
      let (label, room) = (UILabel(), CGSize(width: 1_000, height: 1_000))
      label.text = "a\nb"
      let both = label.sizeThatFits(room).height
      label.numberOfLines = 1
      expectLess(label.sizeThatFits(room).height * 1.5, both)
      let item = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
      expectEqual(item.title, "Add")
    }

    @Test("the code that compiles here alone compiles")
    func ours() throws {
      let layer = CALayer()
      layer.backgroundColor = UIColor.red
      let view = UIView()
      view.backgroundColor = UIColor.red.cgColor
      let shape = CAShapeLayer()
      shape.lineCap = CGLineCap.round
      let (x, y): (CGFloat, Double) = (0.5, 0.5)
      let animation = CABasicAnimation(\.opacity, from: 0, to: 1)
      animation.timingFunction = CAMediaTimingFunction(controlPoints: x, x, 1, 1)
      animation.timingFunction = CAMediaTimingFunction(controlPoints: y, y, 1, 1)
      animation.timingFunction = .easeInEaseOut
      animation.delay = 1
      layer.contentMode = .center
      UIView.animate(withDuration: 0, options: []) { view.alpha = 1 }
      UIView.animate(withDuration: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {}
      UIView.animateKeyframes(withDuration: 0) {}
      UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0) {}
      var traits = view.traitCollection
      traits.userInterfaceStyle = .dark
      var color = UIColor(hex: 0x112233)
      color.alpha = 0.5
      let label = UILabel(text: "a", fontSize: 12, isBold: true, color: color)
      label.content.string = "b"
      expectEqual(label.text, "b")
      expectEqual(UITabBarItem(title: "A", tag: 1).title, "A")
      let (parent, child) = (UIViewController(), UIViewController())
      parent.addChildViewController(child)
      let options: UIViewAnimationOptions = []
      let name = CAMediaTimingFunction(name: kCAMediaTimingFunctionLinear)
      expectTrue(options.isEmpty && name == .linear && parent.children == [child])
      var isLate = false
      UIScreen.main.perform(afterDelay: 0.5) { isLate = true }
      UIScreen.main.advance(by: 1)
      expectTrue(isLate && screen.window.stage === UIScreen.main)
      UIScreen.main.remove(UIWindow(stage: UIScreen.main))
      _ = child.transitionController
      final class Plain: UIScrollViewDelegate, CALayerDelegate {}
      final class Card: UIView {
        init(title: String) { super.init(frame: .zero) }
      }
      expectTrue(Card(title: "a") != UIView(coder: nil))
      expectTrue(!(Plain() as Any is NSObject))
      expectTrue(screen.root.stage === UIScreen.main && layer.root === layer)
      UIControl().addAction(for: .touchUpInside) { _ in }
      UIPanGestureRecognizer().addAction { _ in }
      expectTrue(!view.traitCollection.prefersReducedMotion)
    }
  }
}
