import Transitioning

/// Trees of extreme depth.
@MainActor
enum DepthRows {
  static var all: [Row] {
    [
      Row("deep: build up", "views put into each other from the inside out, and taken apart") { n in
        let scene = Scene()
        return time {
          var view = View()
          for _ in 1..<n {
            let outer = View()
            outer.addSubview(view)
            view = outer
          }
          scene.window.addSubview(view)
          scene.stage.advance(by: 0)
          view.removeFromSuperview()
        }
      },
      Row("deep: hit", "a point looked for in views in each other") { n in
        let scene = Scene()
        let views = scene.nest(n)
        return time {
          require(scene.window.hitTest(CGPoint(x: 9, y: 9)) === views[n - 1], "another was hit")
          _ = scene.window.layer.hitTest(CGPoint(x: 9, y: 9))
        }
      },
      Row("deep: hit one side", "the same in views that have no back") { n in
        let scene = Scene()
        let views = scene.nest(n) { $0.layer.isDoubleSided = false }
        return time {
          require(scene.window.hitTest(CGPoint(x: 9, y: 9)) === views[n - 1], "another was hit")
          _ = scene.window.layer.hitTest(CGPoint(x: 9, y: 9))
        }
      },
      Row("deep: layout", "views in each other laid out, from the innermost on") { n in
        let scene = Scene()
        let views = scene.nest(n)
        return time {
          for view in views.reversed() { view.setNeedsLayout() }
          scene.stage.advance(by: 0)
          for view in views.reversed() { view.setNeedsLayout() }
          views[n - 1].layoutIfNeeded()
          scene.stage.advance(by: 0)
        }
      },
      Row("deep: list", "a display list of views in each other, translucent and cut off") { n in
        let scene = Scene()
        _ = scene.nest(n) {
          $0.backgroundColor = .black
          $0.alpha = 0.999999
          $0.clipsToBounds = true
        }
        return time { _ = scene.stage.displayList() }
      },
      Row("deep: safe area", "views in each other that keep clear of the edges, moved") { n in
        let scene = Scene()
        scene.stage.safeAreaInsets = EdgeInsets(top: 47, bottom: 34)
        let views = scene.nest(n) { $0.preservesSuperviewLayoutMargins = true }
        return time {
          views[0].frame.origin.y = 10
          scene.stage.advance(by: 0)
          _ = views[n - 1].safeAreaInsets
          _ = views[n - 1].layoutMargins
        }
      },
      Row("deep: convert", "ten points converted from the innermost view to the window") { n in
        let scene = Scene()
        let views = scene.nest(n)
        return time {
          for _ in 0..<10 { _ = views[n - 1].convert(CGPoint.zero, to: nil) }
        } / 10
      },
      Row("deep: tint", "a tint that views in each other take over") { n in
        let scene = Scene()
        let views = scene.nest(n)
        return time { views[0].tintColor = .black }
      },
      Row("deep: snapshot", "a snapshot of views in each other") { n in
        let scene = Scene()
        let views = scene.nest(n)
        return time { _ = views[0].snapshotView(afterScreenUpdates: false) }
      },
      Row("deep: animate", "views in each other that animate, and lose their window") { n in
        let scene = Scene()
        let views = scene.nest(n)
        return time {
          View.animate(withDuration: 1) { for view in views { view.alpha = 0.5 } }
          scene.stage.advance(by: 0.5)
          views[0].layer.speed = 0.5
          views[0].removeFromSuperview()
          scene.stage.advance(by: 1)
        }
      },
      Row("deep: own times", "one block animates views in each other that have times of their own")
      {
        n in
        let scene = Scene()
        let views = scene.nest(n) { $0.layer.timeOffset = 1 }
        return time {
          View.animate(withDuration: 1) { for view in views.reversed() { view.alpha = 0.5 } }
          scene.stage.advance(by: 0.5)
          scene.stage.advance(by: 1)
        }
      },
      Row("deep: own blocks", "the same with a block for each view") { n in
        let scene = Scene()
        let views = scene.nest(n) { $0.layer.timeOffset = 1 }
        return time {
          for view in views { View.animate(withDuration: 1) { view.alpha = 0.5 } }
          scene.stage.advance(by: 0.5)
          scene.stage.advance(by: 1)
        }
      },
      Row("deep: times set", "views in each other given times of their own") { n in
        let scene = Scene()
        let views = scene.nest(n)
        return time { for view in views { view.layer.timeOffset = 1 } }
      },
      Row("deep: conducted", "layers in each other whose time is conducted, the innermost first") {
        n in
        let scene = Scene()
        let layers = scene.nest(n).reversed().map(\.layer)
        return time { conduct(layers, on: scene.stage) }
      },
    ]
  }

  /// Stops the time of some layers, and continues it.
  static func conduct(_ layers: [Layer], on stage: Stage) {
    let timeController = LayerTimeController(layers, at: 0, on: stage.timeline)
    timeController?.hold(at: 0.5)
    stage.advance(by: 0.1)
    timeController?.stop()
  }
}
