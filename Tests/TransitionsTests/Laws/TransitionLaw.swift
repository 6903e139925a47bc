import Testing
import TransitionRecording
import Transitioning

/// A law that every ready-made transition keeps; each transition's tests hold it to all of them.
///
/// ```swift
/// @Test("keeps the laws", arguments: TransitionLaw.allCases)
/// func laws(_ law: TransitionLaw) throws { try law.check { FadeTransition() } }
/// ```
enum TransitionLaw: String, CaseIterable {
  /// It ends, reaches its final state, returns and reports no issue, three times.
  case returns
  /// It leaves no trace when it is not animated.
  case skips
  /// It releases everything.
  case releases
  /// No picture jumps where it begins and where it ends.
  case joins
  /// Reversed at any instant, it retraces its way and leaves everything as it was.
  case reverses
  /// Driven to any point and cancelled, it leaves everything as it was.
  case cancels
  /// It reaches its final state in another size.
  case resizes
  /// It moves nothing under reduced motion.
  case calms
  /// In right-to-left layout it is its own mirror image.
  case mirrors
  /// It pushes and pops, also while it runs, and leaves the stack as it was.
  case pushes
  /// It changes tabs there and back.
  case changesTabs

  /// All laws but some.
  static func all(but exceptions: TransitionLaw...) -> [TransitionLaw] {
    allCases.filter { !exceptions.contains($0) }
  }

  /// The laws of transitions that bring a presentation: they are not pushed.
  static var ofPresentations: [TransitionLaw] { all(but: .pushes, .changesTabs) }

  /// Holds the transitions that `make` creates, one for each run, to this law.
  ///
  /// - Parameter furnish: Adds to the view behind what the transition needs.
  @MainActor
  func check(
    behind furnish: @escaping @MainActor (View) -> Void = { _ in },
    _ make: @escaping () -> any Transition
  ) throws {
    let check = LawCheck(furnish: furnish, make: make)
    switch self {
    case .returns: try check.returns()
    case .skips: try check.skips()
    case .releases: try check.releases()
    case .joins: try check.joins()
    case .reverses: try check.reverses()
    case .cancels: try check.cancels()
    case .resizes: try check.resizes()
    case .calms: try check.calms()
    case .mirrors: try check.mirrors()
    case .pushes: try check.pushes()
    case .changesTabs: try check.changesTabs()
    }
  }
}
