import Foundation

/// A web page that plays recordings, in a single file.
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
/// The page plays, pauses, scrubs, changes speed and direction, loops and steps from frame to
/// frame. It shows outlines and motion paths, a disc below each finger that touches the screen, and
/// the events in step with the picture. It works with a keyboard and a screen reader, follows the
/// reader's dark mode, and does not start by itself for a reader who prefers reduced motion. The
/// same recordings give the same bytes on every machine.
///
/// At each instant the page shows `Recording.displayList(at:)`, drawn by the browser. Every item is
/// an element of its own, with `data-layer` and `data-part` of its ID, within half a point of its
/// position and with the same opacity. Browsers cannot show everything: the content of a mask has
/// no shadows, no conic gradients and no masks of its own. Text has the width of the display list
/// in any font of the reader.
///
/// Other programs, such as tests, control the player through `window.transitioning`:
/// - `duration`: the duration of all legs, in seconds
/// - `legs`: the title, start and duration of each leg
/// - `seek(seconds)`: shows that instant at once, and continues if the page was playing; an instant
///   at which one leg ends and the next begins belongs to the next
/// - `play()`, `pause()`
/// - `state`: `{time, leg, frame, frames, isPlaying, speed, direction, isLooping}`, where `leg` and
///   `frame` are indices
/// - `layers()`: for each item `{layer, part, name, rect: [x, y, width, height], opacity}`, as the
///   browser reports it, in points of the screen
public struct PlayerPage: Hashable, Sendable {
  /// A link to another page.
  package struct Link: Hashable, Sendable {
    /// The words of the link, unescaped.
    package let title: String

    /// The address, absolute or relative to this page, unescaped.
    package let address: String

    /// True if the link leads to this page.
    package let isCurrent: Bool

    /// True if a browser stores the file, instead of showing it.
    package let isDownload: Bool

    /// Creates a link.
    package init(
      title: String, address: String, isCurrent: Bool = false, isDownload: Bool = false
    ) {
      self.title = title
      self.address = address
      self.isCurrent = isCurrent
      self.isDownload = isDownload
    }
  }

  /// The addresses of two pictures of a transition, relative to the page.
  package struct Pictures: Hashable, Sendable {
    /// A picture that moves.
    package let moving: String

    /// A picture for a reader who prefers reduced motion.
    package let still: String

    /// Creates a pair of pictures.
    package init(moving: String, still: String) {
      self.moving = moving
      self.still = still
    }
  }

  /// The title of the page, unescaped.
  package let title: String

  /// A few words above the title, such as a group, unescaped; nil for none.
  package let topic: String?

  /// A description in a sentence or two, unescaped; nil for no description.
  package let summary: String?

  /// The code with which an app does the same, unescaped, with a button that copies it; nil for
  /// none.
  package let code: String?

  /// The recordings, played one after the other.
  package let legs: [RecordedLeg]

  /// The recordings for a drag of the reader on the screen; nil if the reader cannot drag.
  package let drag: PlayerDrag?

  /// The sections below the player, in order.
  package let sections: [Section]

  /// The links above the title, such as those to an index and to the next page.
  package let neighbors: [Link]

  /// The links to pages of other runs of the same transition, from which the reader chooses.
  package let choices: [Link]

  /// The files that a browser without scripts shows in the place of the player; nil for none.
  package let pictures: Pictures?

  /// Creates a page that plays recordings one after the other.
  public init(title: String, summary: String? = nil, legs: [RecordedLeg]) {
    self.init(title: title, summary: summary, legs: legs, sections: [])
  }

  /// Creates a page of a site, with sections below the player and links to other pages.
  package init(
    title: String, topic: String? = nil, summary: String? = nil, code: String? = nil,
    legs: [RecordedLeg], drag: PlayerDrag? = nil, sections: [Section], neighbors: [Link] = [],
    choices: [Link] = [], pictures: Pictures? = nil
  ) {
    precondition(
      drag.map { legs.indices.contains($0.leg) } ?? true, "PlayerPage has no leg for its drag")
    self.title = title
    self.topic = topic
    self.summary = summary
    self.code = code
    self.legs = legs
    self.drag = drag
    self.sections = sections
    self.neighbors = neighbors
    self.choices = choices
    self.pictures = pictures
  }

  /// The start of each leg on the page, in seconds from the start of the first leg.
  var starts: [Double] {
    var next = 0.0
    return legs.map { leg in
      defer { next += leg.recording.length }
      return next
    }
  }

  /// The duration of all legs, in seconds.
  var duration: Double { legs.reduce(0) { $0 + $1.recording.length } }

  /// The whole page as text, to be stored in UTF-8; it needs no other file.
  public var html: String {
    text(
      policy: "style-src 'unsafe-inline'; script-src 'unsafe-inline'",
      style: "<style>\n\(Self.styleSheet)</style>",
      script: "<script>\n\(Self.script)\(drag == nil ? "" : Self.dragScript)</script>")
  }

  /// The page as text, to be stored in UTF-8, with its style sheet and script in files of their own.
  ///
  /// - Parameters:
  ///   - styleSheet: The address of a file with the text `PlayerPage.styleSheet`, relative to the
  ///     page.
  ///   - script: The address of a file with the text `PlayerPage.script`, relative to the page.
  ///   - dragScript: The address of a file with the text `PlayerPage.dragScript`, which only a page
  ///     with a `drag` needs, relative to the page.
  package func html(styleSheet: String, script: String, dragScript: String) -> String {
    let scripts = [script] + (drag == nil ? [] : [dragScript])
    return text(
      policy: "style-src 'self' file: 'unsafe-inline'; script-src 'self' file:",
      style: MarkupElement("link", ["rel": "stylesheet", "href": styleSheet]).opening,
      script: scripts.map { MarkupElement("script", ["src": $0]).opening + "</script>" }.joined())
  }

  private func text(policy: String, style: String, script: String) -> String {
    let title = Markup.escaped(title)
    let images = pictures == nil ? "" : "; img-src 'self' file:"
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \(policy)\(images); base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      \(style)
      </head>
      <body>
      <main>
      \(Link.list(neighbors, named: "Pages", className: "neighbors"))
      <header>
      \(topic.map { "<p class=\"topic\" dir=\"auto\">\(Markup.escaped($0))</p>" } ?? "")
      <h1 dir="auto">\(title)</h1>
      \(summary.map { "<p dir=\"auto\">\(Markup.escaped($0))</p>" } ?? "")
      \(code.map(Self.markup) ?? "")
      </header>
      \(Link.list(choices, named: "Ways to run it", className: "choices"))
      \(PlayerMarkup(self).text)
      \(sections.map(\.markup).joined(separator: "\n"))
      </main>
      <script type="application/json" id="film">\(PlayerData.json(of: self))</script>
      \(script)
      </body>
      </html>

      """
  }

  /// The code of an app, with a button that only a page with scripts has.
  private static func markup(of code: String) -> String {
    // A narrow page breaks a long name between its words.
    let words = Markup.escaped(code).replacing(/(\w)\.(\w)/) { "\($0.1).<wbr>\($0.2)" }
    return """
      <div class="code"><code id="code">\(words)</code>\
      <button type="button" id="copy" hidden>Copy<span class="unseen"> the code</span></button></div>
      """
  }
}

extension PlayerPage.Link {
  /// A list of links; empty for no links.
  static func list(
    _ links: [PlayerPage.Link], named name: String, className: String
  ) -> String {
    guard !links.isEmpty else { return "" }
    let items = links.map { link in
      MarkupElement(
        "a", ["href": link.address], content: "<bdi>\(Markup.escaped(link.title))</bdi>"
      ).with("aria-current", link.isCurrent ? "page" : nil)
        .with("download", link.isDownload ? "" : nil).text
    }
    return MarkupElement(
      "nav", ["class": className, "aria-label": name], content: items.joined(separator: "\n")
    ).text
  }
}
