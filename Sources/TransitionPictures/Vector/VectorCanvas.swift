import Foundation
import HeadlessStage
import HeadlessViews
import TransitionRecording

/// A display list put down as markup, item by item.
///
/// Nothing is drawn twice but what melts: where two looks add up, the old one is drawn as it is wherever
/// the new one covers it, and at its own opacity elsewhere. That is their sum wherever the new look is
/// opaque or clear.
struct VectorCanvas {
  /// What is being painted on: all of the picture, or one group.
  private struct Sheet {
    /// Where among the pieces its first tag is to be.
    let slot: Int
    let ink: VectorInk

    /// The step that it began with.
    let step: Int

    /// The clips that are open, outermost first, as places in the list.
    var clips: [Int] = []

    /// How many of them each is in.
    var depths: [Int: Int] = [:]

    /// What masks it.
    var mask: String?

    /// An old look that waits for the new one.
    var oldLook: (slot: Int, opacity: Double)?
  }

  private let list: DisplayList
  private let steps: [DisplayStep]

  /// Whether each clip, and all that it is in, let anything show.
  private let isOpening: [Bool]

  private var definitions: VectorDefinitions
  private var pieces: [String] = []
  private var sheets: [Sheet] = []

  /// The markup of a list, without its definitions, which are added to those that there are.
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
      melt(sheet, opacity: group.opacity, step: step)
    case .mask:
      open(nil)
      let sheet = sheets.removeLast()
      let body = pieces[sheet.slot...].joined()
      pieces.removeSubrange(sheet.slot...)
      let content = MarkupElement("g", content: body).with("opacity", opacity).text
      sheets[sheets.count - 1].mask = definitions.reference(to: mask(content))
    }
  }

  /// Ends the last sheet within an element.
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

  /// Makes what has just been painted the new look of the old one before it, or the old one itself.
  private mutating func melt(_ sheet: Sheet, opacity: Double, step: Int) {
    guard sheet.slot < pieces.count else { return }
    guard let old = sheets[sheets.count - 1].oldLook else {
      sheets[sheets.count - 1].oldLook = (sheet.slot, opacity)
      // There must be a tag to be changed when the new look is known.
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
    let mask = definitions.reference(to: mask(screen.text + silhouette.text))
    pieces[old.slot] = MarkupElement("g", ["mask": mask]).opening
  }

  private func mask(_ content: String) -> MarkupElement {
    MarkupElement(
      "mask",
      [
        "maskUnits": "userSpaceOnUse", "x": "0", "y": "0",
        "width": Decimals.text(list.size.width), "height": Decimals.text(list.size.height),
      ], content: content)
  }
}

// MARK: - Clips

extension VectorCanvas {
  /// Closes the clips of the last sheet that a clip is not in, and opens those that it is in.
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
      pieces.append("</g>")
    }
    for clip in missing.reversed() {
      let shape = list.clips[clip].outline
      let element = MarkupElement("clipPath", content: MarkupElement("path", ["d": shape]).text)
      pieces.append(
        MarkupElement("g", ["clip-path": definitions.reference(to: element)]).opening)
      sheets[sheet].depths[clip] = sheets[sheet].clips.count
      sheets[sheet].clips.append(clip)
    }
  }
}

extension DisplayClip {
  /// What it lets show, on the screen, as SVG's `d`.
  fileprivate var outline: String {
    let shape = CubicPath(rounded: size, cornerRadius: cornerRadius, corners: maskedCorners)
    return ScreenPlane(transform, size: size)?.outline(of: shape).text() ?? ""
  }
}
