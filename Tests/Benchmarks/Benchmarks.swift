import Foundation

/// Prints what the engine costs, in CPU time.
///
/// Names of works as arguments choose among them; `--json` prints JSON.
@main
@MainActor
enum Benchmarks {
  static func main() throws {
    var figures: [Figure] = []
    let isJSON = CommandLine.arguments.contains("--json")
    let chosen = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("-") }
    func add(_ work: String, _ sizes: [Int], _ unit: String, _ measure: (Int) -> Double) {
      guard chosen.isEmpty || chosen.contains(work) else { return }
      for n in sizes {
        let figure = Figure(work: work, n: n, value: measure(n), unit: unit)
        figures.append(figure)
        if !isJSON { print(line(figure)) }
      }
    }
    let sizes = [100, 1_000, 10_000, 100_000]
    add("W2", [1], "us") { _ in Works.cycle() }
    add("W2c present", [1], "us") { _ in TransitionWorks.legs().present }
    add("W2c dismiss", [1], "us") { _ in TransitionWorks.legs().dismiss }
    add("W1 shared", sizes, "ns") { Works.tick($0, shared: true) }
    add("W1 own", sizes, "ns") { Works.tick($0, shared: false) }
    add("W3 shared", [1_000], "ns") { Works.seek($0, shared: true) }
    add("W3 own", [1_000], "ns") { Works.seek($0, shared: false) }
    add("setup", sizes, "ns") { Works.setup($0) }
    add("idle", [100_000], "ns") { Works.idle($0) }
    if isJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      print(String(decoding: try encoder.encode(figures), as: UTF8.self))
    }
  }

  private static func line(_ figure: Figure) -> String {
    let name = figure.work.padding(toLength: 14, withPad: " ", startingAt: 0)
    return String(format: "%@ %8d  %10.2f %@", name, figure.n, figure.value, figure.unit)
  }
}
