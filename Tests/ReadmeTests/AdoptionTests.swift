import Foundation
import Expectations

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
