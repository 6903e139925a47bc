/// A random life of animations, compared with their definitions after every few steps.
@MainActor
package struct AnimationLife {
  /// The first difference from the definitions, with its step; nil if there was none.
  package let complaint: String?

  /// The digest of the calls that animations made, with their instants.
  package let digest: Digest

  /// Runs a life.
  ///
  /// - Parameters:
  ///   - pieces: Seeds the division of time into steps, which must make no difference.
  ///   - length: The number of operations.
  package init(seed: UInt64, pieces: UInt64, length: Int) {
    let world = MotionWorld(seed: seed, pieces: pieces)
    world.run(length)
    complaint = world.problem.map { "step \(world.step ?? -1): \($0)" }
    var digest = Digest()
    for call in world.told.joined() {
      digest.add(UInt64(call.finished ? 1 : 0))
      for instant in call.instants { digest.add(instant) }
    }
    self.digest = digest
  }
}
