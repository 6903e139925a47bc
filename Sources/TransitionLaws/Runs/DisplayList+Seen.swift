import Foundation
import TransitionRecording
import Transitioning

extension DisplayList {
  /// The greatest opacity of an item that counts as clear.
  private static let faintest = 0.004

  /// The list without invisible parts: items that are clear, off the screen, outside of their clips
  /// or behind an item that covers the screen, and clips that contain the screen.
  ///
  /// It looks like this list, and is compared and painted in less time.
  var seen: DisplayList {
    let openings = ClipOpenings(self)
    let alphas = groupOpacities
    let screen = CGRect(origin: .zero, size: size)
    // In place, because items are large.
    let cover = items.indices.last {
      openings.cutting(items[$0].clip) == nil && items[$0].covers(screen)
    }
    var shown: [DisplayItem] = []
    for index in items.indices[(cover ?? 0)...] {
      // An empty mask is kept, because it hides its group.
      guard
        isInMask(items[index].group)
          || opacity(ofItem: index, alphas) > Self.faintest && openings.show(items[index])
      else { continue }
      shown.append(items[index])
      shown[shown.count - 1].clip = openings.cutting(items[index].clip)
    }
    var clips = clips
    for index in clips.indices { clips[index].parent = openings.cutting(clips[index].parent) }
    return DisplayList(time: time, size: size, groups: groups, clips: clips, items: shown)
  }
}

/// The visible parts of the screen within the clips of a list.
private struct ClipOpenings {
  private struct Opening {
    /// A box on the screen that contains the visible part of the clip and its parents.
    let box: CGRect

    /// The clip, or the next of its parents that cuts something off the screen; nil for none.
    let cutting: Int?
  }

  private let screen: CGRect

  /// One element a clip, in the order of the list.
  private var openings: [Opening] = []

  init(_ list: DisplayList) {
    screen = CGRect(origin: .zero, size: list.size)
    for (index, clip) in list.clips.enumerated() {
      let corners = clip.place.corners
      let containsScreen =
        clip.cornerRadius <= 0 && corners?.isUpright == true
        && corners?.box.contains(screen) == true
      // A clip partly behind the viewer has no bounds.
      let outer = box(of: clip.parent)
      openings.append(
        Opening(
          box: corners.map { outer.intersection($0.box) } ?? outer,
          cutting: containsScreen ? cutting(clip.parent) : index))
    }
  }

  /// A box on the screen that contains the visible part of a clip.
  private func box(of clip: Int?) -> CGRect { clip.map { openings[$0].box } ?? screen }

  /// The clip itself, or its next parent that cuts something off the screen; nil for none.
  func cutting(_ clip: Int?) -> Int? { clip.flatMap { openings[$0].cutting } }

  /// False if all that an item may paint is off the screen or outside of its clips.
  func show(_ item: DisplayItem) -> Bool {
    // An item partly behind the viewer may be visible.
    item.reachCorners?.areSeen(in: box(of: item.clip)) ?? true
  }
}

extension DisplayItem {
  /// True if the item hides everything behind it on a screen, apart from its clips.
  fileprivate func covers(_ screen: CGRect) -> Bool {
    guard opacity >= 1, group == nil, cornerRadius == 0, let fill, fill.alpha >= 1,
      let corners = place.corners
    else { return false }
    return corners.isUpright && corners.box.contains(screen)
  }
}
