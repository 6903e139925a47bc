import CatalogSamples
import TransitionLaws
import TransitionPictures
import Transitioning

/// The page of a sample in one mode: its player, what it moves, and what the laws find.
///
/// The pages of the index's modes have curves, downloads and the source, too, and the others a link to
/// them.
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
    var neighbors = [
      PlayerPage.Link(title: "All transitions", address: "index.html#\(sample.name)")
    ]
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
      sections: mode.isOnIndex ? Self.sections(of: trial, all) : Self.sections(of: trial),
      neighbors: neighbors,
      choices: RunMode.all(of: sample).map { other in
        PlayerPage.Link(
          title: other.name, address: other.page(of: sample), isCurrent: other.slug == mode.slug)
      },
      pictures: PlayerPage.Pictures(
        moving: CardPictures.name(of: sample, isStill: false, isDark: mode.isDark),
        still: CardPictures.name(of: sample, isStill: true, isDark: mode.isDark)))
  }

  /// The file name of the table of a sample's animated numbers.
  static func table(of sample: any Sample.Type) -> String { "\(sample.name).csv" }

  private static let glossary = PlayerPage.Section(
    title: "What these words mean",
    facts: JudgedRun.laws.map { PlayerPage.Fact($0.name.rawValue, $0.meaning) }, isFolded: true)

  /// What the checks of some trials found.
  private static func verdict(_ trials: [SampleTrials.Trial]) -> PlayerPage.Section {
    PlayerPage.Section(
      title: "What holds", facts: trials.map { PlayerPage.Fact($0.mode.name, $0.verdict) })
  }

  /// What the legs of a trial move.
  private static func motion(_ trial: SampleTrials.Trial) -> PlayerPage.Section {
    PlayerPage.Section(
      title: "What moves",
      figures: MotionFigures(of: trial.run.legs, hasCharts: trial.mode.isOnIndex))
  }

  /// Files to keep, and the commands that make others, which are too large for a site.
  private static func downloads(of sample: any Sample.Type, isDark: Bool) -> PlayerPage.Section {
    let command = "swift run catalog render \(sample.name) --format"
    return PlayerPage.Section(
      title: "Files to keep",
      links: [
        PlayerPage.Link(
          title: "Moving picture (SVG)",
          address: CardPictures.name(of: sample, isStill: false, isDark: isDark), isDownload: true),
        PlayerPage.Link(
          title: "Values of each frame (CSV)", address: table(of: sample), isDownload: true),
      ],
      facts: [
        PlayerPage.Fact("Lottie", "\(command) lottie --output \(sample.name).json"),
        PlayerPage.Fact("Transcript", "\(command) transcript --output \(sample.name).transcript"),
        PlayerPage.Fact("Filmstrip with curves", "\(command) svg --output \(sample.name).svg"),
      ])
  }

  private static func sections(
    of trial: SampleTrials.Trial, _ all: SampleTrials
  ) -> [PlayerPage.Section] {
    let sample = trial.run.sample
    let uses = trial.run.uses.joined(separator: ", ")
    return [
      motion(trial), downloads(of: sample, isDark: trial.mode.isDark),
      PlayerPage.Section(title: "What it uses", text: uses.isEmpty ? "its own code" : uses),
      verdict(all.trials), glossary,
    ]
      + SampleSource(of: sample).files.map {
        PlayerPage.Section(title: $0.path, text: $0.text, isCode: true, isFolded: true)
      }
  }

  private static func sections(of trial: SampleTrials.Trial) -> [PlayerPage.Section] {
    let first = RunMode.all(of: trial.run.sample)[0]
    return [
      motion(trial), verdict([trial]),
      PlayerPage.Section(
        title: "Curves, files and source",
        links: [
          PlayerPage.Link(
            title: "\(trial.run.sample.adoption.title), \(first.name)",
            address: "\(first.page(of: trial.run.sample))#motion")
        ]),
    ]
  }
}
