extension PlayerPage {
  /// A text below the player, with a heading.
  package struct Section: Hashable, Sendable {
    /// The heading, unescaped.
    package let title: String

    /// The text, unescaped; line breaks are retained.
    package let text: String

    /// Links below the text.
    package let links: [Link]

    /// Terms with an explanation each, unescaped, below the text and the links.
    package let facts: [Fact]

    /// What the recordings move, below all else; nil for none.
    package let figures: MotionFigures?

    /// True if the text is program code.
    package let isCode: Bool

    /// True if only the heading is visible until the reader opens the section.
    package let isFolded: Bool

    /// Creates a section with a heading.
    package init(
      title: String, text: String = "", links: [Link] = [], facts: [Fact] = [],
      figures: MotionFigures? = nil, isCode: Bool = false, isFolded: Bool = false
    ) {
      self.title = title
      self.text = text
      self.links = links
      self.facts = facts
      self.figures = figures
      self.isCode = isCode
      self.isFolded = isFolded
    }
  }

  /// A term with its explanation.
  package struct Fact: Hashable, Sendable {
    /// The term, unescaped.
    package let term: String

    /// The explanation, unescaped.
    package let text: String

    /// Creates a fact.
    package init(_ term: String, _ text: String) {
      self.term = term
      self.text = text
    }
  }
}

extension PlayerPage.Section {
  /// The section as markup.
  var markup: String {
    let heading = "<h2 dir=\"auto\">\(Markup.escaped(title))</h2>"
    let body =
      (text.isEmpty ? "" : words)
      + PlayerPage.Link.list(links, named: title, className: "links")
      + PlayerPage.Fact.list(facts) + (figures?.markup ?? "")
    guard isFolded else {
      let id = figures == nil ? "" : " id=\"motion\""
      return "<section class=\"reading\"\(id)>\n\(heading)\n\(body)\n</section>"
    }
    return """
      <details class="reading">
      <summary>\(heading)</summary>
      \(body)
      </details>
      """
  }

  private var words: String {
    let text = Markup.escaped(text)
    guard isCode else { return "<p dir=\"auto\">\(text)</p>" }
    // The name tells one scrolling text from the others.
    return MarkupElement(
      "pre", ["tabindex": "0", "role": "region", "aria-label": title],
      content: "<code>\(text)</code>"
    ).text
  }
}

extension PlayerPage.Fact {
  /// A list of terms; empty for no terms.
  static func list(_ facts: [PlayerPage.Fact]) -> String {
    guard !facts.isEmpty else { return "" }
    let entries = facts.map { fact in
      """
      <div><dt dir="auto">\(Markup.escaped(fact.term))</dt>\
      <dd dir="auto">\(Markup.escaped(fact.text))</dd></div>
      """
    }
    return "<dl class=\"facts\">\(entries.joined(separator: "\n"))</dl>"
  }
}
