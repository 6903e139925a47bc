import TestSupport
import Transitioning

/// A random life of controllers on one stage, whose requests are values.
@MainActor
package struct RequestLife {
  private typealias Operation = ControllerWorld.Operation

  private static let count = 5

  /// The number of operations of a life, without those within callbacks.
  private static let length = 60

  /// The operations, in words.
  package let script: [String]

  /// The first fault, with the shortest script that causes the fault; nil if no law was broken.
  package let fault: RandomWorld.Fault?

  /// Runs a life in each layout.
  package init(seed: UInt64) {
    var (words, fault): ([String], RandomWorld.Fault?) = ([], nil)
    for layout in ControllerWorld.Layout.allCases where fault == nil {
      let script = Self.script(seed, layout)
      words += script.map(\.description)
      guard Self.complaint(script, layout) != nil else { continue }
      let shortest = Self.shortened(script, layout)
      fault = RandomWorld.Fault(
        seed: seed, complaint: "\(layout): \(Self.complaint(shortest, layout) ?? "")",
        script: shortest.map(\.description))
    }
    (self.script, self.fault) = (words, fault)
  }

  /// The violations at the end of a script, or nil.
  private static func complaint(
    _ script: [Operation], _ layout: ControllerWorld.Layout
  ) -> String? {
    let world = ControllerWorld(count: count, layout)
    for operation in script { world.perform(operation) }
    world.conclude()
    return world.complaints.isEmpty ? nil : world.complaints.joined(separator: "; ")
  }

  /// The script without the operations that the failure does not need.
  private static func shortened(
    _ script: [Operation], _ layout: ControllerWorld.Layout
  ) -> [Operation] {
    var script = script
    var length = script.count / 2
    while length > 0 {
      var start = 0
      while start < script.count {
        var shorter = script
        shorter.removeSubrange(start..<min(start + length, script.count))
        if complaint(shorter, layout) != nil { script = shorter } else { start += length }
      }
      length /= 2
    }
    return script
  }

  private static func script(_ seed: UInt64, _ layout: ControllerWorld.Layout) -> [Operation] {
    var generator = SeededGenerator(seed: seed)
    return (0..<length).map { _ in
      let isContainers = layout != .plain && Int.random(in: 0..<2, using: &generator) == 0
      return isContainers
        ? containerOperation(&generator, mayReact: true) : operation(&generator, mayReact: true)
    }
  }

  private static func containerOperation(
    _ generator: inout SeededGenerator, mayReact: Bool
  ) -> Operation {
    let one = Int.random(in: 0..<count, using: &generator)
    let stack = Int.random(in: 0..<5, using: &generator) / 4
    let other = Int.random(in: 0..<count, using: &generator)
    let isAnimated = Int.random(in: 0..<4, using: &generator) > 0
    func some() -> [Int] {
      (0..<Int.random(in: 0..<4, using: &generator)).map { _ in
        Int.random(in: 0..<count, using: &generator)
      }
    }
    switch Int.random(in: 0..<(mayReact ? 31 : 25), using: &generator) {
    case 0..<5: return .push(one, on: stack, animated: isAnimated)
    case 5..<9: return .pop(stack, animated: isAnimated)
    case 9: return .popTo(one, animated: isAnimated)
    case 10: return .popToRoot(stack, animated: isAnimated)
    case 11, 12: return .replaceStack(stack, some(), animated: isAnimated)
    case 13, 14: return .select(one % 3)
    case 15: return .replaceTabs(some())
    case 16: return .hideBar(one, isAnimated)
    case 17..<20:
      let isEdge = Int.random(in: 0..<3, using: &generator) > 0
      return .touch(
        x: isEdge ? 0.01 : Double.random(in: 0...1, using: &generator),
        y: Double.random(in: 0.05...0.95, using: &generator),
        overX: Double.random(in: -0.2...1, using: &generator),
        overY: isEdge ? 0 : Double.random(in: -0.6...0.9, using: &generator),
        duration: Double.random(in: 0.05...0.6, using: &generator))
    case 20, 21: return .hideNavigationBar(stack, one % 2 == 0, animated: isAnimated)
    case 22: return .rename(one, isAnimated ? "long title \(other)" : "")
    case 23: return .presentStack(from: other, animated: isAnimated)
    case 24: return .driveStack(isAnimated)
    case 25..<28:
      return .advance([1.0 / 60, 0.1, 0.35][Int.random(in: 0..<3, using: &generator)])
    default:
      let callbacks = ControllerWorld.callbacks
      return .react(
        one, callbacks[Int.random(in: 0..<callbacks.count, using: &generator)],
        containerOperation(&generator, mayReact: false))
    }
  }

  private static func operation(
    _ generator: inout SeededGenerator, mayReact: Bool
  ) -> Operation {
    let one = Int.random(in: 0..<count, using: &generator)
    let other = Int.random(in: 0..<count, using: &generator)
    let isAnimated = Int.random(in: 0..<4, using: &generator) > 0
    let steps = [0, 1.0 / 60, 0.05, 0.1, 0.35, 1]
    switch Int.random(in: 0..<(mayReact ? 35 : 27), using: &generator) {
    case 0..<6: return .present(max(1, one), from: other, animated: isAnimated)
    case 6..<10: return .dismiss(one, animated: isAnimated)
    case 10..<12: return .drive(one, Double.random(in: -0.1...1.1, using: &generator))
    case 12: return .finish(one)
    case 13: return .cancel(one)
    case 14: return .pause(one)
    case 15: return .resize(other)
    case 16: return .reduceMotion(isAnimated)
    case 17, 18:
      let styles = UIModalPresentationStyle.allCases
      return .style(one, styles[Int.random(in: 0..<styles.count, using: &generator)])
    case 19..<22: return .transition(one, Int.random(in: 0..<7, using: &generator))
    case 22: return .nest(max(1, one), in: other)
    case 23: return isAnimated ? .unnest(one) : .defineContext(one, other % 2 == 0)
    case 24: return .swap(one, other, animated: isAnimated)
    case 25: return .mirror(one % 2 == 0)
    case 26: return .hideWindow(!isAnimated)
    case 27..<33:
      return .advance(steps[Int.random(in: 0..<steps.count, using: &generator)])
    default:
      let callbacks = ControllerWorld.callbacks
      return .react(
        one, callbacks[Int.random(in: 0..<callbacks.count, using: &generator)],
        operation(&generator, mayReact: false))
    }
  }
}
