public import Transitioning

/// A kind of request in random sequences: present, push, select a tab, or an operation of an app's
/// container.
///
/// ```swift
/// let menu = AppearanceOperation("showMenu", on: Shell.self) { shell, choices in
///   shell.showMenu(choices.page(), animated: choices.animated())
/// }
/// ```
@preconcurrency @MainActor
public struct AppearanceOperation {
  /// The name of the operation, as in code.
  public let name: String

  /// How often the operation is chosen, relative to the others; at least 1.
  public var weight: Int

  /// Makes the request, and returns the code that does the same; nil if no request is possible.
  let perform: @MainActor (AppearanceChoices) -> String?

  init(
    _ name: String, weight: Int, _ perform: @escaping @MainActor (AppearanceChoices) -> String?
  ) {
    (self.name, self.weight, self.perform) = (name, weight, perform)
  }

  /// Creates an operation on the controllers of a class.
  ///
  /// - Parameters:
  ///   - name: The name of the method, for the lines of a failure.
  ///   - type: The class; the operation is skipped while no controller of the class is in use.
  ///   - weight: How often the operation is chosen; that of a push is 4.
  ///   - perform: Makes the request to one of the controllers, with random arguments.
  public init<Container: UIViewController>(
    _ name: String, on type: Container.Type, weight: Int = 8,
    _ perform: @escaping @MainActor (Container, AppearanceChoices) -> Void
  ) {
    self.init(name, weight: max(weight, 1)) { choices in
      guard let container = choices.controller(of: type) else { return nil }
      let subject = choices.name(of: container)
      perform(container, choices)
      return "\(subject).\(name)(\(choices.arguments.joined(separator: ", ")))"
    }
  }

  /// The operations of modal presentations, navigation controllers, tab bar controllers and child
  /// controllers, and the passing of time.
  public static var standard: [AppearanceOperation] {
    time + modal + navigation + tabs + children
  }
}
