import Expectations
import Transitioning
import Transitions

@testable import TransitioningTesting

/// Collects the issues that a block records, which are known, and which no workflow shows.
@MainActor
func issues(of block: () -> Void) -> [Issue] {
  let list = IssueList()
  let variables = TestEnvironment.current.variables.filter { !$0.key.hasPrefix("GITHUB_") }
  withKnownIssue {
    TestEnvironment.$current.withValue(TestEnvironment(variables)) { block() }
  } matching: { issue in
    MainActor.assumeIsolated { list.issues.append(issue) }
    return true
  }
  return list.issues
}

@MainActor
private final class IssueList {
  var issues: [Issue] = []
}

extension Issue {
  /// The text of the issue.
  var text: String { comments.map(\.rawValue).joined() }
}

@MainActor
@Suite("An audit in a test")
struct AuditTests {
  @Test("passes for ready-made transitions, and has the name of a scene")
  func readyMade() {
    expectTrue(
      audit(FadeTransition(), settings: .init(placements: [.presented], frameStride: 7)).isPassed)
    expectTrue(
      audit(SlideUpTransition.slideUp(), settings: .init(placements: [.presented], frameStride: 5))
        .isPassed
    )
    let report = audit(scene: FadeScene(), settings: .init(frameStride: 10))
    expectEqual(report.name, "FadeScene")
    expectTrue(report.rows.contains { $0.outcome == .kept })
  }

  @Test("is a row for each law, which can be rerun alone", arguments: TransitionLaw.standard)
  func law(_ law: TransitionLaw) {
    audit(
      PlainFadeTransition(), for: [law], settings: .init(placements: [.pushed], frameStride: 10))
  }

  @Test("records one issue for each violated law, at the line of the call")
  func violation() throws {
    let line = #line + 2
    let found = issues {
      audit(
        JumpingFadeTransition(), for: [.ends, .isContinuous],
        settings: .init(placements: [.presented, .pushed]))
    }
    let issue = try #require(found.first)
    expectEqual(found.count, 1)
    expectEqual(issue.sourceLocation?.line, line)
    expectEqual(issue.sourceLocation?.fileID.hasSuffix("AuditTests.swift"), true)
    let parts = [
      "JumpingFadeTransition breaks “is continuous” (presented, phone): ", "fore", "moves by 80",
      "\n  also: pushed, phone\n",
      "\n  settings: within 1.0 pt and an opacity of 0.02 (default); every frame (default);"
        + " as presented, pushed (this call)\n", "JumpingFadeTransition-is-continuous.html",
    ]
    expectEqual(parts.filter { !issue.text.contains($0) }, [], "\(issue.text)")
  }

  @Test("prints a call that runs just the law and the instant again")
  func again() throws {
    let found = issues {
      audit(
        ForgetfulFadeTransition(), for: [.ends, .cancels],
        settings: .init(placements: [.pushed, .presented], frameStride: 7))
    }
    let issue = try #require(found.first)
    let call =
      "  again: audit(ForgetfulFadeTransition(), for: [.cancels], settings: AuditSettings("
      + "placements: [.pushed], instant: 0.000))"
    expectTrue(issue.text.contains(call), "\(issue.text)")
    let rerun = issues {
      audit(
        ForgetfulFadeTransition(), for: [.cancels],
        settings: .init(placements: [.pushed], frameStride: 7, instant: 0.117))
    }
    expectEqual(rerun.first?.text.contains("driven to 35 % and cancelled"), true, "\(rerun)")
  }

  @Test("leaves a place for a law of one's own in the call that runs it again")
  func ownLaw() throws {
    let found = issues {
      audit(
        JumpingFadeTransition(40), for: TransitionLaw.standard + [staysInPlace],
        settings: .init(placements: [.presented]))
    }
    let own = try #require(found.first { $0.text.contains("breaks “stays in place”") })
    expectContains(
      own.text, "again: audit(JumpingFadeTransition(), for: [<#stays in place#>], settings: ")
  }

  @Test("is no success if the transition does not end, whatever was asked, or if no law is asked")
  func notAsked() throws {
    let found = issues {
      audit(
        EndlessFadeTransition(), for: [.isContinuous], settings: .init(placements: [.presented]))
    }
    let text = found.map(\.text).joined()
    expectEqual(found.count, 1)
    expectTrue(text.contains("could not be asked for “is continuous”"))
    expectContains(text, "for: [.ends]")
    expectContains(text, "settings: AuditSettings(placements: [.presented]))")
    let scene = issues {
      audit(
        scene: FadeScene { EndlessFadeTransition() }, for: [.isContinuous],
        settings: .init(screens: [.tablet]))
    }
    expectContains(
      scene.map(\.text).joined(),
      "again: audit(scene: FadeScene(), for: [.ends], settings: AuditSettings(screens: [.tablet]))")
    let none = issues { audit(PlainFadeTransition(), for: []) }
    expectEqual(none.map(\.text), ["PlainFadeTransition is held to no law"])
  }

  @Test("accepts what is declared, also if one situation of several needs it, and nothing else")
  func allowed() {
    let report = audit(
      JumpingFadeTransition(), for: [.ends, .isContinuous],
      settings: .init(
        placements: [.presented], exceptions: [LawException(.isContinuous, because: "it is a jump")]
      ))
    expectEqual(report.row(.isContinuous)?.outcome, .declared)
    let law = TransitionLaw("is on a phone") { run in
      run.violations("is on a tablet") { $0.displayList.size.width > 500 }
    }
    let once = audit(
      PlainFadeTransition(), for: [law],
      settings: .init(
        screens: [.phone, .tablet], placements: [.presented],
        exceptions: [LawException("is on a phone", because: "tablets are large")]))
    expectEqual(once.rows.map(\.outcome), [.kept, .declared])
    let idle = audit(
      PlainFadeTransition(), for: [.ends, .follows], settings: .init(placements: [.presented])
    )
    .row(.follows)
    expectEqual(idle?.outcome, .nothingToCheck)
    expectEqual(idle?.reason, "no finger drives the way back")
  }

  @Test("refuses a declaration that is not needed, of the call and of the transition")
  func needless() throws {
    let call = issues {
      audit(
        PlainFadeTransition(), for: [.isContinuous],
        settings: .init(
          placements: [.presented, .pushed],
          exceptions: [LawException(.isContinuous, because: "it might jump")]))
    }
    expectEqual(call.map { $0.text.contains("remove the declaration “it might jump”") }, [true])
    let own = issues { audit(ModestFadeTransition(), for: [.isContinuous]) }
    expectContains(own.first?.text, "“it once jumped”")
    expectTrue(
      audit(ModestFadeTransition(), for: [.isContinuous], settings: .init(placements: [.tab]))
        .isPassed)
  }

  @Test("warns of a law of one's own that looks for a name that nothing has")
  func misspeltName() {
    let law = TransitionLaw("the header stays") { run in
      run.violations("moves") { $0["back.headre"].map { $0.transform.m42 != 0 } ?? false }
    }
    let found = issues {
      audit(PlainFadeTransition(), for: [.ends, law], settings: .init(placements: [.presented]))
    }
    expectEqual(found.count, 1)
    expectContains(
      found.first?.text ?? "", "“the header stays”: nothing to check, no item 'back.headre'; there")
    let both = issues {
      audit(
        PlainFadeTransition(), for: [.isFaster(than: 0.1), .staysOnScreen("titel")],
        settings: .init(placements: [.presented]))
    }
    expectEqual(both.count, 2)
    expectContains(both.last?.text ?? "", "nothing to check, no item 'titel'; there are 'back',")
  }
}
