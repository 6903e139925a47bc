/// A world in which anything is asked for in any order, for as many operations as wanted.
///
/// It is made of lives: each begins with nothing, is made of some hundred operations, and ends with
/// nothing. A life follows from its seed alone, so that a fault can be seen again and again.
@MainActor
package enum RandomWorld: String, CaseIterable {
  /// View controllers of all kinds in several windows on two stages.
  case controllers

  /// What a run has come to.
  package struct Outcome {
    /// How many operations were performed, those within callbacks included.
    package var operations = 0

    /// How many lives there were.
    package var lives = 0

    /// What all of them said and showed.
    package var digest = Digest()

    /// The first fault, if there was one.
    package var fault: Fault?
  }

  /// Something that a life should not have come to.
  package struct Fault {
    /// The seed of the life.
    package let seed: UInt64

    /// What is wrong, in words.
    package let complaint: String

    /// The operations that lead to it: as few as were found.
    package let script: [String]
  }

  /// How many operations of the caller's a life has, besides those within callbacks.
  private static let length = 150

  /// Lets one life follow the other until there were enough operations, or one went wrong.
  ///
  /// - Parameters:
  ///   - isTraced: True when each operation is printed before it is performed, for the sake of one that
  ///     never returns.
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

  /// Lives one life.
  package func live(_ seed: UInt64, length: Int, isTraced: Bool = false) -> FinishedLife {
    let life = ControllerLife(seed: seed, isTraced: isTraced)
    for _ in 0..<length where life.complaints.isEmpty { life.step() }
    return life.end()
  }
}

/// A life that is over.
package struct FinishedLife {
  /// What it followed from.
  package let seed: UInt64

  /// How many operations were performed, those within callbacks included.
  package let operations: Int

  /// What it said and showed.
  package let digest: Digest

  /// What went wrong, in words.
  package let complaints: [String]

  /// What was asked for, in order; what was asked for within callbacks stands further in.
  package let script: [String]

  /// Where chance stood before each operation of the caller's, and before the end.
  let chances: [SeededGenerator]
}
