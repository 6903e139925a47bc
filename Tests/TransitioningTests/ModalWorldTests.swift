import Testing
import Transitioning

@MainActor
@Suite("Whatever is asked for in whatever order")
struct ModalWorldTests {
  private typealias Operation = ModalWorld.Operation

  private static let count = 5

  @Test(
    "ends with balanced callbacks, consistent links, nothing leaked and nothing said",
    arguments: 0..<10)
  func random(part: Int) {
    // 10 parts of 200 lives of 60 operations are 120,000.
    for seed in part * 200..<(part + 1) * 200 {
      let script = Self.script(UInt64(seed))
      guard let complaint = Self.complaint(script) else { continue }
      let shortest = Self.shortened(script)
      Issue.record(
        """
        seed \(seed): \(complaint)
        \(shortest.map { "  \($0)" }.joined(separator: "\n"))
          → \(Self.complaint(shortest) ?? "")
        """)
      return
    }
  }

  /// What is wrong at the end of a script, if anything is.
  private static func complaint(_ script: [Operation]) -> String? {
    let world = ModalWorld(count: count)
    for operation in script { world.perform(operation) }
    world.conclude()
    return world.complaints.isEmpty ? nil : world.complaints.joined(separator: "; ")
  }

  /// The script without whatever can be left out while something is still wrong.
  private static func shortened(_ script: [Operation]) -> [Operation] {
    var script = script
    var length = script.count / 2
    while length > 0 {
      var start = 0
      while start < script.count {
        var shorter = script
        shorter.removeSubrange(start..<min(start + length, script.count))
        if complaint(shorter) != nil { script = shorter } else { start += length }
      }
      length /= 2
    }
    return script
  }

  private static func script(_ seed: UInt64) -> [Operation] {
    var generator = SeededGenerator(seed: seed)
    return (0..<60).map { _ in operation(&generator, mayReact: true) }
  }

  private static func operation(
    _ generator: inout SeededGenerator, mayReact: Bool
  ) -> Operation {
    let one = Int.random(in: 0..<count, using: &generator)
    let other = Int.random(in: 0..<count, using: &generator)
    let isAnimated = Int.random(in: 0..<4, using: &generator) > 0
    let steps = [0, 1.0 / 60, 0.05, 0.1, 0.35, 1]
    switch Int.random(in: 0..<(mayReact ? 32 : 24), using: &generator) {
    case 0..<6: return .present(max(1, one), from: other, animated: isAnimated)
    case 6..<10: return .dismiss(one, animated: isAnimated)
    case 10..<12: return .drive(one, Double.random(in: -0.1...1.1, using: &generator))
    case 12: return .finish(one)
    case 13: return .cancel(one)
    case 14: return .pause(one)
    case 15: return .resize(other)
    case 16: return .reduceMotion(isAnimated)
    case 17, 18:
      let styles = ModalPresentationStyle.allCases
      return .style(one, styles[Int.random(in: 0..<styles.count, using: &generator)])
    case 19..<22: return .transition(one, Int.random(in: 0..<7, using: &generator))
    case 22: return .nest(max(1, one), in: other)
    case 23: return isAnimated ? .unnest(one) : .defineContext(one, other % 2 == 0)
    case 24..<30:
      return .advance(steps[Int.random(in: 0..<steps.count, using: &generator)])
    default:
      let callbacks = ModalWorld.callbacks
      return .react(
        one, callbacks[Int.random(in: 0..<callbacks.count, using: &generator)],
        operation(&generator, mayReact: false))
    }
  }
}
