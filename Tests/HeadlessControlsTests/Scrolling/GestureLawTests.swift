import Foundation
import HeadlessControls
import HeadlessStage
import HeadlessViews
import Testing

@MainActor
@Suite("Gestures under random fingers")
struct GestureLawTests {
  /// The moments at which trees, recognizers and offsets change.
  enum Deeds: CaseIterable {
    case none
    case between
    case within
  }

  /// Puts random fingers on the stage of a world, some of them by hand.
  private func touch(_ world: GestureWorld, _ deeds: Deeds) throws {
    var byHand: [Finger] = []
    if deeds == .within {
      world.checksExclusion = false
      world.whenTold = { [unowned world] in
        guard world.chance(6) else { return }
        disturb(world)
        if world.chance(3) { world.stage.fingers.randomElement(using: &world.numbers)?.lift() }
        if world.chance(9) { _ = world.stage.touchDown(at: world.place()) }
      }
    }
    for _ in 0..<24 {
      switch Int.random(in: 0..<11, using: &world.numbers) {
      case 8: world.stage.pinch(at: world.place(), from: 20, to: 200, over: 0.1, angle: 1)
      case 9: world.stage.rotate(at: world.place(), by: 2, over: 0.1)
      case 10: world.stage.longPress(at: world.place(), for: 0.3)
      case 0: world.stage.tap(at: world.place(), count: .random(in: 1...3, using: &world.numbers))
      case 1:
        world.stage.drag(from: world.place(), to: world.place(), duration: 0.1, holdingFor: 0.05)
      case 2: world.stage.flick(from: world.place(), to: world.place(), velocity: 800)
      case 3: byHand.append(world.stage.touchDown(at: world.place()))
      case 4: byHand.randomElement(using: &world.numbers)?.move(to: world.place())
      case 5: byHand.randomElement(using: &world.numbers)?.move(byX: 6, y: 6)
      case 6: byHand.popLast()?.lift()
      default: if world.chance(2) { byHand.popLast()?.cancel() }
      }
      if deeds != .none { disturb(world) }
      if world.chance(2) { world.stage.advance(by: .random(in: 0...0.2, using: &world.numbers)) }
    }
    world.whenTold = {}
    for finger in byHand + world.stage.fingers where finger.isDown { finger.lift() }
    try world.stage.settle()
    if deeds != .none, let view = world.scrollView {
      // An offset that an app set beyond an edge stays there; a tap makes the content return.
      view.contentSize.height += 1
      try world.stage.settle()
    }
    world.checkRest()
  }

  private func disturb(_ world: GestureWorld) {
    let gesture = world.gestures.randomElement(using: &world.numbers)
    let view = world.views.randomElement(using: &world.numbers)
    switch Int.random(in: 0..<16, using: &world.numbers) {
    case 8: world.scrollView?.contentOffset.y += .random(in: -50...50, using: &world.numbers)
    case 9: world.scrollView?.bounds.origin.y += .random(in: -50...50, using: &world.numbers)
    case 10: world.scrollView?.contentSize.height = .random(in: 0...900, using: &world.numbers)
    case 11: world.scrollView?.setContentOffset(world.place(), animated: world.chance(2))
    case 12: world.scrollView?.isScrollEnabled.toggle()
    case 13:
      if let view = world.scrollView {
        view.superview == nil ? world.window.addSubview(view) : view.removeFromSuperview()
      }
    case 14:
      let side = CGFloat.random(in: 200...600, using: &world.numbers)
      world.stage.resize(to: CGSize(width: side, height: 800 - side), animatedFor: 0.1)
    case 15: world.scrollView?.frame.size.height = .random(in: 0...400, using: &world.numbers)
    case 0: gesture?.isEnabled.toggle()
    case 1: view?.removeFromSuperview()
    case 2: if let view, view.superview == nil { world.window.addSubview(view) }
    case 3: if let gesture { view?.addGestureRecognizer(gesture) }
    case 4: if let gesture { gesture.view?.removeGestureRecognizer(gesture) }
    case 5: world.window.isHidden.toggle()
    case 6: gesture?.state = .failed
    default: break
    }
  }

  @Test(
    "keep all laws, with and without changes of the trees, also from within callbacks",
    arguments: Deeds.allCases)
  func laws(deeds: Deeds) throws {
    var recognized = 0
    for seed in 0..<1000 {
      weak var gone: GestureWorld?
      weak var gesture: GestureRecognizer?
      weak var view: View?
      do {
        let world = GestureWorld(seed: UInt64(seed))
        try touch(world, deeds)
        (gone, gesture, view) = (world, world.gestures.first, world.views.first)
        recognized += world.recognized
        try #require(world.breaches.isEmpty, "seed \(seed): \(world.breaches.prefix(5))")
      }
      try #require(gone == nil, "seed \(seed) leaks")
      try #require(gesture == nil, "seed \(seed) leaks")
      try #require(view == nil, "seed \(seed) leaks")
    }
    #expect(recognized > 300)
  }

  @Test("are the same in any steps of the clock")
  func steps() throws {
    for seed in 0..<100 {
      var logs: [[String]] = []
      for steps in [1, 37] {
        let world = GestureWorld(seed: UInt64(seed))
        for index in 0..<6 {
          let (from, to) = (world.place(), world.place())
          world.stage.drag(from: from, to: to, duration: 0.2, after: Double(index) * 0.07)
          world.stage.tap(at: to, after: Double(index) * 0.2)
          world.stage.pinch(at: from, from: 20, to: 90, over: 0.2, after: Double(index) * 0.3)
        }
        for step in 1...steps { world.stage.advance(to: 3 * Double(step) / Double(steps)) }
        try world.stage.settle()
        world.checkRest()
        #expect(world.breaches.isEmpty)
        logs.append(world.log)
      }
      #expect(logs[0] == logs[1])
      #expect(!logs[0].isEmpty)
    }
  }
}
