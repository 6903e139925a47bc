import Foundation

/// The shared definitions of a document: clips, masks, gradients and blurs, each written once.
struct VectorDefinitions {
  /// The markup of the definitions, in the order of their first use.
  private(set) var list: [String] = []

  /// The prefix of every ID, so that one page can hold several documents.
  private let prefix: String

  private var names: [String: String] = [:]

  init(prefix: String) {
    self.prefix = prefix
  }

  /// The ID of a definition; the definition is added, unless an equal one exists.
  mutating func name(of element: MarkupElement) -> String {
    let key = element.text
    if let name = names[key] { return name }
    let name = "\(prefix)\(list.count + 1)"
    names[key] = name
    list.append(element.with("id", name).text)
    return name
  }

  /// A reference to a definition; the definition is added, unless an equal one exists.
  mutating func reference(to element: MarkupElement) -> String { "url(#\(name(of: element)))" }

  /// All definitions in one element; empty if there are none.
  var text: String { list.isEmpty ? "" : "<defs>\(list.joined())</defs>" }
}
