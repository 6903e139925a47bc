import Transitioning

/// Animations of blocks and property animators.
@MainActor
enum BlockRows {
  static var all: [Row] {
    [
      Row("blocks: position", "blocks in one turn that add up on one position, until they end") {
        n in
        let scene = Scene(1)
        return time {
          for index in 0..<n {
            View.animate(withDuration: 1) { scene.views[0].center.x = CGFloat(index) }
          }
          scene.stage.advance(by: 0.5)
          scene.stage.advance(by: 1)
        }
      },
      Row("blocks: opacity", "blocks in one turn of which each replaces the one before") { n in
        let scene = Scene(1)
        return time {
          for index in 0..<n {
            View.animate(withDuration: 1) { scene.views[0].alpha = CGFloat(index % 2) }
          }
          scene.stage.advance(by: 2)
        }
      },
      Row("blocks: completions", "blocks in one turn on one position, each with a completion") {
        n in
        let scene = Scene(1)
        var ends = 0
        let spent = time {
          for index in 0..<n {
            View.animate(withDuration: 1) {
              scene.views[0].center.x = CGFloat(index)
            } completion: { _ in
              ends += 1
            }
          }
          scene.stage.advance(by: 0.5)
          scene.stage.advance(by: 1)
        }
        require(ends == n - 1 || ends == n, "\(ends) completions instead of \(n)")
        return spent
      },
      Row("blocks: interruptions", "a position animated again in every frame, for 0.4 s") { n in
        let scene = Scene(1)
        return time {
          for index in 0..<n {
            View.animate(withDuration: 0.4) { scene.views[0].center.x = CGFloat(index % 100) }
            scene.stage.advance(by: 1 / 60)
          }
        }
      },
      Row("blocks: own ends", "blocks on one position that end at instants of their own") { n in
        let scene = Scene(1)
        return time {
          for index in 0..<n {
            View.animate(withDuration: 1 + Double(index) / Double(n)) {
              scene.views[0].center.x = CGFloat(index)
            }
          }
          scene.stage.advance(by: 3)
        }
      },
      Row("blocks: views", "a view each, in a block each, with a completion each") { n in
        let scene = Scene(n)
        return time {
          for view in scene.views {
            View.animate(withDuration: 1) {
              view.alpha = 0.5
            } completion: { _ in
            }
          }
          scene.stage.advance(by: 0.5)
          scene.stage.advance(by: 1)
        }
      },
      Row("blocks: paused", "views that animate in one block, in a container that is paused") { n in
        let scene = Scene(n)
        return time {
          View.animate(withDuration: 1) { for view in scene.views { view.center.x += 10 } }
          scene.stage.advance(by: 0.5)
          scene.window.layer.speed = 0
          scene.stage.advance(by: 1)
        }
      },
      Row("blocks: leaving", "views that animate in one block, each taken out of the window") { n in
        let scene = Scene(n)
        return time {
          View.animate(withDuration: 1) { for view in scene.views { view.center.x += 10 } }
          scene.stage.advance(by: 0.5)
          for view in scene.views.reversed() { view.removeFromSuperview() }
          scene.stage.advance(by: 1)
        }
      },
      Row("blocks: keyframes", "as many keyframes of one position in one block") { n in
        let scene = Scene(1)
        return time {
          View.animateKeyframes(withDuration: 1, delay: 0) {
            for index in 0..<n {
              View.addKeyframe(
                withRelativeStartTime: Double(index) / Double(n), relativeDuration: 1 / Double(n)
              ) {
                scene.views[0].center.x = CGFloat(index)
              }
            }
          }
          scene.stage.advance(by: 2)
        }
      },
      Row("blocks: keyframes back", "as many keyframes of one position, the last first") { n in
        let scene = Scene(1)
        return time {
          View.animateKeyframes(withDuration: 1, delay: 0) {
            for index in (0..<n).reversed() {
              View.addKeyframe(
                withRelativeStartTime: Double(index) / Double(n), relativeDuration: 1 / Double(n)
              ) {
                scene.views[0].center.x = CGFloat(index)
              }
            }
          }
          scene.stage.advance(by: 2)
        }
      },
      Row("transactions: nested", "transactions within each other, with a block and a change each")
      {
        n in
        let scene = Scene(n)
        return time {
          for view in scene.views {
            Transaction.begin()
            Transaction.setCompletionBlock {}
            View.animate(withDuration: 1) { view.alpha = 0.5 }
          }
          for _ in scene.views { Transaction.commit() }
          scene.stage.advance(by: 2)
        }
      },
      Row("transactions: one change", "transactions within each other that wait for one block") {
        n in
        let scene = Scene(1)
        var ends = 0
        let spent = time {
          for _ in 0..<n {
            Transaction.begin()
            Transaction.setCompletionBlock { ends += 1 }
          }
          View.animate(withDuration: 1) { scene.views[0].alpha = 0.5 }
          for _ in 0..<n { Transaction.commit() }
          scene.stage.advance(by: 2)
        }
        require(ends == n, "\(ends) completions instead of \(n)")
        return spent
      },
      Row("transactions: abandoned", "the same on a stage that goes before the end") { n in
        var scene: Scene? = Scene(1)
        return time {
          for _ in 0..<n {
            Transaction.begin()
            Transaction.setCompletionBlock {}
          }
          View.animate(withDuration: 1) { scene?.views[0].alpha = 0.5 }
          for _ in 0..<n { Transaction.commit() }
          scene?.stage.advance(by: 0.5)
          scene = nil
        }
      },
      Row("animators", "a property animator for each view: started, paused, finished") { n in
        let scene = Scene(n)
        return time {
          let animators = scene.views.map { view in
            PropertyAnimator(duration: 1, curve: .linear) { view.center.x += 10 }
          }
          for animator in animators { animator.startAnimation() }
          scene.stage.advance(by: 0.5)
          for animator in animators { animator.pauseAnimation() }
          for animator in animators {
            animator.stopAnimation(false)
            animator.finishAnimation(at: .end)
          }
          scene.stage.advance(by: 1)
        }
      },
      Row("animator", "one property animator for all views, scrubbed and stopped") { n in
        let scene = Scene(n)
        return time {
          let animator = PropertyAnimator(duration: 1, curve: .linear) {
            for view in scene.views { view.center.x += 10 }
          }
          for step in 1...3 {
            animator.fractionComplete = 0.2 * CGFloat(step)
            scene.stage.advance(by: 0)
          }
          animator.stopAnimation(true)
          scene.stage.advance(by: 1)
        }
      },
    ]
  }
}
