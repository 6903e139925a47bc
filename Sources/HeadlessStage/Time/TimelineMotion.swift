package import Foundation

/// Something that shows something else in every frame; a class, for a frame asks it first.
@MainActor
package class TimelineMotion {
  /// Where among all that moves the timeline has it; nil while it does not move.
  @exclusivity(unchecked) final var seat: Int?

  /// Shows what there is to be seen at an instant, which is the timeline's.
  package func show(at now: TimeInterval) {}

  /// Lets go of everything, for the stage is gone.
  func stageDidGo() {}
}

extension Timeline {
  /// Lets `motion` show in every frame from now on.
  func startShowing(_ motion: TimelineMotion) {
    guard motion.seat == nil else { return }
    motion.seat = moving.count
    moving.append(motion)
  }

  /// Forgets what moved; what stood last takes its seat.
  func stopShowing(_ motion: TimelineMotion) {
    guard !isOver, let seat = motion.seat else { return }
    motion.seat = nil
    let last = moving.removeLast()
    guard seat < moving.count else { return }
    moving[seat] = last
    last.seat = seat
  }

  /// Lets a motion that others move by show before these, in every frame and at every event.
  package func startConducting(_ motion: TimelineMotion) {
    conductors.append(motion)
  }

  /// Forgets a motion that others have moved by.
  package func stopConducting(_ motion: TimelineMotion) {
    conductors.removeAll { $0 === motion }
  }

  /// Lets what others move by show where it is now.
  func conduct() {
    guard !conductors.isEmpty else { return }
    for conductor in conductors { conductor.show(at: now) }
  }

  /// Lets everything that moves show where it is now.
  func showFrame() {
    conduct()
    for index in moving.indices {
      Unmanaged.passUnretained(moving[index]).borrowed { $0.show(at: now) }
    }
  }
}

extension Unmanaged {
  /// Calls `body` with the object, which it does not count: that would be the dearest part of a
  /// small frame.
  ///
  /// Whoever calls keeps the object meanwhile. A timeline does what it shows, for showing calls nobody
  /// who could make anything stop; a batch does its table as long as it is there itself.
  @inline(__always)
  func borrowed<Value>(_ body: (Instance) -> Value) -> Value { _withUnsafeGuaranteedRef(body) }
}
