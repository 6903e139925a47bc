import TransitionPictures
import Transitioning

/// The features that a viewer must draw or move, by name, such as "a shadow" or "moving opacity".
///
/// Samples with the same features test the same code of players and viewers.
enum DrawingFeature {
  /// The features of recordings.
  static func all(of recordings: [Recording]) -> Set<String> {
    var features: Set<String> = []
    for recording in recordings {
      for list in recording.frames { add(list, to: &features) }
      for track in recording.tracks { features.insert("moving \(track.target.key)") }
    }
    return features
  }

  private static func add(_ list: DisplayList, to features: inout Set<String>) {
    for group in list.groups {
      features.insert("a group, \(group.blend)")
      if group.opacity < 1 { features.insert("a translucent group") }
      if group.parent != nil { features.insert("a group in a group") }
    }
    for clip in list.clips {
      features.insert(clip.cornerRadius > 0 ? "a round clip" : "a clip")
      if clip.parent != nil { features.insert("a clip in a clip") }
      features.formUnion(Self.features(of: clip.transform).map { "a clip \($0)" })
    }
    for item in list.items {
      features.formUnion(Self.features(of: item.transform).map { "an item \($0)" })
      features.formUnion(looks(of: item))
      if let contents = item.contents { features.formUnion(Self.features(of: contents)) }
    }
  }

  private static func features(of transform: CATransform3D) -> [String] {
    if transform.m14 != 0 || transform.m24 != 0 { return ["in perspective"] }
    if transform.m12 != 0 || transform.m21 != 0 { return ["turned"] }
    return transform.m11 == 1 && transform.m22 == 1 ? [] : ["scaled"]
  }

  private static func looks(of item: DisplayItem) -> [String] {
    var looks: [String] = []
    if item.opacity < 1 { looks.append("a translucent item") }
    if let fill = item.fill, fill.alpha < 1 { looks.append("a translucent fill") }
    if item.cornerRadius > 0 {
      looks.append(item.maskedCorners == .allCorners ? "round corners" : "some round corners")
    }
    if item.border != nil { looks.append("a border") }
    if let shadow = item.shadow {
      looks.append(shadow.path == nil ? "a shadow" : "the shadow of a path")
    }
    return looks
  }

  private static func features(of contents: LayerContents) -> [String] {
    switch contents {
    case .text(let text): return ["\(text.isBold ? "bold" : "regular") text, \(text.alignment)"]
    case .image: return ["an image"]
    case .gradient(let gradient): return ["a gradient, \(gradient.type)"]
    case .shape(let shape):
      var features: [String] = []
      if shape.fillColor != nil { features.append("a filled shape, \(shape.fillRule)") }
      if shape.strokeColor != nil { features.append("a line, \(shape.lineCap)") }
      if shape.lineDashPattern != nil { features.append("a dashed line") }
      if shape.strokeStart != 0 || shape.strokeEnd != 1 { features.append("a part of a line") }
      return features
    }
  }
}

extension DrawingFeature {
  /// The places of sets that together have all elements, for little cost.
  ///
  /// The next set is always the one with the most missing elements for its cost, the first of
  /// several. A set that later ones make superfluous is left out again, the most expensive first.
  ///
  /// - Parameters:
  ///   - sets: The sets.
  ///   - costs: The cost of each set; positive.
  static func cover(_ sets: [Set<String>], costs: [Int]) -> [Int] {
    var missing = sets.reduce(into: Set<String>()) { $0.formUnion($1) }
    var chosen: [Int] = []
    while !missing.isEmpty {
      let gains = zip(sets, costs).map { Double($0.intersection(missing).count) / Double($1) }
      guard let most = gains.max(), let place = gains.firstIndex(of: most) else { break }
      chosen.append(place)
      missing.subtract(sets[place])
    }
    for place in chosen.sorted(by: { costs[$0] > costs[$1] }) {
      let others = chosen.filter { $0 != place }
      let rest = others.reduce(into: Set<String>()) { $0.formUnion(sets[$1]) }
      if sets[place].isSubset(of: rest) { chosen = others }
    }
    return chosen.sorted()
  }
}
