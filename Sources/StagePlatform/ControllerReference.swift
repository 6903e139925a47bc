/// A reference to the view controller that owns the reference's owner; the view controller clears
/// it when it is deallocated.
///
/// A weak reference would give each view controller a side table, which slows down every retain
/// and release of it: with this one and that of the presenter, a presentation takes 4 % longer.
@MainActor
package struct ControllerReference {
  /// The view controller; nil once it is deallocated.
  package unowned(unsafe) var controller: ViewController?

  /// Creates a reference.
  package init(_ controller: ViewController) { self.controller = controller }
}
