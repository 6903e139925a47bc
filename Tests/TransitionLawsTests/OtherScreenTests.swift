import Expectations
import Foundation
import TransitionLaws
import Transitioning

/// Fades a view whose frame is that of one phone.
private final class HardCodedFrameTransition: Transition {
  private let frame: CGRect

  /// - Parameter frame: The frame, in points of the container.
  init(_ frame: CGRect) { self.frame = frame }

  func start(with context: TransitionContext) {
    if context.direction == .forward { context.foreView.frame = frame }
    context.animate(context.foreView, \.opacity, back: 0, fore: 1)
    context.endAfterAnimations()
  }
}

/// Moves a view to the middle of one phone.
private final class HardCodedPlaceTransition: Transition {
  func start(with context: TransitionContext) {
    context.animate(context.foreView, \.position.y, back: 1266, fore: 422)
    context.endAfterAnimations()
  }
}

/// Leaves the back view behind with the width of one phone.
private final class HardCodedReturnTransition: Transition {
  func start(with context: TransitionContext) {
    let back = context.backView
    context.animate(context.foreView, \.opacity, back: 0, fore: 1)
    if context.direction == .backward {
      context.deferToCompletion { back.bounds.size.width = 390 }
    }
    context.endAfterAnimations()
  }
}

@MainActor
@Suite("An audit of the usual screen")
struct OtherScreenTests {
  private static let phone = CGRect(x: 0, y: 0, width: 390, height: 844)

  @Test("also looks at the final states on a phone on its side and on a tablet")
  func frame() throws {
    let report = TransitionAudit { HardCodedFrameTransition(Self.phone) }
      .report(for: [.arrives, .returns])
    // A stack and tabs give the view its frame at the end.
    let row = try #require(report.row("arrives", as: .presented))
    expectEqual(row.outcome, .violated)
    let fault = try #require(row.violations.first)
    expectEqual(fault.screen, "rotated phone")
    expectContains(
      fault.sentence,
      "on the rotated phone, forward, at 0.350 s (frame 1 of 2): PlainPage has its view at"
        + " (0, 0, 390, 844) instead of (0, 0, 844, 390)")
    expectContains(fault.cause, "context.foreFrame")
    let moved = TransitionAudit { HardCodedPlaceTransition() }.report(for: [.arrives])
    expectEqual(moved.row("arrives", as: .presented)?.outcome, .violated)
  }

  @Test("finds what is left behind on another screen only")
  func returns() throws {
    let row = try #require(
      TransitionAudit { HardCodedReturnTransition() }.report(for: [.returns]).rows.first)
    expectEqual(row.violations.first?.screen, "rotated phone")
  }

  @Test("looks nowhere else if its screens are chosen, and plays the fault on its own screen")
  func chosen() throws {
    var settings = AuditSettings(placements: [.presented])
    let audit = TransitionAudit(settings) { HardCodedFrameTransition(Self.phone) }
    let row = try #require(audit.report(for: [.arrives]).rows.first)
    let size = audit.recordings(of: row).first?.recording.size
    expectEqual(size, StageScreen.phone.rotated.size)
    settings.screens = [.phone]
    let report = TransitionAudit(settings) { HardCodedFrameTransition(Self.phone) }.report()
    expectTrue(report.isPassed, "\(report)")
  }

  @Test("of a phone that folds unfolds or folds it at any frame")
  func folding() throws {
    for (screen, other) in [(StageScreen.folded, StageScreen.unfolded), (.unfolded, .folded)] {
      let settings = AuditSettings(screens: [screen], placements: [.presented], frameStride: 5)
      let audit = TransitionAudit(settings) { StubbornTransition() }
      let row = try #require(audit.report(for: [.survives]).row(.survives))
      expectContains(row.violations.map(\.sentence).joined(), "with a resize")
      let leg = try #require(audit.recordings(of: row).last)
      expectEqual(leg.recording.frames.last?.size, other.size)
      let fade = TransitionAudit(settings) { FaultyFadeTransition() }.report()
      expectTrue(fade.isPassed, "\(fade)")
    }
  }
}
