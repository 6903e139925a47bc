import Foundation
import HeadlessViews

/// A display list under construction.
///
/// Groups and clips are added when they begin. The number of items in each is known only at the
/// end.
struct DisplayDraft {
  private(set) var items: [DisplayItem]
  private var groups: [DisplayGroup] = []
  private var clips: [DisplayClip] = []

  /// The range of the items in each group.
  private var ranges: [Range<Int>] = []

  /// The mask of each masked group, by their indices.
  private var masks: [Int: Int] = [:]

  /// An empty draft.
  ///
  /// - Parameter room: The number of items for which there is room at once.
  init(room: Int) {
    items = []
    items.reserveCapacity(room)
  }

  /// Adds an item in front of all others.
  mutating func add(_ item: DisplayItem) { items.append(item) }

  /// Replaces the item that was added last.
  mutating func replaceLast(with item: DisplayItem) { items[items.count - 1] = item }

  /// Adds a clip and returns its index.
  mutating func add(_ clip: DisplayClip) -> Int {
    clips.append(clip)
    return clips.count - 1
  }

  /// Begins a group with the next item, and returns its index.
  mutating func begin(_ group: DisplayGroup) -> Int {
    groups.append(group)
    if group.blend == .mask, let masked = group.parent { masks[masked] = groups.count - 1 }
    ranges.append(items.count..<items.count)
    return groups.count - 1
  }

  /// Ends a group with the last item.
  mutating func end(_ group: Int) {
    ranges[group] = ranges[group].lowerBound..<items.count
  }

  /// Ends a masked group with the last item; removes its items if the group or its mask paints
  /// nothing.
  mutating func endMasked(_ group: Int) {
    end(group)
    let mask = masks[group].map { ranges[$0] } ?? items.count..<items.count
    let start = ranges[group].lowerBound
    guard mask.isEmpty || start == mask.lowerBound else { return }
    items.removeSubrange(start...)
    for index in group..<ranges.count { ranges[index] = start..<start }
  }

  /// True if a group cannot be replaced by an item's opacity: the group has several items, is added
  /// to others, or masks them.
  private func isShared(_ group: Int) -> Bool {
    switch groups[group].blend {
    case .mask: return !ranges[group].isEmpty
    case .plus where ranges[group].count == 1:
      return groups[group].parent.map { ranges[$0].count > 1 } ?? true
    case .over, .plus: return ranges[group].count > 1
    }
  }

  /// Finishes the list and returns it, without the groups that an item's opacity can replace and
  /// the clips that cut no item.
  mutating func finish(time: TimeInterval, size: CGSize) -> DisplayList {
    // Items are large: they are changed in place.
    guard !groups.isEmpty || !clips.isEmpty else {
      return DisplayList(time: time, size: size, items: items)
    }
    var isCutting = Array(repeating: false, count: clips.count)
    for index in items.indices {
      if let clip = items[index].clip { isCutting[clip] = true }
    }
    for (index, clip) in clips.enumerated().reversed() where isCutting[index] {
      if let parent = clip.parent { isCutting[parent] = true }
    }
    let clips = clips.kept(where: isCutting)
    let isShared = groups.indices.map(isShared)
    let shared = groups.kept(where: isShared)
    for index in items.indices {
      // A group of one item becomes part of the item's opacity; no other item is in such a group.
      while let group = items[index].group, !isShared[group] {
        items[index].opacity *= groups[group].opacity
        items[index].group = groups[group].parent
      }
      items[index].group = items[index].group.flatMap { shared.places[$0] }
      items[index].clip = items[index].clip.flatMap { clips.places[$0] }
    }
    return DisplayList(
      time: time, size: size, groups: shared.entries, clips: clips.entries, items: items)
  }
}
