import Foundation

/// Prints what the engine costs; `--help` explains the options.
@main
@MainActor
enum Benchmarks {
  static func main() {
    do {
      exit(try run(Array(CommandLine.arguments.dropFirst())))
    } catch let error as UsageError {
      complain(error.message)
      exit(UsageError.status)
    } catch {
      complain("\(error)")
      exit(1)
    }
  }

  private static func run(_ words: [String]) throws -> Int32 {
    let options = try Options(words)
    guard !options.asksForHelp else {
      print(Options.help)
      return 0
    }
    guard !options.countsAllocations else { return try Allocations.report() }
    let works = Work.all.filter { options.names.isEmpty || options.names.contains($0.name) }
    let floor = works.contains { $0.floor != nil } ? Floor() : nil
    var table = Table()
    if !options.isJSON { print(Table.head) }
    for work in works {
      for n in work.sizes {
        let figure = Measure.figure(of: work, n, floor: floor)
        let line = table.add(figure)
        if !options.isJSON { print(line) }
      }
    }
    if options.isJSON { print(try table.json()) }
    return 0
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data("benchmarks: \(message)\n".utf8))
  }
}
