import Transitioning

/// Touches and gesture recognizers.
@MainActor
enum TouchRows {
  static var all: [Row] {
    [
      Row("fingers", "fingers put down on one view, and lifted, the first first") { n in
        let scene = Scene()
        scene.fill().isMultipleTouchEnabled = true
        return fingers(n, on: scene)
      },
      Row("fingers: one is enough", "the same on a view that takes one finger") { n in
        let scene = Scene()
        _ = scene.fill()
        return fingers(n, on: scene)
      },
      Row("fingers: views", "fingers on a view each") { n in
        let scene = Scene()
        stack(n, in: scene.fill())
        scene.stage.advance(by: 0)
        return time {
          let fingers = (0..<n).map { index in
            scene.stage.touchDown(at: CGPoint(x: 5, y: CGFloat(index) * 800 / CGFloat(n)))
          }
          for finger in fingers { finger.lift() }
        }
      },
      Row("fingers: paths", "fingers that follow a path each, for ten frames") { n in
        let scene = Scene()
        scene.fill().isMultipleTouchEnabled = true
        let path = FingerPath(from: CGPoint(x: 9, y: 9))
          .moving(to: CGPoint(x: 90, y: 90), over: 10 / 60)
        return time {
          scene.stage.touch(along: [FingerPath](repeating: path, count: n))
          scene.stage.advance(by: 1)
        } / 10
      },
      Row("fingers: taps", "fingers that tap one after the other") { n in
        let scene = Scene()
        _ = scene.fill()
        let path = FingerPath(from: CGPoint(x: 9, y: 9)).holding(for: 0.05)
        return time {
          for index in 0..<n { scene.stage.touch(along: path, after: Double(index) * 0.15) }
          scene.stage.advance(by: Double(n) * 0.15)
        }
      },
      Row("fingers: paths left", "fingers taken off a path each, the first first") { n in
        let scene = Scene()
        scene.fill().isMultipleTouchEnabled = true
        let path = FingerPath(from: CGPoint(x: 9, y: 9))
          .moving(to: CGPoint(x: 90, y: 90), over: 10 / 60)
        let fingers = scene.stage.touch(along: [FingerPath](repeating: path, count: n))
        return time { for finger in fingers { finger.cancel() } }
      },
      Row("recognizers", "a tap on a view with so many recognizers of taps") { n in
        let scene = Scene()
        let view = scene.fill()
        var calls = 0
        return time {
          for _ in 0..<n { view.addGestureRecognizer(TapGestureRecognizer { _ in calls += 1 }) }
          scene.stage.tap(at: CGPoint(x: 9, y: 9))
          scene.stage.advance(by: 1)
          require(calls == 1, "\(calls) taps instead of one")
        }
      },
      Row("recognizers: removed", "recognizers taken off a view, the first first") { n in
        let scene = Scene()
        let view = scene.fill()
        let recognizers = (0..<n).map { _ in TapGestureRecognizer() }
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
        return time { for each in recognizers { view.removeGestureRecognizer(each) } }
      },
      Row("recognizers: set", "all recognizers of a view set in another order, and to none") { n in
        let scene = Scene()
        let view = scene.fill()
        let recognizers = (0..<n).map { _ in TapGestureRecognizer() }
        return time {
          view.gestureRecognizers = recognizers
          view.gestureRecognizers = recognizers.reversed()
          view.gestureRecognizers = nil
        }
      },
      Row("recognizers: chain", "taps that each require the next to fail, and a tap") { n in
        let scene = Scene()
        let view = scene.fill()
        var calls = 0
        let taps = (0..<n).map { _ in TapGestureRecognizer { _ in calls += 1 } }
        return time {
          for (tap, next) in zip(taps, taps.dropFirst()) { tap.require(toFail: next) }
          for tap in taps { view.addGestureRecognizer(tap) }
          scene.stage.tap(at: CGPoint(x: 9, y: 9))
          scene.stage.advance(by: 1)
          require(calls == 1, "\(calls) taps instead of one")
        }
      },
      Row("recognizers: star", "a tap that requires as many double taps to fail") { n in
        let scene = Scene()
        let view = scene.fill()
        var calls = 0
        let tap = TapGestureRecognizer { _ in calls += 1 }
        view.addGestureRecognizer(tap)
        return time {
          for _ in 0..<n {
            let other = TapGestureRecognizer()
            other.numberOfTapsRequired = 2
            view.addGestureRecognizer(other)
            tap.require(toFail: other)
          }
          scene.stage.tap(at: CGPoint(x: 9, y: 9))
          scene.stage.advance(by: 1)
          require(calls == 1, "\(calls) taps instead of one")
        }
      },
      Row("recognizers: deep", "a tap on views in each other, with a recognizer each") { n in
        let scene = Scene()
        var calls = 0
        _ = scene.nest(n) {
          $0.addGestureRecognizer(TapGestureRecognizer { _ in calls += 1 })
        }
        return time {
          scene.stage.tap(at: CGPoint(x: 9, y: 9))
          scene.stage.advance(by: 1)
          require(calls == 1, "\(calls) taps instead of one")
        }
      },
      Row("recognizers: views", "fingers on a view each, which has a recognizer of its own") { n in
        let scene = Scene()
        stack(n, in: scene.fill()) { $0.addGestureRecognizer(TapGestureRecognizer()) }
        scene.stage.advance(by: 0)
        return time {
          let fingers = (0..<n).map { index in
            scene.stage.touchDown(at: CGPoint(x: 5, y: CGFloat(index) * 800 / CGFloat(n)))
          }
          for finger in fingers { finger.lift() }
        }
      },
      Row("recognizers: actions", "a tap for which so much is called; all of it taken away") { n in
        let scene = Scene()
        let tap = TapGestureRecognizer()
        scene.fill().addGestureRecognizer(tap)
        var calls = 0
        let spent = time {
          let actions = (0..<n).map { _ in tap.addAction { _ in calls += 1 } }
          scene.stage.tap(at: CGPoint(x: 9, y: 9))
          scene.stage.advance(by: 1)
          for action in actions { tap.removeAction(action) }
        }
        require(calls == n, "\(calls) calls instead of \(n)")
        return spent
      },
      Row("responders", "a touch passed on through views in each other") { n in
        let scene = Scene()
        _ = scene.nest(n)
        return time {
          scene.stage.tap(at: CGPoint(x: 9, y: 9))
          scene.stage.advance(by: 1)
        }
      },
    ]
  }

  private static func fingers(_ n: Int, on scene: Scene) -> Double {
    time {
      let fingers = (0..<n).map { _ in scene.stage.touchDown(at: CGPoint(x: 9, y: 9)) }
      for finger in fingers { finger.lift() }
    }
  }

  /// Fills a view with rows, in nested groups, so that hit testing finds a row quickly.
  private static func stack(_ n: Int, in view: View, _ prepare: (View) -> Void = { _ in }) {
    var levels = [(view, 0..<n)]
    while let (view, range) = levels.popLast() {
      let height = view.bounds.height / CGFloat(range.count)
      guard range.count > 1 else {
        prepare(view)
        continue
      }
      let middle = range.count / 2
      for part in [range.prefix(middle), range.dropFirst(middle)] {
        let child = View(
          frame: CGRect(
            x: 0, y: CGFloat(part.startIndex - range.lowerBound) * height, width: view.bounds.width,
            height: CGFloat(part.count) * height))
        view.addSubview(child)
        levels.append((child, part.startIndex..<part.endIndex))
      }
    }
  }
}
