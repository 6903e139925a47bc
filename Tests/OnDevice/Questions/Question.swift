#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A question about UIKit, which a small program answers.
///
/// The program is written in UIKit's public names alone, so that it runs on a device as on the stage:
///
/// ```swift
/// Question("ViewAnimation 2", "completion of a duration of 0") { screen in
///   UIView.animate(withDuration: 0, animations: { screen.note("changes") }) { _ in
///     screen.note("completion")
///   }
///   screen.note("return")
///   await screen.wait(0.1)
///   return .calls(screen.calls)
/// }
/// ```
struct Question {
  /// The rule that the answer settles, as in "ViewAnimation 2".
  let rule: String

  /// What is asked; unique among the questions of a rule's article.
  let name: String

  /// The oldest iOS that has what the program uses.
  let since: Int

  /// True if the program may end the app; it is asked after the others.
  let mayEndApp: Bool

  /// The program.
  let ask: @MainActor (QuestionScreen) async throws -> Answer

  init(
    _ rule: String, _ name: String, since: Int = 15, mayEndApp: Bool = false,
    ask: @escaping @MainActor (QuestionScreen) async throws -> Answer
  ) {
    self.rule = rule
    self.name = name
    self.since = since
    self.mayEndApp = mayEndApp
    self.ask = ask
  }

  /// The rule and the name, with which the answer's line begins.
  var title: String { "\(rule) | \(name)" }
}

/// The reason why a program cannot go on.
struct Puzzled: Error {
  /// Why not, in a few words.
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

/// The reason why a program was not run.
struct Unasked: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
