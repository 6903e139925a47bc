import Foundation
import Transitioning

extension TransitionLaw {
  /// The motion has the values of its specification.
  public static let conforms = TransitionLaw(
    .conforms, "conforms",
    "it lasts as long as its specification, and in every frame each track has its value"
  ) { audit in
    var finding = LawFinding.nothing("the transition names no specification")
    let play = audit.makePlay()
    for direction in [TransitionDirection.forward, .backward] {
      guard play.request(direction) else { break }
      play.stage.advance(by: 0)
      if let context = play.opened?.transitionController.activeContext,
        let (spec, views) = audit.spec(of: context)
      {
        audit.compare(play, with: spec, of: views, direction, &finding)
      }
      guard (try? play.stage.settle(within: 60)) != nil else { break }
    }
    return finding
  }
}

extension Audit {
  /// The specification for the comparison, with the views of its parts; nil if there is none.
  fileprivate func spec(
    of context: TransitionContext
  ) -> (spec: MotionSpec, views: [MotionSpec.Part: UIView])? {
    let own = context.animatedSpec as? AnimatedSpec
    guard let spec = settings.spec ?? own?.spec else { return nil }
    return (spec, own?.views ?? [.fore: context.foreView, .back: context.backView])
  }

  /// Advances a run frame by frame to shortly before its end, and compares it with a specification.
  fileprivate func compare(
    _ play: ScenePlay, with spec: MotionSpec, of views: [MotionSpec.Part: UIView],
    _ direction: TransitionDirection, _ finding: inout LawFinding
  ) {
    let (start, duration) = (play.stage.now, spec[direction].duration)
    if let own = play.duration, abs(own - duration) > 1e-6 {
      var violation = Violation(
        "lasts \(own.inMilliseconds) instead of \(duration.inMilliseconds) by \(spec.name)")
      violation.direction = direction
      finding.add(violation)
    }
    let count = max(Int((duration * play.stage.frameRate).rounded()), 1)
    for index in 0...count {
      // Shortly before the end, before views are removed.
      let time = min(duration * Double(index) / Double(count), duration - 1e-7)
      if index > 0 { play.stage.advance(to: start + time) }
      finding.checkedCount += spec[direction].tracks.filter { views[$0.part] != nil }.count
      for deviation in spec.deviations(of: views, at: time / duration, in: direction)
      where views[deviation.part] != nil {
        let shown = deviation.shown.map { short($0) } ?? "not shown"
        var violation = Violation(
          "has the \(deviation.property) \(shown) instead of \(short(deviation.expected)) by"
            + " \(spec.name)", subject: "the \(deviation.part.rawValue) view")
        (violation.direction, violation.time) = (direction, time)
        finding.add(violation)
      }
    }
  }
}
