import Expectations
import UIKitCompatibility

/// Layer actions by Core Animation's names, written as for UIKit.
extension MainScreenTests {
  @MainActor
  @Suite("Layer actions by name")
  struct LayerActionNameTests {
    private let screen = Screen()

    private final class Painter: NSObject, CALayerDelegate {
      var asked: [String] = []
      var answers: [String: CAAction] = [:]
      func action(for layer: CALayer, forKey event: String) -> CAAction? {
        asked.append(event)
        return answers[event]
      }
    }

    private func makeLayer() -> CALayer {
      let layer = CALayer()
      screen.window.layer.addSublayer(layer)
      screen.wait(0)
      return layer
    }

    @Test("a delegate is asked by name, and its answer runs; it may implement no method")
    func delegate() {
      let (layer, painter) = (makeLayer(), Painter())
      let spin = CABasicAnimation(keyPath: "transform.rotation")
      spin.duration = 1
      spin.toValue = 3
      painter.answers = ["position": NSNull(), "transform": spin]
      layer.delegate = painter
      layer.position = CGPoint(x: 5, y: 5)
      layer.frame = CGRect(x: 1, y: 1, width: 3, height: 3)
      layer.isHidden = true
      expectEqual(painter.asked, ["position", "position", "bounds", "bounds", "hidden"])
      expectTrue(
        layer.animation(forKey: "position") == nil && layer.animation(forKey: "hidden") != nil)
      layer.transform = CATransform3DMakeRotation(3, 0, 0, 1)
      expectEqual(layer.animation(forKey: "transform")?.duration, 1)
      final class Silent: CALayerDelegate {}
      let silent = Silent()
      layer.delegate = silent
      layer.opacity = 0.5
      expectTrue(layer.animation(forKey: "opacity") != nil)
      layer.removeFromSuperlayer()
    }

    @Test("NSNull in a dictionary of actions makes changes at once, and unknown names are kept")
    func dictionary() {
      let layer = makeLayer()
      let still: [String: CAAction] = [
        "onOrderIn": NSNull(), "sublayers": NSNull(), "contents": NSNull(), "bounds": NSNull(),
        "position": NSNull(),
      ]
      layer.actions = still
      expectEqual(layer.actions.map { Set($0.keys) }, Set(still.keys))
      layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      expectTrue(layer.animationKeys() == nil)
      layer.opacity = 0.5
      expectEqual(layer.animationKeys(), ["opacity"])
      layer.actions?["opacity"] = NSNull()
      layer.actions?["bounds"] = nil
      layer.removeAllAnimations()
      layer.opacity = 1
      layer.bounds.size.width = 9
      expectEqual(layer.animationKeys(), ["bounds.size"])
      layer.actions = nil
      expectTrue(layer.actions == nil)
      layer.removeFromSuperlayer()
    }

    @Test("action(forKey:) searches in the layer's own order")
    func search() {
      let (layer, painter) = (makeLayer(), Painter())
      let (move, own) = (CABasicAnimation(), CATransition())
      layer.actions = ["position": move, "bounds": NSNull(), "spin": own, "halt": NSNull()]
      expectTrue(layer.action(forKey: "position") as? CABasicAnimation === move)
      expectTrue(layer.action(forKey: "spin") as? CATransition === own)
      expectEqual(
        ["bounds", "halt", "turn", "opacity"].map { layer.action(forKey: $0) == nil },
        [true, true, true, false])
      painter.answers = ["spin": NSNull(), "position": NSNull()]
      layer.delegate = painter
      expectTrue(["spin", "position"].allSatisfy { layer.action(forKey: $0) == nil })
      expectEqual(painter.asked, ["spin", "position"])
      layer.removeFromSuperlayer()
      expectTrue(screen.root.view.layer.action(forKey: "opacity") == nil)
    }
  }
}
