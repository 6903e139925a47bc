import Foundation
import Expectations
import TransitionLaws
import TransitionPictures
import Transitioning

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import CatalogSamples
@testable import TransitioningCatalog

/// A temporary file of one test.
private final class TemporaryFile {
  let path = FileManager.default.temporaryDirectory
    .appending(path: "audit-\(UUID().uuidString)").path

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var text: String { get throws { try String(contentsOfFile: path, encoding: .utf8) } }
}

@MainActor
@Suite("catalog audit")
struct AuditCommandTests {
  private let broken = SampleAudit(
    of: Faulty.self, AuditPlan(laws: [.ends, .isContinuous, .mirrors]))

  @Test("prints what each law says, reads and cannot see")
  func book() throws {
    let result = Result("audit", "--laws")
    expectEqual(result.status, 0)
    for law in TransitionLaw.standard {
      let sight = try #require(law.sight)
      expectContains(
        result.output,
        "\(law.name): \(law.meaning)\n  reads: \(sight.reads)\n  cannot see: \(sight.cannotSee)\n")
    }
    expectEqual(Result("audit", "fade", "--laws").status, 64)
  }

  @Test("lists the laws of one sample with their outcomes")
  func list() {
    let result = Result("audit", "fade", "--every", "10")
    expectEqual(result.status, 0, "\(result.output)")
    for law in TransitionLaw.standard {
      let line = result.output.split(separator: "\n").first {
        $0.contains(" \(law.name.rawValue) ") && $0.contains(law.meaning)
      }
      expectTrue(
        line?.hasPrefix("  kept") == true || line?.hasPrefix("  nothing") == true, "\(law)")
    }
    expectContains(result.output, "1 sample: ")
    expectContains(result.output, " 0 violated")
  }

  @Test("draws a table of several samples and of the laws that are asked for")
  func table() throws {
    let result = Result("audit", "fade", "push", "--law", "returns", "--law=ends")
    expectEqual(result.status, 0)
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    expectContains(lines, "fade  . .")
    expectContains(lines, "push  . .")
    expectEqual(lines.first, "        r")
    expectContains(lines, "X  violated")
    expectContains(result.output, "2 samples: 4 kept, 0 violated")
  }

  @Test("gives the same JSON twice, with the line that asks again")
  func json() throws {
    let words = ["audit", "toast", "--law", "ends", "--json", "--device", "tablet", "--rtl"]
    let result = Result(words)
    expectEqual(result.status, 0)
    expectEqual(Result(words).output, result.output)
    let audits = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
    let audit = try #require(audits.first)
    expectEqual(audit["sample"] as? String, "toast")
    expectEqual(audit["situation"] as? String, "tablet, right to left")
    let laws = try #require(audit["laws"] as? [[String: Any]])
    expectEqual(laws.map { $0["outcome"] as? String }, ["kept"])
    expectEqual(
      laws.first?["again"] as? String, "catalog audit toast --law ends --device tablet --rtl")
  }

  @Test("tells a violation in a paragraph, and fails")
  func violation() throws {
    expectTrue(!broken.report.isPassed)
    let text = AuditTable(audits: [broken], laws: broken.plan.laws).text
    expectContains(text, "faulty breaks “is continuous” (phone): forward, at ")
    expectContains(text, "'card' moves by 200.0 pt at once")
    expectContains(text, "again: catalog audit faulty --law 'is continuous'")
    expectContains(text, "1 sample: 1 kept, 1 violated, 1 declared; ")
    expectContains(text, "declared          mirrors        right-to-left is the mirror image")
    expectContains(text, ": a test")
  }

  @Test("writes a page with the violation and its picture, which loads nothing")
  func page() throws {
    let html = AuditPage(
      title: "Audit of the Catalog", noun: "sample", audits: [AuditEntry(broken)],
      laws: broken.plan.laws.map(AuditedLaw.init)
    ).html
    expectPrefix(html, "<!doctype html>")
    expectContains(html, "<a href=\"#faulty-is-continuous\" ")
    expectContains(html, "<section id=\"faulty-is-continuous\">")
    expectContains(html, "faulty breaks “is continuous”")
    expectEqual(html.components(separatedBy: "<svg").count, 2)
    expectContains(html, "<b>faulty, mirrors</b>: a test")
    expectContains(html, "1 sample, 3 laws: <strong>1 failure</strong>. ")
    expectContains(html, "<details class=\"law\" data-law=\"is continuous\" open>")
    expectTrue(!html.contains("src=\"") && html.components(separatedBy: "<script").count == 2)
  }

  @Test("writes JUnit XML: failures, passed and skipped test cases")
  func junit() throws {
    let skipped = SampleAudit(of: SplitSample.self, AuditPlan(laws: [.cancels]))
    let xml = JUnitReport(
      title: "catalog audit", audits: [AuditEntry(broken), AuditEntry(skipped)]
    ).text
    expectTrue(XMLParser(data: Data(xml.utf8)).parse())
    expectContains(xml, "<testsuites name=\"catalog audit\" tests=\"4\" failures=\"1\"")
    expectContains(xml, "errors=\"0\" skipped=\"1\"")
    expectContains(xml, "<testcase classname=\"faulty\" name=\"is continuous\"")
    expectContains(xml, "<failure message=\"forward, at ")
    expectContains(xml, "&#39;card&#39; moves by 200.0 pt at once")
    expectContains(xml, "<skipped message=\"nothing to check")
    expectContains(xml, "<system-out>declared: a test</system-out>")
  }
  @Test("writes files beside its text, and fails with a violation")
  func files() throws {
    let (xml, page) = (TemporaryFile(), TemporaryFile())
    let command = try AuditCommand(["fade", "--junit", xml.path, "--html", page.path])
    var text = ""
    let output = Output(look: .plain, columns: 100, write: { text += $0 }, complain: { _ in })
    #expect(try command.report([broken], output) == 1)
    expectContains(text, "faulty breaks “is continuous”")
    #expect(try xml.text.contains("<failure"))
    #expect(try page.text.contains("<svg"))
    #expect(throws: OutputError.self) { try command.report([broken], output) }
    let again = try AuditCommand(["fade", "--junit", xml.path, "--html=\(page.path)", "--force"])
    #expect(try again.report([broken], output) == 1)
    let printed = Result("audit", "fade", "--law", "ends", "--junit", "-")
    expectEqual(printed.status, 0)
    expectTrue(XMLParser(data: Data(printed.output.utf8)).parse())
  }

  @Test("shares samples with other processes: each is audited once")
  func share() throws {
    let share = try #require(SampleShare())
    defer { share.remove() }
    expectTrue(share.take("push"))
    expectTrue(!share.take("push"))
    let words = ["audit", "fade", "push", "--law", "ends", "--share", share.folder.path]
    let result = Result(words)
    expectEqual(result.status, 0)
    expectTrue(result.output.isEmpty)
    expectEqual(share.count, 2)
    let fade: AuditReport? = share.result(of: "fade")
    expectEqual(fade?.row(.ends)?.outcome, .kept)
    let push: AuditReport? = share.result(of: "push")
    expectTrue(push == nil)
    expectEqual(Result("audit", "fade", "--share", share.folder.path + "/none").status, 1)
  }

  @Test("audits alone what other processes do not")
  func helplessJobs() throws {
    let words = ["toast", "dialog", "--law", "ends"]
    func text(_ program: String?, _ jobs: String) throws -> String {
      var text = ""
      var output = Output(look: .plain, columns: 100, write: { text += $0 }, complain: { _ in })
      output.program = program.map { URL(filePath: $0) }
      #expect(try AuditCommand(words + ["--jobs", jobs]).run(output) == 0)
      return text
    }
    let alone = try text(nil, "1")
    #expect(try text("/bin/false", "3") == alone)
    #expect(try text("/no/such/program", "3") == alone)
  }

  @Test(
    "answers a mistake with one helpful sentence and status 64",
    arguments: [
      (["audit"], "--all"), (["audit", "fad"], "did you mean 'fade'"),
      (["audit", "--all", "fade"], "'--all' audits every sample"),
      (["audit", "fade", "--law", "is continous"], "did you mean 'is continuous'"),
      (["audit", "fade", "--law"], "is continuous"), (["audit", "fade", "--every", "0"], "from 1"),
      (["audit", "fade", "--every", "two"], "not 'two'"), (["audit", "fade", "--every"], "number"),
      (["audit", "fade", "--junit"], "the name of a file"),
      (["audit", "fade", "--jobs", "0"], "from 1"), (["audit", "fade", "--share"], "a folder"),
      (["audit", "fade", "--json", "--junit", "-"], "leave out one"),
      (["audit", "fade", "--device", "phome"], "phone"),
    ])
  func slips(_ words: [String], _ hint: String) {
    let result = Result(words)
    expectEqual(result.status, 64)
    expectTrue(result.output.isEmpty)
    expectTrue(result.complaints.contains(hint), "\(result.complaints)")
    expectEqual(result.complaints.split(separator: "\n").count, 1)
  }

  @Test("has help with every law")
  func help() {
    let text = Result("audit", "--help").output
    for law in TransitionLaw.standard { expectContains(text, "  \(law.name.rawValue) ") }
    expectContains(text, "--junit FILE")
  }
}

/// A page that slides from the right in either layout direction; a card on the page jumps half-way.
private struct Faulty: Sample {
  static var name: String { "faulty" }
  static var group: SampleGroup { .scenes }
  static var purpose: String { "a test" }
  static var summary: String { "A page whose card jumps." }
  static var exceptions: [LawException] { [LawException(.mirrors, because: "a test")] }

  let root = UIViewController()

  func open() -> UIViewController {
    let page = UIViewController()
    page.view.backgroundColor = .white
    let card = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 100))
    card.accessibilityIdentifier = "card"
    card.backgroundColor = .black
    page.view.addSubview(card)
    page.transitionController.transition = FaultyTransition()
    root.present(page, animated: true)
    return page
  }
}

private final class FaultyTransition: Transition {
  func start(with context: TransitionContext) {
    let (view, card): (UIView, UIView?) = (context.foreView, context.foreView.subviews.first)
    let place = view.center
    context.animate(
      view, \.position, back: CGPoint(x: place.x * 3, y: place.y), fore: place)
    let stage = view.window?.stage
    stage?.perform(afterDelay: context.duration / 2) { card?.center.y += 200 }
    context.deferToCompletion { card?.center.y = 90 }
    context.endAfterAnimations()
  }
}
