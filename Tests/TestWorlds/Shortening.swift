import StageSupport
import TestFormulas
/// A search for the fewest operations of a life that cause its fault.
///
/// The generator is reset before each remaining operation, so that the operation makes the same
/// random choices as in the whole life.
@MainActor
struct Shortening<Life: RandomLife> {
  private let seed: UInt64
  private let chances: [SeededGenerator]
  private let kind: String
  private var shortest: FinishedLife
  private var steps: [Step]

  /// An operation of the caller, by its index in the whole life.
  private struct Step {
    let place: Int
    var isDeaf = false
  }

  /// Searches for the fewest operations that cause the same kind of fault as in a life.
  init(of life: FinishedLife) {
    (seed, chances, kind, shortest) = (life.seed, life.chances, Self.kind(of: life), life)
    steps = chances.indices.dropLast().map { Step(place: $0) }
    var size = max(steps.count / 2, 1)
    while true {
      let count = steps.count
      leaveOut(size)
      if size == 1, steps.count == count { break }
      size = max(size / 2, 1)
    }
    for index in steps.indices {
      var fewer = steps
      fewer[index].isDeaf = true
      take(fewer)
    }
  }

  /// The fault, with the shortest script, in which appearance callbacks stand in parentheses.
  var fault: RandomWorld.Fault {
    RandomWorld.Fault(
      seed: seed, complaint: shortest.complaints.joined(separator: "; "),
      script: replay(steps, isDetailed: true).script)
  }

  /// Removes runs of steps, the last ones first, wherever the fault remains.
  private mutating func leaveOut(_ size: Int) {
    var end = steps.count
    while end > 0 {
      let start = max(end - size, 0)
      var fewer = steps
      fewer.removeSubrange(start..<end)
      take(fewer)
      end = start
    }
  }

  private func replay(_ steps: [Step], isDetailed: Bool = false) -> FinishedLife {
    let life = Life(seed: seed, isTraced: false)
    life.isScriptDetailed = isDetailed
    for step in steps where life.complaints.isEmpty {
      (life.generator, life.isDeaf) = (chances[step.place], step.isDeaf)
      life.step()
    }
    if let last = chances.last { life.generator = last }
    return life.end()
  }

  private mutating func take(_ fewer: [Step]) {
    let finished = replay(fewer)
    if Self.kind(of: finished) == kind { (steps, shortest) = (fewer, finished) }
  }

  /// The text of the first fault without the names of controllers.
  private static func kind(of life: FinishedLife) -> String {
    let words = life.complaints.first?.split(separator: " ") ?? []
    return words.filter { !$0.contains(where: \.isNumber) }.joined(separator: " ")
  }
}
