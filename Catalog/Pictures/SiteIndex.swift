import CatalogSamples
import TransitionPictures
import Transitioning

/// The index page of the site: a card for each sample, by group.
///
/// The pictures are files of their own, which a browser loads when they come into view. The picture
/// of a card moves while it is pointed at or focused, unless reduced motion is preferred, and when
/// it is pressed. Without its script the page shows all samples, and their pictures move under a
/// pointer.
@MainActor
struct SiteIndex {
  /// The data of a sample's card.
  struct Entry {
    let sample: any Sample.Type

    /// True if the sample passes all checks.
    let isRight: Bool
  }

  /// The file name of the script: the filter, whose words are in the address, pictures that move when
  /// they are pressed, and buttons that copy.
  static let script = "index.js"

  /// The style sheet: light or dark, a list on a phone and cards elsewhere.
  private static let style = String(decoding: PackageResources.index_css, as: UTF8.self)

  private let entries: [Entry]

  init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// The whole page.
  var html: String {
    let groups = SampleGroup.allCases.map { group in
      (group, entries.filter { $0.sample.group == group })
    }.filter { !$0.1.isEmpty }
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'; script-src 'self' file:; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="description" content="\(entries.count) transitions of view controllers, to look at.">
      <title>Transitioning: the Catalog</title>
      <style>
      \(Self.style)\(Self.hues(of: groups.map(\.0)))
      </style>
      <script src="\(Self.script)" defer></script>
      </head>
      <body>
      <a class="skip" href="#list">Skip to the transitions</a>
      <header>
      <h1>Transitioning</h1>
      <p class="lead">\(entries.count) transitions of view controllers, recorded without a screen.</p>
      <p>\(verdict) Press a picture to see it move. Its title opens a page with a player and \
      the source.</p>
      </header>
      <div class="bar"><div class="inner">
      <search class="search"><label class="unseen" for="filter">Filter the transitions</label>\
      <input id="filter" type="search" placeholder="sheet, hero, .cube" autocomplete="off" \
      autocapitalize="off" spellcheck="false" aria-keyshortcuts="/">\
      <span id="count" aria-hidden="true"></span></search>
      <nav aria-label="Groups"><ul>\(groups.map { Self.link(to: $0.0) }.joined())</ul></nav>
      </div></div>
      <main id="list">
      \(groups.map { Self.section($0, $1) }.joined(separator: "\n"))
      <div class="none" id="none" hidden><p>No transition has all these words.\
      <span id="near" hidden> Did you mean <a></a>?</span></p>\
      <p><a href="index.html">Show all \(entries.count)</a></p></div>
      <p class="unseen" id="status" role="status"></p>
      </main>
      </body>
      </html>

      """
  }

  /// What the checks found, in a sentence.
  private var verdict: String {
    let names = entries.flatMap { RunMode.all(of: $0.sample).map(\.name) }
    var known: Set<String> = []
    let modes = names.filter { known.insert($0).inserted }.joined(separator: ", ")
    let wrong = entries.filter { !$0.isRight }
    guard !wrong.isEmpty else { return "Each passes all checks: \(modes)." }
    return """
      \(entries.count - wrong.count) pass all checks (\(modes)); \
      \(wrong.count) \(wrong.count == 1 ? "fails, and is" : "fail, and are") marked.
      """
  }

  /// The hue behind the pictures of each group.
  private static func hues(of groups: [SampleGroup]) -> String {
    groups.enumerated().map { place, group in
      "#group-\(group.slug) { --hue: \((290 + 45 * place) % 360); }"
    }.joined(separator: "\n")
  }

  private static func section(_ group: SampleGroup, _ entries: [Entry]) -> String {
    """
    <section id="group-\(group.slug)" aria-labelledby="title-\(group.slug)">
    <h2 id="title-\(group.slug)">\(group.rawValue)</h2><p>\(group.summary)</p>
    <ul>\(entries.map(card).joined(separator: "\n"))</ul>
    </section>
    """
  }

  private static func link(to group: SampleGroup) -> String {
    "<li><a href=\"#group-\(group.slug)\">\(group.rawValue)</a></li>"
  }

  private static func card(_ entry: Entry) -> String {
    let (sample, adoption) = (entry.sample, entry.sample.adoption)
    let title = Markup.escaped(adoption.title)
    return """
      <li id="\(sample.name)"\(otherNames(of: sample))>\
      <button type="button" class="picture" aria-pressed="false" \
      aria-label="Preview \(title)">\(picture(of: sample, isStill: true))\
      \(picture(of: sample, isStill: false))</button><div class="words">\
      <h3><a href="\(sample.name).html">\(title)</a></h3>\
      <p class="name">\(sample.name) · \(Markup.escaped(sample.purpose))</p>\
      \(entry.isRight ? "" : "<p class=\"wrong\">Fails a check</p>")\
      <p>\(Markup.escaped(sample.summary))</p></div>\
      <div class="code"><code>\(code(of: adoption))</code>\
      <button type="button" class="copy" aria-label="Copy the code of \(title)">Copy</button></div>\
      </li>
      """
  }

  /// The other names of a sample's motion as an attribute, which only the filter reads.
  private static func otherNames(of sample: any Sample.Type) -> String {
    let names = OtherNames.of(sample)
    return names.isEmpty ? "" : " data-also=\"\(Markup.escaped(names.joined(separator: ", ")))\""
  }

  /// The light and the dark picture of a card, which its button describes.
  private static func picture(of sample: any Sample.Type, isStill: Bool) -> String {
    """
    <picture\(isStill ? "" : " class=\"moving\"")>\
    <source srcset="\(CardPictures.name(of: sample, isStill: isStill, isDark: true))" \
    media="(prefers-color-scheme: dark)">\
    <img src="\(CardPictures.name(of: sample, isStill: isStill, isDark: false))" alt="" \
    width="390" height="844" loading="lazy"></picture>
    """
  }

  /// The adopting line, with emphasis on what is adopted; a narrow card breaks it between its words.
  private static func code(of adoption: Adoption) -> String {
    let line = Markup.escaped(adoption.line)
      .replacing(/(\w)\.(\w)/) { "\($0.1).<wbr>\($0.2)" }
      .replacing(/\((\w|\.)/) { "(<wbr>\($0.1)" }
    guard let sign = line.range(of: ".<wbr>transition = ") else { return line }
    return "\(line[..<sign.upperBound])<b>\(line[sign.upperBound...])</b>"
  }
}
