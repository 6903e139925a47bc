import Expectations
import Transitioning
import TransitioningTesting
import Transitions

/// Collects the issues that a block records, which are known.
@MainActor
func issues(of block: () -> Void) -> [Issue] {
  let list = IssueList()
  withKnownIssue {
    block()
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
  @Test("passes for ready-made transitions")
  func readyMade() {
    expectTrue(audit(FadeTransition(), as: [.presented]).isPassed)
    expectTrue(audit(SlideUpTransition(), as: [.presented], frames: .every(5)).isPassed)
  }

  @Test("is a row for each law, which can be rerun alone", arguments: TransitionLaw.standard)
  func law(_ law: TransitionLaw) {
    audit(PlainFadeTransition(), for: [law], frames: .every(10))
  }

  @Test("of a scene has the scene's name")
  func scene() {
    let report = audit(scene: FadeScene(), frames: .every(10))
    expectEqual(report.name, "FadeScene")
    expectTrue(report.rows.contains { $0.outcome == .kept })
  }

  @Test("records one issue for each violated law, at the line of the call")
  func violation() throws {
    let line = #line + 2
    let found = issues {
      audit(JumpingFadeTransition(), for: [.ends, .continuous], as: [.presented, .pushed])
    }
    let issue = try #require(found.first)
    expectEqual(found.count, 1)
    expectEqual(issue.sourceLocation?.line, line)
    expectTrue(issue.sourceLocation?.fileID.hasSuffix("AuditTests.swift") == true)
    let lines = issue.text.split(separator: "\n")
    expectTrue(
      lines[0].hasPrefix("JumpingFadeTransition breaks “is continuous” (presented, phone): "))
    expectContains(lines[0], "fore")
    expectContains(lines[0], "moves by 80")
    expectContains(lines, "  also: pushed, phone")
    let settings =
      "  settings: within 1.0 pt and an opacity of 0.02 (default); every frame (default);"
      + " as presented, pushed (this call)"
    expectTrue(lines.contains { $0 == settings }, "\(issue.text)")
    expectContains(issue.text, "JumpingFadeTransition-continuous.html")
  }

  @Test("prints a call that runs just the law and the instant again")
  func again() throws {
    let found = issues {
      audit(
        ForgetfulFadeTransition(), for: [.ends, .cancels], as: [.pushed, .presented],
        frames: .every(7))
    }
    let issue = try #require(found.first)
    let call =
      "  again: audit(ForgetfulFadeTransition(), for: [.cancels], as: [.pushed],"
      + " frames: .every(7), at: 0.000)"
    expectTrue(issue.text.contains(call), "\(issue.text)")
    let rerun = issues {
      audit(ForgetfulFadeTransition(), for: [.cancels], as: [.pushed], frames: .every(7), at: 0.117)
    }
    expectTrue(rerun.first?.text.contains("driven to 35 % and cancelled") == true, "\(rerun)")
  }

  @Test("names a law of one's own in the call that runs it again")
  func ownLaw() throws {
    let found = issues {
      audit(JumpingFadeTransition(40), for: .standard + [staysInPlace], as: [.presented])
    }
    let own = try #require(found.first { $0.text.contains("breaks “stays in place”") })
    let call =
      "audit(JumpingFadeTransition(40), for: .standard + [staysInPlace], only: \"stays in place\","
      + " as: [.presented])"
    expectTrue(own.text.contains(call), "\(own.text)")
    expectEqual(
      issues {
        audit(
          JumpingFadeTransition(40), for: .standard + [staysInPlace], only: "stays in place",
          as: [.presented])
      }.count, 1)
  }

  @Test("is no success if the transition does not end, whatever was asked")
  func notAsked() throws {
    let found = issues { audit(EndlessFadeTransition(), for: [.continuous], as: [.presented]) }
    expectEqual(found.count, 1)
    expectTrue(found.first?.text.contains("could not be asked for “is continuous”") == true)
    expectTrue(found.first?.text.contains("for: [.ends]") == true)
  }

  @Test("without a law is no success")
  func noLaw() {
    let found = issues { audit(PlainFadeTransition(), only: "unheard of") }
    expectEqual(found.map(\.text), ["PlainFadeTransition is held to no law, not to “unheard of”"])
  }

  @Test("accepts what is declared, and nothing else")
  func allowed() {
    let report = audit(
      JumpingFadeTransition(), for: [.ends, .continuous], as: [.presented],
      allowing: [LawException(.continuous, because: "it is a jump")])
    expectEqual(report.row(.continuous)?.outcome, .declared)
  }

  @Test("refuses a declaration that is not needed, of the call and of the transition")
  func needless() throws {
    let call = issues {
      audit(
        PlainFadeTransition(), for: [.continuous], as: [.presented, .pushed],
        allowing: [LawException(.continuous, because: "it might jump")])
    }
    expectEqual(call.count, 1)
    expectTrue(call.first?.text.contains("remove the declaration “it might jump”") == true)
    let own = issues { audit(ModestFadeTransition(), for: [.continuous]) }
    expectTrue(own.first?.text.contains("“it once jumped”") == true)
    expectTrue(audit(ModestFadeTransition(), for: [.continuous], as: [.tab]).isPassed)
  }

  @Test("accepts a declaration that one situation of several needs")
  func neededOnce() {
    let law = TransitionLaw("is on a phone") { run in
      run.violations("is on a tablet") { $0.list.size.width > 500 }
    }
    let report = audit(
      PlainFadeTransition(), for: [law], on: [.phone, .tablet], as: [.presented],
      allowing: [LawException("is on a phone", because: "tablets are large")])
    expectEqual(report.rows.map(\.outcome), [.kept, .declared])
  }

  @Test("says nothing to check, and why")
  func nothingToCheck() {
    let report = audit(PlainFadeTransition(), for: [.ends, .follows], as: [.presented])
    expectEqual(report.row(.follows)?.outcome, .nothingToCheck)
    expectEqual(report.row(.follows)?.reason, "no finger drives the way back")
  }
}
