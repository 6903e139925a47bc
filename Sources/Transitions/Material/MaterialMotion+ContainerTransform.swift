import Foundation
import Transitioning

extension MaterialMotion {
  /// The motion of a view that becomes a screen: Material Components for Android's
  /// `MaterialContainerTransform`, or Flutter's `OpenContainer`.
  ///
  /// With Android's figures, the container is measured at the size of the fore container and is
  /// scaled as a whole: at the scale 1 it is as wide as the fore container, or as high if the
  /// contents fit the height. Its anchor point is the middle of its upper edge, and the origin of
  /// its bounds is there too. So each track is linear in eased progress. The part
  /// `MotionSpec.Part.clip` lies in the container and has the same bounds and corners.
  ///
  /// Android mixes the radii of the corners as shares of two changing rectangles and may jump at
  /// the ends of the window. Here the ratio of the radius to the container's width (or height) is
  /// mixed, which does not jump. The shadow is in proportion to the container too.
  ///
  /// The part `MotionSpec.Part.clip` has the corners that both containers round, or else those of
  /// one of them. If each rounds other corners, `MotionSpec.Part.innerClip` and
  /// `MotionSpec.Part.innermostClip` lie in it and have the rest; the outline of the container, and
  /// of its shadow, then rounds the corners of both.
  ///
  /// With Flutter's figures, the frame, the corners and the shadow go straight from one container
  /// to the other, and each content is scaled to the container's width. Flutter also changes the
  /// colour of the container in steps; here it is ``ContainerTransformStyle/background`` all
  /// the time.
  ///
  /// - Parameters:
  ///   - source: The container of the view that opens.
  ///   - fore: The container of the screen.
  ///   - style: The choices; by default Android's, 500 ms to enter, 400 ms to return, emphasized
  ///     easing. Flutter's takes 300 ms with legacy easing in both directions.
  static func containerTransform(
    from source: Container, to fore: Container, style: ContainerTransformStyle = .init()
  ) -> MotionSpec {
    let grows = style.grows(from: source.frame.size, to: fore.frame.size)
    let easing = style.usedEasing
    guard style.source == .android else {
      return openContainer(from: source, to: fore, grows: grows, style)
    }
    let fit = ContainerFit(from: source.frame.size, to: fore.frame.size, style.fit)
    let groups = CACornerMask.groups(source.roundCorners, fore.roundCorners)
    func leg(_ isForward: Bool) -> MotionSpec.Leg {
      let isEntering = isForward == grows
      let (start, end) = isForward ? (source, fore) : (fore, source)
      let windows = ContainerTransformStyle.Windows.standard(
        isEntering: isEntering, on: style.path)
      let contents: (MotionSpec.Part, MotionSpec.Part) =
        isForward ? (.sourceContent, .foreContent) : (.foreContent, .sourceContent)
      let tracks =
        path(start.frame, end.frame, style) + shape(start, end, fit, groups, windows, easing)
        + fade(contents, style.fade.played(isEntering: isEntering), windows.fade, easing)
        + [
          .init(
            .scrim, \.opacity, from: isEntering ? 0 : 1, to: isEntering ? 1 : 0,
            timing: .eased(easing))
        ]
      return .init(
        duration: style.duration(isForward: isForward, isEntering: isEntering), tracks)
    }
    return MotionSpec(name: "container transform", forward: leg(true), backward: leg(false))
  }

  private static func path(
    _ start: CGRect, _ end: CGRect, _ style: ContainerTransformStyle
  ) -> [MotionSpec.Track] {
    let arc = ArcPath(
      from: CGPoint(x: start.midX, y: start.minY), to: CGPoint(x: end.midX, y: end.minY))
    let timings = style.path == .arc ? arc.timings(along: style.usedEasing) : nil
    return [
      .init(
        .container, \.position.x, from: start.midX, to: end.midX, during: 0...1,
        timing: .eased(timings?.x ?? style.usedEasing)),
      .init(
        .container, \.position.y, from: start.minY, to: end.minY, during: 0...1,
        timing: .eased(timings?.y ?? style.usedEasing)),
    ]
  }

  private static func shape(
    _ start: Container, _ end: Container, _ fit: ContainerFit, _ groups: [CACornerMask],
    _ windows: ContainerTransformStyle.Windows, _ easing: MediaTimingFunction
  ) -> [MotionSpec.Track] {
    func track(
      _ part: MotionSpec.Part, _ property: AnimatableKeyPath<CGFloat>,
      _ window: ClosedRange<Double>, _ value: (Container) -> CGFloat
    ) -> MotionSpec.Track {
      .init(
        part, property, from: value(start), to: value(end), duringProgress: window, easing: easing)
    }
    func scale(_ each: Container) -> CGFloat { fit.scale(of: each.frame.size) }
    let (proportion, rounding) = (easing.held(windows.proportion), easing.held(windows.corners))
    var tracks = [track(.container, \.transform.scale, windows.scale, scale)]
    for part in [.container] + MotionSpec.Part.clips(groups.count) {
      if fit.isOfWidth {
        tracks.append(
          track(part, \.boundsSize.height, proportion) { $0.frame.height / scale($0) })
      } else {
        tracks += [
          track(part, \.boundsSize.width, proportion) { $0.frame.width / scale($0) },
          track(part, \.boundsOrigin.x, proportion) { -$0.frame.width / scale($0) / 2 },
        ]
      }
    }
    tracks.append(
      track(.container, \.cornerRadius, rounding) { $0.cornerRadius / scale($0) })
    for (part, group) in zip(MotionSpec.Part.clips(groups.count), groups) {
      tracks.append(
        track(part, \.cornerRadius, rounding) {
          $0.roundCorners.radius(of: group, $0.cornerRadius) / scale($0)
        })
    }
    guard start.shadowOpacity > 0 || end.shadowOpacity > 0 else { return tracks }
    return tracks + [
      track(.container, \.shadowOpacity, 0...1) { $0.shadowOpacity },
      track(.container, \.shadowRadius, 0...1) { $0.shadowRadius / scale($0) },
      track(.container, \.shadowOffset.height, 0...1) { $0.shadowDepth / scale($0) },
    ]
  }

  private static func fade(
    _ contents: (leaves: MotionSpec.Part, comes: MotionSpec.Part),
    _ fade: ContainerTransformStyle.Fade, _ window: ClosedRange<Double>,
    _ easing: MediaTimingFunction
  ) -> [MotionSpec.Track] {
    func out(_ window: ClosedRange<Double>) -> MotionSpec.Track {
      .init(contents.leaves, \.opacity, from: 1, to: 0, duringProgress: window, easing: easing)
    }
    func `in`(_ window: ClosedRange<Double>) -> MotionSpec.Track {
      .init(contents.comes, \.opacity, from: 0, to: 1, duringProgress: window, easing: easing)
    }
    switch fade {
    case .in: return [`in`(window)]
    case .out: return [out(window)]
    case .cross: return [out(window), `in`(window)]
    case .through:
      let turn = window.lowerBound + (window.upperBound - window.lowerBound) * 0.35
      return [out(window.lowerBound...turn), `in`(turn...window.upperBound)]
    }
  }
}

extension ContainerTransformStyle.Fade {
  /// The fade of a direction: a container that shrinks exchanges in and out.
  func played(isEntering: Bool) -> Self {
    switch self {
    case .in where !isEntering: .out
    case .out where !isEntering: .in
    default: self
    }
  }
}
