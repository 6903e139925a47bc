import TestSupport
import Testing
import Transitioning

@MainActor
@Suite("A random tree of containers")
struct ContainmentAdversityTests {
  private let scene = ControllerScene()

  /// Records the last appearance call of each controller.
  private func replay(_ lines: [String], _ last: inout [String: String]) -> [String] {
    var illegal: [String] = []
    let legal: [String: Set<String>] = [
      "": ["viewWillAppear"], "viewDidDisappear": ["viewWillAppear"],
      "viewWillAppear": ["viewDidAppear", "viewWillDisappear"],
      "viewDidAppear": ["viewWillDisappear"],
      "viewWillDisappear": ["viewDidDisappear", "viewWillAppear"],
    ]
    for line in lines {
      let parts = line.split(separator: ".")
      let (name, call) = (String(parts[0]), String(parts[1].prefix { $0 != "(" }))
      guard legal.keys.contains(call) else { continue }
      let before = last[name, default: ""]
      if legal[before]?.contains(call) != true { illegal.append("\(before) → \(line)") }
      last[name] = call
    }
    return illegal
  }

  @Test(
    "calls in pairs, and calls each visible controller, for any moves (ViewControllers 14)",
    arguments: 0..<12)
  func balance(seed: UInt64) throws {
    var random = Dice(state: seed)
    let pool = (0..<8).map { scene.controller("\($0)") }
    let all = [scene.back] + pool
    let cover = scene.controller("S", seed % 2 == 0 ? .fullScreen : .pageSheet)
    var last = ["P": "viewDidAppear"]
    for _ in 0..<250 {
      let (one, other) = (pool[random.roll(8)], all[random.roll(9)])
      switch random.roll(11) {
      case 0, 1: other.addChild(one)
      case 2, 3, 4: one.parent?.view.addSubview(one.view)
      case 5: one.viewIfLoaded?.removeFromSuperview()
      case 6:
        one.willMove(toParent: nil)
        one.viewIfLoaded?.removeFromSuperview()
        one.removeFromParent()
      case 7: one.removeFromParent()
      case 8 where cover.presentingViewController == nil:
        scene.back.present(cover, animated: random.roll(2) == 0)
      case 8: cover.dismiss(animated: random.roll(2) == 0)
      case 9:
        guard let parent = one.parent, let sibling = parent.children.last else { continue }
        guard sibling !== one, one.viewIfLoaded?.superview != nil else { continue }
        parent.transition(from: one, to: sibling, duration: 0.3, animations: nil)
      default: scene.stage.advance(by: Double(random.roll(3)) * 0.2)
      }
      #expect(replay(scene.log.take(), &last) == [])
    }
    try scene.stage.settle()
    #expect(replay(scene.log.take(), &last) == [])
    for controller in pool {
      let (state, view) = (last[controller.title ?? "", default: ""], controller.viewIfLoaded)
      let isAppeared = state == "viewDidAppear"
      #expect(isAppeared || state == "" || state == "viewDidDisappear")
      if isAppeared { #expect(view?.window != nil) }
      guard let view, view.window != nil, let parent = controller.parent,
        view.isDescendant(of: parent.view), last[parent.title ?? ""] == "viewDidAppear"
      else { continue }
      #expect(isAppeared)
    }
    scene.window.rootViewController = nil
    try scene.stage.settle()
    #expect(replay(scene.log.take(), &last) == [])
    #expect(last.values.allSatisfy { $0 == "viewDidDisappear" })
    let unbalanced = scene.issues.filter {
      if case .unbalancedAppearance = $0 { true } else { false }
    }
    #expect(unbalanced == [])
  }
}

/// A random number generator with the same numbers in every run.
private struct Dice {
  var state: UInt64

  mutating func roll(_ sides: UInt64) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % sides)
  }
}
