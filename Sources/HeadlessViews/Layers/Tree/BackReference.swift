/// An unretained, unchecked reference to an object; the cleanup of that object clears it.
///
/// It replaces `unowned(unsafe)`, whose every access retains and releases the object, even an
/// access that only compares identities. Here only `object` does so.
package struct BackReference<Object: AnyObject> {
  // Nothing is checked: no reference may be left when the object is deallocated. See `Cleanup`, and
  // "Unchecked code" in CONTRIBUTING.
  private let reference: Unmanaged<Object>?

  /// A reference to an object, or an empty one.
  @inline(__always)
  package init(_ object: Object? = nil) {
    reference = if let object { .passUnretained(object) } else { nil }
  }

  /// The object; nil if the reference is empty.
  @inline(__always)
  package var object: Object? { reference?.takeUnretainedValue() }

  /// True if the reference is empty.
  @inline(__always)
  package var isNil: Bool { reference == nil }

  /// True if both references are to the same object, or both are nil.
  @inline(__always)
  package func isSame(as other: BackReference) -> Bool {
    reference?.toOpaque() == other.reference?.toOpaque()
  }

  /// True if the object is `other`, or if both are nil.
  @inline(__always)
  package func refers(to other: AnyObject?) -> Bool {
    guard let reference else { return other == nil }
    guard let other else { return false }
    return reference.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
  }
}
