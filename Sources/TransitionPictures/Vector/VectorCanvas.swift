import Foundation
import HeadlessStage
import HeadlessViews
import TransitionRecording

/// Writes a display list as markup, item by item.
///
/// Every item is drawn once, except in a cross-fade. There the old content is drawn opaque where
/// the new content covers it, and at its own opacity elsewhere. The result equals the sum of both
/// wherever the new content is opaque or clear.
struct VectorCanvas {
  /// The current target of drawing: the whole picture, or one group.
  private struct Sheet {
    /// The index in `pieces` of the sheet's opening tag.
    let slot: Int
    let ink: VectorInk

    /// The index of the step that began the sheet.
    let step: Int

    /// The open clips, outermost first, as indices of the list.
    var clips: [Int] = []

    /// The depth of each open clip.
    var depths: [Int: Int] = [:]

    /// The reference to the sheet's mask.
    var mask: String?

    /// The old side of a cross-fade, until the new side is drawn.
    var oldLook: (slot: Int, opacity: Double)?
  }

  private let list: DisplayList
  private let steps: [DisplayStep]

  /// True for each clip that is visible together with all enclosing clips.
  private let isOpening: [Bool]

  private var definitions: VectorDefinitions
  private var pieces: [String] = []
  private var sheets: [Sheet] = []

  /// The markup of a list; its definitions are added to `definitions`.
  static func markup(_ list: DisplayList, _ definitions: inout VectorDefinitions) -> String {
    var canvas = VectorCanvas(list, definitions)
    let text = canvas.painted(canvas.steps.indices, ink: .color)
    definitions = canvas.definitions
    return text
  }

  private init(_ list: DisplayList, _ definitions: VectorDefinitions) {
    self.list = list
    self.definitions = definitions
    steps = list.steps()
    var isOpening: [Bool] = []
    for clip in list.clips {
      let canBeSeen =
        clip.size.isPaintable && ScreenPlane(clip.transform, size: clip.size) != nil
      isOpening.append(canBeSeen && clip.parent.map { isOpening[$0] } ?? true)
    }
    self.isOpening = isOpening
  }

  private mutating func painted(_ range: Range<Int>, ink: VectorInk) -> String {
    let (pieces, sheets) = (self.pieces, self.sheets)
    defer { (self.pieces, self.sheets) = (pieces, sheets) }
    (self.pieces, self.sheets) = ([], [Sheet(slot: 0, ink: ink, step: range.lowerBound)])
    self.pieces.append("")
    for index in range {
      switch steps[index] {
      case .begin(let group): begin(group, step: index)
      case .paint(let item): paint(item)
      case .end(let group): end(group, step: index)
      }
    }
    close(MarkupElement("g"))
    return self.pieces.joined()
  }

  private mutating func begin(_ group: DisplayGroup, step: Int) {
    open(nil)
    let ink: VectorInk = group.blend == .mask ? .white : sheets[sheets.count - 1].ink
    sheets.append(Sheet(slot: pieces.count, ink: ink, step: step))
    pieces.append("")
  }

  private mutating func paint(_ item: DisplayItem) {
    let drawing = VectorDrawing(item, ink: sheets[sheets.count - 1].ink, &definitions)
    guard let text = drawing?.text, item.clip.map({ isOpening[$0] }) ?? true else { return }
    open(item.clip)
    pieces.append(text)
  }

  private mutating func end(_ group: DisplayGroup, step: Int) {
    let opacity = HexColor.opacity(group.opacity)
    switch group.blend {
    case .over:
      close(MarkupElement("g").with("opacity", opacity))
    case .plus:
      let sheet = sheets[sheets.count - 1]
      close(MarkupElement("g").with("opacity", opacity))
      crossFade(sheet, opacity: group.opacity, step: step)
    case .mask:
      open(nil)
      let sheet = sheets.removeLast()
      let body = pieces[sheet.slot...].joined()
      pieces.removeSubrange(sheet.slot...)
      let content = MarkupElement("g", content: body).with("opacity", opacity).text
      sheets[sheets.count - 1].mask = definitions.reference(to: .mask(content, size: list.size))
    }
  }

  /// Ends the last sheet and wraps it in an element.
  private mutating func close(_ element: MarkupElement) {
    open(nil)
    let sheet = sheets.removeLast()
    if pieces.count == sheet.slot + 1 {
      pieces.removeLast()
      return
    }
    let element = element.with("mask", sheet.mask)
    guard !element.attributes.isEmpty else { return }
    pieces[sheet.slot] = element.opening
    pieces.append("</g>")
  }

  /// Combines the new side of a cross-fade with the old side, or stores the old side.
  private mutating func crossFade(_ sheet: Sheet, opacity: Double, step: Int) {
    guard sheet.slot < pieces.count else { return }
    guard let old = sheets[sheets.count - 1].oldLook else {
      sheets[sheets.count - 1].oldLook = (sheet.slot, opacity)
      // The new side may need to change this tag later, so the tag must exist.
      if pieces[sheet.slot].isEmpty {
        pieces[sheet.slot] = "<g>"
        pieces.append("</g>")
      }
      return
    }
    sheets[sheets.count - 1].oldLook = nil
    guard opacity < 1, old.opacity < 1 else { return }
    let covered = min(old.opacity / (1 - opacity), 1)
    let cover = (covered - old.opacity) / (1 - old.opacity)
    let silhouette = MarkupElement(
      "g", ["opacity": Decimals.text(cover, places: 3)],
      content: painted(sheet.step + 1..<step, ink: .white))
    let screen = MarkupElement(
      "rect",
      [
        "width": Decimals.text(list.size.width), "height": Decimals.text(list.size.height),
        "fill": "#ffffff", "fill-opacity": Decimals.text(old.opacity, places: 3),
      ])
    let mask = definitions.reference(
      to: .mask(screen.text + silhouette.text, size: list.size))
    pieces[old.slot] = MarkupElement("g", ["mask": mask]).opening
  }
}

extension MarkupElement {
  /// A mask of the screen.
  static func mask(_ content: String, size: CGSize) -> MarkupElement {
    MarkupElement(
      "mask",
      [
        "maskUnits": "userSpaceOnUse", "x": "0", "y": "0",
        "width": Decimals.text(size.width), "height": Decimals.text(size.height),
      ], content: content)
  }
}

// MARK: - Clips

extension VectorCanvas {
  /// Closes the open clips that do not enclose a clip, and opens the enclosing clips that are not
  /// open.
  private mutating func open(_ clip: Int?) {
    let sheet = sheets.count - 1
    var missing: [Int] = []
    var next = clip
    while let clip = next, sheets[sheet].depths[clip] == nil {
      missing.append(clip)
      next = list.clips[clip].parent
    }
    let kept = next.flatMap { sheets[sheet].depths[$0] }.map { $0 + 1 } ?? 0
    while sheets[sheet].clips.count > kept, let last = sheets[sheet].clips.popLast() {
      sheets[sheet].depths[last] = nil
      pieces.append("</g></g>")
    }
    for clip in missing.reversed() {
      let shape = list.clips[clip].outline
      let element = MarkupElement("clipPath", content: MarkupElement("path", ["d": shape]).text)
      // Viewers would cut each element by itself, so that what is behind shows at a common edge. An
      // opacity below 1, which is not seen, makes one picture of all elements first.
      pieces.append(
        MarkupElement("g", ["clip-path": definitions.reference(to: element)]).opening
          + MarkupElement("g", ["opacity": "0.999"]).opening)
      sheets[sheet].depths[clip] = sheets[sheet].clips.count
      sheets[sheet].clips.append(clip)
    }
  }
}

extension DisplayClip {
  /// The outline of the clip on the screen, as SVG's `d`.
  fileprivate var outline: String {
    let shape = CubicPath(rounded: size, cornerRadius: cornerRadius, corners: maskedCorners)
    return ScreenPlane(transform, size: size)?.outline(of: shape).text() ?? ""
  }
}
