/// Provides `init()` to all subclasses, also to those that declare other initialisers: `Card()`.
///
/// Swift inherits `init()` only if a subclass overrides every other initialiser of its superclass,
/// or declares none. Code for UIKit overrides `init(frame:)`, declares its own
/// `required init?(coder:)`, and still relies on `init()`.
///
/// A class without the initialiser that `init()` calls cannot be created in this way: the program
/// then ends with the class's name, as it does in UIKit.
@preconcurrency @MainActor
public protocol PlainlyMade {}

extension PlainlyMade {
  /// Creates a view of zero size, or a controller whose view is not loaded yet.
  public init() {
    // A required initialiser must be written in every subclass, unless it is unavailable. An
    // unavailable initialiser can be called only through a protocol whose conformance is looked up
    // at run time.
    let type: Any = Self.self
    guard let made = (type as? any PlainMaking.Type)?.init(plain: Plain()) as? Self else {
      preconditionFailure("\(Self.self) does not have the initializer that init() calls")
    }
    self = made
  }
}

/// A token that marks the initialiser behind `init()`.
public struct Plain {
  init() {}
}

/// A class with the initialiser behind `init()`.
@MainActor
package protocol PlainMaking: AnyObject {
  /// Calls an initialiser that every subclass has.
  init(plain: Plain)
}
