import Foundation

/// Prints what the engine costs, in CPU time; `--json` prints the same as JSON.
@main
@MainActor
enum Benchmarks {
  static func main() throws {
    var figures: [Figure] = []
    let isJSON = CommandLine.arguments.contains("--json")
    func add(_ work: String, _ n: Int, _ value: Double, _ unit: String) {
      let figure = Figure(work: work, n: n, value: value, unit: unit)
      figures.append(figure)
      if !isJSON { print(line(figure)) }
    }
    add("W2", 1, Works.cycle(), "us")
    let legs = TransitionWorks.legs()
    add("W2c present", 1, legs.present, "us")
    add("W2c dismiss", 1, legs.dismiss, "us")
    for n in [100, 1_000, 10_000, 100_000] {
      add("W1 shared", n, Works.tick(n, shared: true), "ns")
    }
    for n in [100, 1_000, 10_000] { add("W1 own", n, Works.tick(n, shared: false), "ns") }
    for n in [100, 1_000, 10_000] { add("setup", n, Works.setup(n), "ns") }
    add("idle", 100_000, Works.idle(100_000), "ns")
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
