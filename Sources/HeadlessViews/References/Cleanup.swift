import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The cleanup after the deallocation of an object, which runs on the main actor.
///
/// Apps subclass views, layers and view controllers and write `deinit` as in UIKit, so these
/// classes have no isolated deinit. Their plain deinit creates such a value and performs it.
package protocol Cleanup: Sendable {
  /// Clears all references to the object.
  @MainActor func perform()
}

extension Cleanup {
  /// Performs the cleanup: at once on the main thread, otherwise when the main actor is free.
  ///
  /// Another thread waits for the main actor. References to the object are unchecked, so the object
  /// must stay intact until they are cleared.
  package func performOnMainActor() {
    if MainThread.isCurrent { return performHere() }
    let gate = DispatchSemaphore(value: 0)
    _ = CleanupOwner(self, opening: gate)
    gate.wait()
  }

  /// Performs the cleanup on the main thread.
  ///
  /// `MainActor.assumeIsolated` would ask the runtime for the executor of the thread, which takes
  /// longer than most cleanups.
  private func performHere() {
    let perform: @MainActor () -> Void = perform
    unsafeBitCast(perform, to: (() -> Void).self)()
  }
}

/// The objects that a deallocated object retained.
package final class ReleasedObjects<Object: AnyObject & Sendable>: Sendable {
  @MainActor private var list: [Object]

  package init(_ list: [Object]) {
    self.list = list
  }

  /// Removes the objects and returns them.
  @MainActor package func take() -> [Object] {
    defer { list = [] }
    return list
  }

  /// Releases objects and all their descendants in a loop, because nested calls of `deinit` would
  /// overflow the stack.
  ///
  /// - Parameter orphan: Called with each object. If nothing else retains the object, the closure
  ///   removes the objects that it retains, and returns them.
  @MainActor package static func release(
    _ objects: consuming [Object], _ detach: (Object, _ isGoing: Bool) -> [Object]
  ) {
    while var object = objects.popLast() {
      let isGoing = isKnownUniquelyReferenced(&object)
      objects += detach(object, isGoing)
    }
  }
}

/// The owner of a cleanup, whose isolated deinit runs the cleanup on the main actor.
@MainActor
private final class CleanupOwner<Work: Cleanup> {
  private let cleanup: Work
  private let gate: DispatchSemaphore

  nonisolated init(_ cleanup: consuming Work, opening gate: DispatchSemaphore) {
    self.cleanup = cleanup
    self.gate = gate
  }

  @MainActor deinit {
    cleanup.perform()
    gate.signal()
  }
}

/// The thread on which a program begins.
///
/// The main actor runs on it unless the program gives the thread up.
private enum MainThread {
  /// True on that thread.
  static var isCurrent: Bool {
    #if canImport(Glibc)
      if let known { return pthread_equal(pthread_self(), known) != 0 }
    #endif
    return Thread.isMainThread
  }

  #if canImport(Glibc)
    /// The thread, if it was the first to read this constant.
    ///
    /// `Thread.isMainThread` makes two system calls here, which cost more than the rest of a small
    /// object's deinit.
    private static let known = Thread.isMainThread ? pthread_self() : nil
  #endif
}
