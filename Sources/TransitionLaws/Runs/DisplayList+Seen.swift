import Foundation
import TransitionRecording
import Transitioning

extension DisplayList {
  /// The greatest opacity of an item that counts as clear.
  private static let faintest = 0.004

  /// The list without what is certainly not seen: items that are clear, off the screen, outside of
  /// their clips or behind an item that covers the screen, and clips that contain the screen.
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
      // Where a mask paints nothing, nothing remains.
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

/// What the clips of a list leave open.
private struct ClipOpenings {
  private struct Opening {
    /// A box on the screen outside of which the clip and its parents show nothing.
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
      // What is partly behind the viewer is unbounded.
      let outer = box(of: clip.parent)
      openings.append(
        Opening(
          box: corners.map { outer.intersection($0.box) } ?? outer,
          cutting: containsScreen ? cutting(clip.parent) : index))
    }
  }

  /// A box on the screen outside of which a clip shows nothing.
  private func box(of clip: Int?) -> CGRect { clip.map { openings[$0].box } ?? screen }

  /// The clip in place of which a clip can be left out; nil for none.
  func cutting(_ clip: Int?) -> Int? { clip.flatMap { openings[$0].cutting } }

  /// False if all that an item may paint is off the screen or outside of its clips.
  func show(_ item: DisplayItem) -> Bool {
    // What is partly behind the viewer may be seen.
    item.reachCorners?.areSeen(in: box(of: item.clip)) ?? true
  }
}

extension DisplayItem {
  /// True if nothing behind the item is seen on a screen, as far as its clips show it.
  fileprivate func covers(_ screen: CGRect) -> Bool {
    guard opacity >= 1, group == nil, cornerRadius == 0, let fill, fill.alpha >= 1,
      let corners = place.corners
    else { return false }
    return corners.isUpright && corners.box.contains(screen)
  }
}
