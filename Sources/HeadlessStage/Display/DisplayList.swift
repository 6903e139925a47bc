public import Foundation
import HeadlessViews

/// What is visible at one instant, flat and back to front: all that a renderer needs to know.
///
/// An item is placed by its transform, cut by its clips and painted at its own opacity. What fades as
/// one is a group: it is painted on a clear sheet of its own, which is laid over what is behind with
/// the group's opacity when the group ends. `steps()` says when that is:
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
/// A mask is a group like any other but for its blend, so a renderer that can lay one sheet on another
/// that way draws masks as well.
///
/// Groups and clips are in tables of their own, where each names the one that it is in by index: the
/// list grows with the number of layers, and not with how deep they are. A parent always stands
/// before what is in it, so a renderer can prepare either table in one pass from the front.
///
/// It is not a tree of layers: a layer that paints nothing is not in it.
public struct DisplayList: Hashable, Sendable {
  /// When, in seconds of the stage's clock.
  public var time: TimeInterval

  /// The size of the screen, in points.
  public let size: CGSize

  /// What fades as one, each group behind the one that it is in.
  public let groups: [DisplayGroup]

  /// What cuts items off, each clip behind the one that it is in.
  public let clips: [DisplayClip]

  /// What is painted, backmost first; the items of one group stand next to each other.
  public let items: [DisplayItem]

  /// What is visible at an instant, on a screen of a finite and positive size.
  ///
  /// - Parameters:
  ///   - time: When, in seconds.
  ///   - size: The size of the screen, in points; finite and positive.
  ///   - groups: What fades as one; a parent stands before what is in it.
  ///   - clips: What cuts items off; a parent stands before what is in it.
  ///   - items: What is painted, backmost first, in groups and clips that exist.
  public init(
    time: TimeInterval, size: CGSize, groups: [DisplayGroup] = [], clips: [DisplayClip] = [],
    items: [DisplayItem]
  ) {
    precondition(
      size.isFinite && size.width > 0 && size.height > 0, "a screen cannot have the size \(size)")
    precondition(groups.isInOrder, "a group cannot stand before the one that it is in")
    precondition(clips.isInOrder, "a clip cannot stand before the one that it is in")
    for item in items {
      precondition(
        item.group.map(groups.indices.contains) ?? true, "\(item.name) is in no known group")
      precondition(
        item.clip.map(clips.indices.contains) ?? true, "\(item.name) is cut by no known clip")
    }
    self.time = time
    self.size = size
    self.groups = groups
    self.clips = clips
    self.items = items
  }

  /// The groups that an item is in, outermost first.
  public func groups(of item: DisplayItem) -> [DisplayGroup] { groups.path(to: item.group) }

  /// The clips that cut an item off, outermost first.
  public func clips(of item: DisplayItem) -> [DisplayClip] { clips.path(to: item.clip) }
}
