import Foundation

extension TransitionContext {
  /// Reports on the main thread that the transition was ended on another one, and ends it there.
  ///
  /// The compiler only warns of such a call, and only where it sees the thread. A run that is gone
  /// until then, with its stage, has nothing to end and no log to report to.
  ///
  /// - Parameters:
  ///   - call: The call, as in the caller's code.
  ///   - end: The same call.
  func endOnMainThread(_ call: String, _ end: @escaping @MainActor (TransitionContext) -> Void) {
    endElsewhere.note()
    Task { @MainActor [weak self] in
      guard let self else { return }
      report(.endedOnAnotherThread(node: path, call: call))
      end(self)
    }
  }

  /// Reports on the main thread that a call was made on another one, and makes it there.
  ///
  /// - Parameters:
  ///   - call: The call, as in the caller's code.
  ///   - work: The same call.
  func callOnMainThread(_ call: String, _ work: @escaping @MainActor (TransitionContext) -> Void) {
    Task { @MainActor [weak self] in
      guard let self else { return }
      report(.usedOnAnotherThread(node: path, call: call))
      work(self)
    }
  }
}

/// A mark that any thread sets and the main thread reads.
struct ThreadMark {
  /// Each note raises its value; a semaphore is safe on all threads.
  private let notes = DispatchSemaphore(value: 0)

  /// Sets the mark, on any thread.
  func note() { notes.signal() }

  /// True once the mark is set.
  var isSet: Bool {
    guard notes.wait(timeout: .now()) == .success else { return false }
    notes.signal()
    return true
  }
}

/// The thread of the main actor.
enum MainThread {
  /// True on that thread.
  static var isCurrent: Bool {
    #if canImport(Darwin)
      Thread.isMainThread
    #else
      DispatchQueue.getSpecific(key: mark) != nil || Thread.isMainThread
    #endif
  }

  /// Runs the work of a deinit: at once on that thread, and later there on any other.
  ///
  /// An isolated deinit would do so itself, but aborts on iOS 26.0 to 26.3 if a task-local value is
  /// bound outside of a task, as in XCTest (swiftlang/swift 87316).
  static func run(_ work: @escaping @MainActor () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(work)
    } else {
      Task { @MainActor in work() }
    }
  }

  #if !canImport(Darwin)
    /// The mark of the main queue.
    ///
    /// A program without a run loop gives up the thread on which it began. The main actor then runs
    /// on several threads, one at a time, but always on the main queue.
    private static let mark: DispatchSpecificKey<Void> = {
      let mark = DispatchSpecificKey<Void>()
      DispatchQueue.main.setSpecific(key: mark, value: ())
      return mark
    }()
  #endif
}
