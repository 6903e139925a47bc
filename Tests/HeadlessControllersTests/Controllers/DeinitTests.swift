import Foundation
import HeadlessStage
import HeadlessViews
import Expectations
import Transitioning

// Every open class, subclassed as apps do: with a plain deinit.

private final class Farewells: Sendable {
  @MainActor var names: [String] = []

  func note(_ name: String) {
    MainActor.assumeIsolated { names.append(name) }
  }
}

private final class OwnResponder: UIResponder { deinit { farewells.note("UIResponder") } }
private final class OwnView: UIView { deinit { farewells.note("UIView") } }
private final class OwnLabel: UILabel { deinit { farewells.note("UILabel") } }
private final class OwnImageView: UIImageView { deinit { farewells.note("UIImageView") } }
private final class OwnControl: UIControl { deinit { farewells.note("UIControl") } }
private final class OwnButton: UIButton { deinit { farewells.note("UIButton") } }
private final class OwnScrollView: UIScrollView { deinit { farewells.note("UIScrollView") } }
private final class OwnWindow: UIWindow { deinit { farewells.note("UIWindow") } }
private final class OwnLayer: CALayer { deinit { farewells.note("CALayer") } }
private final class OwnShapeLayer: CAShapeLayer { deinit { farewells.note("CAShapeLayer") } }
private final class OwnGradientLayer: CAGradientLayer {
  deinit { farewells.note("CAGradientLayer") }
}
private final class OwnMotion: CAAnimation { deinit { farewells.note("CAAnimation") } }
private final class OwnPropertyMotion: CAPropertyAnimation {
  deinit { farewells.note("CAPropertyAnimation") }
}
private final class OwnAnimation: CABasicAnimation { deinit { farewells.note("CABasicAnimation") } }
private final class OwnSpring: CASpringAnimation { deinit { farewells.note("CASpringAnimation") } }
private final class OwnKeyframes: CAKeyframeAnimation {
  deinit { farewells.note("CAKeyframeAnimation") }
}
private final class OwnGroup: CAAnimationGroup { deinit { farewells.note("CAAnimationGroup") } }
private final class OwnTransition: CATransition {
  deinit { farewells.note("CATransition") }
}
private final class OwnRecognizer: UIGestureRecognizer {
  deinit { farewells.note("UIGestureRecognizer") }
}
private final class OwnTap: UITapGestureRecognizer { deinit { farewells.note("Tap") } }
private final class OwnPan: UIPanGestureRecognizer { deinit { farewells.note("Pan") } }
private final class OwnEdgePan: UIScreenEdgePanGestureRecognizer {
  deinit { farewells.note("EdgePan") }
}
private final class OwnPinch: UIPinchGestureRecognizer { deinit { farewells.note("Pinch") } }
private final class OwnRotation: UIRotationGestureRecognizer {
  deinit { farewells.note("Rotation") }
}
private final class OwnSwipe: UISwipeGestureRecognizer { deinit { farewells.note("Swipe") } }
private final class OwnLongPress: UILongPressGestureRecognizer {
  deinit { farewells.note("LongPress") }
}
private final class OwnController: UIViewController {
  deinit { farewells.note("UIViewController") }
}
private final class OwnStack: UINavigationController { deinit { farewells.note("Navigation") } }
private final class OwnTabs: UITabBarController { deinit { farewells.note("Tabs") } }
private final class OwnPresentation: UIPresentationController {
  deinit { farewells.note("Presentation") }
}
private final class OwnSheet: UISheetPresentationController { deinit { farewells.note("Sheet") } }
private final class OwnPopover: UIPopoverPresentationController {
  deinit { farewells.note("Popover") }
}
private final class OwnManager: TransitionPresentationController {
  deinit { farewells.note("TransitionPresentation") }
}
private final class OwnPercent: UIPercentDrivenInteractiveTransition {
  deinit { farewells.note("PercentDriven") }
}
private final class OwnPanDriver: PanInteractionController {
  deinit { farewells.note("PanInteraction") }
}

private let farewells = Farewells()

@MainActor
@Suite("The deinit of an app's subclass", .serialized)
struct DeinitTests {
  /// A maker of each class, and the name that its deinit records.
  private static let makers: [(name: String, make: @MainActor () -> AnyObject)] = [
    ("UIResponder", { OwnResponder() }), ("UIView", { OwnView() }), ("UILabel", { OwnLabel() }),
    ("UIImageView", { OwnImageView() }), ("UIControl", { OwnControl() }),
    ("UIButton", { OwnButton() }), ("UIScrollView", { OwnScrollView() }),
    ("UIWindow", { OwnWindow(frame: .zero) }), ("CALayer", { OwnLayer() }),
    ("CAShapeLayer", { OwnShapeLayer() }), ("CAGradientLayer", { OwnGradientLayer() }),
    ("CAAnimation", { OwnMotion() }), ("CAPropertyAnimation", { OwnPropertyMotion() }),
    ("CABasicAnimation", { OwnAnimation(keyPath: "opacity") }),
    ("CASpringAnimation", { OwnSpring(keyPath: "opacity") }),
    ("CAKeyframeAnimation", { OwnKeyframes(keyPath: "opacity") }),
    ("CAAnimationGroup", { OwnGroup() }),
    ("CATransition", { OwnTransition() }), ("UIGestureRecognizer", { OwnRecognizer() }),
    ("Tap", { OwnTap() }), ("Pan", { OwnPan() }), ("EdgePan", { OwnEdgePan() }),
    ("Pinch", { OwnPinch() }), ("Rotation", { OwnRotation() }), ("Swipe", { OwnSwipe() }),
    ("LongPress", { OwnLongPress() }), ("UIViewController", { OwnController() }),
    ("Navigation", { OwnStack() }), ("Tabs", { OwnTabs() }),
    (
      "Presentation",
      { OwnPresentation(presentedViewController: UIViewController(), presenting: nil) }
    ),
    ("Sheet", { OwnSheet(presentedViewController: UIViewController(), presenting: nil) }),
    ("Popover", { OwnPopover(presentedViewController: UIViewController(), presenting: nil) }),
    (
      "TransitionPresentation",
      { OwnManager(presentedViewController: UIViewController(), presenting: nil) }
    ),
    ("PercentDriven", { OwnPercent() }),
    ("PanInteraction", { OwnPanDriver(toward: .bottom) {} }),
  ]

  @Test("runs once, at the release of the last reference, for each open class")
  func each() {
    farewells.names = []
    for (name, make) in Self.makers {
      let object = make()
      farewells.note("made \(name)")
      withExtendedLifetime(object) {}
    }
    expectEqual(farewells.names, Self.makers.flatMap { ["made \($0.name)", $0.name] })
  }

  @Test("runs from the outside in for a tree, and leaves a retained view without a superview")
  func tree() {
    farewells.names = []
    let survivor = UIView()
    do {
      let (outer, inner) = (OwnScrollView(), OwnView())
      outer.addSubview(inner)
      inner.addSubview(survivor)
    }
    expectEqual(farewells.names, ["UIScrollView", "UIView"])
    expectTrue(survivor.superview == nil && survivor.layer.superlayer == nil)
  }
}
