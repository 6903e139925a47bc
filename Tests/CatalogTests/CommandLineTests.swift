import Foundation
import Expectations
import TransitionPictures

@testable import CatalogSamples
@testable import TransitioningCatalog

/// The result of a command line.
@MainActor
struct Result {
  let status: Int32
  let output: String
  let complaints: String

  init(_ words: String..., look: String = "plain", terminal: (any Terminal)? = nil) {
    self.init(words, look: look, terminal: terminal)
  }

  init(_ words: [String], look: String = "plain", terminal: (any Terminal)? = nil) {
    var (output, complaints) = ("", "")
    status = CommandLineTool.run(
      words,
      Output(
        look: look == "plain" ? .plain : .color, columns: 100, terminal: terminal,
        writeFile: { output += $0 },
        write: { output += $0 + "\n" }, complain: { complaints += $0 + "\n" }))
    self.output = output
    self.complaints = complaints
  }
}

@MainActor
@Suite("The command line")
struct CommandLineTests {
  @Test("lists each sample once, by group, with its subject and the API that it uses")
  func list() {
    let result = Result()
    expectEqual(result.status, 0)
    let lines = Dictionary(grouping: result.output.split(separator: "\n")) {
      String($0.split(separator: " ", maxSplits: 1).first ?? "")
    }
    for sample in Samples.all {
      expectEqual(lines[sample.name]?.count, 1)
      expectEqual(lines[sample.name]?.first?.hasSuffix(sample.summary), true)
      expectContains(lines[sample.name]?.first, "  \(sample.purpose)  ")
      expectAtMost(sample.purpose.count, 40)
    }
    expectEqual(Result("list").output, result.output)
    for group in Set(Samples.all.map { $0.group }) {
      expectContains(result.output, "\(group.rawValue)\n")
    }
  }

  @Test("does once what is named many times", arguments: ["run", "audit"])
  func repeated(command: String) {
    let options = command == "run" ? ["--json"] : ["--law", "ends", "--law", "ends"]
    let once = Result([command, "fade", "push"] + options)
    let names = (0..<5_000).flatMap { _ in ["fade", "push"] }
    let often = Result([command] + names + options)
    expectEqual(often.output, once.output)
    expectEqual(often.status, 0)
  }

  @Test("lists the samples that have all words, in any case")
  func words() {
    for (words, names) in [
      (["SHEET", "finger"], nil), (["map-sheet"], ["map-sheet"]),
      ([".cube"], ["cube"]), (["drawers", "menu"], nil),
    ] as [([String], [String]?)] {
      let result = Result(["list"] + words)
      let found = Samples.matching(words).map { $0.name }
      expectEqual(result.status, 0)
      expectTrue(!found.isEmpty && found.count < 20, "\(words): \(found)")
      for name in found { expectContains(result.output, "  \(name) ") }
      if let names { expectEqual(found, names) }
    }
  }

  @Test("takes the code that adopts a transition for the name of its sample")
  func titles() throws {
    for sample in Samples.all {
      let title = sample.adoption.title
      expectEqual(Samples.named(title)?.name, sample.name)
    }
    expectEqual(Samples.named(".cube(from: .leading)")?.name, "cube")
    expectEqual(Result("run", ".cube").output, Result("run", "cube").output)
  }

  @Test("lists as JSON")
  func listJSON() throws {
    let data = Data(Result("list", "--json").output.utf8)
    let list = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    expectEqual(list.map { $0["name"] as? String }, Samples.all.map { $0.name })
    let sheet = try #require(list.first { $0["name"] as? String == "vertical-sheet" })
    expectEqual(sheet["title"] as? String, ".verticalSheet")
    expectContains(sheet["adoption"] as? String ?? "", ".transition = .verticalSheet(")
    expectEqual(
      sheet["uses"] as? [String],
      ["Transition", "TransitionWithCustomDuration", "TransitionWithPresentation"])
  }

  @Test("reports the reason, the calls, the pictures and the outcome of a run under a finger")
  func story() throws {
    let words = ["run", "toast", "--cancel", "0.3", "--interactive", "--look", "plain"]
    let result = Result(words, look: "color")
    expectEqual(result.status, 0)
    let parts = [
      "What adopts it\n  viewController.transitionController.transition = .toast(", "Why it ran",
      "ToastTransition runs forward", "ToastTransition runs backward",
      "What was called", "  forward\n", "viewWillAppear(true)", "viewDidAppear(true)",
      "  cancelled\n", "and cancelled\n", "  interactive\n", "and finished\n",
      "viewDidDisappear(true)", "forward, 0.25 s", "cancelled, ", "interactive, ", "Figures",
      "Passed: ends, arrives, returns, cancels, releases, balances callbacks, is seen",
    ]
    var rest = result.output[...]
    for part in parts {
      let range = try #require(rest.range(of: part), "\(part) is missing or out of order")
      rest = rest[range.upperBound...]
    }
    expectTrue(result.output.allSatisfy { $0.isASCII })
  }

  @Test("gives exactly the same JSON twice")
  func deterministic() throws {
    let first = Result("run", "pets", "--json").output
    expectEqual(first, Result("run", "pets", "--json").output)
    expectTrue(!first.contains("0x"))
  }

  @Test("gives the lifecycle, the legs and the outcome of a run as JSON")
  func runJSON() throws {
    let data = Data(Result("run", "menu", "--json").output.utf8)
    let runs = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    let run = try #require(runs.first)
    expectEqual(run["outcome"] as? String, "passed")
    let legs = try #require(run["legs"] as? [[String: Any]])
    expectEqual(legs.map { $0["name"] as? String }, ["forward", "backward"])
    expectEqual(legs.map { $0["duration"] as? Double }, [0.25, 0.25])
    let events = try #require(run["events"] as? [[String: Any]])
    expectTrue(events.contains { $0["message"] as? String == "viewDidAppear(true)" })
  }

  @Test(
    "runs the requested legs",
    arguments: [
      (["--interactive"], ["forward", "interactive"]),
      (["--cancel", "0.3"], ["forward", "cancelled", "backward"]),
      (["--cancel=0"], ["forward", "cancelled", "backward"]),
      (["--interactive", "--cancel", "0.45"], ["forward", "cancelled", "interactive"]),
      (["--interrupt", "0.5"], ["interrupted"]), (["--interrupt=1"], ["interrupted"]),
      (["--resize"], ["forward-resized", "backward-resized"]),
      (["--resize", "--rtl", "--device", "tablet"], ["forward-resized", "backward-resized"]),
    ])
  func legs(_ options: [String], _ names: [String]) throws {
    let samples = ["toast", "split"]
    let command = try RunCommand(samples + ["--json"] + options)
    var text = ""
    let status = try command.run(
      Output(look: .plain, columns: 100, write: { text += $0 }, complain: { _ in }))
    expectEqual(status, 0)
    let runs = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    expectEqual(runs.map { $0["sample"] as? String }, samples)
    for run in runs {
      let legs = try #require(run["legs"] as? [[String: Any]])
      expectEqual(legs.map { $0["name"] as? String }, names)
      let events = try #require(run["events"] as? [[String: Any]])
      // A finger that does not move may start no transition, and then there are no events.
      let quiet: Set<String> = options == ["--cancel=0"] ? ["cancelled"] : []
      let heard = Set(events.compactMap { $0["leg"] as? String })
      expectEqual(heard.union(quiet), Set(names))
    }
  }

  @Test(
    "lets the finger of --cancel go where it is told, and cancels",
    arguments: ["sheet", "toast", "settings", "photo-album"], [0.1, 0.4, 0.7, 1])
  func cancelled(sample: String, part: Double) {
    let result = Result("run", sample, "--cancel", "\(part)", "--json")
    expectEqual(result.status, 0)
    expectContains(result.output, "is let go at \(part * 100) % and cancelled")
  }

  @Test("runs on a tablet, and in colour where the terminal has colour")
  func looks() {
    let tablet = Result("run", "toast", "--device", "tablet", look: "color")
    expectEqual(tablet.status, 0)
    expectContains(tablet.output, "\u{1B}[")
    expectEqual(Result("run", "toast", "--device=tablet", "--look", "color", "--json").status, 0)
  }

  @Test(
    "answers a mistake with one helpful sentence and status 64",
    arguments: [
      (["run", "fad"], "fade"), (["rnu", "fade"], "run"), (["run", "fade", "--jsn"], "--json"),
      (["lst"], "list"), (["run"], "--all"), (["run", "--all", "fade"], "--all"),
      (["run", "fade", "--device", "phome"], "phone"), (["run", "fade", "--device"], "tablet"),
      (["list", "sheet", "zzz"], "'sheet' and 'zzz'"), (["run", "fade", "--json=yes"], "no value"),
      (["run", ".cuba"], "'.cube'"), (["run", ".sharedAxes"], "'.sharedAxis(.x)'"),
      (["run", "zzzzzzzzzz"], "catalog list"), (["run", ""], "catalog list"),
      (["run", "fade", "--rtl=yes"], "no value"), (["run", "fade", "--rt"], "--rtl"),
      (["run", "fade", "--drk"], "--dark"),
      (["run", "fade", "--reduced-motion"], "--reduce-motion"),
      (["run", "fade", "--reduce-motion=0"], "no value"), (["list", "--rtl"], "--json"),
      (["run", "fade", "--cancel"], "from 0 to 1"),
      (["run", "--rtl", "--reduce-motion"], "--all"), (["run", "setings"], "settings"),
      (["run", "fade", "--interrupt"], "from 0 to 1"),
      (["run", "fade", "--interrupt", "half"], "not 'half'"),
      (["run", "fade", "--interrupt", "1.01"], "not '1.01'"),
      (["run", "fade", "--interrupt", "-0.1"], "not '-0.1'"),
      (["run", "fade", "--interrupt=nan"], "not 'nan'"),
      (["run", "fade", "--interrupt", "0.5", "--interactive"], "takes hold of 'fade'"),
      (
        ["play", "fade", "--interrupt", "0.5", "--interactive"], "go together for 'navigation-fade'"
      ),
      (["run", "settings", "--interrupt", "0.5", "--cancel", "0.3"], "leave out one"),
      (["run", "--all", "--interrupt", "0.5", "--cancel", "0.3"], "'--cancel'"),
      (["run", "fade", "--resize", "--interactive"], "'--interactive'"),
      (["run", "fade", "--cancel=0.3", "--resize"], "leave out one"),
      (["run", "fade", "--resize", "--interrupt", "0.5"], "'--resize'"),
      (["run", "fade", "--resize=yes"], "no value"),
      (["run", "fade", "--cancl", "0.3"], "--cancel"),
      (["run", "--all", "fade", "--interactive"], "--all"),
    ])
  func slips(_ words: [String], _ hint: String) {
    var complaints: [String] = []
    var output: [String] = []
    let status = CommandLineTool.run(
      words,
      Output(
        look: .plain, columns: 100, write: { output.append($0) },
        complain: { complaints.append($0) }))
    expectEqual(status, 64)
    expectTrue(output.isEmpty)
    expectEqual(complaints.count, 1)
    expectEqual(complaints.first?.contains(hint), true, "\(complaints)")
    expectEqual(complaints.first?.contains("\n"), false)
  }

  @Test("has help for each command")
  func help() {
    for words in [["--help"], ["-h"], ["help"]] {
      var output = ""
      let status = CommandLineTool.run(
        words,
        Output(look: .plain, columns: 100, write: { output += $0 }, complain: { _ in }))
      expectEqual(status, 0)
      expectContains(output, "usage: catalog")
    }
    for option in [
      "--device", "--interactive", "--cancel", "--interrupt", "--resize", "--rtl",
      "--reduce-motion", "--dark",
    ] {
      expectTrue(Result("run", "--help").output.contains(option))
    }
    expectEqual(Result("help", "run").output, Result("run", "--help").output)
    expectTrue(Result("list", "-h").output.contains("--json"))
    expectEqual(Result("run", "nonsense", "--help").status, 0)
  }
}

@Suite("The distance between two words")
struct DistanceTests {
  @Test("is the number of letters to insert, delete or replace")
  func examples() {
    expectEqual(UsageError.distance("kitten", "sitting"), 3)
    expectEqual(UsageError.distance("", "abc"), 3)
    expectEqual(UsageError.distance("abc", ""), 3)
    expectEqual(UsageError.distance("fade", "fade"), 0)
  }

  @Test("is symmetric and obeys the triangle inequality")
  func laws() {
    let words = ["fade", "face", "slide-up", "sheet", "", "menu", "mean"]
    for a in words {
      for b in words {
        expectEqual(UsageError.distance(a, b), UsageError.distance(b, a))
        for c in words {
          expectAtMost(
            UsageError.distance(a, c), UsageError.distance(a, b) + UsageError.distance(b, c))
        }
      }
    }
  }
}
