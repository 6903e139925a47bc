import TransitionPictures
import Transitioning

/// The index page of the site: a card for each sample, by group.
///
/// The picture of a card moves while the card is pointed at or focused, without a script, unless
/// reduced motion is preferred.
@MainActor
struct SiteIndex {
  /// The data of a sample's card.
  @MainActor
  struct Entry {
    let sample: any Sample.Type

    /// True if the sample passes all checks.
    let isRight: Bool

    /// The legs of the first mode.
    let legs: [RecordedLeg]

    /// The picture that moves.
    var movingPicture: AnimatedSVG { AnimatedSVG(legs, title: sample.name) }

    /// The picture at two fifths of the first leg.
    fileprivate var picture: String {
      guard let recording = legs.first?.recording,
        let list = recording.displayList(at: recording.startTime + recording.duration * 0.4)
      else { return "" }
      return SVGPicture(
        list, title: sample.name, idPrefix: String(sample.name.filter(\.isLetter))
      ).text
    }
  }

  private let entries: [Entry]

  init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// The file name of the moving picture of a sample.
  static func movingPicture(of sample: any Sample.Type) -> String { "\(sample.name).svg" }

  /// The whole page.
  var html: String {
    let groups = SampleGroup.allCases.map { group in
      (group, entries.filter { $0.sample.group == group })
    }.filter { !$0.1.isEmpty }
    let right = entries.count(where: \.isRight)
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>Transitioning: the Catalog</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <main>
      <header>
      <h1>Transitioning</h1>
      <p>\(entries.count) sample transitions, run without a screen. \(right) of them pass every check
      of the Catalog: \(RunMode.all.map(\.name).joined(separator: ", ")).</p>
      <nav aria-label="Groups">
      \(groups.map { Self.link(to: $0.0) }.joined(separator: "\n"))
      </nav>
      </header>
      \(groups.map { Self.section($0, $1) }.joined(separator: "\n"))
      </main>
      </body>
      </html>

      """
  }

  private static func section(_ group: SampleGroup, _ entries: [Entry]) -> String {
    """
    <section aria-labelledby="\(group.slug)">
    <h2 id="\(group.slug)">\(group.rawValue)</h2>
    <ul>
    \(entries.map(card).joined(separator: "\n"))
    </ul>
    </section>
    """
  }

  private static func link(to group: SampleGroup) -> String {
    "<a href=\"#\(group.slug)\">\(group.rawValue)</a>"
  }

  private static func card(_ entry: Entry) -> String {
    let mark =
      entry.isRight ? "<span class=\"right\">passed</span>" : "<span class=\"wrong\">failed</span>"
    return """
      <li><a href="\(entry.sample.name).html">
      <div class="picture"><div class="screen">\(entry.picture)\
      <img src="\(movingPicture(of: entry.sample))" alt="" loading="lazy"></div></div>
      <div class="words">\(mark)
      <h3>\(entry.sample.name)</h3>
      <p><em>\(entry.sample.purpose)</em></p>
      <p>\(entry.sample.summary)</p></div>
      </a></li>
      """
  }

  private static let style = """
    :root { --paper: #fbfbfd; --card: #fff; --ink: #1d1d1f; --soft: #6e6e73; --line: #e3e3e8;
      --accent: #0066cc; --right: #1a7f37; --wrong: #b3261e; }
    @media (prefers-color-scheme: dark) { :root { --paper: #131316; --card: #1d1d21; --ink: #f2f2f4;
      --soft: #a1a1a8; --line: #2e2e34; --accent: #6cb2ff; --right: #57c26f; --wrong: #ff897d; } }
    nav { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 16px 0 0; }
    nav a { color: var(--accent); text-decoration: none; padding: 4px 0; }
    em { color: var(--soft); }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--ink);
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; }
    main { max-width: 1120px; margin: 0 auto; padding: 48px 20px 80px; }
    h1 { font-size: 34px; line-height: 1.15; margin: 0 0 8px; letter-spacing: -0.02em; }
    header p { max-width: 60ch; margin: 0; color: var(--soft); }
    section { margin-top: 40px; }
    h2 { margin: 0 0 14px; font-size: 13px; letter-spacing: 0.06em; text-transform: uppercase;
      color: var(--soft); }
    ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 18px;
      grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr)); }
    a { display: block; height: 100%; overflow: hidden; color: inherit; text-decoration: none;
      background: var(--card); border: 1px solid var(--line); border-radius: 16px; }
    a:hover { border-color: var(--accent); }
    a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    .picture { display: flex; justify-content: center; padding: 20px 20px 0; height: 290px;
      overflow: hidden; background: color-mix(in srgb, var(--line) 45%, transparent); }
    .screen { position: relative; width: 168px; align-self: flex-start; overflow: hidden;
      border-radius: 14px; box-shadow: 0 0 0 1px #0001, 0 1px 2px #0003, 0 8px 24px #0002; }
    .screen svg { display: block; width: 100%; height: auto; }
    .screen img { display: none; position: absolute; inset: 0; width: 100%; height: 100%; }
    @media (prefers-reduced-motion: no-preference) {
      a:hover img, a:focus-visible img { display: block; }
    }
    .words { padding: 16px 18px 18px; position: relative; }
    h3 { margin: 0; font-size: 17px; line-height: 1.3; padding-right: 4em; overflow-wrap: anywhere; }
    .words p { margin: 4px 0 0; color: var(--soft); font-size: 14px; }
    .right, .wrong { position: absolute; top: 17px; right: 18px; font-size: 13px; }
    .right { color: var(--right); }
    .wrong { color: var(--wrong); font-weight: 600; }
    """
}
