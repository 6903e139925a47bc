import Foundation

/// A reference that neither retains its object nor notices the object's end; nil if there is none.
///
/// It counts no reference, and does not give its object a side table, as a weak reference would: a
/// view would take 18 % longer in `W2`, and its animations 30 % longer in `setup`. There is one
/// rule: **the object's `deinit` clears the reference**, directly or by a `Cleanup`, and then calls
/// `EndedObjects.add`. A debug build stops where a reference to such an object is read. Only the
/// progress of a `FollowedMotion` has no reference to clear: what retains it drops the motion first.
///
/// An object that does not know the references to it has a `Link`.
package struct Unretained<Reference> {
  /// The pointer to the object and, behind a protocol, its witness table; zeros for none.
  private let words: (UInt, UInt)

  /// A reference to an object, or to none.
  ///
  /// - Precondition: `Reference` is a class, or a protocol that only classes adopt.
  package init(_ object: Reference? = nil) {
    guard let object else {
      words = (0, 0)
      return
    }
    let isClass = MemoryLayout<Reference>.size == MemoryLayout<UInt>.size
    words =
      isClass
      ? (unsafeBitCast(object, to: UInt.self), 0)
      : unsafeBitCast(object, to: (UInt, UInt).self)
    assert(EndedObjects.remove(words.0))
  }

  /// The object; the caller retains it.
  package var object: Reference? {
    guard words.0 != 0 else { return nil }
    assert(!EndedObjects.contain(words.0), "an unretained reference outlives its object")
    let isClass = MemoryLayout<Reference>.size == MemoryLayout<UInt>.size
    return isClass
      ? unsafeBitCast(words.0, to: Reference.self) : unsafeBitCast(words, to: Reference.self)
  }
}

/// The addresses of objects that have ended, while no new object has taken their place: in debug
/// builds only.
package enum EndedObjects {
  #if DEBUG
    private static let addresses = Addresses()

    private final class Addresses: @unchecked Sendable {
      private let lock = NSLock()
      private var all: Set<UInt> = []

      func withLock<Result>(_ body: (inout Set<UInt>) -> Result) -> Result {
        lock.withLock { body(&all) }
      }
    }
  #endif

  /// Notes that the `deinit` of an object has cleared all unretained references to it.
  package static func add(_ address: UInt) {
    #if DEBUG
      addresses.withLock { _ = $0.insert(address) }
    #endif
  }

  /// True if the object at an address has ended.
  fileprivate static func contain(_ address: UInt) -> Bool {
    #if DEBUG
      addresses.withLock { $0.contains(address) }
    #else
      false
    #endif
  }

  /// Notes that there is an object at an address; always true.
  fileprivate static func remove(_ address: UInt) -> Bool {
    #if DEBUG
      addresses.withLock { _ = $0.remove(address) }
    #endif
    return true
  }
}
