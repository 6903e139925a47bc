import Foundation
import HeadlessStage
import HeadlessViews

/// The clips of a display list, made ready to be asked what they let show at many points.
struct ClipPainters {
  private struct Opening {
    let placement: ScreenPlacement
    let shape: RoundedRectangle
    let parent: Int?

    /// A box on the screen that holds what this clip and all that it is in let show.
    let extent: ScreenExtent
  }

  /// One a clip, in the order of the list; nil for one that lets nothing show.
  private var openings: [Opening?] = []

  init(_ clips: [DisplayClip]) {
    openings.reserveCapacity(clips.count)
    for clip in clips { openings.append(opening(of: clip)) }
  }

  /// The opening of a clip of which the parent has been made ready before.
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

  /// A box on the screen outside of which a clip lets nothing show; nil when that is everywhere.
  func extent(of clip: Int?) -> ScreenExtent? {
    guard let clip else { return .everywhere }
    return openings[clip]?.extent
  }

  /// True when a clip, and all that it is in, let a point of the screen show.
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
  /// True when there is something inside.
  package var isPaintable: Bool { isFinite && width > 0 && height > 0 }
}
