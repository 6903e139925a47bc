#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Question {
  /// Thresholds of taps, each measured with one gesture.
  static let gesturesTaps: [Question] = [
    Question("Gestures 16", "movement that fails a tap") { screen in
      let pad = TouchPad.covering(screen)
      let tap = NotingTap()
      pad.watch(tap)
      var moved: Double?
      pad.whenMoved = { [weak pad] place in
        guard moved == nil, tap.hasFailed || tap.state == .failed, let start = pad?.start else {
          return
        }
        moved = distance(start, place)
      }
      try await screen.touch(
        .drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 130, y: 400), seconds: 2))
      await screen.wait(2.2)
      try pad.mustBeTouched()
      return moved.map { .number($0, within: 1) } ?? .text("none that the finger made")
    },

    Question("Gestures 16", "longest touch of a tap") { screen in
      let pad = TouchPad.covering(screen)
      let (one, two) = (NotingTap(), NotingTap())
      two.numberOfTapsRequired = 2
      pad.watch(one)
      pad.watch(two)
      var (begin, end) = (0.0, 0.0)
      var taken: TimeInterval?
      pad.whenDown = { _ in begin = CACurrentMediaTime() }
      pad.whenUp = { _ in end = CACurrentMediaTime() }
      two.whenSet = { state in
        if taken == nil, state == .failed { taken = CACurrentMediaTime() - begin }
      }
      var isRecognized = false
      screen.whenever(one) { _ in isRecognized = true }
      try await screen.touch(
        .strokes(
          [Stroke(restingAt: CGPoint(x: 180, y: 400), for: 1.7)],
          "rest a finger in the middle for 1.7 s"))
      await screen.wait(2.2)
      try pad.mustBeTouched()
      // The end of the touch leaves time for another tap.
      let limit = taken.flatMap { $0 < end - begin ? $0 : nil }
      let seconds = limit.map { Answer.rounded(($0 * 20).rounded() / 20) } ?? "none"
      return .text("of the first of two taps \(seconds), a single long one counts \(isRecognized)")
    },

    Question("Gestures 16", "longest pause between two taps") { screen in
      let pad = TouchPad.covering(screen)
      let tap = NotingTap()
      tap.numberOfTapsRequired = 2
      pad.watch(tap)
      var end: TimeInterval?
      var pause: TimeInterval?
      pad.whenUp = { _ in end = CACurrentMediaTime() }
      tap.whenSet = { state in
        if pause == nil, state == .failed, let end { pause = CACurrentMediaTime() - end }
      }
      try await screen.touch(.tap(CGPoint(x: 180, y: 400)))
      await screen.wait(1.5)
      try pad.mustBeTouched()
      return pause.map { .seconds($0) } ?? .text("no end of the wait for the second tap")
    },

    Question("Gestures 16", "distance between two taps that count together") { screen in
      let pad = TouchPad.covering(screen)
      let tap = NotingTap()
      tap.numberOfTapsRequired = 2
      pad.watch(tap)
      var last: (time: TimeInterval, place: CGPoint)?
      var pairs: [(distance: Double, counts: Bool)] = []
      pad.whenDown = { place in
        let now = CACurrentMediaTime()
        if let last, now - last.time < 0.35 { pairs.append((distance(last.place, place), false)) }
        last = (now, place)
      }
      screen.whenever(tap) { _ in
        if let last = pairs.indices.last { pairs[last].counts = true }
      }
      var strokes: [Stroke] = []
      for distance in [20.0, 35, 55, 80] {
        let time = 0.325 * Double(strokes.count)
        strokes.append(Stroke(restingAt: CGPoint(x: 100, y: 400), at: time))
        strokes.append(Stroke(restingAt: CGPoint(x: 100 + distance, y: 400), at: time + 0.15))
      }
      try await screen.touch(
        .strokes(
          strokes,
          "tap twice quickly, at places 20 points apart; after a while at 35, then 55, then 80"))
      await screen.wait(2.4)
      try pad.mustBeTouched()
      let least = pairs.filter { !$0.counts }.map(\.distance).min()
      let greatest = pairs.filter(\.counts).map(\.distance).max()
      guard let least else { return .text("more than \(Answer.rounded(greatest ?? 0))") }
      guard let greatest else { return .text("less than \(Answer.rounded(least))") }
      return .number((least + greatest) / 2, within: abs(least - greatest) / 2)
    },
  ]
}

private func distance(_ one: CGPoint, _ other: CGPoint) -> Double {
  Double(hypot(one.x - other.x, one.y - other.y))
}
