import Foundation
import TransitionPictures
import Transitioning

/// The whole Catalog as web pages: an index page, and one page with a player for each sample.
@MainActor
struct Site {
  /// A file of the site.
  typealias File = (name: String, data: Data)

  /// The data of a sample's card on the index page.
  private struct Entry {
    let sample: any Sample.Type
    let picture: String
    let isRight: Bool
  }

  /// All files; the index page is the last.
  let files: [File]

  /// The names of the pages of a site.
  static func names(of samples: [any Sample.Type]) -> [String] {
    samples.map { "\($0.name).html" } + ["index.html"]
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
    var entries: [Entry] = []
    for (done, sample) in samples.enumerated() {
      progress(sample.name, done)
      let run = SampleRun(sample, in: .phone)
      let audit = Audit(of: sample)
      let page = Self.page(of: run, audit)
      files.append(("\(sample.name).html", Data(page.html.utf8)))
      if withExpectations {
        let expectation = try JSON.text(PageExpectation(page))
        files.append(("\(sample.name).expectation.json", Data(expectation.utf8)))
        let transcript = Transcript(run.recordedLegs).text
        files.append(("\(sample.name).transcript", Data(transcript.utf8)))
        for leg in run.recordedLegs { files += PlayerReference(of: leg, of: sample).files }
      }
      entries.append(
        Entry(
          sample: sample, picture: Self.picture(of: run), isRight: audit.isRight))
    }
    files.append(("index.html", Data(Self.index(entries).utf8)))
    self.files = files
  }

  /// The page of a sample: its player, its checks and its source.
  private static func page(of run: SampleRun, _ audit: Audit) -> PlayerPage {
    let uses = run.uses.joined(separator: ", ")
    let files = SampleSource(of: run.sample).files
    return PlayerPage(
      title: run.sample.name, summary: run.sample.summary,
      legs: run.recordedLegs,
      sections: [
        PlayerPage.Section(title: "What it uses", text: uses.isEmpty ? "its own code" : uses),
        PlayerPage.Section(title: "What holds", text: audit.text, isCode: true),
      ] + files.map { PlayerPage.Section(title: $0.path, text: $0.text, isCode: true) })
  }

  /// The sample's picture at two fifths of its first leg, as SVG.
  private static func picture(of run: SampleRun) -> String {
    guard let recording = run.legs.first?.recording,
      let list = recording.displayList(at: recording.startTime + recording.duration * 0.4)
    else { return "" }
    return SVGPicture(
      list, title: run.sample.name, idPrefix: String(run.sample.name.filter(\.isLetter))
    ).text
  }

  private static func index(_ entries: [Entry]) -> String {
    let cards = SampleGroup.allCases.flatMap { group in
      entries.filter { $0.sample.group == group }.map { card($0) }
    }
    let right = entries.count(where: \.isRight)
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>Transitioning: the Catalog</title>
      <style>
      \(style)
      </style>
      </head>
      <body>
      <main>
      <header>
      <h1>Transitioning</h1>
      <p>\(entries.count) sample transitions, run without a screen. \(right) of them pass every check
      of the Catalog: there and back, under a finger, reversed, right-to-left, with reduced motion,
      on a tablet.</p>
      </header>
      <ul>
      \(cards.joined(separator: "\n"))
      </ul>
      </main>
      </body>
      </html>

      """
  }

  private static func card(_ entry: Entry) -> String {
    let mark =
      entry.isRight ? "<span class=\"right\">passed</span>" : "<span class=\"wrong\">failed</span>"
    return """
      <li><a href="\(entry.sample.name).html">
      <div class="picture">\(entry.picture)</div>
      <div class="words"><span class="group">\(entry.sample.group.rawValue)</span>\(mark)
      <h2>\(entry.sample.name)</h2>
      <p>\(entry.sample.summary)</p></div>
      </a></li>
      """
  }

  private static let style = """
    :root { --paper: #fbfbfd; --card: #fff; --ink: #1d1d1f; --soft: #6e6e73; --line: #e3e3e8;
      --accent: #0066cc; --right: #1a7f37; --wrong: #b3261e; }
    @media (prefers-color-scheme: dark) { :root { --paper: #131316; --card: #1d1d21; --ink: #f2f2f4;
      --soft: #a1a1a8; --line: #2e2e34; --accent: #6cb2ff; --right: #57c26f; --wrong: #ff897d; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--ink);
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; }
    main { max-width: 1120px; margin: 0 auto; padding: 48px 20px 80px; }
    h1 { font-size: 34px; line-height: 1.15; margin: 0 0 8px; letter-spacing: -0.02em; }
    header p { max-width: 60ch; margin: 0; color: var(--soft); }
    ul { list-style: none; margin: 36px 0 0; padding: 0; display: grid; gap: 18px;
      grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)); }
    a { display: block; height: 100%; overflow: hidden; color: inherit; text-decoration: none;
      background: var(--card); border: 1px solid var(--line); border-radius: 16px; }
    a:hover { border-color: var(--accent); }
    a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    .picture { display: flex; justify-content: center; padding: 20px 20px 0; height: 270px;
      overflow: hidden; background: color-mix(in srgb, var(--line) 45%, transparent); }
    .picture svg { width: 168px; height: auto; align-self: flex-start; border-radius: 14px;
      box-shadow: 0 1px 2px #0003, 0 8px 24px #0002; }
    .words { padding: 16px 18px 18px; position: relative; }
    h2 { margin: 2px 0 0; font-size: 17px; line-height: 1.3; }
    .group { color: var(--soft); font-size: 12px; letter-spacing: 0.05em; text-transform: uppercase; }
    .words p { margin: 4px 0 0; color: var(--soft); font-size: 14px; }
    .right, .wrong { position: absolute; top: 17px; right: 18px; font-size: 13px; }
    .right { color: var(--right); }
    .wrong { color: var(--wrong); font-weight: 600; }
    """
}
