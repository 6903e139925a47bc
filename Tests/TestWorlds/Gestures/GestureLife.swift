import Foundation
import HeadlessControllers
import HeadlessStage
import HeadlessViews

/// A random life of views, recognizers and fingers.
@MainActor
package struct GestureLife {
  /// The moments at which trees, recognizers and offsets change.
  package enum Deeds: CaseIterable, Sendable {
    case none
    case between
    case within
  }

  /// The number of operations of a life.
  package static let length = 24

  /// The breaches of laws, in words.
  package let complaints: [String]

  /// Everything that was reported, in order.
  package let log: [String]

  /// The number of gestures that were recognized.
  package let recognized: Int

  /// Runs a life of random fingers.
  package init(seed: UInt64, deeds: Deeds) {
    weak var gone: GestureWorld?
    weak var gesture: UIGestureRecognizer?
    weak var view: UIView?
    var (complaints, log, recognized): ([String], [String], Int)
    do {
      let world = GestureWorld(seed: seed)
      do { try Self.touch(world, deeds) } catch { world.breach("\(error)") }
      (gone, gesture, view) = (world, world.gestures.first, world.views.first)
      (complaints, log, recognized) = (world.breaches, world.log, world.recognized)
    }
    if gone != nil || gesture != nil || view != nil { complaints.append("leaks") }
    (self.complaints, self.log, self.recognized) = (complaints, log, recognized)
  }

  /// Runs a life of scheduled fingers, with the clock in some number of steps.
  package init(seed: UInt64, steps: Int) {
    let world = GestureWorld(seed: seed)
    for index in 0..<6 {
      let (from, to) = (world.place(), world.place())
      world.stage.drag(from: from, to: to, duration: 0.2, after: Double(index) * 0.07)
      world.stage.tap(at: to, after: Double(index) * 0.2)
      world.stage.pinch(at: from, from: 20, to: 90, over: 0.2, after: Double(index) * 0.3)
    }
    for step in 1...steps { world.stage.advance(to: 3 * Double(step) / Double(steps)) }
    do { try world.stage.settle() } catch { world.breach("\(error)") }
    world.checkRest()
    (complaints, log, recognized) = (world.breaches, world.log, world.recognized)
  }

  /// Puts random fingers on the stage of a world, some of them by hand.
  private static func touch(_ world: GestureWorld, _ deeds: Deeds) throws {
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

  private static func disturb(_ world: GestureWorld) {
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
}
