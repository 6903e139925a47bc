import Foundation

/// What drawings refer to by name: clips, masks, gradients and blurs, each written down once.
struct VectorDefinitions {
  /// The markup, in the order in which it was asked for first.
  private(set) var list: [String] = []

  /// What every name begins with, so that several documents can stand in one page.
  private let prefix: String

  private var names: [String: String] = [:]

  init(prefix: String) {
    self.prefix = prefix
  }

  /// The name of a definition, which is added unless an equal one is there.
  mutating func name(of element: MarkupElement) -> String {
    let key = element.text
    if let name = names[key] { return name }
    let name = "\(prefix)\(list.count + 1)"
    names[key] = name
    list.append(element.with("id", name).text)
    return name
  }

  /// What refers to a definition, which is added unless an equal one is there.
  mutating func reference(to element: MarkupElement) -> String { "url(#\(name(of: element)))" }

  /// All of them in one element; nothing when there are none.
  var text: String { list.isEmpty ? "" : "<defs>\(list.joined())</defs>" }
}
