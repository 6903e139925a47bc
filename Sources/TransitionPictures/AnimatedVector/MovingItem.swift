import Foundation
import HeadlessStage
import HeadlessViews
import TransitionRecording

/// The states of one item or clip over a leg, as elements with animations.
struct MovingItem {
  /// The states, one an instant; nil where the item is not visible.
  let items: [DisplayItem?]

  /// The time of the leg.
  let time: StyleTime

  /// The instant whose state the attributes have.
  let still: Int

  /// nil for an item that is never visible.
  init?(_ items: [DisplayItem?], at time: StyleTime, stillAt still: Int) {
    self.items = items.map { item in
      item.flatMap { ScreenPlane($0.transform, size: $0.size) == nil ? nil : $0 }
    }
    guard self.items.contains(where: { $0 != nil }) else { return nil }
    (self.time, self.still) = (time, still)
  }

  /// True if the item is under a perspective at any instant.
  var isProjected: Bool {
    items.contains { item in
      item.flatMap { ScreenPlane($0.transform, size: $0.size) }.map { !$0.isFlat } ?? false
    }
  }

  /// Adds the item to a canvas.
  ///
  /// - Parameter residue: The constant place of the item in an element that moves it; nil for an
  ///   item with a movement of its own.
  func write(on canvas: inout MovingCanvas, ink: VectorInk, residue: CGAffineTransform?) {
    guard isProjected else {
      return write(on: &canvas, in: .own, ink: ink, place: place(residue), fades: true)
    }
    let content = items.lazy.compactMap { $0?.contents }.first
    switch content {
    case nil, .shape: write(on: &canvas, in: .screen, ink: ink, place: Placement(), fades: true)
    case .text, .image, .gradient: writeInParts(on: &canvas, ink: ink)
    }
  }

  /// Adds an item under a perspective: outlines on the screen, and contents by their best affine
  /// map, cut by their outline.
  private func writeInParts(on canvas: inout MovingCanvas, ink: VectorInk) {
    var fading = MarkupElement("g")
    var animations: [String] = []
    add(opacity, to: &fading, &animations, &canvas)
    canvas.append(canvas.moving(fading, by: animations).opening)
    func part(_ change: (inout DisplayItem) -> Void) -> MovingItem? {
      MovingItem(
        items.map { item in
          guard var item else { return nil }
          change(&item)
          return item
        }, at: time, stillAt: still)
    }
    part { ($0.contents, $0.border) = (nil, nil) }?
      .write(on: &canvas, in: .screen, ink: ink, place: Placement(), fades: false)
    var clip: String?
    if items.contains(where: { $0?.words == nil && $0 != nil }) {
      let outline = part { item in
        if case .image = item.contents { item.cornerRadius = 0 }
      }
      clip = outline?.clip(on: &canvas, residue: nil)
    }
    if let clip { canvas.append(MarkupElement("g", ["clip-path": clip]).opening) }
    part { ($0.fill, $0.shadow, $0.border) = (nil, nil, nil) }?
      .write(
        on: &canvas, in: clip == nil ? .own : .spread, ink: ink, place: affinePlace, fades: false)
    if clip != nil { canvas.append("</g>") }
    part { ($0.contents, $0.fill, $0.shadow) = (nil, nil, nil) }?
      .write(on: &canvas, in: .screen, ink: ink, place: Placement(), fades: false)
    canvas.append("</g>")
  }

  /// The reference to a clip path with the item's outline; nil if the clip is always empty.
  func clip(on canvas: inout MovingCanvas, residue: CGAffineTransform?) -> String? {
    let shapes = items.map { item in
      item.map {
        DisplayItem(
          layer: $0.layer, name: "", transform: $0.transform, size: $0.size, fill: .black,
          cornerRadius: $0.cornerRadius, maskedCorners: $0.maskedCorners)
      }
    }
    guard let shape = MovingItem(shapes, at: time, stillAt: still) else { return nil }
    let space: MovingDrawing.Space = isProjected ? .screen : .own
    let drawing = MovingDrawing(of: shape.items, in: space, ink: .color, &canvas.definitions)
    let place = isProjected ? Placement() : shape.place(residue)
    var content = ""
    // A clip path contains no groups, so every variant has the place and the visibility.
    for variant in 0..<drawing.count {
      for (element, properties) in drawing.elements(of: variant, stillAt: still) {
        var (element, animations) = (element, [String]())
        for property in properties { add(property, to: &animations, &canvas) }
        element.set("transform", place.text)
        if let property = place.property { add(property, to: &animations, &canvas) }
        add(visibility(drawing.isShown(variant)), to: &element, &animations, &canvas)
        content += canvas.moving(element, by: animations).text
      }
    }
    return canvas.definitions.reference(to: MarkupElement("clipPath", content: content))
  }

  private func write(
    on canvas: inout MovingCanvas, in space: MovingDrawing.Space, ink: VectorInk, place: Placement,
    fades: Bool
  ) {
    let drawing = MovingDrawing(of: items, in: space, ink: ink, &canvas.definitions)
    var group = MarkupElement("g")
    var animations: [String] = []
    group.set("transform", place.text)
    if let property = place.property { add(property, to: &animations, &canvas) }
    if fades { add(opacity, to: &group, &animations, &canvas) }
    add(visibility(items.map { $0 != nil }), to: &group, &animations, &canvas)
    group = canvas.moving(group, by: animations)
    guard drawing.count > 1 else {
      let parts = drawing.elements(of: 0, stillAt: still).map { part in
        self.part(part.element, part.properties, &canvas)
      }
      guard !parts.isEmpty else { return }
      if parts.allSatisfy({ !$0.moves }) {
        canvas.append(parts.map(\.text).joined(), placedBy: group)
      } else {
        canvas.append("\(group.opening)\(parts.map(\.text).joined())</g>")
      }
      return
    }
    canvas.append(group.opening)
    for variant in 0..<drawing.count {
      var turn = MarkupElement("g")
      var animations: [String] = []
      add(visibility(drawing.isShown(variant)), to: &turn, &animations, &canvas)
      turn.content = drawing.elements(of: variant, stillAt: still).map { part in
        self.part(part.element, part.properties, &canvas).text
      }.joined()
      if !turn.content.isEmpty { canvas.append(canvas.moving(turn, by: animations).text) }
    }
    canvas.append("</g>")
  }

  private func part(
    _ element: MarkupElement, _ properties: [StyleProperty], _ canvas: inout MovingCanvas
  ) -> (text: String, moves: Bool) {
    var animations: [String] = []
    for property in properties { add(property, to: &animations, &canvas) }
    return (canvas.moving(element, by: animations).text, !animations.isEmpty)
  }

  private func add(
    _ property: StyleProperty, to animations: inout [String], _ canvas: inout MovingCanvas
  ) {
    if let animation = canvas.animation(of: property, at: time) { animations.append(animation) }
  }

  /// Adds a property with its still value as an attribute.
  private func add(
    _ property: (still: String?, property: StyleProperty), to element: inout MarkupElement,
    _ animations: inout [String], _ canvas: inout MovingCanvas
  ) {
    element.set(property.property.name, property.still)
    add(property.property, to: &animations, &canvas)
  }
}

extension MovingItem {
  /// The place of an item: an attribute and, if the item moves, a property.
  struct Placement {
    var text: String?
    var property: StyleProperty?
  }

  /// The state that the attributes have.
  private var stillItem: DisplayItem? { items[still] ?? items.lazy.compactMap { $0 }.first }

  /// The place of an item that is never under a perspective.
  func place(_ residue: CGAffineTransform?) -> Placement {
    if let residue { return Placement(text: VectorMatrix.text(residue)) }
    return place(as: StyleValue.Form.place(of: items))
  }

  /// The place by the affine map that fits best at the middle.
  private var affinePlace: Placement { place(as: .turn) }

  private func place(as form: StyleValue.Form) -> Placement {
    let property = StyleProperty(
      name: "transform", values: items.map { $0.map { StyleValue.place(of: $0, as: form) } })
    let plane = stillItem.flatMap { ScreenPlane($0.transform, size: $0.size) }
    return Placement(
      text: plane.flatMap { VectorMatrix.text($0.affine) }, property: property.unwound)
  }

  private var opacity: (still: String?, property: StyleProperty) {
    let values = items.map { $0.map { StyleValue(.number, [$0.opacity]) } }
    return (
      stillItem.flatMap { HexColor.opacity($0.opacity) },
      StyleProperty(name: "opacity", values: values)
    )
  }

  private func visibility(_ isShown: [Bool]) -> (still: String?, property: StyleProperty) {
    // An inherited value leaves the item hidden with its leg.
    (
      isShown[still] ? nil : "hidden",
      StyleProperty(
        name: "visibility", values: isShown.map { .text($0 ? "inherit" : "hidden") })
    )
  }
}
