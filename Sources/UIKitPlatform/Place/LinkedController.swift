/// A property that refers to a view controller weakly.
///
/// On the stage it is a link instead, which keeps the retains of the controller cheap.
@propertyWrapper @MainActor
package struct LinkedController {
  private weak var controller: UIViewController?

  package init(wrappedValue: UIViewController?) { controller = wrappedValue }

  /// The controller; nil once it is deallocated.
  package var wrappedValue: UIViewController? {
    get { controller }
    set { controller = newValue }
  }
}
