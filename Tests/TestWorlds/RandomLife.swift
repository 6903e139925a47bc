import TestSupport

/// A random life whose operations can be repeated one by one.
@MainActor
protocol RandomLife: AnyObject {
  /// The generator of all random choices.
  var generator: SeededGenerator { get set }

  /// True while callbacks request no operations.
  var isDeaf: Bool { get set }

  /// True to add the appearance callbacks to the script.
  var isScriptDetailed: Bool { get set }

  /// Descriptions of the faults so far.
  var complaints: [String] { get }

  init(seed: UInt64, isTraced: Bool)

  /// Performs the next operation, and checks the invariants.
  func step()

  /// Removes everything, and checks that nothing is left.
  func end() -> FinishedLife
}

extension RandomLife {
  /// Lives a life of some operations, or until the first fault.
  static func live(seed: UInt64, length: Int, isTraced: Bool) -> FinishedLife {
    let life = Self(seed: seed, isTraced: isTraced)
    for _ in 0..<length where life.complaints.isEmpty { life.step() }
    return life.end()
  }
}
