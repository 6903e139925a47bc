import Foundation
import TestWorlds

/// Runs a random world, and prints its outcome in one line.
@main
enum RandomWorlds {
  private static let usage = """
    usage: random-worlds [operations] [seed] [world] [--trace]
    worlds: \(RandomWorld.allCases.map(\.rawValue).joined(separator: ", "))
    """

  @MainActor
  static func main() {
    var words = Array(CommandLine.arguments.dropFirst())
    let isTraced = words.contains("--trace")
    words.removeAll { $0 == "--trace" }
    guard let operations = Int(words.first ?? "1000000"),
      let seed = UInt64(words.count > 1 ? words[1] : "1"),
      let world = RandomWorld(rawValue: words.count > 2 ? words[2] : "controllers"),
      words.count < 4, operations >= 0
    else {
      FileHandle.standardError.write(Data((usage + "\n").utf8))
      exit(64)
    }
    let outcome = world.run(operations: operations, seed: seed, isTraced: isTraced)
    let digest = String(outcome.digest.value, radix: 16)
    guard let fault = outcome.fault else {
      print(
        "\(world.rawValue), seed \(seed): \(outcome.operations) operations in \(outcome.lives) lives, "
          + "digest \(digest)")
      return
    }
    print("\(world.rawValue), seed \(seed), life \(outcome.lives) of seed \(fault.seed):")
    print(fault.complaint)
    for line in fault.script { print("  \(line)") }
    exit(1)
  }
}
