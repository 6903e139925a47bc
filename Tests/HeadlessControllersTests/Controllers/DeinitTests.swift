import Foundation
import HeadlessStage
import HeadlessViews
import Testing
import Transitioning

// Every open class, subclassed as apps do: with a plain deinit.

private final class Farewells: Sendable {
  @MainActor var names: [String] = []

  func note(_ name: String) {
    MainActor.assumeIsolated { names.append(name) }
  }
}

private final class OwnResponder: Responder { deinit { farewells.note("Responder") } }
private final class OwnView: View { deinit { farewells.note("View") } }
private final class OwnLabel: Label { deinit { farewells.note("Label") } }
private final class OwnImageView: ImageView { deinit { farewells.note("ImageView") } }
private final class OwnControl: Control { deinit { farewells.note("Control") } }
private final class OwnButton: Button { deinit { farewells.note("Button") } }
private final class OwnScrollView: ScrollView { deinit { farewells.note("ScrollView") } }
private final class OwnWindow: Window { deinit { farewells.note("Window") } }
private final class OwnLayer: Layer { deinit { farewells.note("Layer") } }
private final class OwnShapeLayer: ShapeLayer { deinit { farewells.note("ShapeLayer") } }
private final class OwnGradientLayer: GradientLayer { deinit { farewells.note("GradientLayer") } }
private final class OwnMotion: Animation { deinit { farewells.note("Animation") } }
private final class OwnPropertyMotion: PropertyAnimation {
  deinit { farewells.note("PropertyAnimation") }
}
private final class OwnAnimation: BasicAnimation { deinit { farewells.note("BasicAnimation") } }
private final class OwnSpring: SpringAnimation { deinit { farewells.note("SpringAnimation") } }
private final class OwnKeyframes: KeyframeAnimation {
  deinit { farewells.note("KeyframeAnimation") }
}
private final class OwnGroup: AnimationGroup { deinit { farewells.note("AnimationGroup") } }
private final class OwnTransition: TransitionAnimation {
  deinit { farewells.note("TransitionAnimation") }
}
private final class OwnRecognizer: GestureRecognizer {
  deinit { farewells.note("GestureRecognizer") }
}
private final class OwnTap: TapGestureRecognizer { deinit { farewells.note("Tap") } }
private final class OwnPan: PanGestureRecognizer { deinit { farewells.note("Pan") } }
private final class OwnEdgePan: ScreenEdgePanGestureRecognizer {
  deinit { farewells.note("EdgePan") }
}
private final class OwnPinch: PinchGestureRecognizer { deinit { farewells.note("Pinch") } }
private final class OwnRotation: RotationGestureRecognizer {
  deinit { farewells.note("Rotation") }
}
private final class OwnSwipe: SwipeGestureRecognizer { deinit { farewells.note("Swipe") } }
private final class OwnLongPress: LongPressGestureRecognizer {
  deinit { farewells.note("LongPress") }
}
private final class OwnController: ViewController { deinit { farewells.note("ViewController") } }
private final class OwnStack: NavigationController { deinit { farewells.note("Navigation") } }
private final class OwnTabs: TabBarController { deinit { farewells.note("Tabs") } }
private final class OwnPresentation: PresentationController {
  deinit { farewells.note("Presentation") }
}
private final class OwnSheet: SheetPresentationController { deinit { farewells.note("Sheet") } }
private final class OwnPopover: PopoverPresentationController {
  deinit { farewells.note("Popover") }
}
private final class OwnManager: TransitionPresentationController {
  deinit { farewells.note("TransitionPresentation") }
}
private final class OwnPercent: PercentDrivenInteractiveTransition {
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
    ("Responder", { OwnResponder() }), ("View", { OwnView() }), ("Label", { OwnLabel() }),
    ("ImageView", { OwnImageView() }), ("Control", { OwnControl() }),
    ("Button", { OwnButton() }), ("ScrollView", { OwnScrollView() }),
    ("Window", { OwnWindow(frame: .zero) }), ("Layer", { OwnLayer() }),
    ("ShapeLayer", { OwnShapeLayer() }), ("GradientLayer", { OwnGradientLayer() }),
    ("Animation", { OwnMotion() }), ("PropertyAnimation", { OwnPropertyMotion() }),
    ("BasicAnimation", { OwnAnimation(keyPath: "opacity") }),
    ("SpringAnimation", { OwnSpring(keyPath: "opacity") }),
    ("KeyframeAnimation", { OwnKeyframes(keyPath: "opacity") }), ("AnimationGroup", { OwnGroup() }),
    ("TransitionAnimation", { OwnTransition() }), ("GestureRecognizer", { OwnRecognizer() }),
    ("Tap", { OwnTap() }), ("Pan", { OwnPan() }), ("EdgePan", { OwnEdgePan() }),
    ("Pinch", { OwnPinch() }), ("Rotation", { OwnRotation() }), ("Swipe", { OwnSwipe() }),
    ("LongPress", { OwnLongPress() }), ("ViewController", { OwnController() }),
    ("Navigation", { OwnStack() }), ("Tabs", { OwnTabs() }),
    (
      "Presentation",
      { OwnPresentation(presentedViewController: ViewController(), presenting: nil) }
    ),
    ("Sheet", { OwnSheet(presentedViewController: ViewController(), presenting: nil) }),
    ("Popover", { OwnPopover(presentedViewController: ViewController(), presenting: nil) }),
    (
      "TransitionPresentation",
      { OwnManager(presentedViewController: ViewController(), presenting: nil) }
    ),
    ("PercentDriven", { OwnPercent() }),
    ("PanInteraction", { OwnPanDriver(toward: .bottom) {} }),
  ]

  @Test("runs once, at the release of the last reference, for each open class")
  func each() {
    for (name, make) in Self.makers {
      farewells.names = []
      do {
        let object = make()
        #expect(farewells.names.isEmpty, "\(name)")
        withExtendedLifetime(object) {}
      }
      #expect(farewells.names == [name])
    }
  }

  @Test("runs from the outside in for a tree, and leaves a retained view without a superview")
  func tree() {
    farewells.names = []
    let survivor = View()
    do {
      let (outer, inner) = (OwnScrollView(), OwnView())
      outer.addSubview(inner)
      inner.addSubview(survivor)
    }
    #expect(farewells.names == ["ScrollView", "View"])
    #expect(survivor.superview == nil)
    #expect(survivor.layer.superlayer == nil)
  }

  @Test("does not overflow the stack where masks have masks", arguments: [true, false])
  func masks(ofViews: Bool) {
    weak var last: AnyObject?
    do {
      if ofViews {
        let views = (0..<10_000).map { _ in View() }
        for (view, mask) in zip(views, views.dropFirst()) { view.mask = mask }
        last = views.last
      } else {
        let layers = (0..<10_000).map { _ in Layer() }
        for (layer, mask) in zip(layers, layers.dropFirst()) { layer.mask = mask }
        last = layers.last
      }
    }
    #expect(last == nil)
  }
}
