package import Foundation

/// An object that shows another value at every frame; a class rather than a protocol, because every
/// frame begins by calling it.
@MainActor
package class TimelineMotion {
  /// The index of the motion in the timeline's list; nil while it is not in the list.
  @exclusivity(unchecked) final var seat: Int?

  /// Shows the values of an instant, which is the timeline's current instant.
  package func show(at now: TimeInterval) {}

  /// Releases everything, because the stage is deallocated.
  func stageDidGo() {}
}

extension Timeline {
  /// Adds `motion` to the objects that show at every frame.
  func startShowing(_ motion: TimelineMotion) {
    guard motion.seat == nil else { return }
    motion.seat = moving.count
    moving.append(motion)
  }

  /// Removes a motion from the list; the last motion of the list takes its index.
  func stopShowing(_ motion: TimelineMotion) {
    guard !isOver, let seat = motion.seat else { return }
    motion.seat = nil
    let last = moving.removeLast()
    guard seat < moving.count else { return }
    moving[seat] = last
    last.seat = seat
  }

  /// Adds a motion that controls the time of others, which shows before them at every frame and event.
  package func startConducting(_ motion: TimelineMotion) {
    conductors.append(motion)
  }

  /// Removes a motion that controls the time of others.
  package func stopConducting(_ motion: TimelineMotion) {
    conductors.removeAll { $0 === motion }
  }

  /// Makes the motions that control the time of others show the current instant.
  func conduct() {
    guard !conductors.isEmpty else { return }
    for conductor in conductors { conductor.show(at: now) }
  }

  /// Makes all motions show the current instant.
  func showFrame() {
    conduct()
    for index in moving.indices {
      Unmanaged.passUnretained(moving[index]).borrowed { $0.show(at: now) }
    }
  }
}

extension Unmanaged {
  /// Calls `body` with the object without retaining it.
  ///
  /// Retaining would be the most expensive part of a small frame. The caller must retain the object
  /// during the call. A timeline retains the motions in its list, and showing calls no code that
  /// could remove one. A timing group retains its table for its own lifetime.
  @inline(__always)
  func borrowed<Value>(_ body: (Instance) -> Value) -> Value { _withUnsafeGuaranteedRef(body) }
}
