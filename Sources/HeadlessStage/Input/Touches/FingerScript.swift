import Foundation
import HeadlessViews

/// The progress of a finger along its path, frame by frame.
struct FingerScript {
  let finger: Finger
  let path: FingerPath
  let frameRate: Double

  /// A number that grows from script to script, in the order of the calls of `follow`.
  var order = 0

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
  /// Begins to follow a script.
  func follow(_ script: FingerScript) {
    scriptsBegun += 1
    var script = script
    script.order = scriptsBegun
    wait(for: script)
  }

  /// Takes a finger off its path; returns true if the finger had not come down yet, so that no view
  /// has to be notified.
  func withdraw(_ finger: Finger) -> Bool {
    guard let script = scripts.removeValue(forKey: ObjectIdentifier(finger)) else { return false }
    let instant = script.nextInstant
    waiting[instant]?.remove(finger)
    if waiting[instant]?.isEmpty == true { waiting[instant] = nil }
    instants.move(from: instant, to: .infinity)
    timeline?.nextInput = instants.first
    return finger.touch == nil
  }

  /// Performs the due steps of all scripts: the first change of each script, then the second of
  /// each.
  func performScripts() {
    let due = takeDueScripts()
    var rounds: [[Change]] = []
    for var script in due {
      for (round, change) in script.step(at: now).enumerated() {
        if round == rounds.count { rounds.append([]) }
        rounds[round].append(change)
      }
      if !script.isFinished { wait(for: script) }
    }
    for round in rounds { deliver(round.filter(\.isStillMeant)) }
    for script in due where script.isLost { _ = withdraw(script.finger) }
  }

  /// Takes the fingers with a step at this instant off their paths.
  func dropDueScripts() {
    _ = takeDueScripts()
  }

  /// Removes and returns the due scripts, in the order of the calls of `follow`.
  private func takeDueScripts() -> [FingerScript] {
    var due: [FingerScript] = []
    while instants.first <= now, let fingers = waiting.removeValue(forKey: instants.first) {
      let instant = instants.first
      for finger in fingers {
        instants.move(from: instant, to: .infinity)
        if let script = scripts.removeValue(forKey: ObjectIdentifier(finger)) { due.append(script) }
      }
    }
    timeline?.nextInput = instants.first
    return due.sorted { $0.order < $1.order }
  }

  private func wait(for script: FingerScript) {
    scripts[ObjectIdentifier(script.finger)] = script
    waiting[script.nextInstant, default: ObjectSet()].append(script.finger)
    instants.move(from: .infinity, to: script.nextInstant)
    timeline?.nextInput = instants.first
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
  fileprivate var isStillMeant: Bool {
    switch self {
    case .down: true
    case .move(let finger, _), .lift(let finger), .cancel(let finger): finger.isDown
    }
  }
}
