import Foundation
import TransitionRecording
import Transitioning

extension DisplayList {
  /// True if the list shows what another one shows, piece by piece, though perhaps as other layers;
  /// false if it may look different.
  func looksLike(_ other: DisplayList) -> Bool {
    guard size == other.size, items.count == other.items.count else { return false }
    var matches = Matches(self, other)
    // In place, because items are large.
    for index in items.indices {
      guard items[index].look.paints(like: other.items[index].look),
        items[index].opacity == other.items[index].opacity,
        items[index].size == other.items[index].size,
        items[index].transform == other.items[index].transform,
        matches.haveGroups(items[index].group, other.items[index].group),
        matches.haveClips(items[index].clip, other.items[index].clip)
      else { return false }
    }
    return true
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
