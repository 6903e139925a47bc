import Foundation
import TransitionRecording
import Transitioning

extension DisplayList {
  /// True if the list shows what another one shows, piece by piece, though perhaps as other layers;
  /// false if it may look different.
  func looksLike(_ other: DisplayList) -> Bool {
    guard size == other.size else { return false }
    let (mine, theirs) = (seenItems, other.seenItems)
    guard mine.count == theirs.count else { return false }
    var matches = Matches(self, other)
    // In place, because items are large.
    for (index, twin) in zip(mine, theirs) {
      guard items[index].look.paints(like: other.items[twin].look),
        items[index].opacity == other.items[twin].opacity,
        items[index].size == other.items[twin].size,
        items[index].transform == other.items[twin].transform,
        matches.haveGroups(items[index].group, other.items[twin].group),
        matches.haveClips(items[index].clip, other.items[twin].clip)
      else { return false }
    }
    return true
  }

  /// The indices of the items that may be seen.
  private var seenItems: [Int] {
    let screen = CGRect(origin: .zero, size: size)
    let alphas = groupOpacities
    return items.indices.filter { index in
      guard opacity(ofItem: index, alphas) > 0.004 else { return false }
      let reach = items[index].reach
      let origin = Transform3D(translationX: reach.minX, y: reach.minY)
      let place = Place(
        transform: origin.concatenating(items[index].transform), size: reach.size)
      // What is partly behind the viewer may be seen.
      return place.corners?.areSeen(in: screen) ?? true
    }
  }

  /// The groups and clips of two lists that were found to be alike.
  private struct Matches {
    private let list: DisplayList
    private let other: DisplayList
    private var groups: [Int: Int] = [:]
    private var clips: [Int: Int] = [:]

    init(_ list: DisplayList, _ other: DisplayList) { (self.list, self.other) = (list, other) }

    /// True if two groups fade alike and within the same; a group has one match.
    mutating func haveGroups(_ group: Int?, _ twin: Int?) -> Bool {
      guard let group, let twin else { return group == twin }
      if let known = groups[group] { return known == twin }
      let (one, two) = (list.groups[group], other.groups[twin])
      guard one.opacity == two.opacity, one.blend == two.blend,
        !groups.values.contains(twin), haveGroups(one.parent, two.parent)
      else { return false }
      groups[group] = twin
      return true
    }

    /// True if two clips cut alike.
    mutating func haveClips(_ clip: Int?, _ twin: Int?) -> Bool {
      guard let clip, let twin else { return clip == twin }
      if let known = clips[clip] { return known == twin }
      let (one, two) = (list.clips[clip], other.clips[twin])
      guard one.transform == two.transform, one.size == two.size,
        one.cornerRadius == two.cornerRadius, one.maskedCorners == two.maskedCorners,
        haveClips(one.parent, two.parent)
      else { return false }
      clips[clip] = twin
      return true
    }
  }
}
