import Foundation
import HeadlessStage
import HeadlessViews
import TransitionRecording

/// A run as CSS: rules with `@keyframes` for what changes, and plain ones for what does not.
///
/// ```swift
/// let sheet = StyleSheet(recording)
/// let page = "<style>\(sheet.css)</style>\(sheet.html)"
/// ```
///
/// Each layer is an element of its own, `.layer-3` by its number, in elements for the groups it fades in
/// and the clips that cut it off. Everything plays once, as long as `--duration` of the outermost element
/// says, and then stays.
///
/// A change that an animation explains, which is checked against what was seen, has two keyframes and that
/// animation's own `cubic-bezier(…)`; one that goes from one end to the other in another way has two and a
/// `linear(…)` to within 0.02 % of the way; and everything else has as many as it needs to be within a
/// twentieth of a point and 0.002 of opacity. Perspective is by `matrix3d()`, by quarters of frames.
///
/// Not in it: shadows of a path, and text that changes its words. Contents that change, but for images,
/// and masks that move, switch from frame to half frame.
public struct StyleSheet: Hashable, Sendable {
  /// The rules; a comment before them shows which element is which.
  public let css: String

  /// The elements that the rules are for, back to front, with text escaped.
  public let html: String

  /// A run as CSS.
  ///
  /// - Parameter className: What the outermost element is called, so that several can be on one page:
  ///   letters, digits and hyphens, a letter first.
  public init(_ recording: Recording, className: String = "stage") {
    precondition(
      className.wholeMatch(of: /[A-Za-z][A-Za-z0-9-]*/) != nil, "\(className) cannot be a class")
    var writer = StyleWriter(recording, className: className)
    writer.write()
    html = writer.html
    // Nothing from elsewhere may end the comment; what it shows is for people.
    let shown = writer.html.replacing("*", withText: "&#42;")
    let duration = Decimals.text(max(recording.length, 0), places: 6)
    css = """
      /*
      \(shown)*/

      .\(className) {
        --duration: \(duration)s;
        position: relative;
        width: \(Decimals.text(recording.size.width))px;
        height: \(Decimals.text(recording.size.height))px;
        overflow: hidden;
        isolation: isolate;
        background: #fff;
        font: 17px/1.2 \(VectorFont.family);
      }
      .\(className) :where(div) {
        position: absolute;
        left: 0;
        top: 0;
        width: 100%;
        height: 100%;
        box-sizing: border-box;
        transform-origin: 0 0;
        background-origin: border-box;
        background-size: 100% 100%;
        border-width: 0;
      }
      .\(className) :where(span) {
        position: absolute;
        inset: 50% 0 auto;
        transform: translateY(-50%);
        white-space: pre;
      }

      \(writer.css)
      """
  }
}

/// A style sheet while it is written down.
private struct StyleWriter {
  private let scene: SceneTree
  private let time: StyleTime
  private let className: String
  private var names: [String: Int] = [:]
  private(set) var css = ""
  private(set) var html = ""

  init(_ recording: Recording, className: String) {
    scene = SceneTree(recording, steps: StyleTime.steps)
    self.className = className
    time = StyleTime(
      instants: scene.times,
      span: recording.span,
      paces: recording.knownPaces)
  }

  /// Writes every node, each within its parent; a loop, for trees may be deep.
  mutating func write() {
    html += "<div class=\"\(className)\">\n"
    var pending = scene.nodes[0].children.reversed().map { (node: $0, isDone: false) }
    while let (place, isDone) = pending.popLast() {
      if isDone {
        html += "</div>\n"
        continue
      }
      let node = scene.nodes[place]
      let inner = node.children.map { scene.nodes[$0] }
      let isMelting = inner.contains { if case .group(_, .plus) = $0.kind { true } else { false } }
      var element = StyleElement(
        named: name(of: node.kind), in: className, node, at: time, isolates: isMelting)
      let mask = inner.lazy.compactMap { child -> Int? in
        if case .group(let layer, .mask) = child.kind { layer } else { nil }
      }.first
      if let mask {
        element.mask(
          zip(scene.lists, node.looks).map { list, look in
            look.map { _ in list.mask(ofLayer: mask).map(StyleImage.css) ?? "none" }
          })
      }
      css += element.css + element.rules.joined()
      open(element)
      pending.append((place, true))
      pending += node.children.reversed()
        .filter { if case .group(_, .mask) = scene.nodes[$0].kind { false } else { true } }
        .map { ($0, false) }
    }
    html += "</div>\n"
  }

  private mutating func open(_ element: StyleElement) {
    let classes = [element.name, element.slug].filter { !$0.isEmpty }.joined(separator: " ")
    html += "<div class=\"\(classes)\">"
    if !element.text.isEmpty { html += "<span>\(Markup.escaped(element.text))</span>" }
  }

  /// What an element is found by; the same layer may have several.
  private mutating func name(of kind: SceneTree.Kind) -> String {
    let name =
      switch kind {
      case .group(let layer, _): "group-\(layer)"
      case .clip(let layer): "clip-\(layer)"
      case .item(let id): "layer-\(id.layer)\(id.part == .body ? "" : "-\(id.part.rawValue)")"
      }
    let count = names[name, default: 0] + 1
    names[name] = count
    return count == 1 ? name : "\(name)-no\(count)"
  }
}
