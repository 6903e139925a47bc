import Foundation
import HeadlessStage
import HeadlessViews
import TransitionRecording

/// A recording as CSS: `@keyframes` for the properties that change, and plain rules for the rest.
///
/// ```swift
/// let sheet = StyleSheet(recording)
/// let page = "<style>\(sheet.css)</style>\(sheet.html)"
/// ```
///
/// Each layer is an element of its own, with the class `.layer-3` by its number, inside elements
/// for its groups and clips. The animation plays once, for the time in `--duration` of the
/// outermost element, and then holds its last state.
///
/// A change that matches an animation has two keyframes and the animation's own `cubic-bezier(…)`;
/// the match is checked against the recorded frames. A change with a common progress has two
/// keyframes and a `linear(…)` with an error of at most 0.02 % of the change. Any other change has
/// as many keyframes as it needs, with errors of at most a twentieth of a point (a fifth for the
/// points of a path) and 0.002 of opacity. Perspective is expressed with `matrix3d()`, by quarters
/// of frames.
///
/// Shadows of a path and changes of a text's words are left out. Contents that change, except
/// images, and moving masks switch from frame to half frame.
public struct StyleSheet: Hashable, Sendable {
  /// The rules, after a comment that shows the elements.
  public let css: String

  /// The elements of the rules, back to front, with text escaped.
  public let html: String

  /// Creates the style sheet of a recording.
  ///
  /// - Parameters:
  ///   - recording: The recording whose run the style sheet plays.
  ///   - className: The class of the outermost element, so that one page can hold several style
  ///     sheets: letters, digits and hyphens, beginning with a letter.
  public init(_ recording: Recording, className: String = "stage") {
    precondition(
      className.wholeMatch(of: /[A-Za-z][A-Za-z0-9-]*/) != nil,
      "StyleSheet className must be a letter, then letters, digits or hyphens, not '\(className)'")
    var writer = StyleWriter(recording, className: className)
    writer.write()
    html = writer.html
    // A layer name must not end the comment; the comment is only for people.
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
        font: 17px/\(Decimals.text(FontMetrics.lineHeight)) \(FontMetrics.families);
        font-kerning: none;
        font-variant-ligatures: none;
        text-rendering: geometricPrecision;
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
        tab-size: 1;
      }

      \(writer.css)
      """
  }
}

/// Writes the elements and rules of a scene.
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
    time = StyleTime(recording, instants: scene.times)
  }

  /// Writes every node inside its parent; a loop, because the tree may be deep.
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

  /// The identifying class of an element; elements of the same layer are numbered.
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
