import Foundation
import HeadlessStage
import HeadlessViews
import TransitionRecording

/// Writes a leg of a moving picture: its groups, clips, masks and items, back to front.
struct MovingScene {
  private let scene: SceneTree
  private let time: StyleTime
  private let size: CGSize
  private let touches: [TouchTrack]

  /// The instant whose state the attributes have.
  private let still: Int

  /// A pending step of the writing.
  private enum Task {
    case node(Int, ink: VectorInk, lead: MovingLead?)
    case nodes([Int], ink: VectorInk, lead: MovingLead?)
    case endMask(Int, ink: VectorInk, lead: MovingLead?)
    case append(String)
  }

  private var tasks: [Task] = []

  /// Creates the scene of a recording.
  ///
  /// - Parameters:
  ///   - delay: The time from the start of the cycle to the start of the leg, in seconds.
  ///   - length: The duration of the cycle, in seconds.
  ///   - part: The part of the leg, in `0...1`, whose state the attributes have.
  init(
    _ recording: Recording, at delay: TimeInterval, inCycleOf length: TimeInterval,
    stillAt part: Double
  ) {
    scene = SceneTree(recording, steps: StyleTime.steps)
    (size, touches) = (recording.size, recording.touches)
    time = StyleTime(recording, instants: scene.times, delay: delay, inCycleOf: length)
    let instant = recording.span.lowerBound + part * recording.length + Recording.tolerance
    still = max(scene.times.lastIndex { $0 <= instant } ?? 0, 0)
  }

  /// Writes every node inside its parent; a loop, because the tree may be deep.
  mutating func write(on canvas: inout MovingCanvas) {
    guard !scene.times.isEmpty else { return }
    tasks = [.nodes(scene.nodes[0].children, ink: .color, lead: nil)]
    while let task = tasks.popLast() {
      switch task {
      case .append(let text): canvas.append(text)
      case .nodes(let nodes, let ink, let lead):
        open(nodes, ink: ink, lead: lead, on: &canvas)
      case .node(let node, let ink, let lead): open(node, ink: ink, lead: lead, on: &canvas)
      case .endMask(let node, let ink, let lead):
        openGroup(node, mask: canvas.endMask(size: size), ink: ink, lead: lead, on: &canvas)
      }
    }
    for touch in touches { write(touch, on: &canvas) }
  }

  /// Writes the disc of a finger, above everything else.
  private func write(_ touch: TouchTrack, on canvas: inout MovingCanvas) {
    let discs = scene.times.map(touch.disc)
    for part in 0..<(discs.map(\.count).max() ?? 0) {
      let items = discs.map { $0.indices.contains(part) ? $0[part] : nil }
      MovingItem(items, at: time, stillAt: still)?.write(on: &canvas, ink: .color, residue: nil)
    }
  }

  /// Opens siblings; those with one movement share an element that moves them.
  private mutating func open(
    _ nodes: [Int], ink: VectorInk, lead: MovingLead?, on canvas: inout MovingCanvas
  ) {
    guard lead == nil else {
      tasks += nodes.reversed().map { .node($0, ink: ink, lead: lead) }
      return
    }
    var leads: [MovingLead] = []
    var runs: [(lead: MovingLead?, index: Int?, nodes: [Int])] = []
    for node in nodes {
      var index = leads.firstIndex { follows(node, $0) }
      if index == nil, let lead = MovingLead(items(of: node)), follows(node, lead) {
        index = leads.count
        leads.append(lead)
      }
      if let last = runs.last, index != nil, last.index == index {
        runs[runs.count - 1].nodes.append(node)
      } else {
        runs.append((index.map { leads[$0] }, index, [node]))
      }
    }
    for run in runs.reversed() {
      guard let lead = run.lead, hasSeveralItems(run.nodes),
        let item = MovingItem(lead.items, at: time, stillAt: still)
      else {
        tasks += run.nodes.reversed().map { .node($0, ink: ink, lead: nil) }
        continue
      }
      let place = item.place(nil)
      let animations = [place.property.flatMap { canvas.animation(of: $0, at: time) }]
      let group = canvas.moving(
        MarkupElement("g").with("transform", place.text), by: animations.compactMap { $0 })
      tasks.append(.append("</g>"))
      tasks += run.nodes.reversed().map { .node($0, ink: ink, lead: lead) }
      tasks.append(.append(group.opening))
    }
  }

  private mutating func open(
    _ place: Int, ink: VectorInk, lead: MovingLead?, on canvas: inout MovingCanvas
  ) {
    let node = scene.nodes[place]
    switch node.kind {
    case .item:
      let items = items(of: place)
      MovingItem(items, at: time, stillAt: still)?
        .write(on: &canvas, ink: ink, residue: lead.flatMap { $0.residue(of: items) })
    case .clip:
      guard node.looks.contains(where: { !$0.showsAll(of: size) }) else {
        tasks.append(.nodes(node.children, ink: ink, lead: lead))
        return
      }
      let items = items(of: place)
      let residue = lead.flatMap { $0.residue(of: items) }
      guard let item = MovingItem(items, at: time, stillAt: still),
        let clip = item.clip(on: &canvas, residue: residue)
      else { return }
      canvas.append(MarkupElement("g", ["clip-path": clip]).opening)
      tasks.append(.append("</g>"))
      tasks.append(.nodes(node.children, ink: ink, lead: lead))
    case .group:
      guard let mask = node.children.first(where: isMask) else {
        openGroup(place, mask: nil, ink: ink, lead: lead, on: &canvas)
        return
      }
      canvas.beginMask()
      showAll(whereMissing: scene.nodes[mask], in: node, on: &canvas)
      tasks.append(.endMask(place, ink: ink, lead: lead))
      tasks.append(.node(mask, ink: .white, lead: nil))
    }
  }

  /// Makes a mask show everything at the instants at which its group has no mask.
  private func showAll(
    whereMissing mask: SceneTree.Node, in group: SceneTree.Node, on canvas: inout MovingCanvas
  ) {
    let isMissing = zip(group.looks, mask.looks).map { $0 != nil && $1 == nil }
    guard isMissing.contains(true) else { return }
    let visibility = StyleProperty(
      name: "visibility", values: isMissing.map { .text($0 ? "inherit" : "hidden") })
    let paper = MarkupElement(
      "rect",
      [
        "width": Decimals.text(size.width), "height": Decimals.text(size.height), "fill": "#ffffff",
      ]
    ).with("visibility", isMissing[still] ? nil : "hidden")
    let animations = [canvas.animation(of: visibility, at: time)].compactMap { $0 }
    canvas.append(canvas.moving(paper, by: animations).text)
  }

  private mutating func openGroup(
    _ place: Int, mask: String?, ink: VectorInk, lead: MovingLead?, on canvas: inout MovingCanvas
  ) {
    let node = scene.nodes[place]
    let groups = node.looks.map { look in
      if case .group(let group) = look { group } else { nil as DisplayGroup? }
    }
    let opacity = StyleProperty(
      name: "opacity", values: groups.map { $0.map { StyleValue(.number, [$0.opacity]) } })
    let isMelting = node.children.contains { child in
      if case .group(_, .plus) = scene.nodes[child].kind { true } else { false }
    }
    var style: [String] = []
    if isMelting { style.append("isolation:isolate") }
    if case .group(_, .plus) = node.kind { style.append("mix-blend-mode:plus-lighter") }
    let first = groups[still] ?? groups.lazy.compactMap { $0 }.first
    let group = MarkupElement("g")
      .with("opacity", first.flatMap { HexColor.opacity($0.opacity) })
      .with("mask", mask)
    let animations = [canvas.animation(of: opacity, at: time)].compactMap { $0 }
    let moving = canvas.moving(group, by: animations, style: style)
    let inner = node.children.filter { !isMask($0) }
    guard !moving.attributes.isEmpty else {
      tasks.append(.nodes(inner, ink: ink, lead: lead))
      return
    }
    canvas.append(moving.opening)
    tasks.append(.append("</g>"))
    tasks.append(.nodes(inner, ink: ink, lead: lead))
  }

  private func isMask(_ node: Int) -> Bool {
    if case .group(_, .mask) = scene.nodes[node].kind { true } else { false }
  }

  /// The states of a node as items; none for a group.
  private func items(of node: Int) -> [DisplayItem?] {
    scene.nodes[node].looks.map { look in
      switch look {
      case .item(let item): item
      case .clip(let clip): DisplayItem(clip)
      case .group, nil: nil
      }
    }
  }

  /// True if a node and everything in it have the movement of a lead.
  private func follows(_ node: Int, _ lead: MovingLead) -> Bool {
    var pending = [node]
    while let place = pending.popLast() {
      let node = scene.nodes[place]
      if case .group = node.kind {
        // A mask has the box of the screen, which does not move.
        guard !node.children.contains(where: isMask) else { return false }
      } else {
        guard lead.residue(of: items(of: place)) != nil else { return false }
      }
      pending += node.children
    }
    return true
  }

  /// True if there are several nodes, or one with inner nodes.
  private func hasSeveralItems(_ nodes: [Int]) -> Bool {
    nodes.count > 1 || nodes.contains { !scene.nodes[$0].children.isEmpty }
  }
}

extension DisplayItem {
  /// A clip as an item with the same outline.
  fileprivate init(_ clip: DisplayClip) {
    self.init(
      layer: clip.layer, name: "", transform: clip.transform, size: clip.size,
      cornerRadius: clip.cornerRadius, maskedCorners: clip.maskedCorners)
  }
}

extension SceneTree.Look? {
  /// True for a clip that contains the whole screen, and for none.
  fileprivate func showsAll(of screen: CGSize) -> Bool {
    guard case .clip(let clip) = self else { return true }
    return clip.showsAll(of: screen)
  }
}
