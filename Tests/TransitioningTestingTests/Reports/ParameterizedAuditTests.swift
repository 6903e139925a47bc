import Expectations
import Foundation
import TransitionLaws
import TransitioningTesting
import Transitions

@testable import TransitioningTesting

/// Ends never.
private final class BrokenLantern: Transition {
  init(_ way: LanternWay) {}

  func start(with context: TransitionContext) {
    context.animate(context.foreView, \.opacity, back: 0, fore: 1)
  }
}

enum LanternWay: CaseIterable {
  case up, down, left, right, near, far, round
}

@MainActor
@Suite("An audit with the arguments of a test")
struct ParameterizedAuditTests {
  private let folder = ReportFolder()

  /// Runs audits with a folder for reports, and returns what was recorded there.
  private func recorded<Value>(
    _ audits: () -> Value
  ) throws -> (value: Value, audits: [RecordedAudit]) {
    let environment = TestEnvironment(["TRANSITIONING_REPORT": folder.url.path])
    let value = TestEnvironment.$current.withValue(environment) { audits() }
    return (value, try folder.contents.audits)
  }

  @Test("names them in its place, its texts and its picture", arguments: LanternWay.allCases)
  func way(_ way: LanternWay) throws {
    let found = try recorded {
      issues { audit(BrokenLantern(way), for: [.ends], settings: .init(placements: [.presented])) }
    }
    let place = try #require(found.audits.first).place
    expectEqual(place.variant, "way: .\(way)")
    expectEqual(place.number, nil)
    expectEqual(place.test, "ParameterizedAuditTests/way(_:)")
    expectEqual(place.title(of: "BrokenLantern"), "BrokenLantern (way: .\(way))")
    let text = try #require(found.value.first).text
    expectContains(text, "\n  case: way: .\(way)\n")
    expectContains(text, "\n  picture: BrokenLantern-ends-way---\(way)-")
  }

  @Test(
    "names several arguments in their order, in one line",
    arguments: [1, 2], ["a\nb", "c"])
  func several(count: Int, _ name: String) throws {
    let found = try recorded {
      audit(PlainFadeTransition(), for: [.ends], settings: .init(placements: [.tab]))
    }
    let variant = try #require(found.audits.first?.place.variant)
    expectPrefix(variant, "count: \(count), name: \"\(name.prefix(1))")
    expectTrue(!variant.contains("\n"))
  }

  @Test("of laws as arguments is one audit with all laws", arguments: [TransitionLaw.ends])
  func laws(_ law: TransitionLaw) throws {
    let found = try recorded {
      for law in [law, .arrives, .returns] {
        audit(PlainFadeTransition(), for: [law], settings: .init(placements: [.presented]))
      }
    }
    expectEqual(
      found.audits.map { Set($0.report.rows.map(\.law)) }, [["arrives", "ends", "returns"]])
    expectEqual(found.audits.map(\.place.variant), [nil])
  }

  @Test("has a number where one test makes equal audits, at one place or at two")
  func equal() throws {
    let found = try recorded {
      for _ in 0..<3 {
        audit(PlainFadeTransition(), for: [.ends], settings: .init(placements: [.presented]))
      }
      audit(PlainFadeTransition(), for: [.ends], settings: .init(placements: [.presented]))
    }
    expectEqual(found.audits.map(\.place.number), [nil, 2, 3, 4])
    expectEqual(Set(found.audits.map { $0.place.key(of: "PlainFadeTransition") }).count, 4)
  }

  @Test("of a test without a name is known by its line")
  func unnamed() throws {
    let found = try recorded {
      audit(PlainFadeTransition(), for: [.ends], settings: .init(placements: [.presented]))
    }
    let report = try #require(found.audits.first).report
    let places = [3, 7].map {
      AuditPlace(file: "A/B.swift", fileID: "A/B.swift", line: $0, column: 1)
    }
    expectEqual(Set(places.map { $0.key(of: "Fade") }).count, 2)
    var counts = AuditCounts()
    expectEqual(places.map { counts.place($0, of: report).number }, [nil, nil])
  }

  @Test("is named by the description of a transition's value, and of an object not")
  func description() {
    struct Described: CustomStringConvertible { let description = "from the left" }
    final class Object: CustomStringConvertible { let description = "object" }
    expectEqual(TransitionAudit.description(of: Described()), "from the left")
    expectEqual(TransitionAudit.description(of: Object()), nil)
  }

  @Test("has no text where the case of a test has another structure")
  func unknown() {
    expectEqual(TestCaseArguments(of: nil).text, nil)
    expectEqual(TestCaseArguments(of: (arguments: 3, other: "x")).text, nil)
    expectEqual(TestCaseArguments(of: (arguments: [3, 4], other: "x")).text, nil)
  }
}
