import Foundation

/// The same works in plain C, for comparison: a process that computes one figure at a time.
@MainActor
final class Floor {
  private let process = Process()
  private let (questions, answers) = (Pipe(), Pipe())

  /// Nil if C cannot be compiled.
  init?() {
    let runs = Compiler.with(FloorSource.text, options: ["-O3"]) { program -> Bool? in
      process.executableURL = program
      process.standardInput = questions
      process.standardOutput = answers
      // A running program does not need its file.
      return (try? process.run()) == nil ? nil : true
    }
    guard runs == true else { return nil }
  }

  /// One figure, in the unit of the work; nil if the program does not answer.
  func figure(of work: String, _ n: Int) -> Double? {
    guard process.isRunning else { return nil }
    try? questions.fileHandleForWriting.write(contentsOf: Data("\(work) \(n)\n".utf8))
    var answer = Data()
    while answer.last != UInt8(ascii: "\n") {
      let part = answers.fileHandleForReading.availableData
      guard !part.isEmpty else { return nil }
      answer += part
    }
    let numbers = String(decoding: answer, as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 2 else { return nil }
    let middle = Scene.eased(0.5)
    require(abs(numbers[1] - middle) < 1e-6, "C shows \(numbers[1]) instead of \(middle)")
    return numbers[0]
  }
}
