import CatalogSamples
import TransitionLaws
import TransitionPictures
import Transitioning

/// The page of a sample in one mode: its player, what the laws find and, in the modes of the index, its
/// source.
@MainActor
struct SamplePage {
  /// The file names of what all pages share.
  static let (styleSheet, script, dragScript) = ("player.css", "player.js", "drag.js")

  private let page: PlayerPage

  /// The text of the page.
  var html: String {
    page.html(styleSheet: Self.styleSheet, script: Self.script, dragScript: Self.dragScript)
  }

  /// Creates the page of one of the trials of a sample.
  ///
  /// - Parameter samples: All samples of the site, in the order of its index.
  init(of trial: SampleTrials.Trial, in all: SampleTrials, among samples: [any Sample.Type]) {
    let (sample, mode) = (trial.run.sample, trial.mode)
    let place = samples.firstIndex { $0 == sample } ?? 0
    var neighbors = [PlayerPage.Link(title: "All transitions", address: "index.html")]
    if place > 0 {
      let before = samples[place - 1]
      neighbors.append(
        PlayerPage.Link(title: "← \(before.adoption.title)", address: mode.page(of: before)))
    }
    if place + 1 < samples.count {
      let after = samples[place + 1]
      neighbors.append(
        PlayerPage.Link(title: "\(after.adoption.title) →", address: mode.page(of: after)))
    }
    let title = sample.adoption.title
    page = PlayerPage(
      title: mode.slug.isEmpty ? title : "\(title), \(mode.name)",
      topic: "\(sample.group.rawValue) · \(sample.name)", summary: sample.summary,
      code: sample.adoption.code, legs: trial.run.legs,
      drag: mode.isDragged ? SampleDrag(of: sample, on: mode.screen).drag(trial.run.legs) : nil,
      sections: mode.isOnIndex ? Self.sections(of: trial.run, all) : [Self.verdict([trial])],
      neighbors: neighbors,
      choices: RunMode.all.map { other in
        PlayerPage.Link(
          title: other.name, address: other.page(of: sample), isCurrent: other.slug == mode.slug)
      })
  }

  private static let glossary = PlayerPage.Section(
    title: "What these words mean",
    facts: JudgedRun.laws.map { PlayerPage.Fact($0.name.rawValue, $0.meaning) }, isFolded: true)

  /// What the checks of some trials found.
  private static func verdict(_ trials: [SampleTrials.Trial]) -> PlayerPage.Section {
    PlayerPage.Section(
      title: "What holds", facts: trials.map { PlayerPage.Fact($0.mode.name, $0.verdict) })
  }

  private static func sections(of run: SampleRun, _ all: SampleTrials) -> [PlayerPage.Section] {
    let uses = run.uses.joined(separator: ", ")
    return [
      PlayerPage.Section(title: "What it uses", text: uses.isEmpty ? "its own code" : uses),
      verdict(all.trials), glossary,
    ]
      + SampleSource(of: run.sample).files.map {
        PlayerPage.Section(title: $0.path, text: $0.text, isCode: true, isFolded: true)
      }
  }
}
