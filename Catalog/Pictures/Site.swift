import Foundation
import TransitionPictures
import Transitioning

/// The whole Catalog as web pages: an index page, and a page with a player for each sample in each
/// way.
///
/// A reader loads the page of a way only when choosing it, so the pages stay as small as one run.
@MainActor
struct Site {
  /// A file of the site.
  typealias File = (name: String, data: Data)

  /// All files; the index page is the last.
  let files: [File]

  /// The names of the files of a site, without those for tests.
  static func names(of samples: [any Sample.Type]) -> [String] {
    samples.flatMap { sample in
      Way.all.map { $0.page(of: sample) } + [SiteIndex.movingPicture(of: sample)]
    } + ["index.html"]
  }

  /// Creates the pages.
  ///
  /// - Parameters:
  ///   - withExpectations: True to add, for each sample, its transcript, the expectation of its
  ///     page for a browser test, and reference files for other players.
  ///   - progress: Called before each sample, with its name and the number of finished samples.
  init(
    of samples: [any Sample.Type], withExpectations: Bool = false,
    progress: (_ name: String, _ done: Int) -> Void
  ) throws {
    var files: [File] = []
    var entries: [SiteIndex.Entry] = []
    let order = SampleGroup.allCases.flatMap { group in samples.filter { $0.group == group } }
    for (done, sample) in samples.enumerated() {
      progress(sample.name, done)
      let audit = Audit(of: sample)
      for trial in audit.trials {
        let page = SamplePage(of: trial, in: audit, among: order).page
        files.append((trial.way.page(of: sample), Data(page.html.utf8)))
        guard withExpectations, trial.way.slug.isEmpty else { continue }
        let expectation = try JSON.text(PageExpectation(page))
        files.append(("\(sample.name).expectation.json", Data(expectation.utf8)))
        let transcript = Transcript(page.legs).text
        files.append(("\(sample.name).transcript", Data(transcript.utf8)))
        for leg in page.legs { files += PlayerReference(of: leg, of: sample).files }
      }
      let entry = SiteIndex.Entry(sample: sample, isRight: audit.isRight, legs: audit.legs)
      files.append((SiteIndex.movingPicture(of: sample), Data(entry.movingPicture.text.utf8)))
      entries.append(entry)
    }
    files.append(("index.html", Data(SiteIndex(entries).html.utf8)))
    self.files = files
  }
}
