import Foundation
import HeadlessStage
import HeadlessViews

extension LottieBuilder {
  /// The layers of a group: one composition, or the content itself if the group has no effect.
  mutating func grouped(
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

  /// The opacities of a group, in percent; the covered side of a cross-fade stays opaque.
  private mutating func opacities(_ groups: [DisplayGroup], _ node: SceneTree.Node) -> [[Double]] {
    guard node.kind.isLook, groups.contains(where: { $0.opacity < 1 }) else {
      // Clear where it is absent, for players that draw its layers even there.
      return zip(node.looks, groups).map { look, group in [look == nil ? 0 : 100 * group.opacity] }
    }
    note("In a cross-fade of a layer, the old content stays opaque behind the new content.")
    let isOld = groups[0].opacity > groups[groups.count - 1].opacity
    return groups.map { [isOld ? 100 : 100 * $0.opacity] }
  }

  private func isMask(_ place: Int) -> Bool {
    if case .group(_, .mask) = scene.nodes[place].kind { true } else { false }
  }

  /// The layers of a clip: one composition with a mask, or the content itself if the clip has no
  /// effect.
  mutating func clipped(
    _ node: SceneTree.Node, _ layers: [[LottieLayer]]
  ) -> [LottieLayer] {
    let content = joined(node.children, layers)
    let clips = Self.filled(
      node.looks.map { look -> DisplayClip? in
        if case .clip(let clip) = look { clip } else { nil }
      })
    guard !content.isEmpty, !clips.isEmpty else { return [] }
    guard !isOwnOutline(node), !clips.allSatisfy({ $0.showsAll(of: size) }) else { return content }
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

  /// True if a clip only rounds the corners of a single image of its own layer.
  func isOwnOutline(_ node: SceneTree.Node) -> Bool {
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

  /// The values, with each gap filled by the value before it, or by the first value.
  private static func filled<Thing>(_ things: [Thing?]) -> [Thing] {
    guard let first = things.lazy.compactMap({ $0 }).first else { return [] }
    var last = first
    return things.map { thing in
      last = thing ?? last
      return last
    }
  }
}

extension SceneTree.Kind {
  /// True for one of the two sides of a cross-fade.
  fileprivate var isLook: Bool {
    if case .group(_, .plus) = self { true } else { false }
  }
}
