import Expectations
import Foundation
import TransitionLaws
import Transitioning

@MainActor
@Suite("An intent of one transition")
struct IntentTests {
  /// A fade in 0.4 s, with another motion of the named view of the fore view.
  private final class PosterTransition: TransitionWithCustomDuration {
    private let move: @MainActor (TransitionContext, (String) -> UIView) -> Void

    init(_ move: @escaping @MainActor (TransitionContext, (String) -> UIView) -> Void) {
      self.move = move
    }

    func transitionDuration(with context: TransitionContext) -> TimeInterval { 0.4 }

    func start(with context: TransitionContext) {
      let parts = context.foreView.subviews
      move(context) { name in parts.first { $0.accessibilityIdentifier == name } ?? UIView() }
      context.animate(
        context.foreView, \.position.y, back: context.foreView.center.y + 20,
        fore: context.foreView.center.y, timing: .eased(.linear))
      context.endAfterAnimations()
    }
  }

  /// The row of an intent, of a transition with a photo of 100 by 100 points at (50, 500), and a
  /// title of 100 by 20 at (50, 620).
  private func row(
    of intent: TransitionLaw,
    _ move: @escaping @MainActor (TransitionContext, (String) -> UIView) -> Void = { _, _ in }
  ) throws -> AuditReport.Row {
    let settings = AuditSettings(placements: [.presented])
    let report = TransitionAudit(
      settings,
      inside: { view in
        for (name, height) in [("photo", 100.0), ("title", 20)] {
          let part = UIView(
            frame: CGRect(x: 50, y: name == "photo" ? 500 : 620, width: 100, height: height))
          (part.accessibilityIdentifier, part.backgroundColor) = (name, .red)
          view.addSubview(part)
        }
      }, { PosterTransition(move) }
    ).report(for: [intent])
    return try #require(report.rows.first)
  }

  private func expectKept(_ row: AuditReport.Row) {
    expectEqual(row.outcome, .kept, "\(row.title): \(row.violations) \(row.reason ?? "")")
  }

  private func expectViolated(_ row: AuditReport.Row, _ words: String) {
    expectEqual(row.outcome, .violated, "\(row.title)")
    expectContains(row.violations.map(\.sentence).joined(separator: "\n"), words)
  }

  @Test("is that a view appears by a time")
  func appearing() throws {
    func row(by time: TimeInterval) throws -> AuditReport.Row {
      try self.row(of: .appears("title", by: time)) { context, part in
        context.animate(
          part("title"), \.opacity, back: 0, fore: 1, timing: .eased(.linear), during: 0.5...1)
      }
    }
    // Half opaque at three quarters of 0.4 s.
    expectKept(try row(by: 0.3))
    expectViolated(
      try row(by: 0.2), "forward, at 0.300 s (frame 18 of 25): title appears at 0.3 s only")
    expectViolated(
      try self.row(of: .appears("title", by: 1)) { context, part in
        context.animate(part("title"), \.opacity, back: 0, fore: 0.3)
      }, "title is never seen")
  }

  @Test("is the order in which views appear")
  func order() throws {
    func row(_ photo: ClosedRange<Double>, _ title: ClosedRange<Double>) throws -> AuditReport.Row {
      try self.row(of: .order(["photo", "title"])) { context, part in
        context.animate(part("photo"), \.opacity, back: 0, fore: 1, during: photo)
        context.animate(part("title"), \.opacity, back: 0, fore: 1, during: title)
      }
    }
    expectKept(try row(0...0.5, 0.5...1))
    expectKept(try row(0...0.5, 0...0.5))
    expectViolated(try row(0.5...1, 0...0.5), "title appears before 'photo', which appears at")
  }

  @Test("is that a view stays on the screen, or within a rectangle")
  func staying() throws {
    expectKept(try row(of: .staysOnScreen("photo")))
    expectViolated(
      try row(of: .staysOnScreen("photo")) { context, part in
        context.animate(part("photo"), \.position.x, back: 30, fore: 100)
      }, "photo leaves the screen")
    let room = CGRect(x: 40, y: 490, width: 120, height: 140)
    expectKept(try row(of: .moves("photo", within: room)))
    expectViolated(
      try row(of: .moves("photo", within: room)) { context, part in
        context.animate(part("photo"), \.position.x, back: 150, fore: 100)
      }, "forward, at 0.000 s (frame 0 of 25): photo is at (100, 520, 100, 100)")
  }

  @Test("is that a view keeps moving")
  func moving() throws {
    let settings = AuditSettings(placements: [.presented])
    func row(_ make: @escaping @MainActor () -> any Transition) throws -> AuditReport.Row {
      let report = TransitionAudit(settings, make).report(for: [.keepsMoving("fore")])
      return try #require(report.rows.first)
    }
    expectKept(try row { FaultyFadeTransition() })
    expectViolated(
      try row { HesitatingTransition() }, "fore stands still from 0.1")
    expectViolated(try row { StillTransition() }, "fore does not move")
  }

  @Test("is asked again by the report's own call, and a name that is nowhere is said")
  func report() throws {
    let settings = AuditSettings(placements: [.presented])
    let report = TransitionAudit(settings) { FaultyFadeTransition() }.report(
      for: [
        .appears("fore", by: 0), .staysOnScreen("fore"), .keepsMoving("titel"),
        .isFaster(than: FaultyFadeTransition()), .isFaster(than: 0.2),
      ])
    let text = "\(report)"
    expectContains(text, #"for: [.appears("fore", by: 0.0)], settings"#)
    expectContains(text, "for: [.isFaster(than: 0.2)], settings")
    expectContains(text, "for: [<#is faster than FaultyFadeTransition#>], settings")
    expectContains(
      text,
      "FaultyFadeTransition: nothing to check for “'titel' keeps moving” (presented, phone): no item"
        + " 'titel'; there are ")
  }

  @Test("is that both ways are faster than a time")
  func speed() throws {
    expectKept(try row(of: .isFaster(than: 0.41)))
    expectViolated(try row(of: .isFaster(than: 0.4)), "takes 0.4 s")
  }

  @Test("is that each way is faster than that of another transition")
  func comparison() throws {
    func row(over other: TimeInterval) throws -> AuditReport.Row {
      try self.row(of: .isFaster(than: TimedTransition(other)))
    }
    expectKept(try row(over: 0.5))
    expectViolated(try row(over: 0.4), "takes 0.4 s, and the other 0.4 s")
    expectViolated(try row(over: 0.3), "backward, at 0.400 s")
  }

  @Test("is that only the timings and durations of a list are used, both ways")
  func tokens() throws {
    let listed: [TransitionTiming] = [.eased(.linear), .spring(duration: 0.3, bounce: 0)]
    func row(
      _ timing: TransitionTiming, durations: [TimeInterval]? = nil,
      during span: ClosedRange<Double> = 0...1
    ) throws -> AuditReport.Row {
      try self.row(of: .usesOnly(listed, durations: durations)) { context, part in
        context.animate(
          part("photo"), \.opacity, back: 0, fore: 1, timing: timing, during: span)
      }
    }
    expectKept(try row(.eased(.linear), durations: [0.2, 0.4]))
    expectKept(try row(.eased(.linear), during: 0.2...0.7))
    expectKept(try row(.spring(duration: 0.3, bounce: 0)))
    expectViolated(
      try row(.eased(.easeIn)), "UIView 'photo' is animated by a curve with the values 0.093, 0.315"
    )
    expectViolated(try row(.eased(.easeIn), during: 0.2...0.7), "for opacity")
    expectViolated(
      try row(.spring(duration: 0.31, bounce: 0)),
      "UIView 'photo' is animated by a spring of stiffness 410.8 and damping 40.54")
    expectViolated(
      try row(.eased(.linear), durations: [0.2, 0.5]), "takes 0.4 s, and not 0.2 s, 0.5 s")
    // A retraced curve of the list is one of it.
    expectKept(
      try self.row(of: .usesOnly([.eased(.linear), .eased(.easeIn)])) { context, part in
        context.animate(part("photo"), \.opacity, back: 0, fore: 1, timing: .eased(.easeOut))
      })
    let report = TransitionAudit(AuditSettings(placements: [.presented])) { NoTransition() }
      .report(for: [.usesOnly(listed)])
    expectEqual(report.rows.first?.outcome, .nothingToCheck)
  }

  @Test("has nothing to check for a name that no frame has, and lists the names there are")
  func misspelt() throws {
    for intent: TransitionLaw in [
      .appears("titel", by: 1), .order(["photo", "titel"]), .staysOnScreen("titel"),
      .keepsMoving("titel"), .moves("titel", within: .zero),
    ] {
      let row = try row(of: intent)
      expectEqual(row.outcome, .nothingToCheck, "\(intent)")
      expectContains(row.reason ?? "", "no item 'titel'; there are 'back'")
      expectContains(row.reason ?? "", "'title'")
    }
  }
}

/// Moves in two steps, with a pause between them.
private final class HesitatingTransition: Transition {
  func start(with context: TransitionContext) {
    let (view, y) = (context.foreView, context.foreView.center.y)
    context.animate(view, \.opacity, back: 0, fore: 1, during: 0...0.3)
    context.animate(view, \.position.y, back: y + 40, fore: y, during: 0.7...1)
    context.endAfterAnimations()
  }
}

/// Fades in a time.
private final class TimedTransition: TransitionWithCustomDuration {
  private let duration: TimeInterval

  init(_ duration: TimeInterval) { self.duration = duration }

  func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  func start(with context: TransitionContext) {
    context.animate(context.foreView, \.opacity, back: 0, fore: 1)
    context.endAfterAnimations()
  }
}

/// Shows the fore view at once.
private final class NoTransition: TransitionWithCustomDuration {
  func transitionDuration(with context: TransitionContext) -> TimeInterval { 0 }

  func start(with context: TransitionContext) { context.transitionDidEnd() }
}

/// Moves the view behind only.
private final class StillTransition: Transition {
  func start(with context: TransitionContext) {
    context.animate(context.backView, \.transform.translationY, back: 0, fore: -20)
    context.endAfterAnimations()
  }
}
