import Foundation
import Transitioning

extension MaterialMotion {
  /// The container transform with the figures of Flutter's `OpenContainer`.
  ///
  /// The opacities follow the linear time, everything else the eased progress.
  static func openContainer(
    from source: Container, to fore: Container, grows: Bool, _ style: ContainerTransformStyle
  ) -> MotionSpec {
    let groups = CACornerMask.groups(source.roundCorners, fore.roundCorners)
    func leg(_ isForward: Bool) -> MotionSpec.Leg {
      let (start, end) = isForward ? (source, fore) : (fore, source)
      let isEntering = isForward == grows
      // The scrim is there after a fifth of the progress, and leaves over all of it.
      let scrim = MotionSpec.Track(
        .scrim, \.opacity, from: isEntering ? 0 : 1, to: isEntering ? 1 : 0,
        duringProgress: isEntering ? 0...0.2 : 0...1, easing: style.usedEasing)
      return .init(
        duration: style.duration(isForward: isForward, isEntering: isEntering),
        frames(start, end, groups, style.usedEasing)
          + corners(start, end, groups, style.usedEasing)
          + contents(start, end, source, fore, style.usedEasing)
          + fades(isForward, style.fade) + [scrim])
    }
    return MotionSpec(name: "open container", forward: leg(true), backward: leg(false))
  }

  private static func frames(
    _ start: Container, _ end: Container, _ groups: [CACornerMask], _ easing: MediaTimingFunction
  ) -> [MotionSpec.Track] {
    func track(
      _ part: MotionSpec.Part, _ property: AnimatableKeyPath<CGFloat>,
      _ value: (CGRect) -> CGFloat
    ) -> MotionSpec.Track {
      .init(
        part, property, from: value(start.frame), to: value(end.frame), during: 0...1,
        timing: .eased(easing))
    }
    let boxes = ([.container] + MotionSpec.Part.clips(groups.count)).flatMap { part in
      [
        track(part, \.boundsSize.width) { $0.width },
        track(part, \.boundsSize.height) { $0.height },
        track(part, \.boundsOrigin.x) { -$0.width / 2 },
      ]
    }
    return boxes + [
      track(.container, \.position.x) { $0.midX }, track(.container, \.position.y) { $0.minY },
    ]
  }

  private static func corners(
    _ start: Container, _ end: Container, _ groups: [CACornerMask], _ easing: MediaTimingFunction
  ) -> [MotionSpec.Track] {
    func track(
      _ part: MotionSpec.Part, _ property: AnimatableKeyPath<CGFloat>,
      _ value: (Container) -> CGFloat
    ) -> MotionSpec.Track {
      .init(
        part, property, from: value(start), to: value(end), during: 0...1, timing: .eased(easing))
    }
    var corners = [track(.container, \.cornerRadius) { $0.cornerRadius }]
    for (part, group) in zip(MotionSpec.Part.clips(groups.count), groups) {
      corners.append(
        track(part, \.cornerRadius) { $0.roundCorners.radius(of: group, $0.cornerRadius) })
    }
    guard start.shadowOpacity > 0 || end.shadowOpacity > 0 else { return corners }
    return corners + [
      track(.container, \.shadowOpacity) { $0.shadowOpacity },
      track(.container, \.shadowRadius) { $0.shadowRadius },
      track(.container, \.shadowOffset.height) { $0.shadowDepth },
    ]
  }

  /// The scales of the contents, each of which is as wide as the container.
  private static func contents(
    _ start: Container, _ end: Container, _ source: Container, _ fore: Container,
    _ easing: MediaTimingFunction
  ) -> [MotionSpec.Track] {
    let parts: [(MotionSpec.Part, Container)] = [(.sourceContent, source), (.foreContent, fore)]
    return parts.map { part, own in
      .init(
        part, \.transform.scale, from: start.frame.width / own.frame.width,
        to: end.frame.width / own.frame.width, during: 0...1, timing: .eased(easing))
    }
  }

  /// The opacities: the screen is always in front.
  private static func fades(
    _ isForward: Bool, _ fade: ContainerTransformStyle.Fade
  ) -> [MotionSpec.Track] {
    let (leaves, comes): (MotionSpec.Part, MotionSpec.Part) =
      isForward ? (.sourceContent, .foreContent) : (.foreContent, .sourceContent)
    guard fade == .through else {
      return [
        .init(
          .foreContent, \.opacity, from: isForward ? 0 : 1, to: isForward ? 1 : 0,
          during: 0.2...0.4)
      ]
    }
    return [
      .init(leaves, \.opacity, from: 1, to: 0, during: 0...0.2),
      .init(comes, \.opacity, from: 0, to: 1, during: 0.2...1),
    ]
  }
}
