public import Foundation
import TransitionRecording
import Transitioning

/// What the author of one transition means by it, in the words of a review.
///
/// ```swift
/// audit(PosterTransition(), for: [.appears("title", by: 0.2), .order(["photo", "title"])])
/// ```
///
/// A view is found by its `accessibilityIdentifier`, as in `AuditRun.Frame`. For a name that no frame
/// has there is nothing to check, and the report lists the names that there are. A view counts as
/// seen while it is on the screen and at least half opaque.
extension TransitionLaw {
  /// On the way there a view is seen at a time, or before.
  ///
  /// - Parameters:
  ///   - name: The view.
  ///   - time: The latest time since the beginning, in seconds; finite and not negative.
  public static func appears(_ name: String, by time: TimeInterval) -> TransitionLaw {
    precondition(
      time.isFinite && time >= 0,
      "TransitionLaw.appears time must be finite and not negative, not \(time)")
    return TransitionLaw(
      "'\(name)' appears by \(time.inSeconds)", code: ".appears(\(name.literal), by: \(time))"
    ) { run in
      guard run.direction == .forward else { return LawFinding() }
      var finding = LawFinding(checkedCount: run.frames.count)
      guard run.frames.contains(where: { $0[name] != nil }) else { return finding }
      guard let first = run.firstSight(of: name) else {
        finding.add(Violation("is never seen", subject: name, in: run, at: run.frames.last?.time))
        return finding
      }
      // The frame in which the time falls.
      if first > time + 1.0 / 60 - 1e-9 {
        finding.add(
          Violation("appears at \(first.inSeconds) only", subject: name, in: run, at: first))
      }
      return finding
    }
  }

  /// On the way there views are seen one after the other, or at the same time.
  ///
  /// - Parameter names: The views, the first first; at least two.
  public static func order(_ names: [String]) -> TransitionLaw {
    precondition(names.count > 1, "TransitionLaw.order needs at least two names, not \(names)")
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    return TransitionLaw(
      "\(list) appear in this order",
      code: ".order([\(names.map(\.literal).joined(separator: ", "))])"
    ) { run in
      guard run.direction == .forward else { return LawFinding() }
      var finding = LawFinding(checkedCount: names.count)
      let sights = names.map { (name: $0, time: run.firstSight(of: $0)) }
      for (one, next) in zip(sights, sights.dropFirst()) {
        guard let time = next.time, let before = one.time, time < before - 1e-9 else { continue }
        finding.add(
          Violation(
            "appears before '\(one.name)', which appears at \(before.inSeconds)",
            subject: next.name, in: run, at: time))
      }
      return finding
    }
  }

  /// Both ways a view is on the screen as a whole, in every frame that shows it.
  public static func staysOnScreen(_ name: String) -> TransitionLaw {
    TransitionLaw(
      "'\(name)' stays on the screen", code: ".staysOnScreen(\(name.literal))"
    ) { run in
      run.firstViolation { frame in
        guard let place = frame[name]?.frame else { return nil }
        let screen = CGRect(origin: .zero, size: frame.displayList.size).insetBy(dx: -1, dy: -1)
        return screen.contains(place)
          ? nil : Violation("leaves the screen", subject: name, in: run, at: frame.time)
      }
    }
  }

  /// Both ways a view does not stand still between its first and its last movement.
  ///
  /// It stands still if it has neither moved nor faded in four frames.
  public static func keepsMoving(_ name: String) -> TransitionLaw {
    TransitionLaw("'\(name)' keeps moving", code: ".keepsMoving(\(name.literal))") { run in
      var finding = LawFinding(checkedCount: run.frames.count)
      let looks = run.frames.map { ($0.time, $0.look(of: name)) }
      guard looks.contains(where: { $0.1 != nil }) else { return finding }
      let changes = looks.indices.dropFirst().filter { looks[$0].1 != looks[$0 - 1].1 }
      guard !changes.isEmpty else {
        finding.add(Violation("does not move", subject: name, in: run, at: 0))
        return finding
      }
      if let (last, next) = zip(changes, changes.dropFirst()).first(where: { $1 - $0 > 4 }) {
        finding.add(
          Violation(
            "stands still from \(looks[last].0.inSeconds) to \(looks[next - 1].0.inSeconds)",
            subject: name, in: run, at: looks[last].0))
      }
      return finding
    }
  }

  /// Both ways a view is inside of a rectangle in every frame that shows it.
  ///
  /// - Parameters:
  ///   - name: The view.
  ///   - rect: The rectangle, in points of the screen.
  public static func moves(_ name: String, within rect: CGRect) -> TransitionLaw {
    TransitionLaw(
      "'\(name)' moves within \(rect.inPoints)",
      code: ".moves(\(name.literal), within: CGRect(x: \(rect.minX), y: \(rect.minY),"
        + " width: \(rect.width), height: \(rect.height)))"
    ) { run in
      run.firstViolation { frame in
        guard let place = frame[name]?.frame, !rect.insetBy(dx: -1, dy: -1).contains(place) else {
          return nil
        }
        return Violation("is at \(place.inPoints)", subject: name, in: run, at: frame.time)
      }
    }
  }
}

extension AuditRun {
  /// The time of the first frame in which a view is seen; nil if it never is.
  fileprivate func firstSight(of name: String) -> TimeInterval? {
    frames.first { $0.sees(name) }?.time
  }

  /// A finding about all frames, with the first violation.
  fileprivate func firstViolation(_ violation: (Frame) -> Violation?) -> LawFinding {
    var finding = LawFinding(checkedCount: frames.count)
    if let first = frames.lazy.compactMap(violation).first { finding.add(first) }
    return finding
  }
}

extension AuditRun.Frame {
  /// The place of a view and its opacity, rounded to what can be seen.
  fileprivate struct Look: Equatable {
    let place: [Int]
    let opacity: Int
  }

  fileprivate func sees(_ name: String) -> Bool {
    guard let item = self[name], let opacity = opacity(of: item) else { return false }
    let screen = CGRect(origin: .zero, size: displayList.size)
    return opacity >= 0.499 && item.frame.intersects(screen)
  }

  /// The look of a view, in hundredths of a point and thousandths of its opacity; nil if it is not
  /// drawn.
  fileprivate func look(of name: String) -> Look? {
    guard let item = self[name], let opacity = opacity(of: item) else { return nil }
    let (frame, rows) = (item.frame, item.transform)
    let lengths = [
      frame.minX, frame.minY, frame.width, frame.height, rows.m11 * 100, rows.m12 * 100,
    ]
    return Look(
      place: lengths.map { $0.isFinite ? Int(($0 * 100).rounded()) : 0 },
      opacity: Int((opacity * 1000).rounded()))
  }

  /// The opacity of an item with that of its groups.
  private func opacity(of item: DisplayItem) -> Double? {
    displayList.items.firstIndex { $0.id == item.id }.map {
      displayList.opacity(ofItem: $0, displayList.groupOpacities)
    }
  }
}

extension String {
  /// The text as a literal of Swift.
  fileprivate var literal: String { debugDescription }
}

extension TimeInterval {
  /// The seconds with three decimal places at most.
  var inSeconds: String {
    let text = String(format: "%.3f", self)
    let short = text.reversed().drop { $0 == "0" }.reversed()
    return (short.last == "." ? String(short.dropLast()) : String(short)) + " s"
  }
}

extension CGRect {
  /// The rectangle in whole points.
  fileprivate var inPoints: String {
    let numbers = [minX, minY, width, height].map { String(format: "%.0f", Double($0)) }
    return "(\(numbers.joined(separator: ", ")))"
  }
}
