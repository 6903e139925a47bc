import CatalogSamples
import Foundation
import TransitionLaws
import TransitionPictures
import Transitioning

/// The whole Catalog as web pages: an index page, and a page with a player for each sample in each
/// mode.
///
/// A reader loads the page of a mode only when choosing it, so the pages stay as small as one run.
/// All pages share one style sheet and one script.
@MainActor
struct Site {
  /// A file of the site.
  typealias File = (name: String, data: Data)

  /// The samples that have expectations.
  enum Expectations: String, CaseIterable {
    /// Samples that together have every feature of drawing that any sample has.
    case share
    /// All samples.
    case all
  }

  /// What the rest of the site needs to know about a sample, besides its own files.
  struct Part: Codable {
    /// True if the sample passes all checks.
    let isRight: Bool

    /// The features of drawing of the first mode; empty unless a share of the samples is chosen.
    let features: Set<String>

    /// The cost of the sample in a browser: a constant part, and one that grows with its pictures.
    let cost: Int
  }

  private let samples: [any Sample.Type]

  /// The samples for which to add the transcript, the expectation of the page for a browser test,
  /// and reference files for other players; nil for none.
  private let expectations: Expectations?

  /// The samples in the order of the index.
  private let order: [any Sample.Type]

  init(of samples: [any Sample.Type], expectations: Expectations? = nil) {
    self.samples = samples
    self.expectations = expectations
    order = SampleGroup.allCases.flatMap { group in samples.filter { $0.group == group } }
  }

  /// The names of all files, without those for tests; the index page is the last.
  var names: [String] { samples.flatMap(Self.names) + Self.shared.map(\.name) + ["index.html"] }

  private static func names(of sample: any Sample.Type) -> [String] {
    RunMode.all(of: sample).map { $0.page(of: sample) } + [SamplePage.table(of: sample)]
      + [false, true].flatMap { isDark in
        [true, false].map { CardPictures.name(of: sample, isStill: $0, isDark: isDark) }
      }
  }

  /// The files that pages share.
  private static let shared: [File] = [
    (SamplePage.styleSheet, Data(PlayerPage.styleSheet.utf8)),
    (SamplePage.script, Data(PlayerPage.script.utf8)),
    (SamplePage.dragScript, Data(PlayerPage.dragScript.utf8)),
    (SiteIndex.script, Data(PackageResources.index_js)),
  ]

  /// Runs a sample in all modes.
  ///
  /// - Returns: The files of the sample, and what the rest of the site needs to know.
  func files(of sample: any Sample.Type) -> (files: [File], part: Part) {
    let trials = SampleTrials(of: sample)
    var files = trials.trials.map { trial -> File in
      let page = SamplePage(of: trial, in: trials, among: order)
      return (trial.mode.page(of: sample), Data(page.html.utf8))
    }
    files.append((SamplePage.table(of: sample), Data(RecordingTable(trials.legs).motionCSV.utf8)))
    let still = sample.still ?? trials.legs.first.map { TellingInstant(of: $0.recording).part } ?? 1
    var cost = 50_000
    for trial in trials.trials where trial.mode.isOnIndex {
      let isDark = trial.mode.isDark
      let pictures = CardPictures(
        of: sample, trial.run.legs, at: still, on: trial.mode.screen)
      let texts = [pictures?.still.text ?? "", pictures?.moving.text ?? ""]
      for (isStill, text) in zip([true, false], texts) {
        let name = CardPictures.name(of: sample, isStill: isStill, isDark: isDark)
        files.append((name, Data(text.utf8)))
      }
      cost += texts[1].utf8.count
    }
    let features =
      expectations == .share ? DrawingFeature.all(of: trials.legs.map(\.recording)) : []
    return (files, Part(isRight: trials.isRight, features: features, cost: cost))
  }

  /// The files that the pages of all samples need besides their own.
  ///
  /// - Parameter parts: A part for each sample, in the same order.
  /// - Returns: The files, and the samples with expectations.
  func rest(_ parts: [Part]) throws -> (files: [File], expected: [any Sample.Type]) {
    let expected: [any Sample.Type] =
      switch expectations {
      case .share:
        DrawingFeature.cover(parts.map(\.features), costs: parts.map(\.cost)).map { samples[$0] }
      case .all: samples
      case nil: []
      }
    let entries = zip(samples, parts).map { SiteIndex.Entry(sample: $0, isRight: $1.isRight) }
    let index: File = ("index.html", Data(SiteIndex(entries).html.utf8))
    return (try expected.flatMap(Self.expectations) + Self.shared + [index], expected)
  }

  /// The files for tests of a sample in the first mode.
  private static func expectations(of sample: any Sample.Type) throws -> [File] {
    let mode = RunMode.all(of: sample)[0]
    let run = SampleRun(
      sample, through: mode.legs, on: mode.screen, midframes: !mode.isDragged)
    let page = PlayerPage(title: sample.name, legs: run.legs)
    let expectation = try JSONFile.text(PageExpectation(page))
    var files: [File] = [
      ("\(sample.name).expectation.json", Data(expectation.utf8)),
      ("\(sample.name).transcript", Data(Transcript(page.legs).text.utf8)),
      ("\(sample.name).moving.svg", Data(AnimatedSVG(page.legs).text.utf8)),
    ]
    for leg in page.legs { files += PlayerReference(of: leg, of: sample).files }
    return files
  }
}
