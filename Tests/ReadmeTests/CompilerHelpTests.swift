import Foundation
import Expectations

@Suite("The compiler helps those who come from UIKit")
struct CompilerHelpTests {
  /// The compiler's errors for a line of a transition's start.
  private func errors(_ line: String) throws -> String? {
    try SnippetCompiler.withFolder { folder in
      let file = folder.appending(path: "Start.swift")
      try """
      import Transitioning
      import Transitions

      @MainActor
      func start(_ context: TransitionContext, _ view: UIView) {
        \(line)
      }
      """.write(to: file, atomically: true, encoding: .utf8)
      return try SnippetCompiler.errors(in: [file])
    }
  }

  @Test(
    "with the name that a property has here",
    arguments: [
      (#"\.alpha, back: 0, fore: 1"#, "'alpha' has been renamed to 'opacity'"),
      (#"\.center, back: .zero, fore: view.center"#, "'center' has been renamed to 'position'"),
      (#"\.center.y, back: 0, fore: 1"#, "'center' has been renamed to 'position'"),
      (#"\.transform.rotation, back: 0, fore: 1"#, "renamed to 'rotationZ'"),
      (#"\.frame, back: .zero, fore: view.frame"#, #"a frame is \.position and \.boundsSize"#),
      (#"\.bounds.size, back: .zero, fore: view.bounds.size"#, #"and \.boundsSize"#),
      (#"\.scale, back: 0, fore: 1"#, "renamed to 'transform.scale'"),
      (#"\.size, back: .zero, fore: .zero"#, "renamed to 'boundsSize'"),
      (#"\.opacity, from: 0, to: 1"#, "use 'back:' for the value behind"),
      (#"\.opacity, back: 0, fore: 1, duration: 0.2"#, "adopt TransitionWithCustomDuration"),
      (#"\.opacity, back: 0, fore: 1, delay: 0.2"#, "a delay is a part of the duration"),
      (#"\.opacity, back: 0, fore: 1, timing: .easeOut"#, "write '.eased(.easeOut)'"),
      (
        #"\.opacity, back: 0, fore: 1, timing: .spring(damping: 0.7)"#,
        "write '.spring(response: 0.35, dampingRatio: 0.7)'"
      ),
    ])
  func names(call: String, help: String) throws {
    let errors = try #require(try errors("context.animate(view, \(call))"))
    expectTrue(errors.contains(help), "\(errors)")
  }

  @Test(
    "with what a context has in the place of UIKit's",
    arguments: [
      ("context.completeTransition(true)", "renamed to 'transitionDidEnd()'"),
      ("print(context.toView)", "'foreView' is what is presented"),
      ("print(context.fromView)", "'backView' is the view behind"),
    ])
  func context(line: String, help: String) throws {
    let errors = try #require(try errors(line))
    expectTrue(errors.contains(help), "\(errors)")
  }

  @Test(
    "with the parentheses of a ready-made transition",
    arguments: [
      (".cube", "write '.cube()'"),
      (".fade.reversed()", "write '.fade()'"),
      (".zoom", "write '.zoom(from: view)', or '.scale()' for a growth"),
    ])
  func parentheses(transition: String, help: String) throws {
    let line = "context.foreViewController.transitionController.transition = \(transition)"
    let errors = try #require(try errors(line))
    expectContains(errors, help)
  }

  @Test("with the shortest forms of what is frequent")
  func shortForms() throws {
    let calls = [
      #"view, \.transform, back: CATransform3D(scale: 0.8), fore: .identity"#,
      #"view, \.transform, back: CATransform3D(rotationAngle: .pi), fore: .identity"#,
      #"view.layer, \.opacity, back: 0, fore: 1, timing: .spring(.systemModal)"#,
      #"view, \.backgroundColor, back: .white, fore: .black, backwardTiming: .mirrored"#,
    ]
    let lines = calls.map { "context.animate(\($0))" }.joined(separator: "\n")
    let errors = try errors(lines)
    expectTrue(errors == nil, "\(errors ?? "")")
  }
}
