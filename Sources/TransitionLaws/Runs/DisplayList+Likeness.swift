import Foundation
import TransitionRecording
import Transitioning

extension DisplayList {
  /// The box on the screen outside of which two lists of one size look alike, item by item, though
  /// perhaps with other layers; nil if they look alike everywhere.
  func boxOfDifference(from other: DisplayList) -> CGRect? {
    var matches = Matches(self, other)
    let (count, otherCount) = (items.count, other.items.count)
    let most = min(count, otherCount)
    var start = 0
    while start < most, matches.haveItems(start, start) { start += 1 }
    if start == count, start == otherCount { return nil }
    var end = 0
    while end < most - start, matches.haveItems(count - 1 - end, otherCount - 1 - end) { end += 1 }
    let screen = CGRect(origin: .zero, size: size)
    var box = CGRect.null
    for list in [self, other] {
      for index in start..<list.items.count - end {
        // A mask also changes the picture outside of it. An item partly behind the viewer has no
        // box.
        guard !list.isInMask(list.items[index].group), let corners = list.items[index].reachCorners
        else { return screen }
        box = box.union(corners.box)
      }
    }
    let seen = box.intersection(screen)
    return seen.isEmpty ? nil : seen
  }

  /// True for a group that is a mask, or is in one.
  func isInMask(_ group: Int?) -> Bool {
    var next = group
    while let group = next {
      if groups[group].blend == .mask { return true }
      next = groups[group].parent
    }
    return false
  }

  /// The matching groups and clips of two lists.
  private struct Matches {
    private let list: DisplayList
    private let other: DisplayList
    private var groups: [Int: Int] = [:]
    private var clips: [Int: Int] = [:]

    init(_ list: DisplayList, _ other: DisplayList) { (self.list, self.other) = (list, other) }

    /// True if two items paint alike at the same place.
    mutating func haveItems(_ index: Int, _ twin: Int) -> Bool {
      // In place, because items are large.
      list.items[index].look.paints(like: other.items[twin].look)
        && list.items[index].opacity == other.items[twin].opacity
        && list.items[index].size == other.items[twin].size
        && list.items[index].transform == other.items[twin].transform
        && haveGroups(list.items[index].group, other.items[twin].group)
        && haveClips(list.items[index].clip, other.items[twin].clip)
    }

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
