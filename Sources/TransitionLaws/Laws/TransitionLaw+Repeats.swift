import Foundation
import TransitionRecording
import Transitioning

extension TransitionLaw {
  /// Two runs are equal.
  public static let repeats = TransitionLaw(
    .repeats, "repeats",
    "two runs are equal, frame by frame and event by event, and a controller that is opened for the"
      + " second time opens and closes as it did; at another frame rate it is the same motion"
  ) { audit in
    let again = audit.journey(on: audit.screen)
    var finding = LawFinding()
    for (run, other) in audit.journey.runs(with: again) {
      finding.checkedCount += run.frames.count
      if let fault = run.difference(from: other) { finding.add(fault) }
    }
    guard finding.violations.isEmpty else { return finding }
    for (run, slow) in audit.journey.runs(with: audit.slowJourney) {
      finding.checkedCount += slow.frames.count
      if let fault = slow.difference(fromFaster: run, audit.tolerance) { finding.add(fault) }
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
  /// The round trip at half of the frame rate.
  fileprivate var slowJourney: Journey {
    Journey(
      makePlay(frameRate: 30), tolerance,
      stride: max(settings.stride / 2, 1))
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
    let journey = Journey(play, tolerance, stride: settings.stride)
    let second = RecognizerList(view)
    let growth = Violation(
      "gestureRecognizers is \(second) after it was opened twice, and was \(first) after the first"
        + " time", subject: view?.layer.placedLabel,
      cause: "the transition adds a recognizer at each start: add it once")
    return (journey, first == second ? nil : growth)
  }
}

extension AuditRun {
  /// The first difference from another run of the same transition; nil if there is none.
  fileprivate func difference(from other: AuditRun) -> Violation? {
    for (frame, same) in pairs(with: other) {
      guard let name = frame.displayList.difference(from: same.displayList) else { continue }
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
      guard let name = frame.displayList.difference(from: same.displayList, within: 1e-3),
        frame.displayList.pixelDifference(from: same.displayList) > AuditTolerance.pixels
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
    for (index, (one, two)) in zip(items, other.items).enumerated() {
      let difference = opacity(ofItem: index, alphas) - other.opacity(ofItem: index, others)
      guard one.name == two.name, abs(difference) <= tolerance,
        one.isEqual(to: two, within: tolerance)
      else { return one.name }
    }
    let isEqual =
      items.count == other.items.count && clips.count == other.clips.count
      && zip(clips, other.clips).allSatisfy { $0.place.isNear($1.place, within: tolerance) }
    return isEqual ? nil : "the picture"
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
}
