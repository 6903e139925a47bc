import Expectations
import Foundation

@Suite("The pages for those who come from elsewhere")
struct CounterpartTests {
  static let pages = [
    "ComingFromUIKitOrSwiftUI", "ComingFromMaterialMotion", "ComingFromHero",
    "ComingFromFlutterOrCompose",
  ]

  /// Values of other types that the pages name by a dot.
  private static let otherValues = [".forward", ".backward", ".custom"]

  private static func text(of page: String) throws -> String {
    let file = SnippetCompiler.root
      .appending(path: "Sources/Transitioning/Transitioning.docc/\(page).md")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// The code in the last column of the tables of a page: what this library has.
  private static func counterparts(in page: String) throws -> [String] {
    let rows = try text(of: page).split(separator: "\n")
      .filter { $0.hasPrefix("| ") && $0.hasSuffix(" |") }
    let cells = rows.compactMap { $0.dropLast(2).components(separatedBy: " | ").last }
    return cells.flatMap { cell in
      cell.matches(of: /(?:^|[^`])`([^`]+)`/).map { String($0.1) }
    }
    .filter { !$0.contains("…") && $0.firstMatch(of: /\w:\)/) == nil }
  }

  @Test("name what this library has", arguments: pages)
  func exist(page: String) throws {
    let spans = try Self.counterparts(in: page)
    let transitions = spans.filter { $0.hasPrefix(".") && !Self.otherValues.contains($0) }
    let properties = spans.filter { $0.hasPrefix("\\.") }
    let timings = spans.filter { $0.hasPrefix("timing: ") || $0.hasPrefix("during: ") }
    let calls = spans.filter { $0.hasPrefix("context.") && $0 != "context.animate" }
    expectAtMost(10, transitions.count + properties.count)
    try SnippetCompiler.withFolder { folder in
      let file = folder.appending(path: "Counterparts.swift")
      let arguments = timings.map { "  context.animate(view, \\.opacity, back: 0, fore: 1, \($0))" }
      try """
      import Foundation
      import Transitioning
      import Transitions

      @MainActor
      func transitions(card: UIView, back: PredictiveBackController) -> [any Transition] {
        [\(transitions.joined(separator: ", "))]
      }

      let properties: [PartialKeyPath<AnimatableProperties> & Sendable] = [
        \(properties.map { "\\AnimatableProperties" + $0.dropFirst() }.joined(separator: ", "))
      ]

      @MainActor
      func calls(context: TransitionContext, view: UIView) {
        \(calls.map { $0.hasPrefix("context.animate") ? $0 : "_ = \($0)" }.joined(separator: "\n"))
        \(arguments.joined(separator: "\n"))
      }
      """.write(to: file, atomically: true, encoding: .utf8)
      let errors = try SnippetCompiler.errors(in: [file])
      expectTrue(errors == nil, "\(errors ?? "")")
    }
  }

  @Test("have transitions that keep all laws")
  func keepLaws() throws {
    let examples = try Self.pages
      .flatMap { SnippetCompiler.snippets(in: try Self.text(of: $0)) }
      // A transition with parameters needs a scene of its own.
      .filter { $0.contains("func start(with") && !$0.contains("init(") }
      .filter { !$0.contains("import SwiftUI") }
    let names = examples.flatMap {
      $0.matches(of: /final class (\w+Transition):/).map { String($0.1) }
    }
    expectAtMost(2, names.count)
    try SnippetCompiler.withFolder { folder in
      let files = try examples.enumerated().map { number, text in
        let file = folder.appending(path: "Example\(number).swift")
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file
      }
      let audits = names.map { "TransitionAudit { \($0)() }.report()" }
      let main = folder.appending(path: "Audits.swift")
      try """
      import Foundation
      import TransitionLaws

      @main @MainActor
      struct Audits {
        static func main() {
          let broken = [\(audits.joined(separator: ", "))].filter { !$0.isPassed }
          for report in broken { print(report) }
          exit(broken.isEmpty ? 0 : 1)
        }
      }
      """.write(to: main, atomically: true, encoding: .utf8)
      let obstacle = try SnippetCompiler.makeProgram("audits", of: files + [main], in: folder)
      expectTrue(obstacle == nil, "\(obstacle ?? "")")
      let (status, output) = try SnippetCompiler.run(["./audits"], in: folder)
      expectEqual(status, 0, "\(output)")
    }
  }
}
