import Foundation
import HeadlessViews

/// The progress of a finger along its path, frame by frame.
struct FingerScript {
  let finger: Finger
  let path: FingerPath
  let frameRate: Double

  /// The frame at which the finger comes down.
  private let firstFrame: Double

  /// The number of the next frame.
  private var frame: Double

  /// True if the finger has reached the end of its path.
  private(set) var isFinished = false

  /// Creates a script that begins at the first frame that is not before `instant`.
  init(_ finger: Finger, along path: FingerPath, from instant: TimeInterval, frameRate: Double) {
    self.finger = finger
    self.path = path
    self.frameRate = frameRate
    // A frame that rounding puts a little before the instant counts as being at the instant.
    firstFrame = ((instant - min(1e-9, 0.25 / frameRate)) * frameRate).rounded(.up)
    frame = firstFrame
  }

  /// When the script's next step is due, in seconds.
  var nextInstant: TimeInterval { frame / frameRate }

  /// Returns the changes of the finger at the frame that is due, in order, and advances the script
  /// to the next frame.
  mutating func step(at now: TimeInterval) -> [TouchDelivery.Change] {
    let elapsed = (frame - firstFrame) / frameRate
    let isLast = elapsed >= path.duration - min(1e-9, 0.25 / frameRate)
    var changes: [TouchDelivery.Change] = []
    if frame == firstFrame { changes.append(.down(finger, path.start)) }
    let point = isLast ? path.end : path.point(at: elapsed)
    if frame > firstFrame || point != path.start { changes.append(.move(finger, point)) }
    if isLast { changes.append(.lift(finger)) }
    isFinished = isLast
    // Where floating-point numbers are too coarse for frames, the next number is the next frame.
    repeat { frame = max(frame + 1, frame.nextUp) } while nextInstant <= now
    return changes
  }
}

extension TouchDelivery {
  /// Takes a finger off its path; returns true if the finger had not come down yet, so that no view
  /// has to be notified.
  func withdraw(_ finger: Finger) -> Bool {
    guard let index = scripts.firstIndex(where: { $0.finger === finger }) else { return false }
    scripts.remove(at: index)
    return finger.touch == nil
  }

  /// Performs the due steps of all scripts: the first change of each script, then the second of
  /// each.
  func performScripts() {
    var (next, rounds) = (scripts, [[Change]]())
    for index in next.indices where next[index].nextInstant <= now {
      for (round, change) in next[index].step(at: now).enumerated() {
        if round == rounds.count { rounds.append([]) }
        rounds[round].append(change)
      }
    }
    scripts = next.filter { !$0.isFinished }
    for round in rounds { deliver(round.filter(\.isStillValid)) }
    scripts.removeAll(where: \.isLost)
  }

  /// Takes the fingers with a step at this instant off their paths.
  func dropDueScripts() {
    scripts.removeAll { $0.nextInstant <= now }
  }
}

extension FingerScript {
  /// True if the finger was taken off the screen before the end of its path.
  @MainActor
  fileprivate var isLost: Bool { finger.touch != nil && !finger.isDown }
}

extension TouchDelivery.Change {
  /// False if the finger of the change was taken off the screen meanwhile.
  @MainActor
  fileprivate var isStillValid: Bool {
    switch self {
    case .down: true
    case .move(let finger, _), .lift(let finger), .cancel(let finger): finger.isDown
    }
  }
}
