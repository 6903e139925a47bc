/// An unsafe reference to an object that it does not retain; the remains of that object clear it.
///
/// It is what `unowned(unsafe)` would be, were that free: there every look counts the object up and
/// down again, even one that only asks which object it is. Here only `object` counts.
package struct BackReference<Object: AnyObject> {
  // Nothing is checked: when the object is deallocated, no reference to it may be left. See `Remains`.
  private let reference: Unmanaged<Object>?

  /// A reference to an object, or to none.
  @inline(__always)
  package init(_ object: Object? = nil) {
    reference = if let object { .passUnretained(object) } else { nil }
  }

  /// The object, if there is one.
  @inline(__always)
  package var object: Object? { reference?.takeUnretainedValue() }

  /// True when there is none.
  @inline(__always)
  package var isNil: Bool { reference == nil }

  /// True when the object is `other`, or when there is neither.
  @inline(__always)
  package func refers(to other: AnyObject?) -> Bool {
    guard let reference else { return other == nil }
    guard let other else { return false }
    return reference.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
  }
}
