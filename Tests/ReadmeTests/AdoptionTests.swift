import Foundation
import Expectations
import Transitioning

@testable import CatalogSamples

@MainActor
@Suite("The code that adopts the transition of a sample")
struct AdoptionTests {
  @Test("compiles in an app, is there for every sample, and has a title that no other one has")
  func compiles() throws {
    let samples = Samples.all
    for sample in samples { expectTrue(!sample.adoption.code.isEmpty, "\(sample.name)") }
    expectEqual(Set(samples.map { $0.adoption.title }).count, samples.count)
    let errors = try SnippetCompiler.withFolder { folder in
      let file = folder.appending(path: "Adoptions.swift")
      try Self.app(samples.map { $0.adoption.code })
        .write(to: file, atomically: true, encoding: .utf8)
      return try SnippetCompiler.errors(in: [file])
    }
    expectTrue(errors == nil, "\(errors ?? "")")
  }

  @Test("is checked by a compiler that refuses what does not exist")
  func refuses() throws {
    let errors = try SnippetCompiler.withFolder { folder in
      let file = folder.appending(path: "Adoptions.swift")
      try Self.app([Adoption(".noSuchTransition").code])
        .write(to: file, atomically: true, encoding: .utf8)
      return try SnippetCompiler.errors(in: [file])
    }
    expectContains(errors ?? "", "noSuchTransition")
  }

  @Test("names the transition that the sample gives its controller, with all its parts")
  func playsWhatItSays() throws {
    let types = try Self.typesOfFactories()
    var named = 0
    for kind in Samples.all {
      let words = kind.adoption.line.split(separator: "transitionController.transition = ")
      guard words.count == 2 else { continue }
      let sample = kind.init()
      let stage = Stage(showing: sample.root)
      try stage.settle()
      let controller = sample.open()
      try stage.settle()
      guard let transition = controller.transitionController.transition else { continue }
      var parts = ""
      dump(transition, to: &parts, maxDepth: 6)
      for type in Self.types(in: words[1], types) {
        expectContains(parts, type, "\(kind.name) says \(words[1])")
        named += 1
      }
    }
    expectLess(60, named)
  }

  /// The types of the transitions that an expression makes.
  private static func types(in code: Substring, _ factories: [String: String]) -> [String] {
    if let type = code.firstMatch(of: /^([A-Z][A-Za-z]*)\(/) { return [String(type.output.1)] }
    let names = code.matches(of: /\.([a-z][A-Za-z]*)(?:\(| \{)/).map { String($0.output.1) }
    // The argument of a predictive back is a kind of it, and has the name of a transition.
    let makers = names.first == "predictiveBack" ? ["predictiveBack"] : names
    return makers.compactMap { factories[$0] }
  }

  /// The name of the type that each factory of a transition makes, without its parameters, from the
  /// list of the public interface.
  private static func typesOfFactories() throws -> [String: String] {
    let list = try String(
      contentsOf: SnippetCompiler.root.appending(path: "Tests/Interfaces/Transitions.txt"),
      encoding: .utf8)
    var types: [String: String] = [:]
    let factory = /func Transition\.([a-z][A-Za-z]*)[<(].*(?:Self == |-> )([A-Za-z]+)/
    for line in list.split(separator: "\n") {
      guard let match = line.firstMatch(of: factory) else { continue }
      types[String(match.output.1)] = String(match.output.2)
    }
    return types
  }

  /// An app with functions that have what the code names.
  private static func app(_ codes: [String]) -> String {
    let functions = codes.enumerated().map { number, code in
      """
        func adopt\(number)(
          _ viewController: UIViewController, _ navigationController: UINavigationController,
          _ tabBarController: UITabBarController, _ container: UIViewController,
          _ list: UIViewController, _ letter: UIViewController, _ sourceView: UIView,
          _ button: UIButton, _ delegate: any UIViewControllerTransitioningDelegate
        ) {
      \(code)
        }
      """
    }
    return """
      import Transitioning
      import Transitions

      final class PhotoTransition: Transition {
        func start(with context: TransitionContext) { context.endAfterAnimations() }
      }

      @MainActor
      final class App: NSObject, UIViewControllerTransitioningDelegate {
      \(functions.joined(separator: "\n"))
      }
      """
  }
}
