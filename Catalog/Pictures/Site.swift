import Foundation
import TransitionPictures
import Transitioning

/// The whole Catalog as web pages: an index page, and a page with a player for each sample in each
/// mode.
///
/// A reader loads the page of a mode only when choosing it, so the pages stay as small as one run.
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

  /// All files; the index page is the last.
  let files: [File]

  /// The samples with expectations, in their order.
  let expected: [any Sample.Type]

  /// The names of the files of a site, without those for tests.
  static func names(of samples: [any Sample.Type]) -> [String] {
    samples.flatMap { sample in
      RunMode.all.map { $0.page(of: sample) } + [SiteIndex.movingPicture(of: sample)]
    } + ["index.html"]
  }

  /// Creates the pages.
  ///
  /// - Parameters:
  ///   - expectations: The samples for which to add the transcript, the expectation of the page for
  ///     a browser test, and reference files for other players; nil for none.
  ///   - progress: Called before each sample, with its name and the number of finished samples.
  init(
    of samples: [any Sample.Type], expectations: Expectations? = nil,
    progress: (_ name: String, _ done: Int) -> Void
  ) throws {
    var files: [File] = []
    var entries: [SiteIndex.Entry] = []
    var features: [Set<String>] = []
    var costs: [Int] = []
    let order = SampleGroup.allCases.flatMap { group in samples.filter { $0.group == group } }
    for (done, sample) in samples.enumerated() {
      progress(sample.name, done)
      let trials = SampleTrials(of: sample)
      for trial in trials.trials {
        let page = SamplePage(of: trial, in: trials, among: order).page
        files.append((trial.mode.page(of: sample), Data(page.html.utf8)))
      }
      features.append(
        expectations == .share ? DrawingFeature.all(of: trials.legs.map(\.recording)) : [])
      let entry = SiteIndex.Entry(sample: sample, isRight: trials.isRight, legs: trials.legs)
      let moving = Data(entry.movingPicture.text.utf8)
      files.append((SiteIndex.movingPicture(of: sample), moving))
      // The cost of a page in a browser: a constant part, and a part that grows with its pictures.
      costs.append(moving.count + 50_000)
      entries.append(entry)
    }
    var expected: [any Sample.Type] = []
    switch expectations {
    case .share:
      for place in DrawingFeature.cover(features, costs: costs) { expected.append(samples[place]) }
    case .all: expected = samples
    case nil: break
    }
    for sample in expected { files += try Self.expectations(of: sample) }
    files.append(("index.html", Data(SiteIndex(entries).html.utf8)))
    self.files = files
    self.expected = expected
  }

  /// The files for tests of a sample in the first mode.
  private static func expectations(of sample: any Sample.Type) throws -> [File] {
    let mode = RunMode.all[0]
    let run = SampleRun(sample, through: mode.courses, in: mode.setting)
    let page = PlayerPage(title: sample.name, legs: run.recordedLegs)
    let expectation = try JSON.text(PageExpectation(page))
    var files: [File] = [
      ("\(sample.name).expectation.json", Data(expectation.utf8)),
      ("\(sample.name).transcript", Data(Transcript(page.legs).text.utf8)),
    ]
    for leg in page.legs { files += PlayerReference(of: leg, of: sample).files }
    return files
  }
}
