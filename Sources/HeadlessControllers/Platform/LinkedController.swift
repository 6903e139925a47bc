import HeadlessViews

/// A property that refers to a view controller by a link.
// Such wrappers are not one generic type: other modules cannot specialize it.
@propertyWrapper @MainActor
package struct LinkedController {
  private var link: Link?

  package init(wrappedValue: UIViewController?) { link = wrappedValue?.link }

  /// The controller; nil once it is deallocated.
  package var wrappedValue: UIViewController? {
    get { link?.controller }
    set { link = newValue?.link }
  }
}

extension Link {
  /// The controller that the link leads to; nil once it is deallocated.
  var controller: UIViewController? { object as? UIViewController }
}
