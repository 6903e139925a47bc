import StageSupport
import TestFormulas

/// A world of random operations in any order, as many as requested.
///
/// A world consists of lives. Each life begins empty, performs some hundred operations, and ends
/// empty. A life is determined by its seed alone, so that a fault can be reproduced.
@MainActor
package enum RandomWorld: String, CaseIterable {
  /// View controllers of all kinds: in every other life in several windows on two stages, where
  /// anything may happen, and in the others in one window, where an app does what it may do.
  case controllers

  /// Pages of one app on one stage, which fingers catch while the app changes its mind.
  case pages

  /// Fingers on trees of views with recognizers, and a scroll view.
  case gestures

  /// Animations of a tree of views on two stages, compared with their definitions.
  case animations

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

  /// The number of operations of a life of animations.
  private static let animationLength = 400

  /// Runs one life after the other until there were enough operations, or a fault.
  ///
  /// - Parameters:
  ///   - isTraced: True to print each operation before it is performed, which finds an operation
  ///     that never returns.
  package func run(operations: Int, seed: UInt64, isTraced: Bool = false) -> Outcome {
    var outcome = Outcome()
    var seeds = SeededGenerator(seed: seed)
    while outcome.operations < operations, outcome.fault == nil {
      run(seeds.next(), isTraced, &outcome)
    }
    return outcome
  }

  /// Runs one life.
  private func run(_ seed: UInt64, _ isTraced: Bool, _ outcome: inout Outcome) {
    outcome.lives += 1
    switch self {
    case .controllers:
      run(ControllerLife.self, seed, isTraced, &outcome)
    case .pages:
      run(PageLife.self, seed, isTraced, &outcome)
    case .gestures:
      for deeds in GestureLife.Deeds.allCases where outcome.fault == nil {
        let life = GestureLife(seed: seed, deeds: deeds)
        outcome.add(life.log, isTraced)
        outcome.operations += GestureLife.length
        outcome.fault = Fault(seed, life.complaints, "changes: \(deeds)")
      }
      guard outcome.fault == nil else { return }
      let lives = [1, 37].map { GestureLife(seed: seed, steps: $0) }
      outcome.add(lives[0].log, isTraced)
      let differs = lives[0].log == lives[1].log ? [] : ["differs in steps of the clock"]
      outcome.fault = Fault(seed, lives.flatMap(\.complaints) + differs, "scheduled fingers")
    case .animations:
      for pieces in [seed, seed &+ 1] where outcome.fault == nil {
        let life = AnimationLife(seed: seed, pieces: pieces, length: Self.animationLength)
        outcome.operations += Self.animationLength
        outcome.digest.add(life.digest.value)
        outcome.fault = Fault(seed, life.complaint.map { [$0] } ?? [], "pieces of seed \(pieces)")
      }
    }
  }

  private func run<Life: RandomLife>(
    _ kind: Life.Type, _ seed: UInt64, _ isTraced: Bool, _ outcome: inout Outcome
  ) {
    let life = kind.live(seed: seed, isTraced: isTraced)
    outcome.operations += life.operations
    outcome.digest.add(life.digest.value)
    if !life.complaints.isEmpty { outcome.fault = Shortening<Life>(of: life).fault }
  }
}

extension RandomWorld.Outcome {
  /// Adds the lines of a life to the digest.
  fileprivate mutating func add(_ lines: [String], _ isTraced: Bool) {
    for line in lines {
      digest.add(line)
      if isTraced { print(line) }
    }
  }
}

extension RandomWorld.Fault {
  /// Creates the fault of a life without a script; nil if there are no complaints.
  fileprivate init?(_ seed: UInt64, _ complaints: [String], _ kind: String) {
    guard !complaints.isEmpty else { return nil }
    self.init(seed: seed, complaint: complaints.prefix(8).joined(separator: "; "), script: [kind])
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
