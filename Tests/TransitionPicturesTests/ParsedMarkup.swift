import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A markup document, parsed as XML.
final class ParsedMarkup: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    let depth: Int
    var text = ""
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []

  /// Parses a text; fails the test if the text is not well formed.
  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
  }

  /// The elements with a name.
  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  /// Every number in the attributes with some names.
  func numbers(in names: Set<String>) -> [Double] {
    elements.flatMap(\.attributes).filter { names.contains($0.key) }.flatMap { _, value in
      value.split { !"0123456789.-+einfa".contains($0) }.compactMap { Double($0) }
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes, depth: open.count))
    open.append(elements.count - 1)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let last = open.last { elements[last].text += string }
  }
}
