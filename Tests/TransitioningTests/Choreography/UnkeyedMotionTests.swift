#if TRANSITIONING_ON_UIKIT
  import ControllerSupport
  import Expectations
  import StageSupport
  import Transitioning

  @MainActor
  @Suite("A value that moves without a key, on UIKit")
  struct UnkeyedMotionTests {
    private let scene = ControllerScene()

    /// Presents a controller whose transition fades for half a second; `work` runs at its start.
    private func issues(_ work: @escaping (UIView) -> Void) throws -> [TransitionIssue] {
      let transition = TimedTransition(0.5) {
        work($0.foreView)
        $0.animate($0.foreView, \.opacity, back: 0, fore: 1)
        $0.endAfterAnimations()
      }
      let fore = try scene.play(transition)
      fore.dismiss(animated: false)
      try scene.stage.settle()
      return scene.transitionIssues
    }

    private func fall(_ seconds: TimeInterval) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: "position.y")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 300, seconds)
      return animation
    }

    private func part(of view: UIView) -> UIView {
      let part = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      view.addSubview(part)
      return part
    }

    @Test("is reported, once a transition")
    func found() throws {
      let expected = TransitionIssue.movesWithoutKey(property: "position", owner: "UIView")
      let first = try issues { view in
        for _ in 0..<2 { part(of: view).layer.add(fall(0.4), forKey: nil) }
      }
      expectEqual(first, [expected])
      let second = try issues { part(of: $0).layer.add(fall(0.4), forKey: nil) }
      expectEqual(second, [expected, expected])
    }

    @Test("is none with a key, in a block, at rest, or where the model changes")
    func none() throws {
      #expect(try issues { part(of: $0).layer.add(fall(0.4), forKey: "fall") }.isEmpty)
      let block = try issues { view in
        let part = part(of: view)
        UIView.animate(withDuration: 0.4) { part.center.y = 200 }
      }
      let rest = try issues { part(of: $0).center.y = 200 }
      var followers: [FrameFollower] = []
      let moved = try issues { view in
        let part = part(of: view)
        guard let window = view.window else { return }
        followers.append(FrameFollower(of: window) { part.center.y += 3 })
        scene.stage.perform(afterDelay: 0.4) { for each in followers { each.stop() } }
      }
      expectTrue(block.isEmpty && rest.isEmpty && moved.isEmpty && !followers.isEmpty)
      // A transition that ends within two frames is not searched.
      let short = TimedTransition(0.02) {
        part(of: $0.foreView).layer.add(fall(0.4), forKey: nil)
        $0.transitionDidEnd()
      }
      try scene.play(short)
      expectTrue(scene.transitionIssues.isEmpty)
    }
  }
#endif
