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
  func endOnMainThread(
    _ call: String, _ end: @escaping @MainActor @Sendable (TransitionContext) -> Void
  ) {
    Task { @MainActor [weak self] in
      guard let self else { return }
      report(.endedOnAnotherThread(node: path, call: call))
      end(self)
    }
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
