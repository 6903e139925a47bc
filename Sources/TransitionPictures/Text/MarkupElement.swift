/// An element of SVG or HTML: its name, its attributes in order, and its content.
struct MarkupElement {
  let name: String
  private(set) var attributes: [(name: String, value: String)]

  /// The markup between the tags, already escaped; an element without content is a single tag.
  var content: String

  init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], content: String = ""
  ) {
    self.name = name
    self.attributes = attributes.map { (name: $0.key, value: $0.value) }
    self.content = content
  }

  /// Adds an attribute, unless the value is nil.
  mutating func set(_ name: String, _ value: String?) {
    if let value { attributes.append((name, value)) }
  }

  /// A copy with one more attribute, unless the value is nil.
  func with(_ name: String, _ value: String?) -> MarkupElement {
    var element = self
    element.set(name, value)
    return element
  }

  /// The opening tag, for elements that are written piece by piece.
  var opening: String { "<\(name)\(list)>" }

  /// The whole element.
  var text: String {
    content.isEmpty ? "<\(name)\(list)/>" : "\(opening)\(content)</\(name)>"
  }

  private var list: String {
    attributes.map { " \($0.name)=\"\(Markup.escaped($0.value))\"" }.joined()
  }
}
