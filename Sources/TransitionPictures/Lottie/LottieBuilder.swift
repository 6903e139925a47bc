import Foundation
import HeadlessStage
import HeadlessViews

/// A Lottie animation under construction, from the innermost nodes of the scene outward.
struct LottieBuilder {
  /// The compositions that layers refer to.
  private(set) var assets: [JSONValue] = []

  /// The differences from the stage, one sentence each, in the order of their discovery.
  private(set) var differences: [String] = []

  /// The frame at which the animation ends; the last state is shown for one frame.
  let end: Double

  let scene: SceneTree
  let time: LottieTime
  let size: CGSize

  init(_ recording: Recording) {
    scene = SceneTree(recording)
    size = recording.size
    time = LottieTime(
      instants: scene.times, start: recording.startTime, frameRate: recording.frameRate,
      timings: recording.clockTimings)
    end = (max(recording.length, 0) * recording.frameRate - 1e-6).rounded(.up) + 1
  }

  /// The outermost layers, front to back as Lottie requires.
  mutating func layers() -> JSONValue {
    // Child nodes follow their parent, so a backward loop handles every child first.
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

  /// The layers of several nodes, front to back as Lottie requires.
  func joined(_ nodes: [Int], _ layers: [[LottieLayer]]) -> [LottieLayer] {
    nodes.reversed().flatMap { layers[$0] }
  }

  /// Puts layers into a composition, and returns one layer that shows the composition.
  mutating func composed(
    _ layers: [LottieLayer], named name: String, opacity: JSONValue = ["a": 0, "k": 100]
  ) -> LottieLayer {
    let id = "composition \(assets.count + 1)"
    assets.append(["id": .text(id), "nm": .text(name), "layers": Self.list(layers)])
    // Not longer than its layers, because some players draw those of a composition at all times.
    return LottieLayer(
      type: 0, name: name, from: layers.map(\.span.start).min() ?? 0,
      to: layers.map(\.span.end).max() ?? end, transform: LottieLayer.still(opacity: opacity),
      [
        JSONValue.Entry(key: "refId", value: .text(id)),
        JSONValue.Entry(key: "w", value: .number(Double(size.width))),
        JSONValue.Entry(key: "h", value: .number(Double(size.height))),
      ])
  }

  /// Adds a difference, unless it is known already.
  mutating func note(_ difference: String) {
    if !differences.contains(difference) { differences.append(difference) }
  }

  /// A track of the whole run.
  var whole: LottieTrack { LottieTrack(time.instants.indices, in: time) }
}

extension LottieBuilder {
  /// One or two layers for each period in which an item is present.
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
    func layers(of shapes: [JSONValue]) -> [LottieLayer] {
      guard !shapes.isEmpty else { return [] }
      let transform =
        item.isProjected ? LottieLayer.still(opacity: item.opacity()) : item.transform()
      let layer = LottieLayer(
        type: 4, name: item.name, from: from, to: to, transform: transform,
        [JSONValue.Entry(key: "shapes", value: .list(shapes))])
      return [layer]
    }
    guard let text = item.text(from: from, to: to, frames: Array(frames[range])) else {
      return layers(of: item.borders() + item.shapes())
    }
    // A border is in front of the text, which needs a layer of its own.
    return layers(of: item.borders()) + [text] + layers(of: item.shapes())
  }

  /// The clip around a node, if the clip only rounds the node's corners.
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
      note("The contents of \(item.name) are drawn without its perspective.")
    }
    let shadows = item.items.compactMap(\.shadow)
    if shadows.contains(where: { $0.path == nil }) {
      note("The shadow of \(item.name) is drawn as rings instead of a blur.")
    }
    if shadows.contains(where: { $0.path != nil }) {
      note("The shadow of \(item.name) is cast by a path and drawn without a blur.")
    }
    for case .gradient(let gradient) in item.items.compactMap(\.contents)
    where gradient.type != .axial {
      note("The gradient of \(item.name) is not drawn as a conic or elliptical gradient.")
    }
  }
}
