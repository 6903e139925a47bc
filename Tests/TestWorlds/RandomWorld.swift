import TestSupport
/// A world of random operations in any order, as many as requested.
///
/// A world consists of lives. Each life begins empty, performs some hundred operations, and ends
/// empty. A life is determined by its seed alone, so that a fault can be reproduced.
@MainActor
package enum RandomWorld: String, CaseIterable {
  /// View controllers of all kinds in several windows on two stages.
  case controllers

  /// The outcome of a run.
  package struct Outcome {
    /// The number of operations, including those within callbacks.
    package var operations = 0

    /// The number of lives.
    package var lives = 0

    /// The digest of all lives.
    package var digest = Digest()

    /// The first fault, if there was one.
    package var fault: Fault?
  }

  /// A broken invariant.
  package struct Fault {
    /// The seed of the life.
    package let seed: UInt64

    /// A description of the fault.
    package let complaint: String

    /// The shortest list of operations that was found to cause the fault.
    package let script: [String]
  }

  /// The number of a life's operations, without those within callbacks.
  private static let length = 150

  /// Runs one life after the other until there were enough operations, or a fault.
  ///
  /// - Parameters:
  ///   - isTraced: True to print each operation before it is performed, which finds an operation
  ///     that never returns.
  package func run(operations: Int, seed: UInt64, isTraced: Bool = false) -> Outcome {
    var outcome = Outcome()
    var seeds = SeededGenerator(seed: seed)
    while outcome.operations < operations {
      let life = live(seeds.next(), length: Self.length, isTraced: isTraced)
      outcome.operations += life.operations
      outcome.lives += 1
      outcome.digest.add(life.digest.value)
      guard life.complaints.isEmpty else {
        outcome.fault = Shortening(of: life).fault
        return outcome
      }
    }
    return outcome
  }

  /// Runs one life.
  package func live(_ seed: UInt64, length: Int, isTraced: Bool = false) -> FinishedLife {
    let life = ControllerLife(seed: seed, isTraced: isTraced)
    for _ in 0..<length where life.complaints.isEmpty { life.step() }
    return life.end()
  }
}

/// The result of a life.
package struct FinishedLife {
  /// The seed of the life.
  package let seed: UInt64

  /// The number of operations, including those within callbacks.
  package let operations: Int

  /// The digest of the operations and pictures.
  package let digest: Digest

  /// Descriptions of the faults.
  package let complaints: [String]

  /// The operations, in order; an operation within a callback is indented.
  package let script: [String]

  /// The states of the generator before each operation of the caller, and before the end.
  let chances: [SeededGenerator]
}
