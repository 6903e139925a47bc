import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// What an object leaves behind when it is deallocated, to be put in order on the main actor.
///
/// Apps subclass views, layers and view controllers and write `deinit` as in UIKit, so these classes
/// have no isolated deinit. Their plain ones make such a value and call `leave()`.
package protocol Remains: Sendable {
  /// Clears what still refers to the object.
  @MainActor func putInOrder()
}

extension Remains {
  /// Puts the remains in order: at once on the main thread, and else when the main actor is free.
  ///
  /// Another thread waits for that, since what refers to the object does so unsafely: the object has to
  /// stay whole until nothing does.
  package func leave() {
    if MainThread.isCurrent { return MainActor.assumeIsolated { putInOrder() } }
    let gate = DispatchSemaphore(value: 0)
    _ = LastRites(self, opening: gate)
    gate.wait()
  }
}

/// True when nothing retains an object but the constant that it is read from.
///
/// `isKnownUniquelyReferenced` wants a variable, and each look at a variable counts the object up and down:
/// for the layer of a view, that is a thirtieth of the time that an animation takes to make.
@inline(__always)
func isRetainedOnce<Object: AnyObject>(_ object: Unmanaged<Object>) -> Bool {
  var uncounted = object
  return withUnsafeMutablePointer(to: &uncounted) { reference in
    reference.withMemoryRebound(to: Object.self, capacity: 1) {
      isKnownUniquelyReferenced(&$0.pointee)
    }
  }
}

/// The objects that one object held, taken out of it.
package final class Orphans<Object: AnyObject & Sendable>: Sendable {
  @MainActor private var list: [Object]

  package init(_ list: [Object]) {
    self.list = list
  }

  /// Takes the objects out again.
  @MainActor package func take() -> [Object] {
    defer { list = [] }
    return list
  }

  /// Lets go of objects and all below them in a loop, for one `deinit` within another would overflow
  /// the stack.
  ///
  /// - Parameter orphan: Is told of one object after the other, takes what the object holds out of it,
  ///   if nothing else retains the object, and returns that.
  @MainActor package static func letGo(
    of objects: consuming [Object], _ orphan: (Object, _ isGoing: Bool) -> [Object]
  ) {
    while var object = objects.popLast() {
      let isGoing = isKnownUniquelyReferenced(&object)
      objects += orphan(object, isGoing)
    }
  }
}

/// The owner of some remains, whose isolated deinit is the way from a plain deinit to the main actor.
@MainActor
private final class LastRites<Left: Remains> {
  private let remains: Left
  private let gate: DispatchSemaphore

  nonisolated init(_ remains: consuming Left, opening gate: DispatchSemaphore) {
    self.remains = remains
    self.gate = gate
  }

  @MainActor deinit {
    remains.putInOrder()
    gate.signal()
  }
}

/// The thread that a program begins on, where the main actor runs unless a program gives the thread up.
private enum MainThread {
  /// True on that thread.
  static var isCurrent: Bool {
    #if canImport(Glibc)
      if let known { return pthread_equal(pthread_self(), known) != 0 }
    #endif
    return Thread.isMainThread
  }

  #if canImport(Glibc)
    /// The thread, if it was the first that asked: `Thread.isMainThread` makes two system calls here,
    /// which cost more than all else that a small object's deinit does.
    private static let known = Thread.isMainThread ? pthread_self() : nil
  #endif
}
