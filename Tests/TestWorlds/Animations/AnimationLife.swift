/// A random life of animations, compared with their definitions after every few steps.
@MainActor
package struct AnimationLife {
  /// The first difference from the definitions, with its step; nil if there was none.
  package let complaint: String?

  /// Runs a life.
  ///
  /// - Parameters:
  ///   - pieces: Seeds the division of time into steps, which must make no difference.
  ///   - length: The number of operations.
  package init(seed: UInt64, pieces: UInt64, length: Int) {
    let world = MotionWorld(seed: seed, pieces: pieces)
    world.run(length)
    complaint = world.problem.map { "step \(world.step ?? -1): \($0)" }
  }
}
