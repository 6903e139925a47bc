public import Foundation
import HeadlessViews

/// The visible content of a screen at one instant: a flat list of items, back to front, with all
/// data that a renderer needs.
///
/// An item is placed by its transform, cut by its clips, and painted with its own opacity. Items
/// that fade together form a group: they are painted on a transparent sheet, which is composited
/// with the group's opacity when the group ends. `steps()` lists these operations in order:
///
/// ```swift
/// let list = stage.displayList()
/// for step in list.steps() {
///   switch step {
///   case .begin: canvas.pushSheet()
///   case .paint(let item): canvas.paint(item, within: list.clips(of: item))
///   case .end(let group): canvas.popSheet(opacity: group.opacity, blend: group.blend)
///   }
/// }
/// ```
///
/// A mask is a group too, with a blend of its own, so a renderer that supports the blend draws
/// masks as well.
///
/// Groups and clips are in tables, in which each entry refers to its parent by index, so the size
/// of the list depends on the number of layers and not on their depth. A parent always comes before
/// its children, so a renderer can prepare either table in one pass from the front.
///
/// The list is not a tree of layers: a layer that paints nothing is not in it.
public struct DisplayList: Hashable, Sendable {
  /// The instant, in seconds of the stage's clock.
  public var time: TimeInterval

  /// The size of the screen, in points.
  public let size: CGSize

  /// The groups of items that fade together; a parent comes before its children.
  public private(set) var groups: [DisplayGroup]

  /// The clips that cut items; a parent comes before its children.
  public private(set) var clips: [DisplayClip]

  /// The items, backmost first; the items of one group are contiguous.
  public private(set) var items: [DisplayItem]

  /// Hashes the instant, the size of the screen and the items.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(time)
    hasher.combine(size)
    hasher.combine(items)
  }

  /// Creates a list for a screen of a finite and positive size.
  ///
  /// - Parameters:
  ///   - time: The instant, in seconds.
  ///   - size: The size of the screen, in points; finite and positive.
  ///   - groups: The groups of items that fade together; a parent comes before its children.
  ///   - clips: The clips that cut items; a parent comes before its children.
  ///   - items: The items, backmost first, in groups and clips that exist.
  public init(
    time: TimeInterval, size: CGSize, groups: [DisplayGroup] = [], clips: [DisplayClip] = [],
    items: [DisplayItem]
  ) {
    precondition(
      size.isFinite && size.width > 0 && size.height > 0,
      "DisplayList size must be finite and positive, not \(size)")
    precondition(groups.isInOrder, "DisplayList group must come after its parent")
    precondition(clips.isInOrder, "DisplayList clip must come after its parent")
    // Items are large, so they are read in place.
    for index in items.indices {
      if let group = items[index].group {
        precondition(
          groups.indices.contains(group),
          "DisplayList has no group \(group), to which \(items[index].name) refers")
      }
      if let clip = items[index].clip {
        precondition(
          clips.indices.contains(clip),
          "DisplayList has no clip \(clip), to which \(items[index].name) refers")
      }
    }
    self.time = time
    self.size = size
    self.groups = groups
    self.clips = clips
    self.items = items
  }

  /// Gives each layer another number.
  package mutating func renumberLayers(_ number: (Int) -> Int) {
    for index in items.indices { items[index].layer = number(items[index].layer) }
    for index in groups.indices { groups[index].layer = number(groups[index].layer) }
    for index in clips.indices { clips[index].layer = number(clips[index].layer) }
  }

  /// Returns the groups that contain an item, outermost first.
  public func groups(of item: DisplayItem) -> [DisplayGroup] { groups.path(to: item.group) }

  /// Returns the clips that cut an item, outermost first.
  public func clips(of item: DisplayItem) -> [DisplayClip] { clips.path(to: item.clip) }
}
