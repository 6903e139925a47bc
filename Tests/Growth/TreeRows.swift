import Transitioning

/// Trees of extreme width.
@MainActor
enum TreeRows {
  static var all: [Row] {
    layers + views + [
      Row("hit: wide", "ten points looked for among as many views side by side") { n in
        let scene = Scene(n)
        return time {
          for y in 0..<10 { _ = scene.window.hitTest(CGPoint(x: 389, y: CGFloat(y) + 0.5)) }
        } / 10
      },
      Row("layout: wide", "as many views laid out, and a display list of them") { n in
        let scene = Scene(n)
        return time {
          for view in scene.views {
            view.backgroundColor = .black
            view.setNeedsLayout()
          }
          scene.stage.advance(by: 0)
          require(scene.stage.displayList().items.count == n, "not all is shown")
        }
      },
      Row("accessibility: wide", "the elements of a screen, each of which leaves while focused") {
        n in
        let scene = Scene(n)
        for view in scene.views { view.isAccessibilityElement = true }
        return time {
          require(scene.stage.accessibility.elements.count == n, "not all are found")
          scene.stage.accessibility.post(.screenChanged, argument: scene.views[n - 1])
          for view in scene.views { view.removeFromSuperview() }
          scene.stage.advance(by: 0)
        }
      },
    ]
  }

  private static var layers: [Row] {
    [
      Row("layers: remove first", "sublayers taken away, the first first") { n in
        let (layer, layers) = layers(n)
        return time {
          for each in layers { each.removeFromSuperlayer() }
          require(layer.sublayers == nil, "some are left")
        }
      },
      Row("layers: insert first", "sublayers inserted behind all others") { n in
        let (layer, layers) = layers(n, areIn: false)
        return time {
          for each in layers { layer.insertSublayer(each, at: 0) }
          require(layer.sublayers?.first === layers[n - 1], "the order is wrong")
        }
      },
      Row("layers: insert middle", "sublayers inserted above and below one in the middle") { n in
        let (layer, layers) = layers(n)
        return time {
          for _ in 0..<n / 2 {
            layer.insertSublayer(Layer(), above: layers[n / 2])
            layer.insertSublayer(Layer(), below: layers[n / 2])
          }
          require(layer.sublayers?.count == 2 * n / 2 * 2, "some are missing")
        }
      },
    ]
  }

  private static var views: [Row] {
    [
      Row("views: remove first", "subviews taken away, the first first") { n in
        let scene = Scene(n)
        return time {
          for view in scene.views { view.removeFromSuperview() }
          require(scene.window.subviews.isEmpty, "some are left")
        }
      },
      Row("views: insert first", "subviews inserted behind all others") { n in
        let scene = Scene()
        return time {
          for _ in 0..<n { scene.window.insertSubview(View(), at: 0) }
          require(scene.window.subviews.count == n, "some are missing")
        }
      },
      Row("views: insert middle", "subviews inserted above and below one in the middle") { n in
        let scene = Scene(n)
        let middle = scene.views[n / 2]
        return time {
          for _ in 0..<n / 2 {
            scene.window.insertSubview(View(), aboveSubview: middle)
            scene.window.insertSubview(View(), belowSubview: middle)
          }
          require(scene.window.subviews.count == 2 * n, "some are missing")
        }
      },
      Row("views: to front", "each subview brought to the front") { n in
        let scene = Scene(n)
        return time {
          for view in scene.views { scene.window.bringSubviewToFront(view) }
          require(scene.window.subviews == scene.views, "the order is wrong")
        }
      },
      Row("views: to back", "each subview sent to the back") { n in
        let scene = Scene(n)
        return time {
          for view in scene.views { scene.window.sendSubviewToBack(view) }
          require(scene.window.subviews == scene.views.reversed(), "the order is wrong")
        }
      },
      Row("views: shuffle", "subviews brought to the front from anywhere") { n in
        let scene = Scene(n)
        return time {
          for index in 0..<n { scene.window.bringSubviewToFront(scene.views[index * 7_919 % n]) }
          require(scene.window.subviews.count == n, "some are missing")
        }
      },
      Row("views: exchange", "subviews exchanged with others in the middle") { n in
        let scene = Scene(n)
        return time {
          for index in 0..<n {
            scene.window.exchangeSubview(at: index, withSubviewAt: (index + n / 2) % n)
          }
        }
      },
      Row("views: queue", "the first taken away and another added, as often as there are views") {
        n in
        let scene = Scene(n)
        return time {
          for view in scene.views {
            view.removeFromSuperview()
            scene.window.addSubview(view)
          }
          require(scene.window.subviews == scene.views, "the order is wrong")
        }
      },
    ]
  }

  private static func layers(_ n: Int, areIn: Bool = true) -> (Layer, [Layer]) {
    let layer = Layer()
    let layers = (0..<n).map { _ in Layer() }
    if areIn { for each in layers { layer.addSublayer(each) } }
    return (layer, layers)
  }
}
