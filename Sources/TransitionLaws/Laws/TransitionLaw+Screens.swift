import Foundation
import Transitioning

extension TransitionLaw {
  /// Right-to-left is the mirror image of left-to-right.
  public static let mirrors = TransitionLaw(
    .mirrors, "mirrors", "right-to-left is the mirror image of left-to-right"
  ) { audit in
    guard audit.screen.layoutDirection == .leftToRight else {
      return .nothing("the screen is right-to-left already")
    }
    let image = audit.journey(on: audit.screen.rightToLeft)
    var finding = LawFinding()
    for (run, mirrored) in [
      (audit.journey.forward, image.forward), (audit.journey.backward, image.backward),
    ] {
      guard let run, let mirrored else { continue }
      for (frame, other) in zip(run.frames, mirrored.frames) {
        finding.looked += 1
        guard let fault = frame.list.reflectionFault(in: other.list, audit.tolerance) else {
          continue
        }
        finding.add(
          Violation(
            fault.1, subject: fault.0, in: mirrored, at: frame.time,
            cause: "a side is left or right instead of leading or trailing"))
      }
    }
    return finding
  }

  /// With reduced motion nothing moves.
  public static let calms = TransitionLaw(
    .calms, "calms down", "with reduced motion nothing moves or changes its size"
  ) { audit in
    let journey = audit.journey(on: audit.screen.reducedMotion)
    var finding = LawFinding()
    for run in [journey.forward, journey.backward] {
      guard let run else { continue }
      finding.looked += run.frames.count
      guard let (frame, step) = run.movement else { continue }
      finding.add(
        Violation(
          "moves by \(step.amount.inTenths) pt", subject: step.subject, in: run, at: frame.time,
          cause: "reducedMotionTransition(with:) returns a transition that moves"))
    }
    return finding
  }

  /// Two runs are equal.
  public static let repeats = TransitionLaw(
    .repeats, "repeats", "two runs are equal, frame by frame and event by event"
  ) { audit in
    let again = audit.journey(on: audit.screen)
    var finding = LawFinding()
    for (run, other) in [
      (audit.journey.forward, again.forward), (audit.journey.backward, again.backward),
    ] {
      guard let run, let other else { continue }
      finding.looked += run.frames.count
      if let fault = run.difference(from: other) { finding.add(fault) }
    }
    return finding
  }
}

extension Audit {
  /// A run there and back on another stage.
  func journey(on screen: AuditScreen) -> Journey { Journey(play(on: screen), tolerance) }
}

extension AuditRun {
  /// The first frame in which something is elsewhere than where it was first seen, with the step
  /// from there; nil if nothing moves.
  fileprivate var movement: (frame: Frame, step: (subject: String, amount: CGFloat))? {
    var places: [DisplayItem.ID: DisplayItem] = [:]
    for frame in frames {
      for item in frame.list.items {
        guard let first = places[item.id] else {
          places[item.id] = item
          continue
        }
        let distance = item.distance(to: first)
        if distance > 0.5 { return (frame, (item.name, distance)) }
      }
    }
    return nil
  }

  /// The first difference from another run of the same transition; nil if there is none.
  fileprivate func difference(from other: AuditRun) -> Violation? {
    for (frame, same) in zip(frames, other.frames) {
      guard let name = frame.list.difference(from: same.list) else { continue }
      return Violation(
        "differs from the run before", subject: name, in: self, at: frame.time,
        cause: "the transition reads a clock or a random number")
    }
    if frames.count != other.frames.count {
      return Violation(
        "has \(frames.count) frames, and \(other.frames.count) the next time", in: self)
    }
    let events = zip(events, other.events).first { $0.message != $1.message }
    return events.map { one, two in
      Violation("logs “\(one.message)”, and “\(two.message)” the next time", in: self)
    }
  }
}

extension DisplayList {
  /// The name of the first item that another scene's list shows in another way; nil if there is none.
  ///
  /// The layers of the two scenes have other numbers, which are not compared.
  fileprivate func difference(from other: DisplayList) -> String? {
    let (alphas, others) = (groupOpacities, other.groupOpacities)
    for (one, two) in zip(items, other.items) {
      guard one.name == two.name, one.transform == two.transform, one.size == two.size,
        one.opacity * (one.group.map { alphas[$0] } ?? 1)
          == two.opacity * (two.group.map { others[$0] } ?? 1),
        one.fill == two.fill, one.cornerRadius == two.cornerRadius, one.shadow == two.shadow,
        one.contents == two.contents
      else { return one.name }
    }
    let isEqual =
      items.count == other.items.count && clips.map(\.transform) == other.clips.map(\.transform)
      && clips.map(\.size) == other.clips.map(\.size)
    return isEqual ? nil : "the picture"
  }

  /// The first item whose image is not the reflection of the other list's item, and how far it is
  /// off; nil if the other list is this one's mirror image.
  fileprivate func reflectionFault(
    in other: DisplayList, _ tolerance: AuditTolerance
  ) -> (String, String)? {
    guard items.count == other.items.count else {
      return isReflected(in: other)
        ? nil
        : ("the picture", "has \(other.items.count) items instead of \(items.count)")
    }
    let width = size.width
    for (item, image) in zip(items, other.items) {
      guard let mine = item.corners, let theirs = image.corners else { continue }
      // The left corners of one are the right corners of the other.
      let distances = [(0, 1), (1, 0), (2, 3), (3, 2)].map { own, reflected in
        hypot(width - mine[own].x - theirs[reflected].x, mine[own].y - theirs[reflected].y)
      }
      guard let distance = distances.max(), distance > tolerance.points else { continue }
      // What is turned or cut in another order may still look the same.
      if isReflected(in: other) { return nil }
      return (image.name, "is \(distance.inTenths) pt from the mirror image of its place")
    }
    return nil
  }

  /// True if the other list's small picture is the reflection of this one's.
  private func isReflected(in other: DisplayList) -> Bool {
    let (one, two) = (thumbnail, other.thumbnail)
    var sum = 0.0
    for y in 0..<one.height {
      for x in 0..<one.width { sum += one[x, y].distance(to: two[one.width - 1 - x, y]) }
    }
    return sum / Double(one.pixels.count) < 0.004
  }
}
