/// An element of SVG or HTML: its name, its attributes in order, and its content.
struct MarkupElement {
  let name: String
  private(set) var attributes: [(name: String, value: String)]

  /// The markup between the tags, already escaped; an element without content is a single tag.
  var content: String

  /// The values of attributes that CSS can animate, by name; empty for an element that stands
  /// still.
  private(set) var values: [(name: String, value: StyleValue)] = []

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

  /// A copy with a value that CSS can animate in place of the attribute of that name.
  func with(_ name: String, movingAs value: StyleValue) -> MarkupElement {
    var element = self
    element.values.append((name, value))
    return element
  }

  /// A text that is the same for elements which differ only in values that CSS can animate.
  var form: String {
    var form = self
    form.attributes.removeAll { attribute in values.contains { $0.name == attribute.name } }
    return form.text + values.map(\.name).joined(separator: " ")
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
