#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Question {
  static let frames: [Question] = [
    Question("Frames 3", "times of the first call after a pause of a display link") { screen in
      let witness = FrameWitness()
      defer { witness.stop() }
      var calls: [(now: TimeInterval, timestamp: TimeInterval, target: TimeInterval)] = []
      witness.whenCalled = { link in
        calls.append((CACurrentMediaTime(), link.timestamp, link.targetTimestamp))
      }
      try await screen.wait(until: "called") { calls.count > 2 }
      witness.isPaused = true
      await screen.wait(0.1)
      let count = calls.count
      await screen.wait(1)
      let inPause = calls.count - count
      calls = []
      let resumed = CACurrentMediaTime()
      witness.isPaused = false
      try await screen.wait(until: "called again") { calls.count > 2 }
      let (first, next) = (calls[0], calls[1])
      // A pause of a second is 1 in each of these, a frame is 0.
      let times = [
        first.now - resumed, first.now - first.timestamp, first.target - first.timestamp,
        next.now - first.now, next.timestamp - first.timestamp,
      ]
      return .text("\(inPause) in the pause, then \(Answer.numbers(times, step: 0.2).text)")
    },

    Question("Frames 5", "display link and delegates of animations in one frame") { screen in
      let witness = FrameWitness()
      defer { witness.stop() }
      let box = screen.square()
      var (called, frame, count) = (0.0, 1.0 / 60, 0)
      var (starts, stops): ([Double], [Double]) = ([], [])
      witness.whenCalled = { link in
        called = CACurrentMediaTime()
        frame = link.targetTimestamp - link.timestamp
        count += 1
        // Each one lasts for whole frames.
        guard count % 10 == 0, count <= 90 else { return }
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue) = (1.0, 0.5)
        animation.duration = frame * 5
        animation.delegate = PartListener(
          whenStarted: { starts.append((CACurrentMediaTime() - called) / frame) },
          whenStopped: { stops.append((CACurrentMediaTime() - called) / frame) })
        box.layer.add(animation, forKey: "x")
      }
      try await screen.wait(until: "animated", 4) { stops.count == 9 }
      // The part of a frame from the call of the link: 0 is right behind it, 1 before the next one.
      return .text(
        "starts at \(Answer.numbers([starts.median], step: 0.5).text), "
          + "stops at \(Answer.numbers([stops.median], step: 0.5).text)")
    },

    Question("Frames 6", "instant of a presentation value in a display link") { screen in
      let box = screen.square()
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue) = (0.0, 1000.0)
      animation.duration = 10
      animation.fillMode = .both
      let begin = CACurrentMediaTime()
      animation.beginTime = box.layer.convertTime(begin, from: nil)
      box.layer.add(animation, forKey: "x")
      await screen.wait(0.2)
      let witness = FrameWitness()
      defer { witness.stop() }
      var (parts, lateParts): ([Double], [Double]) = ([], [])
      var count = 0
      witness.whenCalled = { link in
        count += 1
        // In every other frame the value is read half a frame later.
        let isLate = count % 2 == 0
        let frame = link.targetTimestamp - link.timestamp
        if isLate { pause(frame / 2) }
        let part = (begin + box.shownX / 100 - link.timestamp) / frame
        if isLate { lateParts.append(part) } else { parts.append(part) }
      }
      try await screen.wait(until: "called") { count >= 40 }
      // 0 is the time stamp of the link, 1 its target.
      return .text(
        "at once \(Answer.numbers([parts.median], step: 0.5).text), "
          + "late \(Answer.numbers([lateParts.median], step: 0.5).text)")
    },
  ]

  /// Keeps the thread busy.
  private static func pause(_ seconds: TimeInterval) { Thread.sleep(forTimeInterval: seconds) }
}

extension [Double] {
  /// The one in the middle of them.
  fileprivate var median: Double { isEmpty ? .nan : sorted()[count / 2] }
}

/// A display link and what is done at each of its calls.
@MainActor
private final class FrameWitness: NSObject {
  var whenCalled: (CADisplayLink) -> Void = { _ in }

  private var link: CADisplayLink?

  override init() {
    super.init()
    #if canImport(UIKit)
      let link = CADisplayLink(target: self, selector: #selector(call))
    #else
      let link = CADisplayLink { [weak self] in self?.call($0) }
    #endif
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  var isPaused: Bool {
    get { link?.isPaused ?? true }
    set { link?.isPaused = newValue }
  }

  func stop() { link?.invalidate() }

  #if canImport(UIKit)
    @objc private func call(_ link: CADisplayLink) { whenCalled(link) }
  #else
    private func call(_ link: CADisplayLink) { whenCalled(link) }
  #endif
}

/// A delegate of an animation that calls blocks.
private final class PartListener: NSObject, CAAnimationDelegate {
  private let whenStarted: @MainActor () -> Void
  private let whenStopped: @MainActor () -> Void

  init(whenStarted: @escaping @MainActor () -> Void, whenStopped: @escaping @MainActor () -> Void) {
    (self.whenStarted, self.whenStopped) = (whenStarted, whenStopped)
  }

  func animationDidStart(_ anim: CAAnimation) { call(whenStarted) }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { call(whenStopped) }

  private func call(_ block: @escaping @MainActor () -> Void) {
    MainActor.assumeIsolated { block() }
  }
}
