import Foundation
import TransitionRecording

/// The markup, definitions and keyframes of a moving picture under construction.
struct MovingCanvas {
  /// The clips, masks, gradients and blurs.
  var definitions: VectorDefinitions

  /// A piece of markup; a drawing that occurs several times is written once.
  private enum Piece {
    case text(String)
    case drawing(MarkupElement, content: String)
  }

  private let prefix: String

  /// The factor of the errors of polylines.
  private let coarseness: Double
  private var rules: [String] = []
  private var names: [String: String] = [:]
  private var pieces: [Piece] = []

  /// The start of each open mask in `pieces`.
  private var masks: [Int] = []

  init(prefix: String, coarseness: Double) {
    (self.prefix, self.coarseness) = (prefix, coarseness)
    definitions = VectorDefinitions(prefix: prefix)
  }

  /// Adds markup.
  mutating func append(_ text: String) { pieces.append(.text(text)) }

  /// Adds a drawing that does not change, and is placed by the attributes of an element.
  mutating func append(_ content: String, placedBy element: MarkupElement) {
    pieces.append(.drawing(element, content: content))
  }

  /// The name of the keyframes of a property; nil for a property that does not change.
  mutating func animation(of property: StyleProperty, at time: StyleTime) -> String? {
    let keyframes = StyleKeyframes(property.values, at: time, coarseness: coarseness)
    guard !keyframes.keyframes.isEmpty else { return nil }
    return name(ofRule: keyframes.rule(of: property.name))
  }

  /// An element with the animations of some properties, and with other declarations.
  func moving(
    _ element: MarkupElement, by animations: [String], style: [String] = []
  ) -> MarkupElement {
    let names =
      animations.isEmpty ? [] : ["animation-name:\(animations.joined(separator: ","))"]
    let declarations = style + names
    return element.with("class", animations.isEmpty ? nil : "\(prefix)m")
      .with("style", declarations.isEmpty ? nil : declarations.joined(separator: ";"))
  }

  /// Opens the group of a leg, which is visible in a part of the cycle.
  mutating func openLeg(shown part: Range<Double>, isFirst: Bool) {
    func line(_ part: Double, _ value: String) -> String {
      "  \(Decimals.text(100 * part, places: 5))% "
        + "{ visibility: \(value); animation-timing-function: step-end; }"
    }
    var lines = [line(part.lowerBound, "visible")]
    if part.lowerBound > 0 { lines.insert(line(0, "hidden"), at: 0) }
    lines.append(line(min(part.upperBound, 1), part.upperBound < 1 ? "hidden" : "visible"))
    if part.upperBound < 1 { lines.append(line(1, "hidden")) }
    let name = name(ofRule: "{\n\(lines.joined(separator: "\n"))\n}\n")
    let group = MarkupElement("g").with("visibility", isFirst ? nil : "hidden")
    append(moving(group, by: [name]).opening)
  }

  /// Adds the keyframes with the body of a rule, unless there are equal ones, and returns their
  /// name.
  private mutating func name(ofRule rule: String) -> String {
    if let name = names[rule] { return name }
    let name = "\(prefix)k\(names.count + 1)"
    names[rule] = name
    rules.append("@keyframes \(name) \(rule)")
    return name
  }

  /// Begins a mask, which collects the markup until its end.
  mutating func beginMask() { masks.append(pieces.count) }

  /// Ends a mask and returns the reference to it.
  mutating func endMask(size: CGSize) -> String {
    guard let start = masks.popLast() else { return "none" }
    let content = text(of: pieces[start...]) { _ in nil }
    pieces.removeSubrange(start...)
    return definitions.reference(to: .mask(content, size: size))
  }

  /// All markup; drawings that occur several times are among the definitions from now on.
  var body: String {
    mutating get {
      var counts: [String: Int] = [:]
      for case .drawing(_, let content) in pieces { counts[content, default: 0] += 1 }
      var references: [String: String] = [:]
      for case .drawing(_, let content) in pieces where references[content] == nil {
        guard let count = counts[content], count > 1, content.utf8.count > 60 else { continue }
        references[content] = definitions.name(of: MarkupElement("g", content: content))
      }
      return text(of: pieces[...]) { references[$0] }
    }
  }

  private func text(of pieces: ArraySlice<Piece>, _ reference: (String) -> String?) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): return text
      case .drawing(let element, let content):
        if let name = reference(content) {
          var use = MarkupElement("use", ["href": "#\(name)"])
          for attribute in element.attributes { use.set(attribute.name, attribute.value) }
          return use.text
        }
        guard !element.attributes.isEmpty else { return content }
        var group = element
        group.content = content
        return group.text
      }
    }.joined()
  }

  /// The style element of a picture that repeats after a number of seconds.
  func style(cycle: TimeInterval) -> String {
    guard !rules.isEmpty else { return "" }
    let seconds = Decimals.text(cycle, places: 6)
    return """
      <style>
      .\(prefix)m { animation: \(seconds)s linear infinite both }
      @media (prefers-reduced-motion: reduce) { .\(prefix)m { animation: none !important } }
      \(rules.joined())</style>
      """
  }
}
