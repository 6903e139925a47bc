/// An element of SVG or HTML: its name, its attributes in order, and what is inside.
struct MarkupElement {
  let name: String
  private(set) var attributes: [(name: String, value: String)]

  /// Markup between the tags, escaped already; an element without any is one tag alone.
  var content: String

  init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], content: String = ""
  ) {
    self.name = name
    self.attributes = attributes.map { (name: $0.key, value: $0.value) }
    self.content = content
  }

  /// Adds an attribute; nil adds none.
  mutating func set(_ name: String, _ value: String?) {
    if let value { attributes.append((name, value)) }
  }

  /// The element with an attribute more; nil adds none.
  func with(_ name: String, _ value: String?) -> MarkupElement {
    var element = self
    element.set(name, value)
    return element
  }

  /// The first tag, for elements that are put down piece by piece.
  var opening: String { "<\(name)\(list)>" }

  /// The whole element.
  var text: String {
    content.isEmpty ? "<\(name)\(list)/>" : "\(opening)\(content)</\(name)>"
  }

  private var list: String {
    attributes.map { " \($0.name)=\"\(Markup.escaped($0.value))\"" }.joined()
  }
}
