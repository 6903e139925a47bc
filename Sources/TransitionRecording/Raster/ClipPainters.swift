import Foundation
import HeadlessStage
import HeadlessViews

/// The prepared clips of a display list, for tests of many points.
struct ClipPainters {
  private struct Opening {
    let placement: ScreenPlacement
    let shape: RoundedRectangle
    let parent: Int?

    /// A box on the screen that contains the visible area of this clip and all enclosing clips.
    let extent: ScreenExtent
  }

  /// One element a clip, in the order of the list; nil for a clip with an empty area.
  private var openings: [Opening?] = []

  init(_ clips: [DisplayClip]) {
    openings.reserveCapacity(clips.count)
    for clip in clips { openings.append(opening(of: clip)) }
  }

  /// The opening of a clip; the opening of its parent must be prepared already.
  private func opening(of clip: DisplayClip) -> Opening? {
    guard clip.size.isPaintable, let placement = ScreenPlacement(clip.transform),
      let own = placement.extent(of: CGRect(origin: .zero, size: clip.size)),
      let outer = extent(of: clip.parent)
    else { return nil }
    return Opening(
      placement: placement,
      shape: RoundedRectangle(
        size: clip.size, cornerRadius: clip.cornerRadius, corners: clip.maskedCorners),
      parent: clip.parent, extent: own.intersection(outer))
  }

  /// A box on the screen that contains the clip's visible area; nil if that area is empty.
  func extent(of clip: Int?) -> ScreenExtent? {
    guard let clip else { return .everywhere }
    return openings[clip]?.extent
  }

  /// True if a point of the screen is inside a clip and all enclosing clips.
  func show(_ screen: SIMD2<Double>, through clip: Int?) -> Bool {
    var next = clip
    while let clip = next {
      guard let opening = openings[clip], let point = opening.placement.point(at: screen),
        opening.shape.contains(point)
      else { return false }
      next = opening.parent
    }
    return true
  }
}

extension CGSize {
  /// True if the size is finite and not empty.
  package var isPaintable: Bool { isFinite && width > 0 && height > 0 }
}
