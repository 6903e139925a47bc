import TransitionPictures
import Transitioning

/// The page of a sample in one mode: its player, its checks and, in the first mode, its source.
@MainActor
struct SamplePage {
  let page: PlayerPage

  /// Creates the page of one of the trials of a sample.
  ///
  /// - Parameter samples: All samples of the site, in the order of its index.
  init(of trial: SampleTrials.Trial, in all: SampleTrials, among samples: [any Sample.Type]) {
    let (sample, mode) = (trial.run.sample, trial.mode)
    let place = samples.firstIndex { $0 == sample } ?? 0
    var neighbors = [PlayerPage.Link(title: "All samples", address: "index.html")]
    if place > 0 {
      let before = samples[place - 1]
      neighbors.append(PlayerPage.Link(title: "← \(before.name)", address: mode.page(of: before)))
    }
    if place + 1 < samples.count {
      let after = samples[place + 1]
      neighbors.append(PlayerPage.Link(title: "\(after.name) →", address: mode.page(of: after)))
    }
    page = PlayerPage(
      title: mode.slug.isEmpty ? sample.name : "\(sample.name), \(mode.name)",
      summary: sample.summary, legs: trial.run.recordedLegs,
      sections: mode.slug.isEmpty ? Self.sections(of: trial.run, all) : Self.sections(of: trial),
      neighbors: neighbors,
      choices: RunMode.all.map { other in
        PlayerPage.Link(
          title: other.name, address: other.page(of: sample), isCurrent: other.slug == mode.slug)
      })
  }

  private static let glossary = PlayerPage.Section(
    title: "What these words mean",
    text: Check.Law.allCases.map { "\($0.rawValue): \($0.meaning)" }.joined(separator: "\n"),
    isFolded: true)

  private static func sections(of trial: SampleTrials.Trial) -> [PlayerPage.Section] {
    [PlayerPage.Section(title: "What holds", text: trial.text, isCode: true), glossary]
  }

  private static func sections(of run: SampleRun, _ all: SampleTrials) -> [PlayerPage.Section] {
    let uses = run.uses.joined(separator: ", ")
    return [
      PlayerPage.Section(title: "What it uses", text: uses.isEmpty ? "its own code" : uses),
      PlayerPage.Section(title: "What holds", text: all.text, isCode: true), glossary,
    ]
      + SampleSource(of: run.sample).files.map {
        PlayerPage.Section(title: $0.path, text: $0.text, isCode: true, isFolded: true)
      }
  }
}
