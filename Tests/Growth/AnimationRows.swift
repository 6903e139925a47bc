import Transitioning

/// Animations under keys of layers.
@MainActor
enum AnimationRows {
  static var all: [Row] {
    [
      Row("keys: add", "animations under their own keys added to one layer") { n in
        let (scene, layer) = scene()
        return time {
          add(n, to: layer)
          scene.stage.advance(by: 0)
        }
      },
      Row("keys: frames", "ten frames, in each of which the layer is looked at") { n in
        let (scene, layer) = scene(n)
        return time {
          for _ in 0..<10 {
            scene.stage.advance(by: 0.01)
            _ = layer.presentationProperties
          }
        }
      },
      Row("keys: replace", "each of them replaced by another of its key") { n in
        let (scene, layer) = scene(n)
        return time {
          add(n, to: layer)
          scene.stage.advance(by: 0)
        }
      },
      Row("keys: remove", "each of them removed by its key, the first first") { n in
        let (scene, layer) = scene(n)
        return time {
          for index in 0..<n { layer.removeAnimation(forKey: "key \(index)") }
          scene.stage.advance(by: 0)
        }
      },
      Row("keys: end", "their ends, each at an instant of its own") { n in
        let (scene, layer) = scene()
        add(n, to: layer) { 1 + Double($0) / Double(n) }
        scene.stage.advance(by: 0)
        return time { scene.stage.advance(by: 3) }
      },
      Row("keys: afterwards", "a thousand frames of a layer that had them") { n in
        let (scene, layer) = scene()
        View.animate(withDuration: 1_000) { scene.views[0].alpha = 0 }
        add(n, to: layer) { 1 + Double($0) / Double(n) }
        scene.stage.advance(by: 3)
        return time {
          for _ in 0..<1_000 {
            scene.stage.advance(by: 0.01)
            _ = layer.presentationProperties
          }
        }
      },
      Row("keys: endless", "as many that repeat without an end, named by `settle`") {
        n in
        let (scene, layer) = scene()
        for index in 0..<n {
          let animation = BasicAnimation(\.opacity, from: 0, to: 1)
          animation.repeatCount = .infinity
          layer.add(animation, forKey: "key \(index)")
        }
        return time {
          do { try scene.stage.settle() } catch { require("\(error)".count > n, "\(error)") }
        }
      },
      Row("groups: nested", "a group in a group in a group: added, a frame, and its end") { n in
        let (scene, layer) = scene()
        var group: Animation = BasicAnimation(\.opacity, from: 0, to: 1)
        for _ in 0..<n { group = AnimationGroup([group]) }
        group.duration = 1
        return time {
          layer.add(group, forKey: "group")
          scene.stage.advance(by: 0)
          scene.stage.advance(by: 0.5)
          require(layer.presentationProperties.opacity == 0.5, "the innermost does not show")
          scene.stage.advance(by: 1)
          group = Animation()
        }
      },
      Row("groups: wide", "a group of as many: added, a frame, and its end") { n in
        let (scene, layer) = scene()
        let group = AnimationGroup((0..<n).map { _ in BasicAnimation(\.opacity, from: 0, to: 1) })
        group.duration = 1
        return time {
          layer.add(group, forKey: "group")
          scene.stage.advance(by: 0.5)
          _ = layer.presentationProperties
          scene.stage.advance(by: 1)
        }
      },
      Row("keyframes", "an animation of as many key times: added, ten frames") { n in
        let (scene, layer) = scene()
        return time {
          let animation = KeyframeAnimation(\.opacity, values: (0..<n).map { CGFloat($0 % 2) })
          animation.keyTimes = (0..<n).map { Double($0) / Double(n - 1) }
          animation.duration = 1
          layer.add(animation, forKey: nil)
          for _ in 0..<10 {
            scene.stage.advance(by: 0.05)
            _ = layer.presentationProperties
          }
        }
      },
    ]
  }

  /// A scene of one view, whose layer has some animations of a minute.
  private static func scene(_ n: Int = 0) -> (Scene, Layer) {
    let scene = Scene(1)
    add(n, to: scene.views[0].layer)
    scene.stage.advance(by: 0)
    return (scene, scene.views[0].layer)
  }

  private static func add(
    _ n: Int, to layer: Layer, lasting duration: (Int) -> TimeInterval = { _ in 60 }
  ) {
    for index in 0..<n {
      let animation = BasicAnimation(\.opacity, from: 0, to: 1)
      animation.duration = duration(index)
      layer.add(animation, forKey: "key \(index)")
    }
  }
}
