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
    for (run, mirrored) in audit.journey.runs(with: image) {
      let fixed = run.fixedItems(in: mirrored, audit.tolerance)
      for (frame, other) in run.pairs(with: mirrored) where finding.violations.count < 3 {
        finding.checkedCount += 1
        let fault = frame.list.reflectionFault(in: other.list, except: fixed, audit.tolerance)
        guard let fault else { continue }
        finding.add(
          Violation(
            fault.1, subject: fault.0, in: mirrored, at: frame.time,
            cause: "a side is left or right instead of leading or trailing"))
      }
    }
    return finding
  }

  /// With reduced motion, all views stay in place.
  public static let calms = TransitionLaw(
    .calms, "calms down", "with reduced motion nothing moves or changes its size"
  ) { audit in
    let journey = audit.journey(on: audit.screen.reducedMotion)
    var finding = LawFinding()
    for run in [journey.forward, journey.backward] {
      guard let run else { continue }
      finding.checkedCount += run.frames.count
      guard let movement = Movement(in: run.frames.map(\.list)) else { continue }
      finding.add(
        Violation(
          "moves by \(movement.amount.inTenths) pt", subject: movement.subject, in: run,
          at: run.frames[movement.index].time,
          cause: "reducedMotionTransition(with:) returns a transition that moves"))
    }
    return finding
  }

  /// Two runs are equal.
  public static let repeats = TransitionLaw(
    .repeats, "repeats",
    "two runs are equal, frame by frame and event by event, and a controller that is opened for the"
      + " second time opens and closes as it did"
  ) { audit in
    let again = audit.journey(on: audit.screen)
    var finding = LawFinding()
    for (run, other) in audit.journey.runs(with: again) {
      finding.checkedCount += run.frames.count
      if let fault = run.difference(from: other) { finding.add(fault) }
    }
    guard finding.violations.isEmpty, let later = audit.laterJourney else { return finding }
    for (run, other) in audit.journey.runs(with: later.journey) {
      finding.checkedCount += other.frames.count
      if let fault = other.difference(fromEarlier: run) { finding.add(fault) }
    }
    if let fault = later.growth { finding.add(fault) }
    return finding
  }
}

extension Audit {
  /// A round trip on another stage, without a search for jumps.
  func journey(on screen: AuditScreen) -> Journey {
    Journey(play(on: screen), tolerance, stride: max(options.frameStride, 1))
  }

  /// The second round trip of the same controller, with the same transition; nil for an app's
  /// scene, which makes its controllers itself.
  ///
  /// The growth is a recognizer that the opened controller's view has gained in it.
  fileprivate var laterJourney: (journey: Journey, growth: Violation?)? {
    guard let scene = (journey.play.scene as? PlainScene)?.lasting else { return nil }
    let play = ScenePlay(scene, on: screen)
    for direction in [TransitionDirection.forward, .backward] {
      guard play.request(direction), (try? play.stage.settle(within: 60)) != nil else { return nil }
    }
    let view = play.opened?.viewIfLoaded
    let first = RecognizerList(view)
    let journey = Journey(play, tolerance, stride: max(options.frameStride, 1))
    let second = RecognizerList(view)
    let growth = Violation(
      "gestureRecognizers is \(second) after it was opened twice, and was \(first) after the first"
        + " time", subject: view?.layer.placedLabel,
      cause: "the transition adds a recognizer at each start: add it once")
    return (journey, first == second ? nil : growth)
  }
}

extension Journey {
  /// The runs that both round trips have.
  fileprivate func runs(with other: Journey) -> [(AuditRun, AuditRun)] {
    [(forward, other.forward), (backward, other.backward)].compactMap { run, other in
      guard let run, let other else { return nil }
      return (run, other)
    }
  }
}

extension AuditRun {
  /// The frames with the frames of the same number of another run.
  fileprivate func pairs(with other: AuditRun) -> [(Frame, Frame)] {
    let others = Dictionary(
      other.frames.map { ($0.index, $0) }, uniquingKeysWith: { first, _ in first })
    return frames.compactMap { frame in others[frame.index].map { (frame, $0) } }
  }

  /// The first difference from another run of the same transition; nil if there is none.
  fileprivate func difference(from other: AuditRun) -> Violation? {
    for (frame, same) in pairs(with: other) {
      guard let name = frame.list.difference(from: same.list) else { continue }
      return Violation(
        "differs from the run before", subject: name, in: self, at: frame.time,
        cause: "the transition reads a clock or a random number")
    }
    let (length, otherLength) = (frames.last?.time ?? 0, other.frames.last?.time ?? 0)
    if length != otherLength {
      return Violation(
        "takes \(length.inMilliseconds), and \(otherLength.inMilliseconds) the next time", in: self)
    }
    let events = zip(events, other.events).first { $0.message != $1.message }
    return events.map { one, two in
      Violation("logs “\(one.message)”, and “\(two.message)” the next time", in: self)
    }
  }

  /// The first difference from the first run of the same controller; nil if there is none.
  fileprivate func difference(fromEarlier first: AuditRun) -> Violation? {
    let cause = "the transition keeps something of the run before"
    for (frame, same) in pairs(with: first) {
      // A plane seen from its edge is invisible; the last bit of its angle decides whether it is
      // drawn.
      guard let name = frame.list.difference(from: same.list, within: 1e-3),
        frame.list.pixelDifference(from: same.list) > 0.06
      else { continue }
      return Violation(
        "differs from the first time that the controller was \(direction.verb)", subject: name,
        in: self, at: frame.time, cause: cause)
    }
    let (length, firstLength) = (frames.last?.time ?? 0, first.frames.last?.time ?? 0)
    guard abs(length - firstLength) > 1e-6 else { return nil }
    return Violation(
      "takes \(length.inMilliseconds) the second time, and \(firstLength.inMilliseconds) the first",
      in: self, cause: cause)
  }
}

extension TransitionDirection {
  /// The participle for the controller: opened or closed.
  fileprivate var verb: String { self == .forward ? "opened" : "closed" }
}

extension DisplayList {
  /// The name of the first item that looks different in another scene's list; nil if there is none.
  ///
  /// The numbers of the layers differ between scenes and are not compared.
  ///
  /// - Parameter tolerance: The greatest ignored distance, in points, and the greatest ignored
  ///   difference of an opacity.
  fileprivate func difference(from other: DisplayList, within tolerance: CGFloat = 0) -> String? {
    let (alphas, others) = (groupOpacities, other.groupOpacities)
    for (one, two) in zip(items, other.items) {
      let opacity = one.opacity * (one.group.map { alphas[$0] } ?? 1)
      let expected = two.opacity * (two.group.map { others[$0] } ?? 1)
      guard one.name == two.name, abs(opacity - expected) <= tolerance,
        one.isEqual(to: two, within: tolerance)
      else { return one.name }
    }
    let isEqual =
      items.count == other.items.count && clips.count == other.clips.count
      && zip(clips, other.clips).allSatisfy { $0.place.isNear($1.place, within: tolerance) }
    return isEqual ? nil : "the picture"
  }

  /// The first item whose image is not the reflection of the other list's item, and its distance
  /// from it; nil if the other list is this one's mirror image.
  ///
  /// - Parameter fixed: The items that need not be reflected.
  fileprivate func reflectionFault(
    in other: DisplayList, except fixed: [DisplayItem], _ tolerance: AuditTolerance
  ) -> (String, String)? {
    guard items.count == other.items.count else {
      return !fixed.isEmpty || isReflected(in: other)
        ? nil
        : ("the picture", "has \(other.items.count) items instead of \(items.count)")
    }
    for (item, image) in zip(items, other.items) {
      guard let distance = item.distance(toImage: image, width: size.width),
        distance > tolerance.points, !fixed.contains(where: item.isSameOrCopy)
      else { continue }
      // Slices and tiles are drawn in another order.
      let isThere = other.items.contains {
        $0.size == item.size && $0.name == item.name
          && item.distance(toImage: $0, width: size.width) ?? .infinity <= tolerance.points
      }
      if isThere { continue }
      // Items turned or cut in another order may still look the same.
      if fixed.isEmpty, isReflected(in: other) { return nil }
      return (image.name, "is \(distance.inTenths) pt from the mirror image of its place")
    }
    return nil
  }

  /// The items that are not reflected in the other list, and those that it does not have.
  fileprivate func fixedItems(
    in other: DisplayList, _ tolerance: AuditTolerance
  ) -> [DisplayItem] {
    guard items.count == other.items.count else { return items }
    return zip(items, other.items).filter { item, image in
      item.distance(toImage: image, width: size.width) ?? 0 > tolerance.points / 2
    }.map(\.0)
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

extension AuditRun {
  /// The items that are not reflected at rest, before the run or after it: a photograph stays as it
  /// is, and no transition changes that.
  fileprivate func fixedItems(
    in mirrored: AuditRun, _ tolerance: AuditTolerance
  ) -> [DisplayItem] {
    let before = rest.fixedItems(in: mirrored.rest, tolerance)
    guard let last = frames.last, let other = mirrored.frames.last else { return before }
    return before + last.list.fixedItems(in: other.list, tolerance)
  }
}

extension DisplayItem {
  /// True if the other item has the same place, size and looks, of any layer.
  fileprivate func isEqual(to other: DisplayItem, within tolerance: CGFloat) -> Bool {
    guard contents == other.contents, place.isNear(other.place, within: tolerance) else {
      return false
    }
    guard tolerance > 0 else {
      return cornerRadius == other.cornerRadius && fill == other.fill && shadow == other.shadow
    }
    return abs(cornerRadius - other.cornerRadius) <= tolerance
      && (fill ?? .clear).distance(to: other.fill ?? .clear) <= tolerance
  }

  /// True if the other item shows the same layer, or a copy that a snapshot has made of it.
  fileprivate func isSameOrCopy(of other: DisplayItem) -> Bool {
    id == other.id
      || (size == other.size && fill == other.fill && contents == other.contents
        && cornerRadius == other.cornerRadius)
  }

  /// The greatest distance of a corner from the reflection of a corner of the image; nil if one of
  /// the two is not in front of the viewer.
  fileprivate func distance(toImage image: DisplayItem, width: CGFloat) -> CGFloat? {
    guard let mine = corners, let theirs = image.corners else { return nil }
    // The left corners of one are the right corners of the other, unless the one is turned over.
    let orders = [[1, 0, 3, 2], [0, 1, 2, 3]]
    return orders.compactMap { order in
      zip(mine, order).map { corner, index in
        hypot(width - corner.x - theirs[index].x, corner.y - theirs[index].y)
      }.max()
    }.min()
  }
}
