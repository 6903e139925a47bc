import Foundation

/// A web page that plays recordings: one file that needs nothing else, not even a network.
///
/// ```swift
/// let page = PlayerPage(
///   title: "Fade",
///   legs: [
///     RecordedLeg("Forward", forward), RecordedLeg("Backward", backward),
///   ])
/// try Data(page.html.utf8).write(to: file)
/// ```
///
/// The page plays, pauses, scrubs, slows, turns round, repeats and steps from frame to frame; it shows
/// outlines and motion paths, and what happened in step with what is seen. It can be used with the
/// keyboard and a screen reader, is dark where its reader likes that, and does not start by itself for
/// somebody who wants less motion. The same recordings give the same bytes on every machine.
///
/// What is seen at an instant is what `Recording.displayList(at:)` says, drawn by the browser: every
/// item is an element of its own, with `data-layer` and `data-part` of its ID, within half a point of
/// its place and of the same opacity. `PageExpectation` holds a page to that. Some things no browser can
/// show as they are: what is in a mask has no shadows, no conic gradients and no masks of its own. Letters
/// are as wide as the list says in whatever font the reader has.
///
/// Other programs that look at the page, tests for one, find the player as `window.transitioning`:
/// - `duration`: of all legs, in seconds
/// - `legs`: the title, start and duration of each
/// - `seek(seconds)`: shows that instant at once, and plays on if it played; an instant at which one leg
///   ends and the next begins belongs to the next
/// - `play()`, `pause()`
/// - `state`: `{time, leg, frame, frames, isPlaying, speed, direction, isLooping}`, where `leg` and
///   `frame` are indices
/// - `layers()`: for each item `{layer, part, name, rect: [x, y, width, height], opacity}`, as the
///   browser reports it, in points of the screen
public struct PlayerPage: Hashable, Sendable {
  /// Something to read below the player.
  public struct Section: Hashable, Sendable {
    /// The heading, unescaped.
    public let title: String

    /// The text, unescaped; its lines stay as they are.
    public let text: String

    /// True for what is to be read as a program.
    public let isCode: Bool

    /// A text under a heading.
    public init(title: String, text: String, isCode: Bool = false) {
      self.title = title
      self.text = text
      self.isCode = isCode
    }
  }

  /// What the page is called, unescaped.
  public let title: String

  /// What can be seen, in a sentence or two, unescaped; nil says nothing.
  public let summary: String?

  /// What is played, one after the other.
  public let legs: [RecordedLeg]

  /// What is to be read below the player, in order.
  public let sections: [Section]

  /// A page that plays some recordings one after the other.
  public init(title: String, summary: String? = nil, legs: [RecordedLeg], sections: [Section] = [])
  {
    self.title = title
    self.summary = summary
    self.legs = legs
    self.sections = sections
  }

  /// When each leg begins on the page, in seconds from the beginning of the first.
  var starts: [Double] {
    var next = 0.0
    return legs.map { leg in
      defer { next += leg.recording.length }
      return next
    }
  }

  /// How long all legs take, in seconds.
  var duration: Double { legs.reduce(0) { $0 + $1.recording.length } }

  /// The whole page as text, to be saved in UTF-8.
  public var html: String {
    let title = Markup.escaped(title)
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <style>
      \(PlayerStyle.text)
      </style>
      </head>
      <body>
      <main>
      <header>
      <h1 dir="auto">\(title)</h1>
      \(summary.map { "<p dir=\"auto\">\(Markup.escaped($0))</p>" } ?? "")
      </header>
      \(PlayerMarkup(self).text)
      \(sections.map(\.markup).joined(separator: "\n"))
      </main>
      <script type="application/json" id="film">\(FilmText.json(of: self))</script>
      <script>
      \(PlayerScript.text)
      </script>
      </body>
      </html>

      """
  }

  /// Nothing may be fetched from anywhere, and nothing sent.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; "
    + "base-uri 'none'; form-action 'none'"
}

extension PlayerPage.Section {
  fileprivate var markup: String {
    let text = Markup.escaped(text)
    return """
      <section class="reading">
      <h2 dir="auto">\(Markup.escaped(title))</h2>
      \(isCode
        ? "<pre tabindex=\"0\"><code>\(text)</code></pre>" : "<p dir=\"auto\">\(text)</p>")
      </section>
      """
  }
}
