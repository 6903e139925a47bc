/// A property that refers to a view by a link.
// Such wrappers are not one generic type: other modules cannot specialize it.
@propertyWrapper @MainActor
package struct LinkedView {
  private var link: Link?

  package init(wrappedValue: UIView?) { link = wrappedValue?.link }

  /// The view; nil once it is deallocated.
  package var wrappedValue: UIView? {
    get { link?.view }
    set { link = newValue?.link }
  }
}

extension Link {
  /// The view that the link leads to; nil once it is deallocated.
  var view: UIView? { object as? UIView }
}
