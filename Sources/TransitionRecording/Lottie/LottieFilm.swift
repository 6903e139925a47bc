import Foundation
import HeadlessStage
import HeadlessViews

/// A Lottie animation while it is put together, from the innermost nodes of the scene outward.
struct LottieFilm {
  /// The compositions that layers refer to.
  private(set) var assets: [JSONValue] = []

  /// What is not quite as it was, a sentence each, in the order in which it was met.
  private(set) var differences: [String] = []

  /// The frame at which it ends; the last state is shown for one frame.
  let end: Double

  private let scene: SceneTree
  private let time: LottieTime
  private let size: CGSize

  init(_ recording: Recording) {
    scene = SceneTree(recording)
    size = recording.size
    time = LottieTime(
      instants: scene.times, start: recording.startTime, frameRate: recording.frameRate,
      paces: recording.knownPaces)
    end = (max(recording.duration, 0) * recording.frameRate - 1e-6).rounded(.up) + 1
  }

  /// The outermost layers, front to back as Lottie has it.
  mutating func layers() -> JSONValue {
    // What is in a node stands behind it among the nodes, so that going backward each finds its own.
    var layers: [[LottieLayer]] = Array(repeating: [], count: scene.nodes.count)
    for place in scene.nodes.indices.reversed() {
      let node = scene.nodes[place]
      switch node.kind {
      case .item: layers[place] = self.layers(of: node)
      case .clip: layers[place] = clipped(node, layers)
      case .group where place > 0: layers[place] = grouped(node, layers)
      case .group: layers[place] = joined(node.children, layers)
      }
      for child in node.children { layers[child] = [] }
    }
    return Self.list(layers[0])
  }

  private static func list(_ layers: [LottieLayer]) -> JSONValue {
    .list(layers.enumerated().map { $1.json(at: $0 + 1) })
  }

  /// The layers of several nodes; Lottie has what is in front first.
  private func joined(_ nodes: [Int], _ layers: [[LottieLayer]]) -> [LottieLayer] {
    nodes.reversed().flatMap { layers[$0] }
  }

  /// Some layers as one.
  private mutating func composed(
    _ layers: [LottieLayer], named name: String, opacity: JSONValue = ["a": 0, "k": 100]
  ) -> LottieLayer {
    let id = "composition \(assets.count + 1)"
    assets.append(["id": .text(id), "nm": .text(name), "layers": Self.list(layers)])
    return LottieLayer(
      type: 0, name: name, from: 0, to: end, transform: LottieLayer.still(opacity: opacity),
      [
        JSONValue.Entry(key: "refId", value: .text(id)),
        JSONValue.Entry(key: "w", value: .number(Double(size.width))),
        JSONValue.Entry(key: "h", value: .number(Double(size.height))),
      ])
  }

  private mutating func note(_ difference: String) {
    if !differences.contains(difference) { differences.append(difference) }
  }

  /// Properties over the whole run.
  private var whole: LottieTrack { LottieTrack(time.instants.indices, in: time) }
}

// MARK: - Groups and clips

extension LottieFilm {
  private mutating func grouped(
    _ node: SceneTree.Node, _ layers: [[LottieLayer]]
  ) -> [LottieLayer] {
    let groups = Self.filled(
      node.looks.map { look -> DisplayGroup? in
        if case .group(let group) = look { group } else { nil }
      })
    guard let first = groups.first else { return [] }
    var content = joined(node.children.filter { !isMask($0) }, layers)
    let masks = joined(node.children.filter { isMask($0) }, layers)
    guard !content.isEmpty else { return [] }
    if let mask = masks.first {
      var matte = mask
      matte.set("td", 1)
      var masked = composed(content, named: "masked")
      masked.set("tt", 1)
      content = [matte, masked]
    }
    let isOpaque = groups.allSatisfy { $0.opacity >= 1 }
    if isOpaque, first.blend == .over, masks.isEmpty { return content }
    return [
      composed(
        content, named: "group \(first.layer)",
        opacity: whole.property(opacities(groups, node), slack: 0.1))
    ]
  }

  /// How opaque a group is, in percent; an old look that another covers stays as it is.
  private mutating func opacities(_ groups: [DisplayGroup], _ node: SceneTree.Node) -> [[Double]] {
    guard node.kind.isLook, groups.contains(where: { $0.opacity < 1 }) else {
      return groups.map { [100 * $0.opacity] }
    }
    note("Looks that melt into each other do not add up: the old one stays behind the new one.")
    let isOld = groups[0].opacity > groups[groups.count - 1].opacity
    return groups.map { [isOld ? 100 : 100 * $0.opacity] }
  }

  private func isMask(_ place: Int) -> Bool {
    if case .group(_, .mask) = scene.nodes[place].kind { true } else { false }
  }

  private mutating func clipped(
    _ node: SceneTree.Node, _ layers: [[LottieLayer]]
  ) -> [LottieLayer] {
    let content = joined(node.children, layers)
    let clips = Self.filled(
      node.looks.map { look -> DisplayClip? in
        if case .clip(let clip) = look { clip } else { nil }
      })
    guard !content.isEmpty, !clips.isEmpty else { return [] }
    guard !isOwnOutline(node), !clips.allSatisfy(showsAll) else { return content }
    let outlines = clips.map { clip -> CubicPath in
      let shape = CubicPath(
        rounded: clip.size, cornerRadius: clip.cornerRadius, corners: clip.maskedCorners)
      return ScreenPlane(clip.transform, size: clip.size)?.fixedOutline(of: shape)
        ?? CubicPath(parts: [])
    }
    var layer = composed(content, named: "clip \(clips[0].layer)")
    layer.set("hasMask", .flag(true))
    layer.set(
      "masksProperties",
      [
        [
          "mode": "a", "inv": .flag(false), "nm": "clip", "pt": whole.property(outlines),
          "o": ["a": 0, "k": 100], "x": ["a": 0, "k": 0],
        ]
      ])
    return [layer]
  }

  /// True for a clip that cuts nothing off that is on the screen.
  private func showsAll(_ clip: DisplayClip) -> Bool {
    guard clip.cornerRadius == 0, let plane = ScreenPlane(clip.transform, size: clip.size),
      plane.isFlat, plane.affine.m12 == 0, plane.affine.m21 == 0
    else { return false }
    let box = plane.outline(of: CubicPath(rounded: clip.size, cornerRadius: 0, corners: [])).box
    return box.insetBy(dx: -0.01, dy: -0.01).contains(CGRect(origin: .zero, size: size))
  }

  /// True when a clip has no other effect than to round the corners of one picture.
  private func isOwnOutline(_ node: SceneTree.Node) -> Bool {
    guard node.children.count == 1 else { return false }
    let child = scene.nodes[node.children[0]]
    return zip(node.looks, child.looks).allSatisfy { own, inner in
      switch (own, inner) {
      case (nil, nil): return true
      case (.clip(let clip), .item(let item)):
        guard case .image = item.contents, item.fill == nil, item.border == nil, item.shadow == nil
        else { return false }
        return item.layer == clip.layer && item.transform == clip.transform
          && item.size == clip.size
      default: return false
      }
    }
  }

  /// What was seen, and where it was not what was seen before or is seen next.
  private static func filled<Thing>(_ things: [Thing?]) -> [Thing] {
    guard let first = things.lazy.compactMap({ $0 }).first else { return [] }
    var last = first
    return things.map { thing in
      last = thing ?? last
      return last
    }
  }
}

// MARK: - Items

extension LottieFilm {
  /// A layer, or two, for each time that an item is there.
  private mutating func layers(of node: SceneTree.Node) -> [LottieLayer] {
    let items = node.looks.map { look -> DisplayItem? in
      guard case .item(let item) = look,
        ScreenPlane(item.transform, size: item.size) != nil
      else { return nil }
      return item
    }
    let rounding = self.rounding(of: node)
    var layers: [LottieLayer] = []
    var start = 0
    while start < items.count {
      guard items[start] != nil else {
        start += 1
        continue
      }
      let stop = items[start...].firstIndex { $0 == nil } ?? items.count
      let range = start..<stop
      if let item = LottieItem(
        items[range].compactMap { $0 }, rounding: rounding.map { $0[range].compactMap { $0 } },
        track: LottieTrack(range, in: time))
      {
        layers += self.layers(of: item, in: range)
      }
      start = stop
    }
    return layers
  }

  private mutating func layers(of item: LottieItem, in range: Range<Int>) -> [LottieLayer] {
    noteDifferences(of: item)
    let frames = time.instants.map { time.frame($0) }
    let from = frames[range.lowerBound]
    let to = range.upperBound < frames.count ? frames[range.upperBound] : end
    var layers: [LottieLayer] = []
    if let text = item.text(from: from, to: to, frames: Array(frames[range])) {
      layers.append(text)
    }
    let shapes = item.shapes()
    if !shapes.isEmpty {
      let transform =
        item.isProjected ? LottieLayer.still(opacity: item.opacity) : item.transform()
      layers.append(
        LottieLayer(
          type: 4, name: item.name, from: from, to: to, transform: transform,
          [JSONValue.Entry(key: "shapes", value: .list(shapes))]))
    }
    return layers
  }

  /// The clip around a node, when that does nothing but round its corners.
  private func rounding(of node: SceneTree.Node) -> [DisplayClip?]? {
    guard let parent = node.parent, case .clip = scene.nodes[parent].kind,
      isOwnOutline(scene.nodes[parent])
    else { return nil }
    return scene.nodes[parent].looks.map { if case .clip(let clip) = $0 { clip } else { nil } }
  }

  private mutating func noteDifferences(of item: LottieItem) {
    if item.planes.contains(where: { !$0.isFlat }),
      item.items.contains(where: { $0.contents != nil })
    {
      note("\(item.name) is under a perspective, and its contents are not.")
    }
    if item.items.contains(where: { $0.shadow != nil }) {
      note("The shadow of \(item.name) is made of rings.")
    }
    for case .gradient(let gradient) in item.items.compactMap(\.contents)
    where gradient.type != .axial {
      note("The gradient of \(item.name) does not go round, nor in an ellipse.")
    }
  }
}

extension SceneTree.Kind {
  /// True for one of two looks that melt into each other.
  fileprivate var isLook: Bool {
    if case .group(_, .plus) = self { true } else { false }
  }
}
